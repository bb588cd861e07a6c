/// What a terminal can do beyond placing the cursor and drawing text.
package struct TerminalFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Erased cells take the background of the pen.
  package static let backgroundErase = TerminalFeatures(rawValue: 1 << 0)
  /// `REP` repeats the character before it.
  package static let repetition = TerminalFeatures(rawValue: 1 << 1)
  /// Regions of rows scroll, and cells are inserted and deleted within a row.
  package static let shifting = TerminalFeatures(rawValue: 1 << 2)
  /// A frame is shown at once when wrapped in mode 2026; terminals without it ignore the mode.
  package static let synchronizedOutput = TerminalFeatures(rawValue: 1 << 3)
  /// Text can lead to an address (`OSC 8`).
  package static let hyperlinks = TerminalFeatures(rawValue: 1 << 4)

  /// Those of most terminals; the others have to be known.
  package static let usual: TerminalFeatures = [
    .backgroundErase, .repetition, .shifting, .synchronizedOutput,
  ]

  package static let all: TerminalFeatures = [.usual, .hyperlinks]
}
