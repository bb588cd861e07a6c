/// What the two ends of a carousel do.
public enum Boundary: Hashable, Sendable, CaseIterable {
  /// The first and the last page are ends.
  case bounded
  /// After the last page comes the first.
  ///
  /// With fewer than two pages the wish is remembered but has no effect.
  case looping
}

/// One end of a bounded carousel.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  /// Before the first page.
  case start
  /// After the last page.
  case end
}
