/// The entries of a terminal's palette that stand for a colour where there are fewer colours.
public struct PaletteIndex: Hashable, Sendable {
  /// The colour; one that is not opaque, or is the terminal's own, needs no entry and is ignored.
  public var color: ThemeColor
  /// Its entry in a palette of 256; nil leaves the choice to the program.
  public var ansi256: UInt8?
  /// Its entry in a palette of 16, below 16; nil leaves the choice to the program.
  public var ansi16: UInt8?

  /// Makes the entries of a colour.
  public init(color: ThemeColor, ansi256: UInt8? = nil, ansi16: UInt8? = nil) {
    self.color = color
    self.ansi256 = ansi256
    self.ansi16 = ansi16
  }
}
