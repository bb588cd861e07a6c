import CarouselDeck
import SourceDiagnostics
import Testing

@testable import CarouselConfig

@Suite("Lines of the screen")
struct ScreenLineTests {
  private static let slides = "\nslides: [a, b]\n"

  private func screen(_ text: String, folder: String = ".") throws -> Screen {
    let config = loaded(text + Self.slides, folder: folder)
    #expect(config.diagnostics == [], "\(text)")
    return try #require(config.show).screen
  }

  private func line(_ change: (inout ScreenLine) -> Void) -> ScreenLine {
    var line = ScreenLine()
    change(&line)
    return line
  }

  @Test("A string is the start, whatever it says, and a map has three places")
  func forms() throws {
    for text in ["Acme", "end", "indicator", "end of the sale", "true", "start: now", "12"] {
      let screen = try screen("screen: { header: \"\(text)\" }")
      #expect(screen.header == line { $0.start = text } && screen.footer == nil)
    }
    let both = try screen(
      """
      screen:
        header: { start: a, middle: b, end: none, color: white }
        footer: { start: a, indicator: end }
      """)
    #expect(
      both.header
        == line {
          ($0.start, $0.middle, $0.end) = ("a", "b", "none")
          $0.color = .rgb(255, 255, 255)
        })
    #expect(
      both.footer
        == line {
          $0.start = "a"
          $0.indicator = .end
        })
    for place in ScreenLine.Place.allCases {
      #expect(
        try screen("screen: { header: { indicator: \(place.rawValue) } }").header?.indicator
          == place)
    }
  }

  @Test("A line that shows nothing is none")
  func empty() throws {
    for text in ["none", "{}", "{ color: red }", "\"\"", "{ start: \"\", indicator: none }"] {
      #expect(try screen("screen: { header: \(text), footer: a }").header == nil)
    }
  }

  @Test("Lines of included files are merged key by key, and `none` removes them")
  func included() throws {
    let folder = try TemporaryFolder([
      "brand.yaml":
        "screen: { header: { start: Acme, indicator: end, color: white }, footer: Wi-Fi }\n"
    ])
    func own(_ text: String) throws -> Screen {
      let source = "include: [brand.yaml]\n" + text
      let screen = try screen(source, folder: folder.path)
      let request = ConfigRequest(
        .text(Array((source + Self.slides).utf8), name: "a.yaml", folder: folder.path))
      let printed = try #require(ConfigLoader.print(request, .bare).text)
      #expect(loaded(printed, folder: folder.path).show?.screen == screen, "\(printed)")
      return screen
    }
    let whole = line {
      ($0.start, $0.indicator, $0.color) = ("Acme", .end, .rgb(255, 255, 255))
    }
    #expect(try own("").header == whole)
    let merged = try own("screen: { header: { middle: Hall 2, indicator: none }, footer: none }")
    #expect(
      merged.header
        == line { ($0.start, $0.middle, $0.color) = ("Acme", "Hall 2", .rgb(255, 255, 255)) })
    #expect(merged.footer == nil)
    #expect(try own("screen: { header: none }").header == nil)
    #expect(try own("screen: { header: Other }").header?.start == "Other")
  }

  @Test("They change nothing about the carousel")
  func deck() {
    let plain = loaded("autoplay: 3s" + Self.slides).show?.deck
    for lines in ["header: Acme", "header: { indicator: end }, footer: b"] {
      #expect(loaded("screen: { \(lines) }\nautoplay: 3s" + Self.slides).show?.deck == plain)
    }
  }

  @Test(
    "What is wrong has one finding in its place",
    arguments: [
      "header: ⟪wrong-shape|[a, b]⟫", "header: { indicator: ⟪not-one-of|left⟫ }",
      "header: { indicator: ⟪not-one-of|true⟫ }",
      "header: { end: ⟪wrong-shape|{ indicator: true }⟫ }",
      "footer: { ⟪unknown-key|right⟫: a }", "header: { color: ⟪unknown-color|whit⟫ }",
      "header: { ⟪unused-key|end⟫: b, indicator: ⟪+|end⟫ }",
      "header: { indicator: ⟪+|end⟫ }, footer: { ⟪unused-key|indicator⟫: end }",
      "background: black, header: { start: a, color: ⟪low-contrast|navy⟫ }",
      "background: { from: white, to: black }, header: { start: a, color: ⟪low-contrast|silver⟫ }",
      "background: { from: white, to: black }, footer: { start: a, color: silver }",
    ])
  func refused(marked: String) {
    expectFindings("screen: { \(marked) }" + Self.slides)
  }

  @Test("An indicator in a line needs one, and knows no edge of the slides")
  func indicator() {
    let line = "screen: { header: { ⟪unused-key|indicator⟫: end } }\n"
    expectFindings(line + "indicator: none" + Self.slides)
    let place = "screen: { header: { indicator: ⟪+|end⟫ } }\n"
    expectFindings(place + "indicator: { ⟪unused-key|position⟫: top, style: bar }" + Self.slides)
    expectFindings(place + "indicator: { ⟪unused-key|align⟫: end }" + Self.slides)
    // It is on the screen and not on the slides.
    expectFindings(
      """
      screen: { background: black, header: { indicator: end } }
      indicator: { color: white }
      slides: [{ text: a, background: white, color: black }, b]
      """)
    expectFindings(
      """
      screen: { background: white, header: { indicator: end } }
      indicator: { color: ⟪low-contrast|yellow⟫ }
      slides: [{ text: a, background: black }, { text: b, background: black }]
      """)
  }

  @Test("A line that is too long is reported where it is written")
  func cut() throws {
    let text = "slides: [a, b]\nscreen:\n  footer: long\n"
    let request = ConfigRequest(.text(Array(text.utf8), name: "a.yaml", folder: "."))
    let config = ConfigLoader.load(request) { _ in
      [CutText(path: [], part: "footer", size: "80x24")]
    }
    let finding = try #require(config.diagnostics.first)
    #expect(finding.message == "the footer does not fit on a screen of 80x24")
    #expect(config.sources[.first].text(in: finding.primary.range) == "long")
  }
}
