internal import CarouselColor
internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

extension Renderer {
  /// A card larger than so many viewports is so near that only its colour can be told.
  private static let largestCard = 2
  /// How much light a card loses with each page that it is away from the current one.
  private static let shade = 0.2
  /// What a card keeps of its light in any case.
  private static let darkest = 0.6

  /// Draws cards in space, back to front, each with an edge and the darker the farther it is away.
  func drawCards(of scene: Scene, beneath: Color, hasFocus: Bool, on frame: inout Frame) {
    let viewport = scene.viewport
    let window = CellRect(column: 0, row: 0, columns: viewport.width, rows: viewport.height)
    let layers = layers(of: scene)
    for (position, layer) in layers.enumerated() where layer.placement.opacity > 0 {
      let shown = layer.box.intersection(window)
      let isHidden = layers[(position + 1)...].contains { $0.hides(shown) }
      guard !shown.isEmpty, !isHidden else { continue }
      let isHuge =
        layer.box.columns > Self.largestCard * viewport.width
        || layer.box.rows > Self.largestCard * viewport.height
      let part = isHuge ? shown : layer.box
      var card =
        isHuge
        ? plain(layer, size: part.size, beneath: beneath)
        : card(layer, beneath: beneath, hasFocus: hasFocus)
      let shade = min(Self.shade * abs(layer.placement.distance), Self.darkest)
      card.restyle(CellRect(card.size)) { $0.shaded(by: shade, on: beneath) }
      for row in shown.rowRange {
        let columns = layer.columns(inRow: row).clamped(to: shown.columnRange)
        guard !columns.isEmpty else { continue }
        let region = CellRect(
          column: columns.lowerBound - part.column, row: row - part.row, columns: columns.count,
          rows: 1)
        frame.lay(
          card, region: region, toColumn: viewport.x + columns.lowerBound, row: viewport.y + row,
          opacity: layer.placement.opacity)
      }
      if let outline = layer.outline, outline.hasHalfCells {
        let color = card[0, 0].style.background
        draw(
          halfCellsOf: outline, color: color, opacity: layer.placement.opacity, in: viewport,
          on: &frame)
      }
    }
  }

  /// Draws the cells along the sides of a card of which it covers the upper or the lower half.
  private func draw(
    halfCellsOf outline: CardOutline, color: Color, opacity: Double, in viewport: Region,
    on frame: inout Frame
  ) {
    // The box holds whole rows: one more may be covered by half on either side.
    let rows = (outline.box.row - 1..<outline.box.rowRange.upperBound + 1)
      .clamped(to: 0..<viewport.height)
    for row in rows {
      let (upper, lower) = outline.halves(ofRow: row)
      guard upper != lower else { continue }
      for (half, other, glyph) in [(upper, lower, "▀"), (lower, upper, "▄")] {
        for column in half.clamped(to: 0..<viewport.width) where !other.contains(column) {
          let (x, y) = (viewport.x + column, viewport.y + row)
          guard 0..<frame.size.columns ~= x, 0..<frame.size.rows ~= y else { continue }
          let beneath = frame[x, y].style.background
          let mixed = beneath.mixed(with: color, amount: opacity)
          guard mixed != beneath else { continue }
          frame.put(glyph, column: x, row: y, style: Style(foreground: mixed, background: beneath))
        }
      }
    }
  }

  /// A card without anything on it.
  private func plain(_ layer: Layer, size: FrameSize, beneath: Color) -> Frame {
    let background = layer.placement.slide.background.background(over: beneath)
    return Frame(size: size, style: Style(background: background))
  }

  private func card(_ layer: Layer, beneath: Color, hasFocus: Bool) -> Frame {
    let (box, content) = (layer.box, layer.content)
    var card = plain(layer, size: box.size, beneath: beneath)
    let surface = surface(of: layer, beneath: beneath, hasFocus: hasFocus)
    card.copy(surface, toColumn: content.column - box.column, row: content.row - box.row)
    if box.hasRoomForEdges { drawEdges(of: layer, on: &card) }
    return card
  }

  /// Draws lines along the sides of a card, stepwise where it is turned.
  private func drawEdges(of layer: Layer, on card: inout Frame) {
    let box = layer.box
    let background = card[0, 0].style.background
    let style = Style(foreground: background.contrasting, background: background).faint
    let (corners, horizontal, vertical) = glyphs.box
    var above = 0..<0
    var columns = layer.columns(inRow: box.row)
    for row in box.rowRange {
      let below = layer.columns(inRow: row + 1)
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

extension Layer {
  /// Whether nothing that lies behind the slide can be seen in some cells.
  ///
  /// Half a row more may be seen of what is drawn in half cells.
  fileprivate func hides(_ cells: CellRect) -> Bool {
    guard placement.opacity == 1, outline?.isUpright ?? true else { return false }
    let reach = CellRect(
      column: cells.column, row: cells.row - 1, columns: cells.columns, rows: cells.rows + 2)
    return box.intersection(reach) == reach
  }
}

extension CellRect {
  fileprivate var size: FrameSize { FrameSize(columns: columns, rows: rows) }
}

extension Style {
  /// The same style for a line that is there but asks for no attention.
  fileprivate var faint: Style { receding(by: 0.65) }

  /// The same style with less light, on its way to the colour that lies behind everything.
  fileprivate func shaded(by amount: Double, on beneath: Color) -> Style {
    guard amount > 0 else { return self }
    var result = self
    var shade = RGB(0, 0, 0)
    if case .rgb(let known) = beneath { shade = known }
    func shaded(_ color: Color) -> Color {
      guard case .rgb(let rgb) = color else { return color }
      return .rgb(rgb.blended(with: shade, amount: amount))
    }
    result.foreground = shaded(foreground)
    result.background = shaded(background)
    if case .rgb = foreground { return result }
    // The light of unknown colours has two steps only.
    if amount > 0.1 { result.attributes.insert(.dim) }
    return result
  }
}
