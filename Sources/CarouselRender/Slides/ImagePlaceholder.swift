internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import CarouselType
internal import TerminalCells

extension SlidePainter {
  /// The maximum columns and rows that have no room for a panel around text.
  private static let minimumPanel = FrameSize(columns: 12, rows: 3)
  /// The minimum columns of a panel with two blank ones at both sides of the text, not one.
  private static let spaciousColumns = 24

  /// Paints a panel in the place of an image: the sign of a picture, the alternative text, and below
  /// it what there is to say about the file.
  ///
  /// On a wall the file is left out: who walks by can't fix it. The sign goes first where there is
  /// little room, then the line about the file.
  ///
  /// - Parameter note: What there is to say; nil is the name, the format and the size of the file.
  mutating func paint(_ image: ImageReference, in region: CellRect, note: String? = nil) {
    guard region.columns >= Self.minimumPanel.columns, region.rows >= Self.minimumPanel.rows else {
      return paint(slide.textAlternative, in: region, style: style.adding(.bold))
    }
    let box = frame(of: image, in: region)
    let panel = paintPanel(box)
    let padding = box.columns >= Self.spaciousColumns ? 2 : 1
    let inside = box.inset(left: padding, top: 1, right: padding, bottom: 1)
    let words = alternative(in: inside.size)
    let note = options.viewing == .wall ? "" : note ?? image.facts
    // A blank row is between the words and what is below or above them.
    let below = note.isEmpty || inside.rows < words.rows + 2 ? 0 : 2
    let sign = PictureSign.size
    let hasSign =
      options.glyphs == .unicode && inside.columns >= sign.columns
      && inside.rows >= words.rows + below + sign.rows + 1
    let above = hasSign ? sign.rows + 1 : 0
    let spare = max(0, inside.rows - above - words.rows - below)
    var row = inside.row + spare / 2
    if hasSign {
      let column = inside.column + (inside.columns - sign.columns) / 2
      var edge = panel
      edge.foreground = options.roles(on: panel.background).edge
      if edge.foreground == .default { edge = edge.adding(.dim) }
      for (index, line) in PictureSign.rows.enumerated() {
        canvas.cells.put(line, column: column, row: row + index, style: edge)
      }
      row += above
    }
    let text = CellRect(
      column: inside.column, row: row, columns: inside.columns, rows: words.rows)
    canvas.cells.draw(words, in: text, align: .center, style: panel.adding(.bold))
    guard below > 0 else { return }
    let line = CellRect(
      column: inside.column, row: row + words.rows + 1, columns: inside.columns, rows: 1)
    paintLine(note, in: line, align: .center, style: panel.muted)
  }

  /// The alternative text, on a wall in large type if all of it fits.
  private func alternative(in room: FrameSize) -> SetText {
    let text = options.glyphs.drawable(
      slide.textAlternative, keepingNewlines: true, keepingBreaks: true)
    let large = TypeScale(rows: canvas.cells.size.rows, lines: 1, viewing: options.viewing).caption
    if large != .cell, options.glyphs == .unicode,
      let set = SetText(
        blocks: text, step: large, weight: .bold, columns: room.columns, measure: room.columns,
        lines: room.rows / large.pitch, isWrapped: true)
    {
      return set
    }
    return SetText(
      cells: text, in: room, measure: room.columns, glyphs: options.glyphs, weight: .bold)
  }

  /// Paints the ground of the panel, or a line around it where nothing is known about colours.
  ///
  /// - Returns: The style of text on it.
  private mutating func paintPanel(_ box: CellRect) -> Style {
    let roles = options.roles(on: style.background)
    guard options.isColored, roles.surface != style.background else {
      canvas.cells.drawBox(box, style: style.muted, glyphs: options.glyphs)
      return style
    }
    var panel = style
    panel.background = roles.surface
    panel.foreground = options.roles(on: roles.surface).text
    canvas.cells.drawPanel(box, panel, options)
    return panel
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
    let columns = min(region.columns, max(Self.minimumPanel.columns, Int(width.rounded())))
    let rows = min(
      region.rows, max(Self.minimumPanel.rows, Int((width / proportion).rounded())))
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

/// The sign of a picture: a frame with hills and a sun, in block characters.
private enum PictureSign {
  static let rows = ["▛▀▀▀▀▀▀▀▀▜", "▌  ▗▖  ▟▙▐", "▌ ▟██▙▗▖▀▐", "▙▟████▟██▟"]
  static let size = FrameSize(columns: 10, rows: 4)
}
