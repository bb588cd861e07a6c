internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import CarouselType

/// The parts of a header or a footer in one size, before they have places.
struct LineParts: Hashable, Sendable {
  private var start: SetText?
  private var middle: SetText?
  private var end: SetText?
  /// The indicator, if it is shown in this line.
  let indicator: Scene.IndicatorState?
  /// Its place.
  let indicatorPlace: ScreenLine.Place?
  /// How it is drawn.
  let form: IndicatorForm?
  /// The columns of each.
  let shares: LineShares
  /// The least columns between two of them.
  let gap: Int

  /// Sets the parts of a line; nil where a text cannot be set in that size.
  init?(
    _ line: ScreenLine, _ indicator: Scene.IndicatorState?, _ step: TypeStep, columns: Int,
    _ options: PaintOptions
  ) {
    gap = step == .cell ? 2 : 4
    self.indicator = line.indicator == nil ? nil : indicator
    indicatorPlace = self.indicator == nil ? nil : line.indicator
    form = self.indicator.map { IndicatorForm($0, inLineOf: step.rows, options) }
    func set(_ place: ScreenLine.Place) -> SetText?? {
      let text = options.glyphs.drawableLine(line.text(at: place))
      guard !text.isEmpty else { return .some(nil) }
      return SetText(line: text, step, columns: columns, options.glyphs)
    }
    guard let start = set(.start), let middle = set(.middle), let end = set(.end) else {
      return nil
    }
    (self.start, self.middle, self.end) = (start, middle, end)
    var least = 0
    if let indicator = self.indicator, let form {
      least = IndicatorLayout(indicator, form, options).leastColumns(of: columns)
    }
    let place = indicatorPlace
    func wanted(_ text: SetText?, _ own: ScreenLine.Place) -> Int {
      place == own ? least : text.map { ($0.width + 1) / 2 } ?? 0
    }
    shares = LineShares(
      start: wanted(start, .start), middle: wanted(middle, .middle), end: wanted(end, .end),
      fixed: place, of: columns, gap: gap)
  }

  func text(at place: ScreenLine.Place) -> SetText? {
    switch place {
    case .start: start
    case .middle: middle
    case .end: end
    }
  }

  /// How high the line is.
  var rows: Int {
    [start?.rows, middle?.rows, end?.rows, form?.rows].compactMap(\.self).max() ?? 1
  }
}

extension SetText {
  /// A single line in one size; nil where a letter is missing, or it is wider than some columns, in
  /// letters larger than a cell.
  fileprivate init?(line: String, _ step: TypeStep, columns: Int, _ glyphs: GlyphSet) {
    guard step == .cell else {
      guard glyphs == .unicode else { return nil }
      self.init(
        blocks: line, step: step, weight: .regular, columns: columns, measure: .max, lines: 1,
        isWrapped: false)
      return
    }
    let set = TextBlock.Line(line)
    self.init(
      step: .cell, weight: .regular,
      lines: [Line(pieces: [Piece(text: set.text, start: 0)], width: 2 * set.width)],
      isBlock: false)
  }
}

extension IndicatorForm {
  /// The form of an indicator in a line of the screen.
  ///
  /// - Parameter rows: The rows that there are for it.
  init(_ state: Scene.IndicatorState, inLineOf rows: Int, _ options: PaintOptions) {
    let indicator = state.indicator
    let isWanted =
      switch indicator.size {
      case .auto: options.viewing == .wall
      case .cell: false
      case .four: true
      }
    let isLarge = isWanted && options.glyphs == .unicode
    switch indicator.style {
    case .dots: self = isLarge && indicator.hasUsualShapes ? .discs(rows: min(rows, 2)) : .dots
    case .bar: self = .bar(isLarge ? .whole : .thin)
    case .segments: self = .segments(isLarge ? .whole : .thin)
    case .fraction: self = .fraction(isLarge && rows >= 4 ? TypeStep(rows: 4) : .cell)
    }
  }
}

extension IndicatorLayout {
  /// The fewest columns of a line in which all of the indicator is seen.
  ///
  /// - Parameter columns: Those of the line.
  func leastColumns(of columns: Int) -> Int {
    let dots = min(state.pageCount, indicator.maxDots)
    switch form {
    case .dots: return dots * (dotColumns + 1) - 1
    case .discs(let rows): return 2 * rows * (2 * dots + 1)
    case .bar: return Self.shortestBar
    case .segments:
      // Segments that have no room are drawn as one bar.
      return min(max(Self.shortestBar, 3 * state.pageCount - 1), max(Self.shortestBar, columns / 2))
    case .fraction: return form.columns(pageCount: state.pageCount)
    }
  }
}
