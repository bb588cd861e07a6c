internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage

extension SlidePainter {
  /// The maximum columns and rows that have no room for a frame around text.
  private static let minimumFrame = FrameSize(columns: 12, rows: 3)

  /// Paints a frame in the place of an image, with the alternative text of the image.
  ///
  /// The name, the format and the size of the file are below, if there is room.
  mutating func paint(_ image: ImageReference, in region: CellRect) {
    guard region.columns >= Self.minimumFrame.columns, region.rows >= Self.minimumFrame.rows else {
      return paint(slide.textAlternative, in: region, style: style)
    }
    let box = frame(of: image, in: region)
    canvas.cells.drawBox(box, style: style.muted, glyphs: options.glyphs)
    var inner = box.inset(left: 1, top: 1, right: 1, bottom: 1)
    if inner.rows >= 3 {
      let row = inner.inset(top: inner.rows - 1)
      inner = inner.inset(bottom: 1)
      paintLine(image.facts, in: row, align: .center, style: style.muted)
    }
    paint(slide.textAlternative, in: inner, style: style, align: .center, valign: .middle)
  }

  /// The cells that the image would cover.
  private func frame(of image: ImageReference, in region: CellRect) -> CellRect {
    guard let size = image.size, size.width > 0, size.height > 0 else { return region }
    switch slide.fit {
    case .cover, .fill: return region
    case .contain, .none: break
    }
    let proportion = Double(size.width) * options.geometry.columnsPerRow / Double(size.height)
    let width = min(Double(region.columns), Double(region.rows) * proportion)
    let columns = min(region.columns, max(Self.minimumFrame.columns, Int(width.rounded())))
    let rows = min(
      region.rows, max(Self.minimumFrame.rows, Int((width / proportion).rounded())))
    return CellRect(
      column: region.column + (region.columns - columns) / 2,
      row: region.row + (region.rows - rows) / 2, columns: columns, rows: rows)
  }
}

extension ImageReference {
  /// The name of the file, its format and its size, on one line.
  fileprivate var facts: String {
    let file = writtenPath.split(separator: "/").last.map(String.init) ?? writtenPath
    let pixels = size.map { "\($0.width)×\($0.height)" }
    return [file, format.rawValue, pixels].compactMap(\.self).joined(separator: " · ")
  }
}
