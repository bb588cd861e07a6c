/// How bright the background of a terminal is, for `theme: auto`.
package enum TerminalGround: Hashable, Sendable {
  /// Light text on a dark background, as far as anybody knows.
  case dark
  /// Dark text on a light background.
  case light
}
