/// One character or number of an indicator, in its place.
struct IndicatorMark: Hashable, Sendable {
  /// What colours a mark has.
  enum Ink: Hashable, Sendable {
    /// Those of the current page.
    case current
    /// Those of the other pages.
    case other
    /// The colour of the current page on that of the others: a cell that is filled in part.
    case currentOnOther
    /// The other way round, where a cell is filled from its far end.
    case otherOnCurrent
  }

  /// What is drawn, of known characters.
  var text: String
  /// The column, from that of the viewport.
  var column: Int
  /// The row, from that of the viewport.
  var row: Int
  var ink: Ink
  /// The page to which a click leads.
  var page: Int?
  /// The columns in which a click is one on this mark: those of the text and the gap after it.
  var reach: Int

  /// Whether it marks the current page.
  var isCurrent: Bool { ink == .current }
}
