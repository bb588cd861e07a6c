/// The number of colours that a terminal supports.
public enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  /// 24 bits a colour.
  case truecolor
  /// A palette of 256.
  case palette256
  /// A palette of 16, whose colours are the user's.
  case palette16
  /// No colour at all; attributes are still sent.
  case none
}
