import CarouselColor
import CarouselDeck
import CarouselEngine
import SourceDiagnostics
import Testing

@testable import CarouselConfig

@Suite("Themes")
struct ThemeTests {
  private static let slides = "slides: [a, { text: b, color: $accent, background: $surface }]\n"

  private func show(_ text: String, folder: String = ".") throws -> Show {
    let config = loaded(text, folder: folder)
    #expect(config.diagnostics == [], "\(text)")
    return try #require(config.show)
  }

  @Test("A theme is what it is as text in an included file", arguments: BuiltInTheme.allCases)
  func included(theme: BuiltInTheme) throws {
    let folder = try TemporaryFolder(["my.yaml": theme.text])
    for preset in ["", "extends: \(theme.rawValue)\n", "extends: \(theme.rawValue)-wall\n"] {
      let named = try show("theme: \(theme.rawValue)\n" + preset + Self.slides)
      let included = try show("include: [my.yaml]\n" + preset + Self.slides, folder: folder.path)
      #expect(named == included)
    }
    let alone = ConfigLoader.load(path: folder.path + "/my.yaml", allowsShared: true)
    #expect(alone.diagnostics == [] && alone.isShared)
  }

  @Test("It sets the screen, its colours, and what stands for colours")
  func whole() throws {
    let show = try show("theme: dark\n" + Self.slides)
    #expect(show.screen.background == .rgb(0x10, 0x15, 0x1C))
    #expect(
      show.screen.roles
        == ThemeRoles(
          background: .rgb(0x10, 0x15, 0x1C), surface: .rgb(0x1E, 0x27, 0x33),
          text: .rgb(0xEE, 0xF2, 0xF6), muted: .rgb(0xA4, 0xB1, 0xBF),
          edge: .rgb(0x76, 0x85, 0x9A), accent: .rgb(0x6F, 0xC3, 0xFF),
          good: .rgb(0x7E, 0xD4, 0x91), warning: .rgb(0xFF, 0xC8, 0x57),
          bad: .rgb(0xFF, 0x8A, 0x7A)))
    // Marks take the roles of the screen, which can be seen on a slide of any colour.
    #expect(show.deck.indicator == Indicator())
    #expect(show.deck.slides[1].color == .rgb(0x6F, 0xC3, 0xFF))
    #expect(show.deck.slides[1].background == .rgb(0x1E, 0x27, 0x33))
    #expect(show.screen.paletteIndices.count == 9)
    #expect(
      show.screen.paletteIndices.first
        == PaletteIndex(color: .rgb(0x10, 0x15, 0x1C), ansi256: 233, ansi16: 0))
  }

  @Test("Its presets are for a desk and for a wall")
  func presets() throws {
    let desk = try show("theme: paper\nextends: paper\n" + Self.slides).deck
    #expect(desk.options.transition.duration == .milliseconds(400))
    let wall = try show("theme: paper\nextends: paper-wall\n" + Self.slides).deck
    #expect(wall.options.transition.duration == .milliseconds(500))
    #expect(wall.effect == .fade && wall.indicator?.style == .bar)
  }

  @Test("Everything that an author writes is stronger, and roles follow the palette")
  func overruled() throws {
    let show = try show(
      """
      theme: dark
      palette: { accent: tomato, bg: black }
      defaults: { indicator: { color: white } }
      screen: { colors: { muted: silver } }
      presets: { dark: { transition: 1s } }
      extends: dark
      slides: [{ color: $accent }]
      """)
    let tomato = ThemeColor.rgb(255, 99, 71)
    #expect(show.screen.background == .rgb(0, 0, 0))
    #expect(show.screen.roles?.accent == tomato && show.screen.roles?.muted == .rgb(192, 192, 192))
    #expect(show.screen.roles?.background == .rgb(0, 0, 0))
    #expect(show.deck.indicator?.color == .rgb(255, 255, 255))
    #expect(show.deck.options.transition.duration == .seconds(1))
    #expect(show.deck.slides[0].color == tomato)
    #expect(show.screen.paletteIndices.count == 7)
  }

  @Test("Of several files the including one names the theme, beneath all that files say")
  func files() throws {
    let folder = try TemporaryFolder([
      "brand.yaml": "theme: light\npalette: { accent: red }\nscreen: { title: brand, width: 80 }"
    ])
    let inherited = try show("include: [brand.yaml]\nslides: [a]", folder: folder.path).screen
    #expect(inherited.background == .rgb(0xF6, 0xF8, 0xFA))
    #expect(inherited.title == "brand" && inherited.width == 80)
    let chosen = try show(
      "include: [brand.yaml]\ntheme: signal\nscreen: { title: own }\nslides: [a]",
      folder: folder.path
    ).screen
    #expect(chosen.background == .rgb(0, 0, 0))
    #expect(chosen.roles?.accent == .rgb(255, 0, 0))
    #expect(chosen.title == "own" && chosen.width == 80)
  }

  @Test("`auto` suits the background of the terminal, and has presets of its own name")
  func auto() throws {
    let text = "theme: auto\nextends: auto-wall\n" + Self.slides
    func config(_ ground: TerminalGround) -> LoadedConfig {
      ConfigLoader.load(
        ConfigRequest(.text(Array(text.utf8), name: "a.yaml", folder: "."), ground: ground))
    }
    #expect(config(.dark).diagnostics == [] && config(.light).diagnostics == [])
    #expect(config(.dark).show == loaded(text).show)
    #expect(config(.dark).show?.screen == loaded("theme: dark\nslides: [a]").show?.screen)
    #expect(config(.light).show?.screen == loaded("theme: light\nslides: [a]").show?.screen)
    #expect(config(.light).followsGround)
    #expect(!loaded("theme: dark\nslides: [a]").followsGround)
  }

  @Test("What is printed has the colours of the theme in place", arguments: BuiltInTheme.allCases)
  func printed(theme: BuiltInTheme) throws {
    let text = "theme: \(theme.rawValue)\nextends: \(theme.rawValue)-wall\n" + Self.slides
    let printed = ConfigLoader.print(
      ConfigRequest(.text(Array(text.utf8), name: "a.yaml", folder: ".")), .withOrigins)
    let yaml = try #require(printed.text)
    #expect(try show(yaml) == printed.config.show)
    #expect(yaml.contains("background: \"\(theme.shades[0].hex)\"  # theme \(theme.rawValue):"))
    #expect(!yaml.contains("theme:"))
  }

  @Test(
    "What is wrong has one finding in its place",
    arguments: [
      "theme: ⟪not-one-of|drak⟫", "theme: ⟪not-one-of|Dark⟫", "theme: ⟪wrong-shape|[dark]⟫",
      "theme: ⟪wrong-shape|{ name: dark }⟫", "⟪no-value|theme⟫:",
      "defaults: { ⟪misplaced-key|theme⟫: dark }", "screen: { ⟪misplaced-key|theme⟫: dark }",
      "screen: { colors: { ⟪unknown-key|acent⟫: red } }",
      "screen: { colors: { accent: ⟪unknown-color|redd⟫ } }",
      "screen: { colors: ⟪wrong-shape|red⟫ }", "screen: { background: ⟪unknown-palette|$bg⟫ }",
      "theme: dark\nscreen: { background: $surface }",
    ])
  func refused(marked: String) { expectFindings(marked + "\nslides: [a, b]") }

  @Test("A name of the themes that is not there leads to `theme`")
  func help() {
    let help = loaded("slides: [{ color: $accent }]").diagnostics.first?.help
    #expect(help == "add it under `palette`, or write `theme: dark`")
    #expect(
      loaded("theme: drak\nslides: [a]").diagnostics.first?.fix?.edits.map(\.replacement) == [
        "dark"
      ])
  }

  /// The colours of a theme at a depth, by xterm's palette.
  private func colors(_ theme: BuiltInTheme, _ depth: ColorDepth) throws -> [String: RGB] {
    let colors = try theme.shades.map { shade in
      switch depth {
      case .truecolor, .none:
        guard case .rgba(let red, let green, let blue, 255) = try ColorText.parse(shade.hex) else {
          throw ColorText.ParseError.unknownName
        }
        return RGB(red, green, blue)
      case .palette256: return Palette.colors[Int(shade.ansi256)]
      case .palette16: return Palette.colors[Int(shade.ansi16)]
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(BuiltInTheme.names, colors))
  }

  @Test("Each can be read at every depth", arguments: BuiltInTheme.allCases)
  func contrast(theme: BuiltInTheme) throws {
    for depth in [ColorDepth.truecolor, .palette256, .palette16] {
      let colors = try colors(theme, depth)
      func contrast(_ name: String, on ground: String) -> Double {
        guard let one = colors[name], let other = colors[ground] else { return 0 }
        return one.contrast(with: other)
      }
      #expect(contrast("text", on: "bg") >= 14.7)
      #expect(contrast("muted", on: "bg") >= 6.6)
      #expect(contrast("edge", on: "bg") >= 3.8)
      for name in ["accent", "ok", "warn", "bad"] { #expect(contrast(name, on: "bg") >= 4.6) }
      #expect(contrast("text", on: "surface") >= 10.2)
      #expect(contrast("muted", on: "surface") >= 4.7)
      #expect(contrast("edge", on: "surface") >= 3)
    }
  }
}
