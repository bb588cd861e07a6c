internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells

extension Renderer {
  /// As few columns as these, or so few rows, have no room for a frame around words.
  private static let leastFrame = (columns: 12, rows: 3)

  /// Draws a frame in the place of an image, with what says in words what the image shows.
  ///
  /// Below stand the name, the format and the size of the file, where there is room.
  func draw(
    _ image: ImageReference, of slide: Slide, in region: Region, style: Style, on frame: inout Frame
  ) {
    guard region.width >= Self.leastFrame.columns, region.height >= Self.leastFrame.rows else {
      return drawText(slide.textAlternative, of: slide, in: region, style: style, on: &frame)
    }
    let box = pictureFrame(of: image, fit: slide.fit, in: region)
    drawFrame(
      CellRect(column: box.x, row: box.y, columns: box.width, rows: box.height),
      style: style.muted, on: &frame)
    var inner = box.inset(left: 1, top: 1, right: 1, bottom: 1)
    if inner.height >= 3 {
      let row = Region(x: inner.x, y: inner.y + inner.height - 1, width: inner.width, height: 1)
      inner = inner.inset(bottom: 1)
      let facts = TextBlock.line(
        glyphs.drawableLine(image.facts), width: row.width, glyphs: glyphs)
      frame.draw(facts, row: row.y, in: row, align: .center, style: style.muted)
    }
    var words = slide
    words.align = .center
    words.valign = .middle
    drawText(slide.textAlternative, of: words, in: inner, style: style, on: &frame)
  }

  /// The cells that the image would cover: a cell is twice as high as it is wide.
  private func pictureFrame(
    of image: ImageReference, fit: ImageFit, in region: Region
  ) -> Region {
    guard let size = image.size, size.width > 0, size.height > 0 else { return region }
    switch fit {
    case .cover, .fill: return region
    case .contain, .none: break
    }
    let proportion = Double(size.width) * 2 / Double(size.height)
    let width = min(Double(region.width), Double(region.height) * proportion)
    let columns = min(region.width, max(Self.leastFrame.columns, Int(width.rounded())))
    let rows = min(
      region.height, max(Self.leastFrame.rows, Int((width / proportion).rounded())))
    return Region(
      x: region.x + (region.width - columns) / 2, y: region.y + (region.height - rows) / 2,
      width: columns, height: rows)
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
