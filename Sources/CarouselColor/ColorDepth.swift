/// The number of colours that a terminal supports.
package enum ColorDepth: String, Hashable, Sendable, CaseIterable {
  case truecolor
  case palette256
  case palette16
  /// No colour at all; attributes are still sent.
  case none
}
