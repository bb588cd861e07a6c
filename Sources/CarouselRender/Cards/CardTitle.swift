internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import CarouselType
internal import TerminalCells

/// Paints what is read on a card at the side: its title as a whole, or nothing.
struct CardTitle: Sendable {
  let slide: PlacedSlide
  let face: CardFace
  let options: PaintOptions

  /// How far the letters recede towards the face.
  private static let recess = 0.2

  func paint(in strip: CardStrip, on card: inout Frame) {
    let top = slide.box.row
    let isLevel = strip.area.isLevel(in: slide.box)
    for step in steps {
      guard let name = text(slide.placement.slide.name, step, .bold) else { continue }
      if isLevel, let caption = text(slide.placement.slide.caption, step, .regular),
        let places = strip.places(
          ofWidths: name.columns, caption.columns, rows: step.rows, avoiding: top)
      {
        put(name, at: places.first, on: &card)
        put(caption, at: places.second, on: &card)
        return
      }
      if let place = strip.place(ofWidth: name.columns, rows: step.rows, avoiding: top) {
        return put(name, at: place, on: &card)
      }
    }
  }

  /// The sizes that a title is tried in, the largest first.
  ///
  /// On a desk the current card may have large letters, and beside them are no others.
  private var steps: [TypeStep] {
    guard options.viewing == .wall, options.glyphs == .unicode else { return [.cell] }
    let largest = TypeScale(rows: slide.box.rows, lines: 0, viewing: .wall).body
    return slide.placement.slide.titleSize.steps(atMost: largest).filter { $0 <= largest }
  }

  /// A line in one size.
  private struct Text {
    let text: String
    let step: TypeStep
    let weight: FaceWeight
    let columns: Int
  }

  /// A line in one size; nil where it is empty, or a letter is missing.
  private func text(_ line: String, _ step: TypeStep, _ weight: FaceWeight) -> Text? {
    let line = options.glyphs.drawableLine(line)
    let width =
      step == .cell
      ? 2 * displayWidth(of: line) : SteppedFace(step: step, weight: weight).width(of: line) ?? 0
    guard width > 0 else { return nil }
    return Text(text: line, step: step, weight: weight, columns: (width + 1) / 2)
  }

  private func put(_ text: Text, at place: CellPosition, on card: inout Frame) {
    let style = style(column: place.column, row: place.row + text.step.rows / 2)
    card.draw(
      text.text, text.step, text.weight, at: 2 * (place.column - slide.box.column),
      row: place.row - slide.box.row, style: text.weight == .bold ? style.adding(.bold) : style,
      clip: 0..<card.size.columns)
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
