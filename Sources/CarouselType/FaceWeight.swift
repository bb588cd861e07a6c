/// How heavy the letters of a face are.
package enum FaceWeight: Hashable, Sendable, CaseIterable {
  /// Stems of one dot.
  case regular
  /// Stems of two dots.
  case bold
}
