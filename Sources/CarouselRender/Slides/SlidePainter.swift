internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

/// Paints a slide for itself, with its nested deck, on what is beneath it.
struct SlidePainter: Sendable {
  let options: PaintOptions
  let slide: Slide
  /// The style of its text.
  let style: Style
  private let ground: Ground
  var canvas: Canvas

  /// The maximum columns and rows that have room only for the title of a card, if it has
  /// one.
  private static let minimumText = FrameSize(columns: 12, rows: 3)

  static func canvas(of slide: PlacedSlide, beneath: Color, _ options: PaintOptions) -> Canvas {
    var painter = SlidePainter(
      slide.placement.slide, size: slide.content.size, beneath: beneath, options)
    painter.paint(slide)
    return painter.canvas
  }

  private init(_ slide: Slide, size: FrameSize, beneath: Color, _ options: PaintOptions) {
    self.slide = slide
    self.options = options
    ground = Ground(slide.background, over: beneath, options)
    let color =
      slide.color == .standard
      ? ground.readable(options.theme.text(on: ground.flat))
      : slide.color.foreground(on: ground.flat)
    style = Style(foreground: color, background: ground.flat)
    canvas = Canvas(size: size, style: style)
  }

  private mutating func paint(_ placed: PlacedSlide) {
    let size = placed.content.size
    let isTiny = size.columns < Self.minimumText.columns || size.rows < Self.minimumText.rows
    if placed.outline != nil, isTiny, !slide.title.isEmpty {
      return paint(slide.title, in: CellRect(size), style: style.adding(.bold))
    }
    paint(placed.composition(options), child: placed.placement.child)
  }

  /// Paints the parts of a slide in their places.
  private mutating func paint(_ parts: SlideComposition, child: Scene?) {
    paint(parts.title, style: style.adding(.bold))
    paint(parts.body, style: style)
    paint(parts.caption, style: captionStyle)
    paintContent(parts, child: child)
    paintScrollMarks(parts)
  }

  /// Paints what is between title and caption, but for text.
  private mutating func paintContent(_ parts: SlideComposition, child: Scene?) {
    switch slide.content {
    case .plain, .text: break
    case .markdown:
      if let layout = parts.markdown {
        paint(
          layout, skipping: parts.skippedLines, isMarked: !parts.isScrollable, in: parts.content)
      }
    case .image(let image): paint(image, in: parts.content)
    case .deck(let deck): if let frame = parts.nested { paint(deck, child, in: frame) }
    case .division(let division): paint(division, parts, child: child)
    }
  }

  private mutating func paint(_ division: Division, _ parts: SlideComposition, child: Scene?) {
    for (part, placed) in zip(division.parts, parts.division) where !placed.region.isEmpty {
      var painter = SlidePainter(
        part.slide, size: placed.region.size, beneath: style.background, options)
      if division.parts.count > 1 { painter.paintEdge(on: style.background) }
      painter.paint(placed.composition, child: part.slide.deck == nil ? nil : child)
      let ground = Ground(part.slide.background, over: style.background, options)
      canvas.add(
        Canvas.Layer(
          canvas: ground.spread(over: painter.canvas), position: placed.region.origin,
          clip: placed.region))
    }
    let line = Style(
      foreground: options.roles(on: style.background).edge, background: style.background)
    for rule in parts.rules {
      canvas.cells.drawRule(rule, style: line, glyphs: options.glyphs)
    }
  }

  /// Draws a line around a part whose background is another colour that cannot be seen as one.
  private mutating func paintEdge(on outside: Color) {
    let ground = style.background
    guard ground != outside, !options.tellsApart(ground, outside) else { return }
    let line = Style(foreground: options.roles(on: ground).edge, background: ground)
    canvas.cells.drawBox(CellRect(canvas.cells.size), style: line, glyphs: options.glyphs)
  }

  /// Says at an edge of a text that there is more of it above or below.
  private mutating func paintScrollMarks(_ parts: SlideComposition) {
    let region = parts.content
    guard parts.isScrollable, !region.isEmpty else { return }
    let marks = options.glyphs.scrollMarks
    if parts.skippedLines > 0 { paintScrollMark(marks.up, in: region.columnRange, row: region.row) }
    if parts.isCut, parts.body != nil || parts.markdown != nil {
      paintScrollMark(marks.down, in: region.columnRange, row: region.rowRange.upperBound - 1)
    }
  }

  /// Puts a sign at the right, or else at the left, where no letter is; on a full line in place of
  /// its last word, since half of a word would look like another one.
  private mutating func paintScrollMark(_ mark: String, in columns: Range<Int>, row: Int) {
    let edges = [columns.upperBound - 1, columns.lowerBound]
    let free = edges.first { canvas.cells[$0, row].isBlank }
    if free == nil {
      let word = columns.reversed().prefix { !canvas.cells[$0, row].isBlank }
      let isWhole = word.count == columns.count
      for column in word.prefix(isWhole ? 1 : word.count) {
        canvas.cells.put(" ", column: column, row: row, style: style)
      }
    }
    canvas.cells.put(mark, column: free ?? edges[0], row: row, style: style.muted)
  }

  private mutating func paint(_ part: SlideComposition.Part?, style: Style) {
    guard let part else { return }
    canvas.cells.draw(part.text, in: part.region, align: slide.align, style: style)
  }

  /// The style of the caption: a slide with a colour of its own has a paler one of it.
  private var captionStyle: Style {
    let muted = options.roles(on: style.background).muted
    guard slide.color == .standard, options.theme != nil, muted != .default else {
      return style.muted
    }
    var result = style
    result.foreground = ground.readable(muted)
    return result
  }

  mutating func paintLine(
    _ text: String, in region: CellRect, align: HorizontalAlignment, style: Style
  ) {
    let line = TextBlock.line(
      options.glyphs.drawableLine(text), width: region.columns, glyphs: options.glyphs)
    canvas.cells.draw(line, row: region.row, in: region, align: align, style: style)
  }

  /// Paints text, by default with the alignment of the slide.
  mutating func paint(
    _ text: String, in region: CellRect, style: Style, align: HorizontalAlignment? = nil,
    valign: VerticalAlignment? = nil
  ) {
    guard !text.isEmpty, !region.isEmpty else { return }
    let block = TextBlock(
      options.glyphs.drawable(text, keepingNewlines: true, keepingBreaks: true), in: region,
      glyphs: options.glyphs)
    canvas.cells.draw(
      block, in: region, align: align ?? slide.align, valign: valign ?? slide.valign, style: style)
  }
}
