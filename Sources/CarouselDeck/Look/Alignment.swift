/// Where a text stands from side to side.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
}

/// Where a text stands from top to bottom.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the upper edge.
  case top
  /// In the middle.
  case middle
  /// At the lower edge.
  case bottom
}
