/// The themes that come with the program.
package enum BuiltInTheme: String, Hashable, Sendable, CaseIterable {
  /// Light text on a blue black.
  case dark
  /// Dark text on a cool white.
  case light
  /// Dark text on a warm white.
  case paper
  /// White and yellow on black, for signs.
  case signal

  /// A colour with the entries that stand for it in palettes of 256 and of 16.
  ///
  /// Against `bg`, text has a contrast of at least 14.8, muted text 6.7, status words 6.1 and edges
  /// 3.9, by WCAG 2.
  struct Shade: Hashable, Sendable {
    let hex: String
    let ansi256: UInt8
    let ansi16: UInt8

    init(_ hex: String, _ ansi256: UInt8, _ ansi16: UInt8) {
      (self.hex, self.ansi256, self.ansi16) = (hex, ansi256, ansi16)
    }
  }

  /// The names of its colours in `palette`, in the order of `shades`; the first one is that of the
  /// screen.
  static let names = ["bg", "surface", "text", "muted", "edge", "accent", "ok", "warn", "bad"]

  /// Its colours.
  var shades: [Shade] {
    switch self {
    case .dark:
      [
        Shade("#10151C", 233, 0), Shade("#1E2733", 235, 0), Shade("#EEF2F6", 255, 15),
        Shade("#A4B1BF", 145, 7), Shade("#76859A", 103, 8), Shade("#6FC3FF", 75, 14),
        Shade("#7ED491", 114, 10), Shade("#FFC857", 221, 11), Shade("#FF8A7A", 210, 9),
      ]
    case .light:
      [
        Shade("#F6F8FA", 231, 15), Shade("#E3E8EE", 254, 15), Shade("#1A2027", 234, 0),
        Shade("#4E5965", 240, 0), Shade("#717D8A", 244, 8), Shade("#0B57B7", 25, 4),
        Shade("#156B35", 22, 0), Shade("#7A4E00", 94, 0), Shade("#B3261E", 124, 1),
      ]
    case .paper:
      [
        Shade("#FFF8E4", 230, 15), Shade("#F3E7C9", 187, 15), Shade("#2B2118", 235, 0),
        Shade("#63513D", 240, 0), Shade("#85714F", 242, 8), Shade("#8A3B12", 94, 5),
        Shade("#2C6124", 22, 0), Shade("#6B5600", 58, 0), Shade("#B00F1E", 124, 1),
      ]
    case .signal:
      [
        Shade("#000000", 16, 0), Shade("#1C1C1C", 234, 0), Shade("#FFFFFF", 231, 15),
        Shade("#C6C6C6", 251, 7), Shade("#8A8A8A", 245, 8), Shade("#FFD700", 220, 11),
        Shade("#5FFF87", 84, 10), Shade("#FFAF00", 214, 3), Shade("#FF8787", 210, 9),
      ]
    }
  }
}
