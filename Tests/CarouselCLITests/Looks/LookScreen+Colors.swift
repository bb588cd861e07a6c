import CarouselColor
import CarouselDeck
import CarouselGrid
import TerminalCells

@testable import CarouselRender

extension LookScreen {
  /// Letters and marks that can't be read in the colours of the terminal.
  var contrastFaults: [String] {
    let marks = Set(indicators.filter { !$0.layout.indicator.style.isRead }.flatMap(\.cells))
    let theme = themeColors
    let bigTexts = slides.flatMap(\.texts).filter { $0.part.text.step != .cell }.map(\.region)
    var faults: [String] = []
    for cell in ink {
      // A shape can be any character.
      let isMark = cell.kind == .mark || marks.contains(cell.position)
      // Bars are looked at below; edges are two areas.
      if cell.kind == .area, isMark || !bigTexts.contains(where: { $0.contains(cell.position) }) {
        continue
      }
      let least = isText(cell.chosen, theme) ? 7 : isMark ? 3 : 4.5
      guard let contrast = cell.cell.style.contrast, contrast < least - 1e-9 else { continue }
      faults.append(
        "\(shown.text(of: cell.cell)) at \(cell.position): \(contrast) of \(least),"
          + " \(cell.chosen.words) as \(cell.cell.style.words)")
    }
    return Array(faults.prefix(3)) + barFaults
  }

  /// The colours of text and of grounds of the theme.
  private var themeColors: (text: Color, grounds: Set<Color>)? {
    guard let roles = show.screen.roles, case .color(let ground) = show.screen.background,
      ground == roles.background
    else { return nil }
    let background = roles.background.background(over: .default)
    let colors = options.roles(on: background)
    return (colors.text, [background, colors.surface])
  }

  /// Whether something has the colour of text of a theme on a ground of it.
  private func isText(_ style: Style, _ theme: (text: Color, grounds: Set<Color>)?) -> Bool {
    guard let theme else { return false }
    return style.foreground == theme.text && theme.grounds.contains(style.background)
  }

  /// Bars with other colours than their two and the ground, and marks that can't be told apart.
  private var barFaults: [String] { indicators.flatMap { faults(of: $0) } }

  private func faults(of indicator: LookIndicator) -> [String] {
    let cells = indicator.layout.marks.flatMap { mark in
      indicator.cells(of: mark).compactMap { place -> BarCell? in
        guard let cell = self[place], !cell.isBlank else { return nil }
        return BarCell(
          ink: mark.ink, style: cell.style, chosen: painted[place.column, place.row].style)
      }
    }
    func styles(_ ink: IndicatorMark.Ink) -> [Style] {
      cells.filter { $0.ink == ink }.map(\.style)
    }
    let (current, other) = (styles(.current), styles(.other))
    var faults: [String] = []
    for style in current + other {
      guard let contrast = style.contrast, contrast < 3 else { continue }
      faults.append("a mark of an indicator has a contrast of \(contrast): \(style.words)")
    }
    // On cards each ground has marks of its own. The smallest dots are punctuation to a terminal.
    for styles in [current, other] where indicator.layout.indicator.style.isBar {
      for (ground, styles) in Dictionary(grouping: styles, by: \.background) {
        let inks = Set(styles.map(\.foreground))
        if inks.count > 1 {
          faults.append("marks of one kind have the colours \(inks) on \(ground)")
        }
      }
    }
    // A cell at the end of what is filled has the colours of both sides.
    let inks = Set((current + other).map(\.foreground))
    for style in styles(.currentOnOther) + styles(.otherOnCurrent)
    where !current.isEmpty && !other.isEmpty && !inks.isSuperset(of: style.colors) {
      faults.append("a cell of a bar has other colours than the bar: \(style.words)")
    }
    // On the grounds of slides, even 256 colours may have only one that is near both and has enough
    // contrast.
    let grounds = themeColors?.grounds ?? []
    let isHard =
      depth == .palette256 && !cells.allSatisfy { grounds.contains($0.chosen.background) }
    if let one = current.first, one == other.first, !indicator.hasShapes, !isHard {
      faults.append("the current mark looks like the others: \(one.words)")
    }
    return Array(Set(faults).sorted().prefix(3))
  }
}

/// A cell of an indicator.
private struct BarCell {
  let ink: IndicatorMark.Ink
  let style: Style
  /// Its style before the colours were reduced.
  let chosen: Style
}

extension Style {
  fileprivate var colors: Set<Color> { [foreground, background] }
}

extension LookIndicator {
  /// Whether what is current has a shape of its own.
  fileprivate var hasShapes: Bool {
    // That of the current page is three times as long.
    if case .discs = layout.form { return true }
    func shapes(_ isCurrent: Bool) -> Set<Character> {
      Set(layout.marks.filter { $0.isCurrent == isCurrent }.flatMap(\.text))
    }
    return shapes(true).isDisjoint(with: shapes(false))
  }
}
