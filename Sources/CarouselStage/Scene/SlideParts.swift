public import CarouselDeck
public import CarouselGrid

/// How the cells of a slide are shared between its parts.
///
/// The indicator and the text never lie on each other, so a carousel sets the same cells aside on
/// each of its slides. Where there are few rows, the content goes before the title, the title before
/// the caption; where there are many, the parts have blank rows around them.
public struct SlideParts: Hashable, Sendable {
  /// The line of the title, or nil where it has none.
  ///
  /// On a slide with nothing else the title is the content.
  public private(set) var title: Region?
  /// The line of the caption, or nil where it has none.
  public private(set) var caption: Region?
  /// The line, or column, of the indicator, or nil where there is no room for one.
  public private(set) var indicator: Region?
  /// What is left for the content.
  public private(set) var content: Region

  /// As many rows make room for blank ones between the parts.
  private static let spaciousRows = 16
  /// As many columns make room for an indicator at the side.
  private static let sideIndicatorColumns = 12

  /// Shares the cells of a slide.
  ///
  /// - Parameters:
  ///   - slide: The slide.
  ///   - columns: How wide it is.
  ///   - rows: How high it is.
  ///   - indicator: The indicator of the carousel that the slide is in, if it shows one.
  public init(of slide: Slide, columns: Int, rows: Int, indicator: Scene.IndicatorState? = nil) {
    content = Region(width: columns, height: rows)
    let gap = rows >= Self.spaciousRows ? 1 : 0
    if let indicator { placeIndicator(indicator, gap: gap) }
    var hasContent = true
    if case .plain = slide.content { hasContent = false }
    if hasContent, !slide.title.isEmpty, content.height > 1 {
      title = takeRow(atTop: true, before: gap, after: gap)
    }
    if !slide.caption.isEmpty, content.height > 1 {
      // Above a line of dots a blank row would only tear the two apart.
      caption = takeRow(atTop: false, before: indicator == nil ? gap : 0, after: gap)
    }
  }

  private mutating func placeIndicator(_ state: Scene.IndicatorState, gap: Int) {
    let position = state.indicator.position
    if position.isHorizontal {
      guard content.height > 1 else { return }
      indicator = takeRow(atTop: position == .top, before: gap, after: gap)
    } else {
      guard content.width >= Self.sideIndicatorColumns else { return }
      let thickness = Self.thickness(of: state)
      let x = position == .left ? 1 : content.width - thickness - 1
      indicator = Region(x: x, width: thickness, height: content.height)
      let taken = thickness + 2
      content = content.inset(
        left: position == .left ? taken : 0, right: position == .right ? taken : 0)
    }
  }

  /// The columns of an indicator at the side: a character may be two columns wide.
  private static func thickness(of state: Scene.IndicatorState) -> Int {
    switch state.indicator.style {
    case .dots, .bar: 2
    case .fraction: 2 * String(state.pageCount).count + 1
    }
  }

  /// Takes a row from the content, with blank rows on its outer and its inner side.
  private mutating func takeRow(atTop: Bool, before: Int, after: Int) -> Region {
    let row = Region(
      x: content.x, y: atTop ? content.y + before : content.y + content.height - 1 - before,
      width: content.width, height: 1)
    let taken = before + 1 + after
    content = content.inset(top: atTop ? taken : 0, bottom: atTop ? 0 : taken)
    return row
  }
}
