public import CarouselGrid
public import TerminalCells

/// Frames of all kinds for property tests.
public enum RandomFrames {
  private static let samples = [
    "a", "b", " ", " ", " ", "é", "▀", "█", "你", "界", "字", "e\u{301}", "🇩🇪", "❤️", "1️⃣", "👩‍💻", "👨‍👩‍👧‍👦",
    "\u{1100}", "🙂",
  ]

  /// One character, narrow or wide, of one scalar or several.
  public static func character(using random: inout SeededGenerator) -> String {
    samples.randomElement(using: &random) ?? " "
  }

  public static func color(using random: inout SeededGenerator) -> Color {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .default
    case 1: .indexed(.random(in: 0...255, using: &random))
    case 2: .rgb(0, 0, .random(in: 0...255, using: &random))
    default: .rgb(.random(in: 0...255, using: &random), 128, 7)
    }
  }

  /// One of a few styles, so that neighbours often share theirs.
  public static func style(using random: inout SeededGenerator) -> Style {
    guard Bool.random(using: &random) else { return Style() }
    let attributes = Style.Attributes(rawValue: .random(in: 0..<64, using: &random))
    return Style(
      foreground: color(using: &random), background: color(using: &random),
      attributes: Bool.random(using: &random) ? attributes : [])
  }

  public static func size(using random: inout SeededGenerator) -> FrameSize {
    FrameSize(
      columns: .random(in: 1...24, using: &random), rows: .random(in: 1...9, using: &random))
  }

  /// A frame where everything was put at random, wide characters over wide ones included.
  public static func frame(size: FrameSize, using random: inout SeededGenerator) -> Frame {
    var frame = Frame(size: size, style: style(using: &random))
    for _ in 0..<Int.random(in: 0...size.area, using: &random) {
      edit(&frame, using: &random)
    }
    return frame
  }

  /// Changes a frame a little.
  public static func edit(_ frame: inout Frame, using random: inout SeededGenerator) {
    let length = Int.random(in: 1...6, using: &random)
    var text = ""
    for _ in 0..<length { text += character(using: &random) }
    if Int.random(in: 0..<4, using: &random) == 0 {
      text = String(repeating: text.prefix(1).description, count: 20)
    }
    var style = style(using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 {
      style.link = frame.link(to: "https://example.org/\(Int.random(in: 0..<3, using: &random))")
    }
    frame.put(
      text, column: .random(in: -3..<frame.size.columns + 2, using: &random),
      row: .random(in: -1...frame.size.rows, using: &random), style: style)
  }

  /// The frame moved as a whole, with something else where it came from.
  public static func shifted(
    _ frame: Frame, columns: Int, rows: Int, using random: inout SeededGenerator
  ) -> Frame {
    var result = self.frame(size: frame.size, using: &random)
    result.copy(frame, toColumn: columns, row: rows)
    return result
  }
}
