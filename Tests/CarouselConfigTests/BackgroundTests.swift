import CarouselDeck
import SourceDiagnostics
import Testing

@testable import CarouselConfig

@Suite("Backgrounds and colours of the palette")
struct BackgroundTests {
  private static let navy = ThemeColor.rgb(0, 0, 128)
  private static let teal = ThemeColor.rgb(0, 128, 128)
  private static let both = "{ from: navy, to: $sea }"

  @Test("A gradient can be written wherever a background can")
  func places() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", ImageBytes.png(1, 1))
    let gradient = Background.gradient(from: Self.navy, to: Self.teal)
    let palette = "palette: { sea: teal }\n"
    for text in [
      "slides: [{ text: a, background: \(Self.both) }]",
      "slide: { background: \(Self.both) }\nslides: [a]",
      "defaults: { slide: { background: \(Self.both) } }\nslides: [a]",
      "slides_from: { images: a.png, background: \(Self.both) }",
    ] {
      let config = loaded(palette + text, folder: folder.path)
      #expect(config.diagnostics == [], "\(text)")
      #expect(config.show?.deck.slides.map(\.background) == [gradient])
      let printed = ConfigLoader.print(
        ConfigRequest(
          .text(Array((palette + text).utf8), name: "a.yaml", folder: folder.path)), .bare)
      #expect(loaded(try #require(printed.text), folder: folder.path).show == config.show)
    }
    let screen = loaded(palette + "screen: { background: \(Self.both) }\nslides: [a]").show?.screen
    #expect(screen?.background == gradient)
  }

  @Test(
    "What is wrong has one finding in its place",
    arguments: [
      "background: ⟪missing-key|{ from: navy }⟫", "background: ⟪missing-key|{ to: navy }⟫",
      "background: ⟪missing-key|{}⟫", "background: ⟪wrong-shape|[navy, teal]⟫",
      "background: ⟪wrong-shape|[navy]⟫",
      "background: ⟪unknown-color|\"linear-gradient(navy, teal)\"⟫",
      "background: { from: ⟪unknown-color|nvay⟫, to: teal }",
      "background: { from: navy, to: ⟪unknown-color|ansi(4)⟫ }",
      "background: { from: ⟪unknown-color|default⟫, to: navy }",
      "background: { from: navy, to: teal, ⟪unknown-key|midpoint⟫: 45 }",
    ])
  func refused(marked: String) {
    expectFindings("slides: [{ text: a, \(marked) }]")
  }

  @Test("Text on a gradient must be readable at both edges")
  func contrast() {
    expectFindings(
      """
      slides:
        - text: a
          color: ⟪low-contrast|white⟫
          background: ⟪+|{ from: black, to: "#E0E0E0" }⟫
        - text: b
          color: white
          background: { from: black, to: navy }
      """)
    expectFindings(
      """
      screen: { background: { from: white, to: "#404040" } }
      slides: [{ text: a, color: ⟪low-contrast|black⟫ }]
      """)
    let finding = expectFindings(
      """
      slides:
        - text: a
          color: ⟪low-contrast|"#777777"⟫
          background: ⟪+|{ from: "#606060", to: white }⟫
      """
    ).first
    #expect(finding?.message.contains("`#777777` on `#606060`") == true)
    expectFindings(
      """
      slides:
        - text: a
          color: ⟪low-contrast|"#757575"⟫
          background: ⟪+|{ from: black, to: white }⟫
      """)
  }

  @Test(
    "So must the text of a part on its own ground, and on that of its slide",
    arguments: [
      "{ columns: [{ text: a, color: ⟪low-contrast|black⟫, background: ⟪+|{ from: black, to: white }⟫ }] }",
      "{ background: { from: black, to: white }, columns: [{ text: a, color: ⟪low-contrast|black⟫ }] }",
      // Rows are on a stretch of it each.
      "{ background: { from: black, to: white }, rows: [{ text: a, color: black }] }",
      // A colour that parts start from is written once.
      "{ color: ⟪low-contrast|\"#222222\"⟫, background: black, columns: [one, two] }",
      "{ color: \"#222222\", background: black, columns: [{ text: one, color: white }] }",
    ])
  func contrastOfParts(marked: String) { expectFindings("slides: [\(marked)]") }

  @Test("A colour that all slides start from counts in their parts")
  func sharedContrastOfParts() {
    expectFindings(
      """
      slide: { color: ⟪low-contrast|gray⟫, background: silver }
      slides: [{ columns: [a, b] }]
      """)
  }

  @Test("Who writes a list or a function is told how a gradient is written")
  func help() {
    func help(_ value: String) -> String? {
      loaded("slides: [{ background: \(value) }]").diagnostics.first?.help
    }
    #expect(help("[navy, teal]") == "write `{ from: navy, to: teal }`")
    #expect(
      help("\"linear-gradient(navy, teal)\"")
        == "a gradient is written as `{ from: navy, to: teal }`, from top to bottom")
  }

  @Test("A colour of the palette has entries for terminals with fewer colours")
  func indices() throws {
    let text = """
      palette:
        brand: { color: "#0B57B7", ansi256: 25, ansi16: 4 }
        ink: { color: $brand }
        other: { color: teal, ansi16: 6 }
      slides: [{ background: $ink }]
      """
    let config = loaded(text)
    #expect(config.diagnostics == [])
    let brand = ThemeColor.rgb(0x0B, 0x57, 0xB7)
    #expect(config.show?.deck.slides[0].background == .color(brand))
    #expect(
      config.show?.screen.paletteIndices == [
        PaletteIndex(color: brand, ansi256: 25, ansi16: 4),
        PaletteIndex(color: Self.teal, ansi256: nil, ansi16: 6),
      ])
    let printed = ConfigLoader.print(
      ConfigRequest(.text(Array(text.utf8), name: "a.yaml", folder: ".")), .bare)
    #expect(loaded(try #require(printed.text)).show == config.show)
  }

  @Test(
    "What is wrong with a colour of the palette has one finding in its place",
    arguments: [
      "⟪missing-key|brand⟫: { ansi16: 4 }", "brand: { color: ⟪unknown-color|nayv⟫ }",
      "brand: { color: navy, ansi16: ⟪out-of-range|16⟫ }",
      "brand: { color: navy, ansi256: ⟪out-of-range|256⟫ }",
      "brand: { color: navy, ⟪unknown-key|ansi255⟫: 4 }", "brand: ⟪wrong-shape|[navy]⟫",
      "brand: { color: $other, ansi16: 1 }\n  other: { color: ⟪unknown-palette|$brand⟫ }",
      "brand: { color: navy, ansi16: ⟪+|4⟫ }\n  b: { color: navy, ansi16: ⟪two-palette-entries|1⟫ }",
      "brand: { color: navy, ansi16: 4 }\n  b: { color: navy, ansi256: 18, ansi16: 4 }",
      "brand: { color: ansi(3), ⟪unused-key|ansi16⟫: 3 }",
    ])
  func refusedIndices(marked: String) {
    expectFindings("palette:\n  \(marked)\nslides: [{ background: $brand }]")
  }
}
