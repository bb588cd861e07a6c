import CarouselDeck
import CarouselEngine
import CarouselStage
import Glibc

/// What a carousel takes up.
enum MemoryBenchmarks {
  static func run() {
    print("memory")
    Measure.report("a carousel, the value itself", Double(MemoryLayout<Carousel>.size), "bytes")
    let many = 1000
    guard let before = residentBytes() else { return print("  the system does not tell") }
    let carousels = (0..<many).map { Carousel(.count(1_000_000), options: options(start: $0)) }
    guard let after = residentBytes() else { return }
    Measure.report(
      "each of \(carousels.count) carousels of 1000000 pages, resident",
      Double(max(0, after - before)) / Double(carousels.count), "bytes")
    let count = 1_000_000
    let stage = Stage(Deck(name: "deck", slides: (0..<count).map { _ in Slide(.plain) }))
    guard let filled = residentBytes() else { return }
    precondition(stage.carousel.pageCount == count, "all slides must be there")
    Measure.report(
      "each of the \(count) slides of a stage, resident",
      Double(max(0, filled - after)) / Double(count), "bytes")
  }

  private static func options(start: Int) -> CarouselOptions {
    var options = CarouselOptions()
    options.start = start
    options.autoplay = Autoplay(hold: .seconds(5))
    return options
  }

  /// The memory of this process that is in RAM; nil where there is no `/proc`.
  private static func residentBytes() -> Int? {
    guard let file = fopen("/proc/self/statm", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, CInt(line.count), file) != nil else { return nil }
    let text = String(decoding: line.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * sysconf(CInt(_SC_PAGESIZE)) }
  }
}
