/// One character or number of an indicator, in its place.
struct IndicatorMark: Hashable, Sendable {
  /// What an indicator says about where input goes.
  enum Emphasis: Hashable, Sendable {
    /// There is only one carousel.
    case usual
    /// Input goes to this one first.
    case focused
    /// Input goes to another one first.
    case unfocused
  }

  /// What is drawn, of known characters.
  var text: String
  /// The column, from that of the viewport.
  var column: Int
  /// The row, from that of the viewport.
  var row: Int
  /// Whether it stands for the current page.
  var isCurrent: Bool
  /// The page to which a click leads.
  var page: Int?
}
