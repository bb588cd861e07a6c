import CarouselConfig
import SourceDiagnostics
import YAMLTree

/// What it costs to read a config, against the bare events of libyaml in the same run.
enum ConfigBenchmarks {
  static func run() {
    print("config, 10 MB of slides with title, text, colours and holds")
    let bytes = generated(size: 10_000_000)
    // In turns, so that a machine whose speed drifts is as slow for one as for the other.
    var (raw, tree, load) = (Double.infinity, Double.infinity, Double.infinity)
    for _ in 1...7 {
      raw = min(raw, Measure.milliseconds(rounds: 1) { countRawEvents(bytes) }.0)
      tree = min(tree, Measure.milliseconds(rounds: 1) { parse(bytes) }.0)
      let (time, config) = Measure.milliseconds(rounds: 1) {
        ConfigLoader.load(text: bytes, name: "big.yaml", folder: ".")
      }
      precondition(config.show != nil, "the generated config must load")
      load = min(load, time)
    }
    for (name, time) in [("raw libyaml events", raw), ("text to tree", tree), ("validation", load)]
    {
      Measure.report(name, time, "ms")
      Measure.report("\(name), throughput", Double(bytes.count) / 1e6 / (time / 1000), "MB/s")
    }
    Measure.report("text to tree against raw events", tree / raw, "times")
    Measure.report("validation against text to tree", load / tree, "times")
    Measure.report("validation against raw events", load / raw, "times")
    let small = Array(sixtyLines.utf8)
    Measure.report(
      "a 60-line config, validation",
      Measure.milliseconds(rounds: 50) {
        ConfigLoader.load(text: small, name: "small.yaml", folder: ".")
      }.0, "ms")
  }

  private static func parse(_ bytes: [UInt8]) -> YAMLDocument? {
    YAMLDocument.parse(SourceText(name: "big.yaml", bytes: bytes)).document
  }

  private static func slide(_ number: Int) -> String {
    """
        - title: Slide number \(number)
          text: "The quick brown fox jumps over the lazy dog, for the \(number)th time"
          background: "#\(String(0x100000 + number % 0xEFFFFF, radix: 16).uppercased())"
          hold: \(number % 20 + 1)s

    """
  }

  private static func generated(size: Int) -> [UInt8] {
    var text = "carousels:\n  big:\n    autoplay: 5s\n    slides:\n"
    var number = 0
    while text.utf8.count < size {
      number += 1
      text += slide(number)
    }
    return Array(text.utf8)
  }

  private static var sixtyLines: String {
    "carousels:\n  small:\n    autoplay: 5s\n    slides:\n" + (1...14).map(slide).joined()
  }
}
