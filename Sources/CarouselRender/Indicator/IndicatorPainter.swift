internal import CarouselColor
internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

/// Paints marks over what is there, keeping its background.
struct IndicatorPainter: Hashable, Sendable {
  /// What an indicator says about where input goes.
  private enum Emphasis: Hashable, Sendable {
    /// There is only one carousel.
    case usual
    /// Input goes to this one first.
    case focused
    /// Input goes to another one first.
    case unfocused
  }

  private let indicator: Indicator
  private let marks: [IndicatorMark]
  private let viewport: CellRect
  private let emphasis: Emphasis

  /// The indicator of a scene, or nil where none is shown.
  init?(of scene: Scene, _ options: PaintOptions) {
    guard let indicator = scene.indicator?.indicator else { return nil }
    self.indicator = indicator
    viewport = scene.viewport
    emphasis = options.hasFocus ? (scene.isFocused ? .focused : .unfocused) : .usual
    let marks = scene.indicatorMarks(options.glyphs)
    // Bold alone is distinguishable from dim only side by side.
    let hasBrackets = emphasis == .focused && !options.isColored
    self.marks = marks + (hasBrackets ? Self.brackets(around: marks, of: scene) : [])
  }

  /// Brackets around marks in a row, where there is room for both.
  private static func brackets(
    around marks: [IndicatorMark], of scene: Scene
  ) -> [IndicatorMark] {
    guard let first = marks.min(by: { $0.column < $1.column }),
      let last = marks.max(by: { $0.column < $1.column }),
      marks.allSatisfy({ $0.row == first.row })
    else { return [] }
    let (left, right) = (first.column - 1, last.column + displayWidth(of: last.text))
    guard left >= 0, right < scene.viewport.columns,
      scene.indicator?.indicator.position.isHorizontal ?? false
    else { return [] }
    return [("[", left), ("]", right)].map { text, column in
      IndicatorMark(text: text, column: column, row: first.row, isCurrent: true, page: nil)
    }
  }

  func paint(on frame: inout Frame) {
    for mark in marks {
      let column = viewport.column + mark.column
      let row = viewport.row + mark.row
      guard 0..<frame.size.columns ~= column, 0..<frame.size.rows ~= row else { continue }
      let background = frame[column, row].style.background
      var style = mark.isCurrent ? currentStyle(on: background) : otherStyle(on: background)
      if emphasis == .unfocused {
        style = style.muted(as: ink)
      } else if mark.isCurrent {
        style = style.adding(.bold)
      }
      frame.put(mark.text, column: column, row: row, style: style, clip: viewport.columnRange)
    }
  }

  private var ink: Ink { indicator.style.isRead ? .letters : .marks }

  private func currentStyle(on background: Color) -> Style {
    let wanted = (indicator.currentColor ?? .standard).foreground(on: background)
    // On a slide of its own colour the dot would be gone.
    let isLost = wanted.isIndistinguishable(from: background)
    return Style(foreground: isLost ? background.contrasting : wanted, background: background)
  }

  private func otherStyle(on background: Color) -> Style {
    if indicator.color == Indicator().color, background.rgb != nil {
      // The usual grey is invisible on a grey background, a mixture never is.
      return Style(foreground: background.contrasting, background: background).muted(as: ink)
    }
    return Style(foreground: indicator.color.foreground(on: background), background: background)
  }
}
