/// What a terminal can do beyond placing the cursor and drawing text.
public struct TerminalFeatures: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Erased cells take the background of the pen.
  public static let backgroundErase = TerminalFeatures(rawValue: 1 << 0)
  /// `REP` repeats the character before it.
  public static let repetition = TerminalFeatures(rawValue: 1 << 1)
  /// Regions of rows scroll, and cells are inserted and deleted within a row.
  public static let shifting = TerminalFeatures(rawValue: 1 << 2)
  /// A frame is shown at once when wrapped in mode 2026; terminals without it ignore the mode.
  public static let synchronizedOutput = TerminalFeatures(rawValue: 1 << 3)

  public static let all: TerminalFeatures = [
    .backgroundErase, .repetition, .shifting, .synchronizedOutput,
  ]
}
