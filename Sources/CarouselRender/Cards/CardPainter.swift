internal import CarouselColor
internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

/// Paints cards in space, back to front, each with an edge, darker with distance.
struct CardPainter: Sendable {
  let options: PaintOptions
  let viewport: CellRect
  /// The colour that is behind all cards.
  let beneath: Color

  /// A card larger than this many viewports is so near that only its colour can be seen.
  private static let maximumViewports = 2
  /// How much light a card loses with each page that it is away from the current one.
  private static let shade = 0.2
  /// What a card loses of its light at most.
  private static let maximumShade = 0.6

  func paint(_ slides: [PlacedSlide], on canvas: inout Canvas) {
    for (position, slide) in slides.enumerated() where slide.placement.opacity > 0 {
      let shown = slide.box.intersection(CellRect(viewport.size))
      let isHidden = slides[(position + 1)...].contains { $0.hides(shown) }
      guard !shown.isEmpty, !isHidden else { continue }
      paint(slide, shown: shown, on: &canvas)
    }
  }

  private func paint(_ slide: PlacedSlide, shown: CellRect, on canvas: inout Canvas) {
    guard let outline = slide.outline else { return }
    let isHuge =
      slide.box.columns > Self.maximumViewports * viewport.columns
      || slide.box.rows > Self.maximumViewports * viewport.rows
    let box = isHuge ? shown : slide.box
    let background = slide.placement.slide.background.background(over: beneath)
    var card = Canvas(size: box.size, style: Style(background: background))
    if !isHuge { paintFace(of: slide, outline, on: &card.cells) }
    let shade = min(Self.shade * abs(slide.placement.distance), Self.maximumShade)
    if shade > 0 {
      card.cells.restyle(CellRect(box.size)) { $0.shaded(by: shade, on: beneath) }
    }
    func onCanvas(_ rect: CellRect) -> CellRect {
      rect.moved(columns: viewport.column, rows: viewport.row)
    }
    let opacity = slide.placement.opacity
    let color = card.cells[0, 0].style.background
    canvas.add(
      Canvas.Layer(
        canvas: card, position: onCanvas(box).origin, clip: onCanvas(shown), opacity: opacity,
        coverage: .outline(outline, origin: viewport.origin)))
    guard outline.hasHalfCells else { return }
    canvas.add(
      PixelPatch(
        content: .color(color), quad: outline.quad, origin: viewport.origin, opacity: opacity,
        clip: viewport, isEdgeOnly: true))
  }

  private func paintFace(of slide: PlacedSlide, _ outline: CardOutline, on card: inout Frame) {
    let (box, content) = (slide.box, slide.content)
    let face = SlidePainter.canvas(of: slide, beneath: beneath, options).flattened()
    card.copy(face, toColumn: content.column - box.column, row: content.row - box.row)
    if box.hasRoomForEdges { drawEdges(of: slide, on: &card) }
  }

  /// Draws lines along the sides of a card, stepwise where it is turned.
  private func drawEdges(of slide: PlacedSlide, on card: inout Frame) {
    let box = slide.box
    let background = card[0, 0].style.background
    let style = Style(foreground: background.contrasting, background: background)
      .receding(by: 0.65, as: .marks)
    let (corners, horizontal, vertical) = options.glyphs.box
    var above = 0..<0
    var columns = slide.columns(inRow: box.row)
    for row in box.rowRange {
      let below = slide.columns(inRow: row + 1)
      for column in columns {
        let isLeft = column == columns.lowerBound
        let isRight = column == columns.upperBound - 1
        let isTop = !above.contains(column)
        let isBottom = !below.contains(column)
        let line: String
        switch (isLeft || isRight, isTop, isBottom) {
        case (true, true, false): line = corners[isLeft ? 0 : 1]
        case (true, false, true): line = corners[isLeft ? 3 : 2]
        case (true, _, _): line = vertical
        case (false, false, false): continue
        case (false, _, _): line = horizontal
        }
        card.put(line, column: column - box.column, row: row - box.row, style: style)
      }
      (above, columns) = (columns, below)
    }
  }
}

extension PlacedSlide {
  /// Whether nothing that is behind the slide can be seen in some cells.
  ///
  /// Half a row more may be seen of what is drawn in half cells.
  fileprivate func hides(_ cells: CellRect) -> Bool {
    guard placement.opacity == 1, outline?.quad.isUpright ?? true else { return false }
    let reach = CellRect(
      column: cells.column, row: cells.row - 1, columns: cells.columns, rows: cells.rows + 2)
    return box.intersection(reach) == reach
  }
}

extension CellRect {
  /// Whether a card of this size has room for an edge around text.
  var hasRoomForEdges: Bool { columns >= 6 && rows >= 3 }

  /// The minimum number of columns for a blank one between an edge and text.
  private static let spaciousColumns = 16

  /// What an edge around a card leaves of it.
  var insideEdges: CellRect {
    guard hasRoomForEdges else { return self }
    let margin = columns >= Self.spaciousColumns ? 2 : 1
    return inset(left: margin, top: 1, right: margin, bottom: 1)
  }
}

extension Style {
  /// The same style with less light, on its way to the colour that is behind everything.
  fileprivate func shaded(by amount: Double, on beneath: Color) -> Style {
    let shade = beneath.rgb ?? RGB(0, 0, 0)
    var result = self
    result.foreground = foreground.blended(with: shade, amount: amount)
    result.background = background.blended(with: shade, amount: amount)
    // The light of unknown colours has two steps only.
    if foreground.rgb == nil, amount > 0.1 { result.attributes.insert(.dim) }
    return result.keepingContrast(of: self)
  }
}
