import CarouselDeck
import CarouselGrid
import CarouselStage
import TerminalCells

@testable import CarouselRender

extension LookScreen {
  /// The cells inside of margins of 5 % of columns and rows, 2…12 and 1…4 of them.
  ///
  /// On fewer than 40 columns or 8 rows that would be too much; there is one column from 20 on.
  private func insideMargins(of region: CellRect) -> CellRect {
    func share(of length: Int, _ range: ClosedRange<Int>) -> Int {
      min(max(Int((0.05 * Double(length)).rounded()), range.lowerBound), range.upperBound)
    }
    let columns =
      switch region.columns {
      case ..<20: 0
      case ..<40: 1
      default: share(of: region.columns, 2...12)
      }
    let rows = region.rows < 8 ? 0 : share(of: region.rows, 1...4)
    return region.inset(left: columns, top: rows, right: columns, bottom: rows)
  }

  /// What is outside of the margins: letters, and on screens without cards anything but ground.
  var marginFaults: [String] {
    // A header and a footer are inside of the margins of the screen, outside of the slides' region.
    let (inner, outer) = (insideMargins(of: region), insideMargins(of: CellRect(shown.size)))
    let outside = ink.filter { cell in
      let inside = region.contains(cell.position) ? inner : outer
      return !inside.columnRange.contains(cell.position.column)
        || !inside.rowRange.contains(cell.position.row)
    }
    // Cards reach over the margins, and so do their edges.
    return outside.filter { !isSpatial || $0.kind == .letter }.map { cell in
      "\(shown.text(of: cell.cell)) at \(cell.position) is in the margin"
    }
  }

  /// Indicators and groups that are not in the middle.
  var axisFaults: [String] {
    indicators.compactMap { fault(of: $0) } + slides.flatMap { faults(of: $0) }
  }

  private func fault(of indicator: LookIndicator) -> String? {
    let layout = indicator.layout
    let room = IndicatorRoom(layout.state, size: indicator.viewport.size, options)
    // In a line of the screen it is where the line has room for it.
    guard layout.indicator.align == .center, room.indicator != nil else { return nil }
    var extent = LookExtent()
    // An arrow is only where there is a way, and its row is kept free.
    for mark in layout.marks where mark.text != "▲" && mark.text != "▼" {
      for position in indicator.cells(of: mark) {
        guard let cell = self[position] else { continue }
        // A disc at the end of a window is smaller than the room that it has.
        extent.add(layout.indicator.style == .dots ? Cell("█") : cell, at: position)
      }
    }
    if layout.isHorizontal {
      let distance = extent.distance(fromAxisOf: indicator.viewport)
      return abs(distance) <= 1
        ? nil
        : "\(layout.indicator.style) \(distance) half columns off the axis of \(indicator.viewport)"
    }
    let distance = extent.distance(fromMiddleRowOf: indicator.viewport)
    return abs(distance) <= 0.5 ? nil : "indicator \(distance) rows off the middle"
  }

  /// The groups of a slide, or of its parts, that are not on the axis.
  private func faults(of slide: LookSlide) -> [String] {
    // A narrow slide has no room for an indicator's columns at the other side as well.
    let isLopsided =
      !(slide.indicator?.indicator.position.isHorizontal ?? true) && slide.place.columns < 30
    let texts = slide.texts.filter { $0.slide.align == .center }
    let groups = Dictionary(grouping: texts) { $0.place }
    return isLopsided ? [] : groups.compactMap { place, texts in fault(of: texts, in: place) }
  }

  private func fault(of texts: [LookSlide.Text], in place: CellRect) -> String? {
    var extent = LookExtent()
    let regions = texts.map(\.region)
    for cell in ink {
      let position = cell.position
      guard let region = regions.first(where: { $0.contains(position) }) else { continue }
      // The sign that there is more text is at the edge.
      let isSign = cell.cell.scalar == "▲" || cell.cell.scalar == "▼"
      if isSign, position.column == region.columnRange.upperBound - 1 { continue }
      extent.add(cell.cell, at: position)
    }
    let words = texts.map { $0.source.prefix(20) }
    let distance = extent.distance(fromAxisOf: place)
    return abs(distance) <= 1 ? nil : "\(distance) half columns off the axis: \(words)"
  }
}

extension CellRect {
  func contains(_ position: CellPosition) -> Bool {
    columnRange.contains(position.column) && rowRange.contains(position.row)
  }
}
