internal import CarouselType

/// The block face at a size: lengths in half columns.
struct SteppedFace: Hashable, Sendable {
  let step: TypeStep
  let weight: FaceWeight

  /// The half columns of a text on one line; nil where a letter is missing.
  func width(of text: some StringProtocol) -> Int? {
    BlockFace.dots(in: text, weight).map { $0 * step.scale }
  }

  /// The half columns between two letters.
  var gap: Int { BlockFace.gap * step.scale }

  /// The half columns between two words.
  var blank: Int { (width(of: " ") ?? 0) + 2 * gap }
}
