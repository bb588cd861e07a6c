internal import CarouselDeck
internal import TerminalCells

extension Renderer {
  /// Draws marks over what is there, keeping its background.
  func draw(
    _ marks: [IndicatorMark], of scene: Scene, emphasis: IndicatorMark.Emphasis,
    on frame: inout Frame
  ) {
    guard let indicator = scene.indicator?.indicator else { return }
    let clip = scene.viewport.x..<scene.viewport.x + scene.viewport.width
    for mark in marks {
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
