/// What is drawn in the colour of text, by how much contrast it needs.
package enum Ink: Hashable, Sendable {
  /// What is read.
  case letters
  /// Lines, dots and blocks.
  case marks

  /// The contrast of text that is read first, from WCAG 2.2, success criterion 1.4.6.
  package static let enhancedContrast = 7.0

  /// The minimum contrast with the ground: 4.5 for text and 3 for graphics, from success criteria
  /// 1.4.3 and 1.4.11 of WCAG 2.2.
  package var minimumContrast: Double {
    switch self {
    case .letters: 4.5
    case .marks: 3
    }
  }

  /// What a palette has to keep of a contrast: as much as possible, and at least; nil where the
  /// contrast is so low that nothing has to be kept.
  package func kept(of contrast: Double) -> (best: Double, least: Double)? {
    guard contrast >= Ink.marks.minimumContrast else { return nil }
    guard self == .letters, contrast >= minimumContrast else {
      return (Ink.marks.minimumContrast, Ink.marks.minimumContrast)
    }
    return (
      contrast >= Self.enhancedContrast ? Self.enhancedContrast : minimumContrast, minimumContrast
    )
  }
}
