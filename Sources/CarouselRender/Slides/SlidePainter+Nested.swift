internal import CarouselDeck
internal import CarouselEngine
internal import CarouselGrid
internal import CarouselStage
internal import CarouselType
internal import TerminalCells

extension SlidePainter {
  /// Paints a nested carousel with what surrounds it.
  mutating func paint(_ deck: Deck, _ child: Scene?, in frame: NestedFrame) {
    guard let child = child?.fitted(to: frame.content) else { return }
    var beneath = style.background
    if let panel = frame.panel {
      beneath = options.roles(on: beneath).surface
      let roles = options.roles(on: beneath)
      canvas.cells.drawPanel(panel, Style(foreground: roles.text, background: beneath), options)
      if options.hasFocus, child.isFocused { paintBar(panel, roles.accent, on: beneath) }
    }
    ScenePainter(options: options, scene: child, beneath: beneath).paint(on: &canvas)
    if let row = frame.breadcrumb { paintBreadcrumb(child, in: row) }
    if let foot = frame.foot, let next = deck.title(after: child.currentPage) {
      paintFoot(next, in: foot, at: frame.footStep, on: beneath)
    }
  }

  /// Half a cell in the accent along the edge at which reading begins, but for the corners.
  private mutating func paintBar(_ panel: CellRect, _ accent: Color, on ground: Color) {
    guard options.glyphs == .unicode else { return }
    for row in panel.rowRange.dropFirst().dropLast() {
      canvas.cells.put(
        "▌", column: panel.column, row: row,
        style: Style(foreground: accent, background: ground))
    }
  }

  /// Writes the titles that lead to the page, the last one in the accent.
  private mutating func paintBreadcrumb(_ child: Scene, in region: CellRect) {
    var titles = [slide.title]
    var scene: Scene? = child
    while let current = scene?.currentPlacement {
      titles.append(current.slide.title)
      scene = current.child
    }
    titles = titles.map(options.glyphs.drawableLine).filter { !$0.isEmpty }
    guard titles.count > 1, let last = titles.popLast() else { return }
    let roles = options.roles(on: style.background)
    var muted = Style(foreground: roles.muted, background: style.background)
    if muted.foreground == .default { muted = muted.adding(.dim) }
    let way = titles.map { $0 + options.glyphs.breadcrumbSign }.joined()
    let first = TextBlock.Line(way)
    let second = TextBlock.line(
      last, width: max(0, region.columns - first.width), glyphs: options.glyphs)
    // The page itself is what one looks for; the way there goes first.
    let isWhole = displayWidth(of: last) <= region.columns - first.width
    let shown = isWhole ? first : TextBlock.Line("")
    let end = isWhole ? second : TextBlock.line(last, width: region.columns, glyphs: options.glyphs)
    let column = region.column(ofWidth: shown.width + end.width, align: slide.align)
    canvas.cells.put(shown.text, column: column, row: region.row, style: muted)
    let accent = Style(
      foreground: roles.accent, background: style.background, attributes: .bold)
    canvas.cells.put(end.text, column: column + shown.width, row: region.row, style: accent)
  }

  /// Writes what the next page is, below a line.
  private mutating func paintFoot(
    _ title: String, in region: CellRect, at step: TypeStep, on ground: Color
  ) {
    let roles = options.roles(on: ground)
    let above = CellRect(
      column: region.column, row: region.row - step.gapBelow, columns: region.columns, rows: 1)
    canvas.cells.drawRule(
      above, style: Style(foreground: roles.edge, background: ground), glyphs: options.glyphs)
    let word = words("next", at: step, columns: region.columns)
    let indent = word.width / 2 + max(2, step.rows)
    let title = words(
      options.glyphs.drawableLine(title), at: step, columns: max(0, region.columns - indent))
    canvas.cells.draw(
      word, in: region.middle(ofRows: word.rows), align: .left,
      style: Style(foreground: roles.muted, background: ground))
    canvas.cells.draw(
      title, in: region.inset(left: indent).middle(ofRows: title.rows), align: .left,
      style: Style(foreground: roles.text, background: ground))
  }

  /// Words on one line, in the terminal's letters where they do not fit.
  private func words(_ text: String, at step: TypeStep, columns: Int) -> SetText {
    SetText(
      blocks: text, step: step, weight: .regular, columns: columns, measure: columns, lines: 1,
      isWrapped: false)
      ?? SetText(
        cells: text, in: FrameSize(columns: columns, rows: 1), measure: columns,
        glyphs: options.glyphs, weight: .regular)
  }
}

extension CellRect {
  fileprivate func middle(ofRows rows: Int) -> CellRect {
    CellRect(column: column, row: row + max(0, self.rows - rows) / 2, columns: columns, rows: rows)
  }
}

extension Scene {
  /// The slide nearest to the middle.
  fileprivate var currentPlacement: Placement? {
    placements.min { abs($0.distance) < abs($1.distance) }
  }

  fileprivate var currentPage: Int? { indicator?.page ?? currentPlacement?.page }
}

extension Deck {
  /// The title of the page after another one; nil at the end, and where it has none.
  fileprivate func title(after page: Int?) -> String? {
    guard let page, !slides.isEmpty else { return nil }
    let next = page + 1
    guard next < slides.count || options.boundary == .looping else { return nil }
    let title = slides[next % slides.count].title
    return title.isEmpty ? nil : title
  }
}
