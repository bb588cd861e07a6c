internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

/// Where the parts of a header or a footer are, in the largest size in which they fit.
struct LineLayout: Hashable, Sendable {
  /// A text and the cells from margin to margin in which it is aligned.
  struct Text: Hashable, Sendable {
    var text: SetText
    var region: CellRect
    var align: HorizontalAlignment
  }

  private(set) var texts: [Text] = []
  /// The indicator of the outermost carousel with its cells, if it is in this line and shown.
  private(set) var indicator: Scene.IndicatorState?
  /// How high the line is.
  private(set) var rows = 1
  /// Whether a text is longer than its room.
  private(set) var isCut = false
  /// The colour of the texts.
  let color: ThemeColor

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - line: What it shows.
  ///   - indicator: The indicator of the outermost carousel, if one is shown.
  ///   - size: How large the screen is; the line is along its upper margin.
  ///   - isMirrored: Whether the start is at the right.
  init(
    _ line: ScreenLine, _ indicator: Scene.IndicatorState?, on size: FrameSize, isMirrored: Bool,
    _ options: PaintOptions
  ) {
    color = line.color
    let inside = CellRect(size).insideMargins
    // A line is as important as a caption.
    let scale = TypeScale(rows: size.rows, lines: 0, viewing: options.viewing)
    for step in scale.caption.andSmaller {
      let parts = LineParts(line, indicator, step, columns: inside.columns, options)
      guard let parts, parts.shares.fits || step == .cell else { continue }
      place(parts, in: inside, isMirrored: isMirrored, options)
      return
    }
  }

  private mutating func place(
    _ parts: LineParts, in inside: CellRect, isMirrored: Bool, _ options: PaintOptions
  ) {
    rows = parts.rows
    let band = CellRect(
      column: inside.column, row: inside.row, columns: inside.columns, rows: rows)
    for place in ScreenLine.Place.allCases {
      guard let text = parts.text(at: place) else { continue }
      let shown = text.shortened(to: parts.shares.columns(at: place), options.glyphs)
      isCut = isCut || shown.isCut
      texts.append(
        Text(text: shown, region: band, align: place.alignment(isMirrored: isMirrored)))
    }
    guard let place = parts.indicatorPlace, var state = parts.indicator else { return }
    let room = parts.shares.room(at: place, of: band.columns, gap: parts.gap)
    let height = parts.form?.rows ?? 1
    state.indicator.position = .bottom
    state.indicator.align = place.indicatorAlignment
    state.region = CellRect(
      column: band.column
        + place.alignment(isMirrored: isMirrored).share(of: band.columns - room),
      row: band.row + (rows - height) / 2, columns: room, rows: height)
    indicator = state
  }

  /// The same line some rows further down.
  func moved(rows: Int) -> LineLayout {
    var result = self
    for index in result.texts.indices {
      result.texts[index].region = result.texts[index].region.moved(columns: 0, rows: rows)
    }
    result.indicator?.region = indicator?.region?.moved(columns: 0, rows: rows)
    return result
  }
}

extension LineLayout {
  /// Draws the texts.
  func paint(on frame: inout Frame, over ground: Ground, _ options: PaintOptions) {
    let muted = options.roles(on: ground.flat).muted
    var style = Style(background: ground.flat)
    if color == .standard {
      style.foreground = ground.readable(muted)
      if muted == .default { style = style.adding(.dim) }
    } else {
      style.foreground = color.foreground(on: ground.flat)
    }
    for part in texts {
      frame.draw(part.text, in: part.region, align: part.align, style: style)
    }
  }
}

extension SetText {
  /// The text with as much of it as there is room for; only letters of one cell are cut.
  fileprivate func shortened(to columns: Int, _ glyphs: GlyphSet) -> SetText {
    guard step == .cell, width > 2 * columns, let text = lines.first?.pieces.first?.text else {
      return self
    }
    let line = TextBlock.line(text, width: columns, glyphs: glyphs)
    return SetText(
      step: step, weight: weight,
      lines: [Line(pieces: [Piece(text: line.text, start: 0)], width: 2 * line.width)],
      isBlock: false, isCut: true)
  }
}

extension ScreenLine.Place {
  fileprivate func alignment(isMirrored: Bool) -> HorizontalAlignment {
    switch self {
    case .start: isMirrored ? .right : .left
    case .middle: .center
    case .end: isMirrored ? .left : .right
    }
  }

  fileprivate var indicatorAlignment: Indicator.Align {
    switch self {
    case .start: .start
    case .middle: .center
    case .end: .end
    }
  }
}
