public import CarouselDeck
public import CarouselGrid

/// How the cells of a slide are shared between its parts.
///
/// The indicator and the text never overlap, so a carousel reserves the same cells on
/// each of its slides. Where there are few rows, the content goes before the title, the title
/// before the caption; where there are many, the parts have blank rows around them.
public struct SlideParts: Hashable, Sendable {
  /// The line of the title, or nil where it has none.
  ///
  /// On a slide with nothing else the title is the content.
  public private(set) var title: CellRect?
  /// The line of the caption, or nil where it has none.
  public private(set) var caption: CellRect?
  /// The line, or column, of the indicator, or nil where there is no room for one.
  public private(set) var indicator: CellRect?
  /// What is left for the content.
  public private(set) var content: CellRect

  /// The minimum number of rows for blank rows between the parts.
  private static let spaciousRows = 16
  /// The minimum number of columns for an indicator at the side.
  private static let sideIndicatorColumns = 12

  /// Shares the cells of a slide.
  ///
  /// - Parameters:
  ///   - slide: The slide.
  ///   - columns: How wide it is.
  ///   - rows: How high it is.
  ///   - indicator: The indicator of the carousel that the slide is in, if it shows one.
  public init(of slide: Slide, columns: Int, rows: Int, indicator: Scene.IndicatorState? = nil) {
    content = CellRect(columns: columns, rows: rows)
    let gap = rows >= Self.spaciousRows ? 1 : 0
    if let indicator { placeIndicator(indicator, gap: gap) }
    var hasContent = true
    if case .plain = slide.content { hasContent = false }
    if hasContent, !slide.title.isEmpty, content.rows > 1 {
      title = takeRow(atTop: true, before: gap, after: gap)
    }
    if !slide.caption.isEmpty, content.rows > 1 {
      // Above a line of dots a blank row would only tear the two apart.
      caption = takeRow(atTop: false, before: indicator == nil ? gap : 0, after: gap)
    }
  }

  private mutating func placeIndicator(_ state: Scene.IndicatorState, gap: Int) {
    let position = state.indicator.position
    if position.isHorizontal {
      guard content.rows > 1 else { return }
      indicator = takeRow(atTop: position == .top, before: gap, after: gap)
    } else {
      guard content.columns >= Self.sideIndicatorColumns else { return }
      let thickness = state.indicator.style.thickness(pageCount: state.pageCount)
      let column = position == .left ? 1 : content.columns - thickness - 1
      indicator = CellRect(column: column, columns: thickness, rows: content.rows)
      let taken = thickness + 2
      content = content.inset(
        left: position == .left ? taken : 0, right: position == .right ? taken : 0)
    }
  }

  /// Takes a row from the content, with blank rows on its outer and its inner side.
  private mutating func takeRow(atTop: Bool, before: Int, after: Int) -> CellRect {
    let row = CellRect(
      column: content.column,
      row: content.row + (atTop ? before : content.rows - 1 - before), columns: content.columns,
      rows: 1)
    let taken = before + 1 + after
    content = content.inset(top: atTop ? taken : 0, bottom: atTop ? 0 : taken)
    return row
  }
}
