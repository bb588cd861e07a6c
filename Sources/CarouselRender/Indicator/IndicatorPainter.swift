internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

extension Renderer {
  /// Draws marks over what is there, keeping its background.
  func draw(
    _ marks: [IndicatorMark], of scene: Scene, emphasis: IndicatorMark.Emphasis,
    on frame: inout Frame
  ) {
    guard let indicator = scene.indicator?.indicator else { return }
    let clip = scene.viewport.x..<scene.viewport.x + scene.viewport.width
    // Bold alone is told from dim only where both are seen side by side.
    let brackets = emphasis == .focused && !isColored ? brackets(around: marks, of: scene) : []
    for mark in marks + brackets {
      let column = scene.viewport.x + mark.column
      let row = scene.viewport.y + mark.row
      guard 0..<frame.size.columns ~= column, 0..<frame.size.rows ~= row else { continue }
      let background = frame[column, row].style.background
      let style =
        mark.isCurrent
        ? currentStyle(of: indicator, on: background, emphasis)
        : otherStyle(of: indicator, on: background, emphasis)
      frame.put(mark.text, column: column, row: row, style: style, clip: clip)
    }
  }

  /// Brackets around marks in a row, where there is room for both.
  private func brackets(around marks: [IndicatorMark], of scene: Scene) -> [IndicatorMark] {
    guard let first = marks.min(by: { $0.column < $1.column }),
      let last = marks.max(by: { $0.column < $1.column }),
      marks.allSatisfy({ $0.row == first.row })
    else { return [] }
    let (left, right) = (first.column - 1, last.column + displayWidth(of: last.text))
    guard left >= 0, right < scene.viewport.width,
      scene.indicator?.indicator.position.isHorizontal ?? false
    else { return [] }
    return [("[", left), ("]", right)].map { text, column in
      IndicatorMark(text: text, column: column, row: first.row, isCurrent: true, page: nil)
    }
  }

  private func currentStyle(
    of indicator: Indicator, on background: Color, _ emphasis: IndicatorMark.Emphasis
  ) -> Style {
    let wanted = (indicator.currentColor ?? .standard).foreground(on: background)
    // On a slide of its own colour the dot would be gone.
    let color = wanted.isLost(on: background) ? background.contrasting : wanted
    let style = Style(foreground: color, background: background)
    return switch emphasis {
    case .usual, .focused: style.adding(.bold)
    case .unfocused: style.muted
    }
  }

  private func otherStyle(
    of indicator: Indicator, on background: Color, _ emphasis: IndicatorMark.Emphasis
  ) -> Style {
    let style: Style
    if indicator.color == Indicator().color, case .rgb = background {
      // The usual grey cannot be told from a grey background, a mixture always can.
      style = Style(foreground: background.contrasting, background: background).muted
    } else {
      style = Style(foreground: indicator.color.foreground(on: background), background: background)
    }
    return switch emphasis {
    case .usual, .focused: style
    case .unfocused: style.muted
    }
  }
}
