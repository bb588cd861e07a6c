/// The line along which pages are placed.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Side by side.
  case horizontal
  /// One above the other.
  case vertical
}

/// The way a text is read.
///
/// It mirrors pixels and keys, never page numbers.
public enum ReadingDirection: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case leftToRight
  /// From right to left: forward is to the left.
  case rightToLeft
}

/// Where the viewport is moving, in the words of the screen.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  /// Nothing moves.
  case still
  /// Towards the left.
  case left
  /// Towards the right.
  case right
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// The direction of a growing or shrinking offset.
  package static func of(forward: Bool, axis: Axis, reading: ReadingDirection) -> Direction {
    switch axis {
    case .vertical: forward ? .down : .up
    case .horizontal: forward == (reading == .leftToRight) ? .right : .left
    }
  }
}
