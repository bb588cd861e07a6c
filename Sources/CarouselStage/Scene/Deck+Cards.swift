internal import CarouselDeck
internal import CarouselEngine
internal import CarouselGrid

extension Deck {
  /// How far the eye is from the screen, in lengths of a card: on a telephone a card of iCarousel is
  /// 200 points long, and the eye 500 points away.
  private static let eyeDistance = 2.5

  /// The options that say how cards lie to each other.
  private static let pathOptions: [LayoutOption] = [
    .count, .arc, .angle, .radius, .tilt, .spacing, .perspective, .viewpointOffset, .sideScale,
    .sideTranslation,
  ]

  /// The family of the layout, if nothing but its type says how cards lie to each other.
  ///
  /// Then they take the `CardPath` that suits a screen of cells. Otherwise the formula of the
  /// layout holds, with what was chosen.
  var openFamily: CardFamily? {
    Deck.pathOptions.allSatisfy { !isChosen($0) } ? layout.type.traits.family : nil
  }

  /// Whether an option of the layout was written, or differs from its default.
  private func isChosen(_ option: LayoutOption) -> Bool {
    writtenLayoutOptions.contains(option)
      || option.values(in: layout.options) != option.values(in: LayoutOptions())
  }

  /// The layout of cards in space with the defaults that follow from a viewport in cells: how large
  /// a card is, and how far the eye is away.
  func cardLayout(columns: Int, rows: Int, _ geometry: CellGeometry) -> Layout {
    var options = layout.options
    let axis = self.options.axis
    if options.itemSize == nil, let part = layout.type.cardPart(along: axis) {
      options.itemSize = part.size(columns: columns, rows: rows, geometry)
    }
    let viewport = geometry.points(columns: columns, rows: rows)
    let length =
      options.itemSize?.extent(along: axis)
      ?? viewport.extent(along: axis) / 2
    if let openFamily {
      options.perspective = CardPath.perspective(of: openFamily, length: length)
      options.visibleItems = options.visibleItems ?? CardPath.placedCount
      // What passes the viewer fades on its path.
      let never = LayoutOption.fadeMax.range
      options.fadeMin = options.fadeMin ?? never.lowerBound
      options.fadeMax = options.fadeMax ?? never.upperBound
    } else if !isChosen(.perspective), length > 0 {
      options.perspective = max(-1, -1 / (Deck.eyeDistance * length))
    }
    // An empty viewport has no size that a card could have.
    return (try? Layout(layout.type, options: options)) ?? layout
  }
}

/// How large a card is in its viewport.
private struct CardPart {
  /// Its height as a part of the viewport's.
  var height: Double
  /// How often its width, as the eye sees it, is as long as its height.
  var proportion: Double
  /// The part of the viewport's width that it never exceeds.
  var maximumWidth = 0.6

  /// The size of a whole number of cells, of which as many are on the left as on the right of the
  /// middle; nil where there is no room.
  func size(columns: Int, rows: Int, _ geometry: CellGeometry) -> LayoutSize? {
    guard columns > 0, rows > 0 else { return nil }
    let height = max(1, Int((Double(rows) * height).rounded()))
    let wanted = Double(height) * geometry.columnsPerRow * proportion
    let width = max(1, Int(min(wanted, Double(columns) * maximumWidth).rounded()))
    let isCentred = width % 2 == columns % 2
    return geometry.points(columns: isCentred || width == 1 ? width : width - 1, rows: height)
  }
}

extension LayoutType {
  /// The part of cards in a column.
  private static let columnPart = 0.4

  /// How large cards are by default; nil for half of the viewport, as the engine has it.
  fileprivate func cardPart(along axis: Axis) -> CardPart? {
    guard var part = ownPart else { return nil }
    // Above and below there must be room for the neighbours.
    if axis == .vertical { part.height = min(part.height, Self.columnPart) }
    return part
  }

  private var ownPart: CardPart? {
    switch traits.family {
    case nil: nil
    case .flow: CardPart(height: 0.5, proportion: 1.12)
    case .ring, .drum, .scaled, .shifted: CardPart(height: 0.57, proportion: 1.41)
    case .wheel: CardPart(height: 0.46, proportion: 1.385)
    case .stack: CardPart(height: 0.5, proportion: 1.73)
    }
  }
}
