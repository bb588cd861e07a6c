/// From how far away a screen is read.
public enum Viewing: String, Hashable, Sendable, CaseIterable {
  /// From a desk: running text in the terminal's own letters.
  case desk
  /// From across a room: nothing that matters is in the terminal's own letters.
  case wall

  /// The minimum number of rows of a screen that is taken for a wall.
  ///
  /// With fewer rows the terminal's letters are large enough to be read from a chair: at 50 rows one
  /// is 1/80 of the screen's height.
  public static let wallRows = 50

  /// How a screen of some rows is usually seen.
  public init(rows: Int) { self = rows >= Self.wallRows ? .wall : .desk }
}
