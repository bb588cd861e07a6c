internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

/// Paints what is read on a card at the side: its title as a whole, or nothing.
struct CardTitle: Sendable {
  let slide: PlacedSlide
  let face: CardFace
  let options: PaintOptions

  /// How far the letters recede towards the face.
  private static let recess = 0.2

  func paint(in strip: CardStrip, on card: inout Frame) {
    let box = slide.box
    let name = TextBlock.Line(options.glyphs.drawableLine(slide.placement.slide.name))
    let caption = TextBlock.Line(options.glyphs.drawableLine(slide.placement.slide.caption))
    func put(_ line: TextBlock.Line, at place: CellPosition, bold: Bool) {
      let style = style(column: place.column, row: place.row)
      card.put(
        line.text, column: place.column - box.column, row: place.row - box.row,
        style: bold ? style.adding(.bold) : style)
    }
    if strip.area.isLevel(in: box),
      let places = strip.places(ofWidths: name.width, caption.width, avoiding: box.row)
    {
      put(name, at: places.first, bold: true)
      put(caption, at: places.second, bold: false)
    } else if let place = strip.place(ofWidth: name.width, avoiding: box.row) {
      put(name, at: place, bold: true)
    }
  }

  private func style(column: Int, row: Int) -> Style {
    let background = face.color(column: column, row: row)
    var text = slide.placement.slide.color.foreground(on: background)
    if let rgb = background.rgb { text = text.blended(with: rgb, amount: Self.recess) }
    return Style(
      foreground: text.readable(on: background, contrast: RoleColors.letterContrast),
      background: background)
  }
}

extension Slide {
  /// The title, or a text that can stand for it: one of a single line.
  fileprivate var name: String {
    guard title.isEmpty, case .text(let text) = content else { return title }
    let line = TextBlock.withoutFinalLineFeeds(text)
    return line.contains("\n") ? "" : line
  }
}

extension CellRect {
  /// Whether it is a part of a rectangle that is as wide, but not as high.
  fileprivate func isLevel(in box: CellRect) -> Bool {
    columns >= box.columns - 2 && rows < box.rows - 2
  }
}
