/// One character or number of an indicator, in its place.
struct IndicatorMark: Hashable, Sendable {
  /// What is drawn, of known characters.
  var text: String
  /// The column, from that of the viewport.
  var column: Int
  /// The row, from that of the viewport.
  var row: Int
  /// Whether it marks the current page.
  var isCurrent: Bool
  /// The page to which a click leads.
  var page: Int?
}
