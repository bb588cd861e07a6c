internal import CarouselDeck
internal import CarouselEngine
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

extension Scene {
  /// The marks of the indicator; none where none is shown or there is no room for it.
  func indicatorMarks(_ glyphs: GlyphSet) -> [IndicatorMark] {
    guard let indicator else { return [] }
    // The place of the indicator is the same on all slides.
    guard let region = IndicatorRoom(indicator, size: viewport.size).indicator, !region.isEmpty
    else { return [] }
    return IndicatorLayout(state: indicator, region: region, glyphs: glyphs).marks
  }
}

/// Puts the marks of an indicator into the cells that are set aside for it.
private struct IndicatorLayout {
  let state: Scene.IndicatorState
  let region: CellRect
  let glyphs: GlyphSet

  private var indicator: Indicator { state.indicator }
  private var isHorizontal: Bool { indicator.position.isHorizontal }
  /// The cells along the edge.
  private var available: Int { isHorizontal ? region.columns : region.rows }

  var marks: [IndicatorMark] {
    switch indicator.style {
    case .dots: dots
    case .bar: bar
    case .fraction: fraction
    }
  }

  private var dots: [IndicatorMark] {
    let current = dot(indicator.currentShape, fallback: glyphs.currentDot)
    let other = dot(indicator.shape, fallback: glyphs.dot)
    let width = max(displayWidth(of: current), displayWidth(of: other))
    // A row of dots has a blank between two of them; in a column the rows are far enough apart.
    let pitch = isHorizontal ? width + 1 : 1
    let extent = isHorizontal ? region.columns + 1 : region.rows
    let pages = IndicatorWindow.pages(
      around: state.page, of: state.pageCount, limit: min(indicator.maxDots, extent / pitch))
    return pages.enumerated().map { position, page in
      let isCurrent = page == state.page
      return mark(
        isCurrent ? current : other, isCurrent: isCurrent, page: page, at: position * pitch,
        length: isHorizontal ? width : 1, of: pages.count * pitch - (pitch - 1), thickness: width)
    }
  }

  /// The author's shape as it can be drawn, if that is a single character with a width.
  private func dot(_ shape: Character, fallback: String) -> String {
    let text = glyphs.drawable(String(shape))
    let isUsual = text.count == 1 && displayWidth(of: text) > 0 && text != " " && text != "?"
    return isUsual ? text : fallback
  }

  private var bar: [IndicatorMark] {
    let shapes = isHorizontal ? glyphs.horizontalBar(reading: state.reading) : glyphs.verticalBar
    let length = min(available, max(available / 3, 12))
    let last = Double(max(1, state.pageCount) - 1)
    // On the first page one part of the bar is full, on the last one all of it.
    let share = (state.progress * last + 1) / (last + 1)
    let halves = Int((share * Double(length) * 2).rounded())
    return (0..<length).map { position in
      let filled = halves - position * 2
      let shape = filled >= 2 ? shapes.full : filled == 1 ? shapes.half : shapes.empty
      let page = Int((Double(position) / Double(max(1, length - 1)) * last).rounded())
      return mark(
        shape, isCurrent: filled >= 1, page: page, at: position, of: length, thickness: 1)
    }
  }

  /// Numbers are read from left to right in every script; only their place is mirrored.
  private var fraction: [IndicatorMark] {
    let page = String(state.page + 1)
    let count = String(state.pageCount)
    // Numbers that are cut off would be wrong ones. No page has a longer number than the last.
    guard 2 * count.count + 1 <= region.columns else { return [] }
    let width = page.count + 1 + count.count
    let first = mark(
      page, isCurrent: true, page: nil, at: 0, length: isHorizontal ? width : 1,
      of: isHorizontal ? width : 1, thickness: isHorizontal ? 1 : width)
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
  ///   - thickness: How wide an indicator at a side is.
  private func mark(
    _ text: String, isCurrent: Bool, page: Int?, at position: Int, length: Int = 1,
    of extent: Int, thickness: Int
  ) -> IndicatorMark {
    let spare = max(0, available - extent)
    let isMirrored = isHorizontal && state.reading == .rightToLeft
    let start =
      switch indicator.align {
      case .start: 0
      // What is left over from the middle is on the same side either way.
      case .center: isMirrored ? spare - spare / 2 : spare / 2
      case .end: spare
      }
    let along = isMirrored ? available - (start + position + length) : start + position
    // At the right, what is narrower than the region is at its outer side.
    let inset = indicator.position == .right ? region.columns - thickness : 0
    return IndicatorMark(
      text: text, column: region.column + (isHorizontal ? along : max(0, inset)),
      row: region.row + (isHorizontal ? 0 : along), isCurrent: isCurrent, page: page)
  }
}
