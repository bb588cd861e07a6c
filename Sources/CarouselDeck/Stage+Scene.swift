import CarouselEngine

extension Stage {
  /// What is where at this instant, for a screen of so many cells.
  public func scene(columns: Int, rows: Int) -> Scene {
    let paths = shownPaths
    return scene(
      in: Region(width: columns, height: rows), path: [],
      focus: paths.count > 1 ? focusPath : nil)
  }

  private func scene(in viewport: Region, path: StagePath, focus: StagePath?) -> Scene {
    let axis = deck.options.axis
    let extent = Double(axis == .horizontal ? viewport.width : viewport.height)
    let sign = axis == .horizontal && deck.options.reading == .rightToLeft ? -1.0 : 1.0
    let indicator = indicatorState
    let placements = carousel.visiblePages.compactMap { visible -> Placement? in
      guard let slide = slide(at: visible.page) else { return nil }
      let child = slide.deck.map { deck in
        let parts = SlideParts(
          of: slide, columns: viewport.width, rows: viewport.height, indicator: indicator)
        return (children[visible.page] ?? Stage(deck)).scene(
          in: parts.content, path: path + [visible.page], focus: focus)
      }
      return Placement(
        page: visible.page, slide: slide,
        transform: deck.layout.transform(
          distance: sign * visible.distance, axis: axis, extent: extent),
        opacity: 1, depth: 0, child: child)
    }
    return Scene(
      path: path, viewport: viewport, placements: placements, indicator: indicator,
      isFocused: path == focus)
  }

  private var indicatorState: Scene.IndicatorState? {
    guard let indicator = deck.indicator, let page = carousel.currentPage else { return nil }
    if carousel.pageCount == 1, indicator.isHiddenForSinglePage { return nil }
    return Scene.IndicatorState(
      indicator: indicator, page: page, pageCount: carousel.pageCount,
      progress: carousel.progress)
  }
}
