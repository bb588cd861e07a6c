/// A line above every slide, or below, which stays the same when pages change.
public struct ScreenLine: Hashable, Sendable {
  /// A place in the line.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    /// At the left; at the right where the carousel is read from there.
    case start
    /// In the middle of the screen.
    case middle
    /// At the other end.
    case end
  }

  /// The text at the start, or empty.
  public var start = ""
  /// The text in the middle, or empty.
  public var middle = ""
  /// The text at the end, or empty.
  public var end = ""
  /// Where the indicator of the outermost carousel is, in place of a text; nil for nowhere in this
  /// line.
  public var indicator: Place?
  /// The colour of the texts; the standard one is the theme's colour for text of less importance.
  public var color = ThemeColor.standard

  /// Makes a line that shows nothing.
  public init() {}

  /// The text at a place; empty where the indicator is.
  public func text(at place: Place) -> String {
    if place == indicator { return "" }
    return switch place {
    case .start: start
    case .middle: middle
    case .end: end
    }
  }

  /// Whether it shows nothing, so that it takes no room.
  public var isEmpty: Bool {
    indicator == nil && start.isEmpty && middle.isEmpty && end.isEmpty
  }
}
