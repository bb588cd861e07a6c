import CarouselConfig

extension Explain {
  /// What a key means; nil for a word that is none.
  static func explain(key topic: String) -> String? { KeyExplanation.text(of: topic) }

  /// The key that somebody most likely meant.
  static func nearestKey(to topic: String) -> String? { KeyExplanation.nearest(to: topic) }
}
