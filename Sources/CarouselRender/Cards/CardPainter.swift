internal import CarouselColor
internal import CarouselDeck
internal import CarouselEngine
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

/// Paints cards in space, back to front: faces with light and shadow, or, where colours do not tell
/// them apart, with lines around them.
struct CardPainter: Sendable {
  let options: PaintOptions
  let scene: Scene
  /// The colour that is behind all cards.
  let beneath: Color

  /// A card larger than this many viewports is so near that only its colour can be seen.
  private static let maximumViewports = 2
  /// The contrast with what is behind it from which a face needs no lines at its sides.
  private static let visibleContrast = 1.3

  private var viewport: CellRect { scene.viewport }

  func paint(_ slides: [PlacedSlide], on canvas: inout Canvas) {
    if let floor = scene.floor {
      CardGround(options: options, scene: scene, foot: Quad.border(floor)).paint(on: &canvas.cells)
    }
    var faces: [(box: CellRect, color: Color)] = []
    for (position, slide) in slides.enumerated() where slide.placement.opacity > 0 {
      let shown = slide.box.intersection(CellRect(viewport.size))
      let nearer = slides[(position + 1)...]
      let isHidden = nearer.contains { $0.hides(shown) }
      guard !shown.isEmpty, !isHidden, let outline = slide.outline else { continue }
      var card = Card(slide: slide, outline: outline, face: face(of: slide), shown: shown)
      card.isAlikeLeft = isAlike(card, at: shown.column - 1, faces)
      card.isAlikeRight = isAlike(card, at: shown.columnRange.upperBound, faces)
      paint(card, under: nearer, on: &canvas)
      faces.append((slide.box, card.face.color))
    }
  }

  /// A card on its way to the canvas.
  private struct Card {
    let slide: PlacedSlide
    let outline: CardOutline
    let face: CardFace
    /// What it covers of the viewport.
    let shown: CellRect
    /// Whether what is to its left, or to its right, looks nearly as it does.
    var isAlikeLeft = false
    var isAlikeRight = false
  }

  // MARK: Colour

  /// The colour of a slide's face; a slide without a background of its own is a panel.
  private func unlitFace(of slide: PlacedSlide) -> Color {
    let background = slide.placement.slide.background
    guard case .rgba(_, _, _, alpha: 0) = background.flat else {
      return background.background(over: beneath)
    }
    return options.roles(on: beneath).surface
  }

  private func face(of slide: PlacedSlide) -> CardFace {
    let color = unlitFace(of: slide)
    switch options.depth {
    case .truecolor:
      return CardFace(
        color: color.lit(by: slide.placement.brightness), slope: slide.turn.slope)
    case .palette256: return CardFace(color: color.lit(by: slide.placement.brightness))
    case .palette16, .none: return CardFace(color: color)
    }
  }

  /// Whether a column beside a card looks nearly as the card does.
  private func isAlike(
    _ card: Card, at column: Int, _ faces: [(box: CellRect, color: Color)]
  ) -> Bool {
    let row = card.shown.row + card.shown.rows / 2
    let behind = faces.last {
      $0.box.columnRange.contains(column) && $0.box.rowRange.contains(row)
    }
    guard let one = card.face.color.rgb, let other = (behind?.color ?? beneath).rgb else {
      return false
    }
    return one.contrast(with: other) < Self.visibleContrast
  }

  // MARK: Drawing

  private func paint(
    _ card: Card, under nearer: ArraySlice<PlacedSlide>, on canvas: inout Canvas
  ) {
    let (slide, outline, face) = (card.slide, card.outline, card.face)
    let isHuge =
      slide.box.columns > Self.maximumViewports * viewport.columns
      || slide.box.rows > Self.maximumViewports * viewport.rows
    let box = isHuge ? card.shown : slide.box
    var layer = Canvas(size: box.size, style: Style(background: face.color))
    if !isHuge { paint(card, under: nearer, on: &layer.cells) }
    func onCanvas(_ rect: CellRect) -> CellRect {
      rect.moved(columns: viewport.column, rows: viewport.row)
    }
    let opacity = slide.placement.opacity
    if let shadow = shadow(of: card) { canvas.add(shadow) }
    if let reflection = reflection(of: card) { canvas.add(reflection) }
    canvas.add(
      Canvas.Layer(
        canvas: layer, position: onCanvas(box).origin, clip: onCanvas(card.shown),
        opacity: opacity, coverage: .outline(outline, origin: viewport.origin)))
    guard options.hasHalfCells, face.color != .default else { return }
    canvas.add(
      PixelPatch(
        content: .face(face), quad: outline.quad, origin: viewport.origin, opacity: opacity,
        clip: viewport, isEdgeOnly: true, isCut: outline.isCut))
  }

  /// Whether lines around a card are all that tells it apart.
  private func needsLines(_ card: Card) -> Bool {
    guard options.hasHalfCells, card.face.color != .default, scene.card.edge != .line else {
      return true
    }
    // Thin edges are straight.
    return !card.outline.isUpright && !options.tellsApart(card.face.color, beneath)
  }

  private func paint(
    _ card: Card, under nearer: ArraySlice<PlacedSlide>, on cells: inout Frame
  ) {
    let (slide, box, face) = (card.slide, card.slide.box, card.face)
    if face.slope != nil { paintSlope(of: card, on: &cells) }
    // Of 16 colours hardly one but black or white stands out from another.
    let line =
      options.depth == .palette16
      ? face.color.contrasting : options.roles(on: face.color).edge
    let edges = CardEdges(slide: slide, outline: card.outline, face: face, lineColor: line)
    let hasLines = needsLines(card) && scene.card.edge != .none
    if !hasLines, scene.card.edge == .light {
      if options.depth == .palette16 {
        edges.level(isTop: true, on: &cells)
        edges.level(isTop: false, on: &cells)
      } else {
        edges.light(on: &cells)
      }
      let isPlain = options.depth == .palette16
      if isPlain || card.isAlikeLeft { edges.side(isLeft: true, on: &cells) }
      if isPlain || card.isAlikeRight { edges.side(isLeft: false, on: &cells) }
    }
    if slide.showsContent {
      paintContent(of: card, on: &cells)
      // In less light, and turned, a face is one colour: that of the middle.
      Ground(slide.placement.slide.background, over: beneath, options).spread(over: &cells)
    } else if scene.isResting, !slide.turn.isTurned {
      let inner = hasLines && box.hasRoomForEdges ? 1 : 0
      let seen = box.inset(left: inner, top: inner, right: inner, bottom: inner)
      let room = IndicatorRoom(scene.indicator, size: viewport.size, options).rest
      let strip = CardStrip(
        of: seen.intersection(CellRect(viewport.size)), under: nearer.map(\.box),
        margin: castsShadow ? 1 : 0, letters: room)
      CardTitle(slide: slide, face: face, options: options).paint(in: strip, on: &cells)
    }
    if hasLines, box.hasRoomForEdges { edges.frame(on: &cells, glyphs: options.glyphs) }
    // The light of unknown colours has two steps only.
    guard face.color.rgb == nil, slide.placement.brightness < 0.9 else { return }
    cells.restyle(CellRect(box.size)) { $0.adding(.dim) }
  }

  /// Colours a face on which light changes.
  private func paintSlope(of card: Card, on cells: inout Frame) {
    let box = card.slide.box
    let isAside = card.face.slope?.axis == .horizontal
    let lines = isAside ? box.columnRange : box.rowRange
    for line in lines {
      let color = card.face.color(column: line, row: line)
      cells.fill(
        isAside
          ? CellRect(column: line - box.column, row: 0, columns: 1, rows: box.rows)
          : CellRect(column: 0, row: line - box.row, columns: box.columns, rows: 1),
        style: Style(background: color))
    }
  }

  /// Paints all that is on a slide, in the light that falls on it.
  private func paintContent(of card: Card, on cells: inout Frame) {
    let slide = card.slide
    let (box, content) = (slide.box, slide.content)
    let beneath = unlitFace(of: slide)
    var surface = SlidePainter.canvas(of: slide, beneath: beneath, options).flattened()
    let light = slide.placement.brightness
    if light < 1, options.depth == .truecolor || options.depth == .palette256 {
      surface.restyle(CellRect(surface.size)) { $0.lit(by: light) }
    }
    if card.face.slope != nil { follow(card, on: &surface) }
    cells.copy(surface, toColumn: content.column - box.column, row: content.row - box.row)
  }

  /// Gives the ground of what is on a face the colour that the face has there.
  private func follow(_ card: Card, on surface: inout Frame) {
    let (ground, origin) = (card.face.color, card.slide.content.origin)
    for row in 0..<surface.size.rows {
      for column in 0..<surface.size.columns {
        let color = card.face.color(column: column + origin.column, row: row + origin.row)
        surface.restyle(CellRect(column: column, row: row, columns: 1, rows: 1)) { style in
          guard style.background == ground else { return style }
          var result = style
          result.background = color
          return result
        }
      }
    }
  }

  // MARK: Around a card

  private var castsShadow: Bool { options.depth == .truecolor && scene.card.shadow == true }

  private func shadow(of card: Card) -> CellShadow? {
    guard castsShadow, card.outline.isUpright, !needsLines(card) else { return nil }
    return CellShadow(
      box: card.slide.box.moved(columns: viewport.column, rows: viewport.row), clip: viewport,
      opacity: card.slide.placement.opacity)
  }

  private func reflection(of card: Card) -> CardReflection? {
    let height = scene.card.reflection ?? 0
    // With few colours what fades comes in bands, each of another hue.
    guard height > 0, options.depth == .truecolor, !needsLines(card) else { return nil }
    return CardReflection(
      face: card.face, quad: card.outline.quad, origin: viewport.origin, clip: viewport,
      height: height, opacity: card.slide.placement.opacity)
  }
}

extension PlacedSlide {
  /// Whether nothing that is behind the slide can be seen in some cells.
  ///
  /// Half a row more may be seen of what is drawn in half cells.
  fileprivate func hides(_ cells: CellRect) -> Bool {
    guard placement.opacity == 1, outline?.isUpright ?? true else { return false }
    let reach = CellRect(
      column: cells.column, row: cells.row - 1, columns: cells.columns, rows: cells.rows + 2)
    return box.intersection(reach) == reach
  }
}

extension Style {
  /// The same style with a part of its light; letters that could be read still can.
  fileprivate func lit(by light: Double) -> Style {
    var result = self
    result.foreground = foreground.lit(by: light)
    result.background = background.lit(by: light)
    return result.keepingContrast(of: self)
  }
}
