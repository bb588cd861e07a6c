public import CarouselDeck
internal import CarouselEngine
public import CarouselGrid

extension Stage {
  /// The indicator of the outermost carousel at an edge of its slides, if there is one to show.
  public var indicator: Scene.IndicatorState? { indicatorState(isNested: false) }

  /// What is where at this instant, for a screen of a number of cells.
  ///
  /// A negative size counts as 0, and then nothing is there. Cost: that of the slides that can be
  /// seen, whatever the length of the deck; a nested deck that comes into sight but has not been
  /// started, or will restart, is shown at its start.
  ///
  /// - Parameters:
  ///   - columns: How wide the screen is.
  ///   - rows: How high it is.
  ///   - geometry: How large a cell is.
  ///   - outerIndicator: The indicator in cells outside of the slides, which then leave no room for
  ///     it; nil leaves it at an edge of them.
  ///   - composition: The cells of a nested deck within its slide, of which the size and the
  ///     indicator are given. How much of a slide its title takes is known to a renderer alone;
  ///     by default it takes nothing.
  public func scene(
    columns: Int, rows: Int, geometry: CellGeometry = .standard,
    outerIndicator: Scene.IndicatorState? = nil,
    composition: (Slide, FrameSize, Scene.IndicatorState?) -> CellRect = { _, size, _ in
      CellRect(size)
    }
  ) -> Scene {
    let paths = shownPaths
    return scene(
      in: CellRect(columns: columns, rows: rows), geometry, path: [],
      focus: paths.count > 1 ? focusPath : nil, outerIndicator: outerIndicator, composition)
  }

  private func scene(
    in viewport: CellRect, _ geometry: CellGeometry, path stagePath: StagePath, focus: StagePath?,
    outerIndicator: Scene.IndicatorState? = nil,
    _ composition: (Slide, FrameSize, Scene.IndicatorState?) -> CellRect
  ) -> Scene {
    let type = deck.layout.type
    let isSpatial = type != .linear
    let indicator = outerIndicator ?? indicatorState(isNested: !stagePath.isEmpty)
    let arrangement = carousel.arrangement(
      deck.layout(columns: viewport.columns, rows: viewport.rows, geometry),
      viewport: geometry.points(columns: viewport.columns, rows: viewport.rows))
    let size = geometry.cells(arrangement.itemSize)
    let edge = outerIndicator == nil ? deck.indicator?.position : nil
    let path = deck.openFamily.map {
      CardPath($0, of: deck, indicatorAt: edge, in: arrangement, geometry)
    }
    var visible =
      path?.visible(at: carousel.offset, in: arrangement)
      ?? arrangement.visible(at: carousel.offset)
    // A renderer rounds the middles of slides that share an edge against the first one, so that it
    // must not become another in the middle of a move.
    if !arrangement.overlaps { visible.sort { $0.distance < $1.distance } }
    let placements = visible.compactMap { placed -> Placement? in
      guard let slide = slide(at: placed.page) else { return nil }
      let child = slide.deck.map { deck in
        let region = composition(
          slide, FrameSize(columns: size.columns, rows: size.rows), indicator)
        let started = finished.contains(placed.page) ? nil : children[placed.page]
        return (started ?? Stage(deck, wallTime: carousel.wallTime)).scene(
          in: region, geometry, path: stagePath + [placed.page], focus: focus, composition)
      }
      let transform = geometry.inCells(placed.transform).simplified
      return Placement(
        page: placed.page, slide: slide, distance: placed.distance, columns: size.columns,
        rows: size.rows, transform: path?.moved(transform) ?? transform,
        opacity: placed.opacity * (path?.opacity(at: placed.distance) ?? 1),
        depth: placed.depth / geometry.columnPoints, child: child,
        brightness: isSpatial ? deck.card.brightness(at: placed.distance, in: type) : 1)
    }
    var card = deck.card
    // Of cards above each other none stands on a floor.
    card.reflection = deck.options.axis == .horizontal ? card.reflection(in: type) : 0
    card.shadow = card.castsShadow(in: type)
    let floor =
      isSpatial && card.reflection ?? 0 > 0
      ? arrangement.floor(
        of: isResting ? visible : nil, nearestTo: carousel.offset, path, rows: size.rows, geometry)
      : nil
    return Scene(
      path: stagePath, viewport: viewport, placements: placements, indicator: indicator,
      isFocused: stagePath == focus, isSpatial: isSpatial, isResting: isResting, card: card,
      floor: floor.map { $0 + Double(viewport.rows) / 2 }, effect: deck.effectiveEffect)
  }

  /// Whether a page is exactly in the middle, and stays there for now.
  private var isResting: Bool {
    !carousel.isMoving && carousel.offset == carousel.offset.rounded()
  }

  private func indicatorState(isNested: Bool) -> Scene.IndicatorState? {
    guard let indicator = deck.indicator, let page = carousel.currentPage else { return nil }
    if carousel.pageCount == 1, indicator.isHiddenForSinglePage { return nil }
    return Scene.IndicatorState(
      indicator: indicator, page: page, pageCount: carousel.pageCount,
      progress: carousel.progress, reading: deck.options.reading,
      hold: holdProgress(for: indicator),
      openWays: isNested && deck.options.axis == .vertical
        ? Scene.OpenWays(back: !carousel.isAtEdge(.start), on: !carousel.isAtEdge(.end)) : nil)
  }
}
