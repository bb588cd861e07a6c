import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselStage
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender

@Suite("Contrast of what is drawn")
struct ContrastTests {
  private static let depths = [ColorDepth.truecolor, .palette256, .palette16]

  /// How a colour of a reduced frame looks.
  private func look(_ color: Color) -> RGB? {
    switch color {
    case .default: nil
    case .indexed(let entry): Palette.colors[Int(entry)]
    case .rgb(let rgb): rgb
    }
  }

  /// The contrast of a pair of colours in a cell with a character, at a depth.
  private func contrast(
    _ character: Unicode.Scalar, _ foreground: Color, on background: Color,
    _ reduction: inout StyleReduction
  ) -> Double {
    var frame = Frame(size: FrameSize(columns: 1, rows: 1))
    frame[0, 0] = Cell(character, style: Style(foreground: foreground, background: background))
    let style = reduction.reduce(frame)[0, 0].style
    guard let ink = look(style.foreground), let ground = look(style.background) else { return 0 }
    return ink.contrast(with: ground)
  }

  @Test(
    "Each role of each theme can be read on ground and surface at all depths",
    arguments: LookThemes.all.indices, depths)
  func themes(theme: Int, depth: ColorDepth) {
    let (name, table) = LookThemes.all[theme]
    let roles = LookThemes.roles(table)
    var reduction = StyleReduction(depth: depth, indices: LookThemes.indices(table))
    for hex in [table[0].hex, table[1].hex] {
      let ground = Color.rgb(LookThemes.rgb(hex))
      let colors = RoleColors(roles, on: ground)
      #expect(contrast("x", colors.text, on: ground, &reduction) >= 7, "\(name)")
      for letters in [colors.muted, colors.accent, colors.good, colors.warning, colors.bad] {
        #expect(contrast("x", letters, on: ground, &reduction) >= 4.5, "\(name) \(letters)")
      }
      for mark in [colors.edge, colors.accentMark] {
        #expect(contrast("●", mark, on: ground, &reduction) >= 3, "\(name) \(mark)")
      }
    }
  }

  @Test("On the ground of a theme its roles are its own colours, and its entries are kept")
  func ownColors() {
    for (name, table) in LookThemes.all {
      let ground = Color.rgb(LookThemes.rgb(table[0].hex))
      let colors = RoleColors(LookThemes.roles(table), on: ground)
      let drawn = [
        colors.text, colors.muted, colors.edge, colors.accent, colors.good, colors.warning,
        colors.bad,
      ]
      for depth in [ColorDepth.palette256, .palette16] {
        var reduction = StyleReduction(depth: depth, indices: LookThemes.indices(table))
        for (color, role) in zip(drawn, table.dropFirst(2)) {
          #expect(color == .rgb(LookThemes.rgb(role.hex)), "\(name)")
          var frame = Frame(size: FrameSize(columns: 1, rows: 1))
          frame[0, 0] = Cell(
            color == colors.edge ? "─" : "x", style: Style(foreground: color, background: ground))
          let entry = depth == .palette256 ? role.of256 : role.of16
          #expect(reduction.reduce(frame)[0, 0].style.foreground == .indexed(entry), "\(name)")
        }
      }
    }
  }

  @Test("The accent is text where its letters could not be read")
  func accent() {
    var roles = LookThemes.roles(LookThemes.all[0].roles)
    roles.accent = .rgb(0x50, 0x80, 0xA0)
    let surface = Color.rgb(0x1E, 0x27, 0x33)
    let colors = RoleColors(roles, on: surface)
    #expect(colors.accent == colors.text)
    #expect(colors.accentMark == .rgb(0x50, 0x80, 0xA0))
  }

  @Test("Any role can be read on any background", arguments: [true, false])
  func anyBackground(hasTheme: Bool) {
    for seed in LawCases.seeds(oneOf: 10) {
      var random = SeededGenerator(seed: seed)
      let background = RGB.random(using: &random)
      let theme = LookThemes.all.randomElement(using: &random).map { LookThemes.roles($0.roles) }
      let colors = RoleColors(hasTheme ? theme : nil, on: .rgb(background))
      func contrast(_ color: Color) -> Double { look(color)?.contrast(with: background) ?? 0 }
      #expect(contrast(colors.text) >= min(7, background.contrasting.contrast(with: background)))
      for letters in [colors.muted, colors.accent, colors.good, colors.warning, colors.bad] {
        #expect(contrast(letters) >= 4.5)
      }
      for mark in [colors.edge, colors.accentMark] { #expect(contrast(mark) >= 3) }
    }
  }

  @Test("What recedes keeps the contrast that it needs, or its own if that is less")
  func receding() {
    for seed in LawCases.seeds() {
      var random = SeededGenerator(seed: seed)
      let (ink, ground) = (RGB.random(using: &random), RGB.random(using: &random))
      let share = Double.random(in: 0...1, using: &random)
      for wanted in [3, 4.5] {
        let receded = ink.receding(into: ground, by: share, keeping: wanted)
        let least = min(wanted, ink.contrast(with: ground))
        #expect(receded.contrast(with: ground) >= least)
      }
      #expect(
        ink.receding(into: ground, by: share, keeping: 0)
          == ink.blended(with: ground, amount: share))
    }
  }

  /// The least contrast of a letter, and of a mark, in the cells of a frame.
  private func least(_ frame: Frame) -> (letters: Double, marks: Double) {
    var (letters, marks) = (21.0, 21.0)
    for cell in frame.cells where !cell.isBlank && !cell.isTrailingHalf {
      guard let ink = look(cell.style.foreground), let ground = look(cell.style.background) else {
        continue
      }
      let contrast = ink.contrast(with: ground)
      let scalar = cell.scalar?.value ?? 0
      // The half cells at the edge of a card are two areas.
      guard !(0x2580...0x259F ~= scalar) else { continue }
      let isMark = 0x2500...0x25FF ~= scalar
      if isMark { marks = min(marks, contrast) } else { letters = min(letters, contrast) }
    }
    return (letters, marks)
  }

  @Test("Captions, indicators and cards beside the current one can be read", arguments: depths)
  func slides(depth: ColorDepth) {
    var reduction = StyleReduction(depth: depth)
    for seed in LawCases.seeds(oneOf: 100) {
      var random = SeededGenerator(seed: seed)
      var slides = (0..<3).map { number in
        Slide.text("words \(number)", title: "Title", caption: "caption")
      }
      for index in slides.indices {
        let ground = RGB.random(using: &random)
        let ink = RGB.random(using: &random).readable(on: ground, contrast: 4.5)
        slides[index].background = .rgb(ground.red, ground.green, ground.blue)
        slides[index].color = .rgb(ink.red, ink.green, ink.blue)
      }
      var indicator = Indicator()
      indicator.style = Indicator.Style.allCases.randomElement(using: &random) ?? .dots
      var deck = Deck.of(slides, indicator: indicator)
      if Bool.random(using: &random) {
        deck.layout = Layout(.coverFlow)
      } else if Bool.random(using: &random) {
        deck = Deck.of([Slide(.deck(deck)), slides[0]], indicator: indicator)
      }
      var screen = Screen()
      let ground = RGB.random(using: &random)
      screen.background = .rgb(ground.red, ground.green, ground.blue)
      let frame = reduction.reduce(Stage(deck).frame(72, 24, screen: screen))
      let (letters, marks) = least(frame)
      #expect(letters >= 4.5, "seed \(seed)")
      #expect(marks >= 3, "seed \(seed)")
    }
  }

  @Test("A caption of the lightest grey that can be read on white is that grey")
  func caption() {
    var slide = Slide.text("", caption: "c", background: .rgb(255, 255, 255))
    func caption() -> Color? {
      let frame = Stage(.of([slide])).frame(24, 9)
      return frame.cells.first { $0.scalar == "c" }?.style.foreground
    }
    slide.color = .rgb(0x76, 0x76, 0x76)
    #expect(caption() == .rgb(0x76, 0x76, 0x76))
    slide.color = .rgb(0, 0, 0)
    #expect(caption() == .rgb(102, 102, 102))
  }

  @Test("A known colour never becomes dim")
  func dim() {
    let known = Style(foreground: .rgb(9, 99, 9), background: .default)
    #expect(known.muted == known)
    #expect(Style().muted == Style(attributes: .dim))
  }
}

extension RGB {
  fileprivate static func random(using random: inout SeededGenerator) -> RGB {
    RGB(
      .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
      .random(in: 0...255, using: &random))
  }
}
