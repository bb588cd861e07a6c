/// Why options cannot be those of a layout.
public enum LayoutError: Error, Hashable, Sendable {
  /// An option has a value that it may not have; see `LayoutOption.allows(_:)`.
  case outOfRange(LayoutOption, value: Double)
  /// The offset of a keyframe is not greater than that of the one before it.
  case keyframesOutOfOrder(offset: Double)
}
