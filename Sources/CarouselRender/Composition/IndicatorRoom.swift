internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage

/// How the cells of a slide are shared between an indicator and everything else.
///
/// They never overlap, so a carousel reserves the same cells on each of its slides.
struct IndicatorRoom: Hashable, Sendable {
  /// The line, or column, of the indicator, or nil where there is none or no room for one.
  private(set) var indicator: CellRect?
  /// What is left for the slide, inside of its margins.
  private(set) var rest: CellRect
  /// How it is drawn.
  private(set) var form: IndicatorForm?

  /// The minimum number of rows for a blank row between indicator and slide.
  private static let spaciousRows = 16
  /// The minimum number of columns for an indicator at the side.
  private static let sideColumns = 12
  /// The blank columns between an indicator at the side and the slide.
  private static let sideGap = 2
  /// The minimum number of columns for the same room at both sides.
  private static let symmetricColumns = 30

  /// Shares the cells of a slide.
  init(_ state: Scene.IndicatorState?, size: FrameSize, _ options: PaintOptions) {
    rest = CellRect(size).insideMargins
    guard let state, state.region == nil else { return }
    let form = IndicatorForm(state, size: size, options)
    self.form = form
    switch state.indicator.position {
    case .top, .bottom: placeHorizontally(atTop: state.indicator.position == .top, form.rows, size)
    case .left, .right:
      let thickness = form.columns(pageCount: state.pageCount)
      placeVertically(atLeft: state.indicator.position == .left, thickness, size)
    }
  }

  private mutating func placeHorizontally(atTop: Bool, _ rows: Int, _ size: FrameSize) {
    guard rest.rows > rows else { return }
    let gap = size.rows >= Viewing.wallRows ? 2 : size.rows >= Self.spaciousRows ? 1 : 0
    let taken = rows + max(gap, size.rows >= Self.spaciousRows ? rows / 2 : 0)
    indicator = CellRect(
      column: rest.column, row: atTop ? rest.row : rest.row + rest.rows - rows,
      columns: rest.columns, rows: rows)
    rest = rest.inset(top: atTop ? taken : 0, bottom: atTop ? 0 : taken)
  }

  /// What is centred keeps its axis: the same columns are left free at the other side.
  private mutating func placeVertically(atLeft: Bool, _ thickness: Int, _ size: FrameSize) {
    guard size.columns >= Self.sideColumns else { return }
    // At the very edge of a narrow slide a mark would look as if it were a part of what is outside.
    let inset = max(0, 1 - rest.column)
    indicator = CellRect(
      column: atLeft ? rest.column + inset : rest.column + rest.columns - thickness - inset,
      row: rest.row, columns: thickness, rows: rest.rows)
    let taken = inset + thickness + Self.sideGap
    let isSymmetric = size.columns >= Self.symmetricColumns
    rest = rest.inset(
      left: atLeft || isSymmetric ? taken : 0, right: !atLeft || isSymmetric ? taken : 0)
  }
}
