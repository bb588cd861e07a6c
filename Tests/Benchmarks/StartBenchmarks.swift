import CarouselGrid
import Glibc
import TerminalCells
import TestSupport

/// How long a person waits from the command to the first picture.
enum StartBenchmarks {
  static func run() {
    print("carousel-play, a deck of ten slides")
    let path = "/tmp/carousel-bench-\(getpid()).yaml"
    guard write(deck, to: path) else { return print("  cannot write \(path)") }
    defer { unlink(path) }
    for (columns, rows) in [(120, 40), (200, 60)] {
      let times = (0..<7).compactMap { _ in firstFrame(path, columns, rows) }
      guard let best = times.min() else { return print("  nothing seen at \(columns)x\(rows)") }
      Measure.report("exec to first frame at \(columns)x\(rows)", best, "ms")
    }
  }

  private static var deck: String {
    // In cells, so that the words can be found in what the terminal gets.
    "autoplay: 10s\nslide: { size: 1 }\nslides:\n"
      + (0..<10).map { "  - { title: Slide \($0), text: Something to read }\n" }.joined()
  }

  private static func firstFrame(_ path: String, _ columns: Int, _ rows: Int) -> Double? {
    let clock = ContinuousClock()
    let began = clock.now
    guard
      var terminal = try? PseudoTerminal(
        BuiltProduct.path(of: "carousel-play"), [path],
        size: FrameSize(columns: columns, rows: rows)),
      (try? terminal.wait(for: "Something to read")) != nil
    else { return nil }
    return (clock.now - began) / .milliseconds(1)
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    return fputs(text, file) >= 0
  }
}
