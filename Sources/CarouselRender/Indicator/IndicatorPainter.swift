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
  /// The columns in which it is drawn.
  private let clip: Range<Int>
  private let emphasis: Emphasis
  private let theme: ThemeRoles?

  /// The indicator of a scene, or nil where none is shown.
  init?(of scene: Scene, _ options: PaintOptions) {
    guard let layout = IndicatorLayout(of: scene, options) else { return nil }
    indicator = layout.indicator
    viewport = scene.viewport
    clip =
      layout.state.region.map { $0.column - 1..<$0.columnRange.upperBound + 1 }
      ?? scene.viewport.columnRange
    theme = options.theme
    emphasis = options.hasFocus ? (scene.isFocused ? .focused : .unfocused) : .usual
    let marks = layout.marks
    // Bold alone is distinguishable from dim only side by side.
    let hasBrackets = emphasis == .focused && !options.isColored
    self.marks = marks + (hasBrackets ? Self.brackets(around: marks, of: scene, in: clip) : [])
  }

  /// Brackets around marks in a row, where there is room for both.
  private static func brackets(
    around marks: [IndicatorMark], of scene: Scene, in clip: Range<Int>
  ) -> [IndicatorMark] {
    guard let first = marks.min(by: { $0.column < $1.column }),
      let last = marks.max(by: { $0.column < $1.column }),
      marks.allSatisfy({ $0.row == first.row })
    else { return [] }
    let (left, right) = (first.column - 1, last.column + displayWidth(of: last.text))
    let origin = scene.viewport.column
    guard clip.contains(origin + left), clip.contains(origin + right),
      scene.indicator?.indicator.position.isHorizontal ?? false
    else { return [] }
    return [("[", left), ("]", right)].map { text, column in
      IndicatorMark(text: text, column: column, row: first.row, ink: .current, reach: 0)
    }
  }

  func paint(on frame: inout Frame) {
    var styles: Styles?
    for mark in marks {
      let column = viewport.column + mark.column
      let row = viewport.row + mark.row
      guard 0..<frame.size.columns ~= column, 0..<frame.size.rows ~= row else { continue }
      let background = frame[column, row].style.background
      // Most marks share one background.
      let own =
        styles.flatMap { $0.background == background ? $0 : nil } ?? self.styles(on: background)
      styles = own
      frame.put(
        mark.text, column: column, row: row, style: own.style(mark.ink),
        clip: clip)
    }
  }

  /// The styles of all marks on one background.
  private struct Styles {
    let background: Color
    let current: Style
    let other: Style

    func style(_ ink: IndicatorMark.Ink) -> Style {
      // A cell can't have the terminal's own text colour as its background.
      let canShare = other.foreground != .default && current.foreground != .default
      switch ink {
      case .current: return current
      case .other: return other
      case .currentOnOther:
        guard canShare else { return current }
        return Style(foreground: current.foreground, background: other.foreground)
      case .otherOnCurrent:
        guard canShare else { return other }
        return Style(foreground: other.foreground, background: current.foreground)
      }
    }
  }

  private func styles(on background: Color) -> Styles {
    let roles = RoleColors(theme, on: background)
    var current = Style(background: background)
    var other = current
    if emphasis == .unfocused {
      current.foreground = roles.muted
      other.foreground = indicator.style.isRead ? roles.muted : roles.edge
      if current.foreground == .default { current = current.adding(.dim) }
      // Both are of one colour, so that only this tells them apart.
      if indicator.style.isRead { current = current.adding(.bold) }
    } else {
      let usual = indicator.style.isRead ? roles.text : roles.accentMark
      // A theme's own colours stand for their roles, which can be read on every background.
      let chosen = indicator.currentColor.flatMap { $0 == theme?.accent ? nil : $0 }
      let wanted = chosen.map { $0.foreground(on: background) } ?? usual
      // On a slide of its own colour the dot would be gone.
      let isLost = wanted.isIndistinguishable(from: background)
      current.foreground = isLost ? background.contrasting : wanted
      if indicator.color == Indicator().color || indicator.color == theme?.edge {
        other.foreground = indicator.style.isRead ? roles.muted : roles.edge
      } else {
        other.foreground = indicator.color.foreground(on: background)
      }
      // Some terminals show bold in another colour, which would set off whole cells of a bar.
      if !indicator.style.isBar { current = current.adding(.bold) }
    }
    if other.foreground == .default { other = other.adding(.dim) }
    return Styles(background: background, current: current, other: other)
  }
}
