/// The horizontal alignment of text.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
}

/// The vertical alignment of text.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the upper edge.
  case top
  /// In the middle.
  case middle
  /// At the lower edge.
  case bottom
}
