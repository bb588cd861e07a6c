internal import CarouselDeck
internal import CarouselEngine
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

extension Renderer {
  /// The marks of a scene's indicator, or nil where none is shown.
  func indicatorMarks(of scene: Scene) -> [IndicatorMark]? {
    guard let state = scene.indicator else { return nil }
    // The place of the indicator is the same on all slides.
    let parts = SlideParts(
      of: Slide(.plain), columns: scene.viewport.width, rows: scene.viewport.height,
      indicator: state)
    guard let region = parts.indicator, !region.isEmpty else { return nil }
    switch state.indicator.style {
    case .dots: return dots(of: state, in: region)
    case .bar: return bar(of: state, in: region)
    case .fraction: return fraction(of: state, in: region)
    }
  }

  private func dots(of state: Scene.IndicatorState, in region: Region) -> [IndicatorMark] {
    let indicator = state.indicator
    let current = dot(indicator.currentShape, fallback: glyphs.currentDot)
    let other = dot(indicator.shape, fallback: glyphs.dot)
    let width = max(displayWidth(of: current), displayWidth(of: other))
    // A row of dots has a blank between two of them; in a column the rows are far enough apart.
    let pitch = indicator.position.isHorizontal ? width + 1 : 1
    let extent = indicator.position.isHorizontal ? region.width + 1 : region.height
    let pages = IndicatorWindow.pages(
      around: state.page, of: state.pageCount, limit: min(indicator.maxDots, extent / pitch))
    return pages.enumerated().map { position, page in
      mark(
        page == state.page ? current : other, isCurrent: page == state.page, page: page,
        at: position * pitch, length: indicator.position.isHorizontal ? width : 1,
        of: pages.count * pitch - (pitch - 1), thickness: width, in: region, state)
    }
  }

  /// The author's shape as it can be drawn, if that is a single character with a width.
  private func dot(_ shape: Character, fallback: String) -> String {
    let text = glyphs.drawable(String(shape))
    let isUsual = text.count == 1 && displayWidth(of: text) > 0 && text != " " && text != "?"
    return isUsual ? text : fallback
  }

  private func bar(of state: Scene.IndicatorState, in region: Region) -> [IndicatorMark] {
    let isHorizontal = state.indicator.position.isHorizontal
    let shapes =
      isHorizontal ? glyphs.lyingBar(reading: state.reading) : glyphs.standingBar
    let extent = isHorizontal ? region.width : region.height
    let length = min(extent, max(extent / 3, 12))
    let last = Double(max(1, state.pageCount) - 1)
    // On the first page one part of the bar is full, on the last one all of it.
    let share = (state.progress * last + 1) / (last + 1)
    let halves = Int((share * Double(length) * 2).rounded())
    return (0..<length).map { position in
      let filled = halves - position * 2
      let shape = filled >= 2 ? shapes.full : filled == 1 ? shapes.half : shapes.empty
      let page = Int((Double(position) / Double(max(1, length - 1)) * last).rounded())
      return mark(
        shape, isCurrent: filled >= 1, page: page, at: position, of: length, thickness: 1,
        in: region, state)
    }
  }

  /// Numbers are read from left to right in every script; only their place is mirrored.
  private func fraction(of state: Scene.IndicatorState, in region: Region) -> [IndicatorMark] {
    let page = String(state.page + 1)
    let count = String(state.pageCount)
    // Numbers that are cut off would be wrong ones. No page has a longer number than the last.
    guard 2 * count.count + 1 <= region.width else { return [] }
    let isHorizontal = state.indicator.position.isHorizontal
    let length = page.count + 1 + count.count
    let first = mark(
      page, isCurrent: true, page: nil, at: 0, length: isHorizontal ? length : 1,
      of: isHorizontal ? length : 1, thickness: isHorizontal ? 1 : length, in: region, state)
    var second = first
    second.text = "/" + count
    second.isCurrent = false
    second.column += page.count
    return [first, second]
  }

  /// Puts a mark somewhere along an indicator.
  ///
  /// - Parameters:
  ///   - position: How far it is from the start of the indicator.
  ///   - length: How much of the indicator it covers.
  ///   - extent: How long the indicator is.
  ///   - thickness: How wide one that stands at a side is.
  private func mark(
    _ text: String, isCurrent: Bool, page: Int?, at position: Int, length: Int = 1,
    of extent: Int, thickness: Int, in region: Region, _ state: Scene.IndicatorState
  ) -> IndicatorMark {
    let indicator = state.indicator
    let isHorizontal = indicator.position.isHorizontal
    let available = isHorizontal ? region.width : region.height
    let spare = max(0, available - extent)
    let margin = min(isHorizontal ? TextBlock.margin(of: region.width) : 1, spare / 2)
    let isMirrored = isHorizontal && state.reading == .rightToLeft
    let start =
      switch indicator.align {
      case .start: margin
      // What is left over from the middle lies on the same side either way.
      case .center: isMirrored ? spare - spare / 2 : spare / 2
      case .end: spare - margin
      }
    let along = isMirrored ? available - (start + position + length) : start + position
    // At the right, what is narrower than the region lies at its outer side.
    let inset = indicator.position == .right ? region.width - thickness : 0
    return IndicatorMark(
      text: text, column: region.x + (isHorizontal ? along : max(0, inset)),
      row: region.y + (isHorizontal ? 0 : along), isCurrent: isCurrent, page: page)
  }
}
