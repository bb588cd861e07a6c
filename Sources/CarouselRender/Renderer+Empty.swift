internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells

extension Renderer {
  /// The screen of a show without slides: what is missing, and what to do.
  func emptyFrame(_ size: FrameSize) -> Frame {
    let background = screen.background.background(over: .default)
    let roles = RoleColors(screen.roles, on: background)
    let text = Style(foreground: roles.text, background: background)
    var frame = Frame(size: size, style: text)
    let lines =
      [("No slides yet", text.adding(.bold)), ("", text)]
      + ["The list of slides is empty.", "Press r when there are some."].map { words in
        (words, Style(foreground: roles.muted, background: background))
      }
    let shown = size.rows >= lines.count ? lines : Array(lines.prefix(1))
    let top = max(0, (size.rows - shown.count) / 2)
    for (index, (words, style)) in shown.enumerated() {
      let region = CellRect(row: top + index, columns: size.columns, rows: 1)
      let line = TextBlock.line(words, width: size.columns, glyphs: glyphs)
      frame.draw(line, row: top + index, in: region, align: .center, style: style)
    }
    return frame
  }
}
