internal import CarouselDeck
internal import CarouselEngine
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

/// Puts the marks of an indicator into the cells that are set aside for it.
struct IndicatorLayout: Hashable, Sendable {
  let state: Scene.IndicatorState
  let form: IndicatorForm
  let options: PaintOptions
  private let region: CellRect

  /// The layout of the indicator of a scene; nil where none is shown or there is no room for it.
  init?(of scene: Scene, _ options: PaintOptions) {
    guard let state = scene.indicator else { return nil }
    if let region = state.region {
      guard !region.isEmpty else { return nil }
      let form = IndicatorForm(state, inLineOf: region.rows, options)
      self.init(
        state, form, options,
        in: region.moved(columns: -scene.viewport.column, rows: -scene.viewport.row))
      return
    }
    // The place of the indicator is the same on all slides.
    let room = IndicatorRoom(state, size: scene.viewport.size, options)
    guard let region = room.indicator, !region.isEmpty else { return nil }
    self.init(state, room.form ?? .dots, options, in: region)
  }

  /// The layout of an indicator in some cells, by default in none.
  init(
    _ state: Scene.IndicatorState, _ form: IndicatorForm, _ options: PaintOptions,
    in region: CellRect = CellRect(columns: 0, rows: 0)
  ) {
    self.state = state
    self.form = form
    self.options = options
    self.region = region
  }

  var indicator: Indicator { state.indicator }
  var isHorizontal: Bool { indicator.position.isHorizontal }
  var isMirrored: Bool { isHorizontal && state.reading == .rightToLeft }
  /// The cells along the edge.
  var available: Int { isHorizontal ? region.columns : region.rows }

  /// All of its marks.
  ///
  /// - Complexity: O(marks).
  var marks: [IndicatorMark] {
    switch form {
    case .dots: dots
    case .discs(let rows): discs(rows: rows)
    case .bar(let breadth): bar(breadth)
    case .segments(let breadth): segments(breadth)
    case .fraction(let step): fraction(step)
    }
  }

  private var dots: [IndicatorMark] {
    let glyphs = options.glyphs
    let (current, other) = dotShapes
    let width = dotColumns
    // A row of dots has a blank between two of them; in a column the rows are far enough apart.
    let pitch = isHorizontal ? width + 1 : 1
    let arrows = isHorizontal || available < Self.rowsForArrows ? nil : state.openWays
    // Both arrows have their rows whether or not they are shown, or the dots would jump.
    let before = arrows == nil ? 0 : 1
    let room = isHorizontal ? region.columns + 1 : region.rows - 2 * before
    let pages = IndicatorWindow.pages(
      around: state.page, of: state.pageCount, limit: min(indicator.maxDots, room / pitch))
    let extent = pages.count * pitch - (pitch - 1) + 2 * before
    var marks = pages.enumerated().map { position, page in
      let isCurrent = page == state.page
      let text = isCurrent ? current : endsWindow(page, pages) ? glyphs.smallDot : other
      return mark(
        text, isCurrent ? .current : .other, page: page, at: before + position * pitch,
        length: isHorizontal ? width : 1, of: extent, breadth: width, reach: width + 1)
    }
    guard let arrows, !pages.isEmpty else { return marks }
    if arrows.back { marks.append(arrow(glyphs.arrowUp, by: -1, at: 0, of: extent, width)) }
    if arrows.on {
      marks.append(arrow(glyphs.arrowDown, by: 1, at: extent - 1, of: extent, width))
    }
    return marks
  }

  /// The dot of the current page, and that of the others.
  private var dotShapes: (current: String, other: String) {
    (
      dot(indicator.currentShape, fallback: options.glyphs.currentDot),
      dot(indicator.shape, fallback: options.glyphs.dot)
    )
  }

  /// How wide a dot is.
  var dotColumns: Int {
    let (current, other) = dotShapes
    return max(displayWidth(of: current), displayWidth(of: other))
  }

  /// The minimum number of rows for arrows around dots.
  private static let rowsForArrows = 7

  private func arrow(
    _ text: String, by step: Int, at position: Int, of extent: Int, _ breadth: Int
  ) -> IndicatorMark {
    let count = state.pageCount
    return mark(
      text, .current, page: (state.page + step + count) % count, at: position, of: extent,
      breadth: breadth, reach: 2)
  }

  /// Whether a page is the outermost one of a window, and there are more beyond it.
  private func endsWindow(_ page: Int, _ pages: Range<Int>) -> Bool {
    page == pages.lowerBound && page > 0
      || page == pages.upperBound - 1 && page < state.pageCount - 1
  }

  /// The author's shape as it can be drawn, if that is a single character with a width.
  private func dot(_ shape: Character, fallback: String) -> String {
    let text = options.glyphs.drawable(String(shape))
    let isUsual = text.count == 1 && displayWidth(of: text) > 0 && text != " " && text != "?"
    return isUsual ? text : fallback
  }

  /// Discs a disc's breadth apart; that of the current page is three times as long.
  private func discs(rows: Int) -> [IndicatorMark] {
    let unit = isHorizontal ? 2 * rows : rows
    let pages = IndicatorWindow.pages(
      around: state.page, of: state.pageCount,
      limit: min(indicator.maxDots, (available / unit - 1) / 2))
    let extent = unit * (2 * pages.count + 1)
    var position = 0
    var marks: [IndicatorMark] = []
    for page in pages {
      let isCurrent = page == state.page
      let length = unit * (isCurrent ? 3 : 1)
      let shape = DiscShape(
        columns: isHorizontal ? length : 2 * rows, rows: isHorizontal ? rows : length,
        isSmall: !isCurrent && endsWindow(page, pages))
      for (row, text) in shape.rows.enumerated() {
        marks.append(
          mark(
            text, isCurrent ? .current : .other, page: page,
            at: position + (isHorizontal ? 0 : row), length: isHorizontal ? length : 1, of: extent,
            across: isHorizontal ? row : 0, breadth: isHorizontal ? rows : 2 * rows,
            reach: isHorizontal ? length + unit : 2 * rows))
      }
      position += length + unit
    }
    return marks
  }

  /// Numbers are read from left to right in every script; only their place is mirrored.
  private func fraction(_ step: TypeStep) -> [IndicatorMark] {
    let count = state.pageCount
    // Numbers that are cut off would be wrong ones. No page has a longer number than the last.
    guard PageFraction(page: count, count: count, step).columns <= region.columns else { return [] }
    let numbers = PageFraction(page: state.page + 1, count: count, step)
    let (columns, rows) = (numbers.columns, step.rows)
    return numbers.rows.enumerated().flatMap { row, texts in
      let first = mark(
        texts.page, .current, page: nil, at: isHorizontal ? 0 : row,
        length: isHorizontal ? columns : 1, of: isHorizontal ? columns : rows,
        across: isHorizontal ? row : 0, breadth: isHorizontal ? rows : columns, reach: 0)
      var second = first
      second.text = texts.rest
      second.ink = .other
      second.column += numbers.pageColumns + numbers.gap
      return [first, second]
    }
  }

  /// Puts a mark somewhere along an indicator.
  ///
  /// - Parameters:
  ///   - position: How far it is from the start of the indicator.
  ///   - length: How much of the indicator it covers.
  ///   - extent: How long the indicator is.
  ///   - across: How far it is from the upper or left edge of the indicator.
  ///   - breadth: How wide an indicator at a side is.
  ///   - reach: The columns in which a click is one on the mark.
  func mark(
    _ text: String, _ ink: IndicatorMark.Ink, page: Int?, at position: Int, length: Int = 1,
    of extent: Int, across: Int = 0, breadth: Int, reach: Int
  ) -> IndicatorMark {
    let spare = max(0, available - extent)
    let start =
      switch indicator.align {
      case .start: 0
      // What is left over from the middle is on the same side either way.
      case .center: isMirrored ? spare - spare / 2 : spare / 2
      case .end: spare
      }
    let along = isMirrored ? available - (start + position + length) : start + position
    // At the right, what is narrower than the region is at its outer side.
    let inset = indicator.position == .right ? max(0, region.columns - breadth) : 0
    return IndicatorMark(
      text: text, column: region.column + (isHorizontal ? along : inset + across),
      row: region.row + (isHorizontal ? across : along), ink: ink, page: page, reach: reach)
  }
}
