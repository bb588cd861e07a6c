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
    let background = slide.background.background(over: beneath)
    style = Style(foreground: slide.color.foreground(on: background), background: background)
    canvas = Canvas(size: size, style: style)
  }

  private mutating func paint(_ placed: PlacedSlide) {
    let size = placed.content.size
    let isTiny = size.columns < Self.minimumText.columns || size.rows < Self.minimumText.rows
    if placed.outline != nil, isTiny, !slide.title.isEmpty {
      return paint(slide.title, in: CellRect(size), style: style.adding(.bold))
    }
    let parts = placed.parts
    if let region = parts.title {
      paintLine(slide.title, in: region, align: slide.align, style: style.adding(.bold))
    }
    if let region = parts.caption {
      paintLine(slide.caption, in: region, align: slide.align, style: style.muted)
    }
    switch slide.content {
    case .plain: paint(slide.title, in: parts.content, style: style.adding(.bold))
    case .text(let text): paint(text, in: parts.content, style: style)
    case .markdown(let document): paint(document, in: parts.content)
    case .image(let image): paint(image, in: parts.content)
    case .deck:
      guard let child = placed.child else { return }
      ScenePainter(options: options, scene: child, beneath: style.background).paint(on: &canvas)
    }
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
