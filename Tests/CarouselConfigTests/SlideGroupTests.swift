import CarouselDeck
import CarouselEngine
import SourceDiagnostics
import Testing

@testable import CarouselConfig

@Suite("What all slides of a carousel start from")
struct SlideGroupTests {
  /// Values of the keys, two for each.
  private static let values: [(key: String, texts: [String])] = [
    ("title", ["a title", "another"]), ("caption", ["below", "further below"]),
    ("align", ["left", "right"]), ("valign", ["top", "bottom"]),
    ("background", ["navy", "{ from: black, to: teal }"]), ("color", ["white", "\"#EEF2F6\""]),
  ]

  private func slides(_ text: String) throws -> [Slide] {
    let config = loaded(text)
    #expect(config.report.errorCount == 0, "\(text)\n\(config.diagnostics.map(\.message))")
    return try #require(config.show?.deck.slides)
  }

  @Test("It has every key of a slide but for what belongs to one slide alone")
  func keys() {
    let group = SlideGroupKeys.table.names
    let slide = SlideKeys.table.names
    #expect(group == slide.filter { !SlideGroupKeys.ownNames.contains($0) })
    #expect(SlideGroupKeys.ownNames.allSatisfy(slide.contains))
    for (key, _) in Self.values { #expect(group.contains(key)) }
  }

  /// Where a key can be written for all slides, from the weakest layer to the strongest.
  private static let layers = ["defaults", "other", "calm", "own"]

  @Test("In every combination of layers the strongest one counts, and a slide's own key most")
  func everyCombination() throws {
    for (key, texts) in Self.values {
      for said in 0..<16 {
        let layers = Self.layers.indices.map { layer in
          said >> layer & 1 == 0 ? "{}" : "{ slide: { \(key): \(texts[layer % 2]) } }"
        }
        let strongest = Self.layers.indices.last { said >> $0 & 1 == 1 }
        let own = said >> 3 & 1 == 1 ? "slide: { \(key): \(texts[1]) }" : ""
        let shared = try slides(
          """
          defaults: \(layers[0])
          presets:
            other: \(layers[1])
            calm: \(layers[2])
          extends: [other, calm]
          \(own)
          slides: [a, { text: b }, { text: c, \(key): \(texts[0]) }]
          """)
        let value = strongest.map { ", \(key): \(texts[$0 % 2])" } ?? ""
        let written = try slides(
          "slides: [{ text: a\(value) }, { text: b\(value) }, { text: c, \(key): \(texts[0]) }]")
        #expect(shared == written, "\(key) \(said)")
      }
    }
  }

  @Test("Keys of several layers are merged one by one")
  func merged() throws {
    let slide = try slides(
      """
      defaults: { slide: { align: left, color: white } }
      presets: { p: { slide: { valign: top, color: silver } } }
      extends: p
      slide: { background: navy }
      slides: [a]
      """)[0]
    #expect(slide.align == .left && slide.valign == .top)
    #expect(slide.color == .rgb(192, 192, 192) && slide.background == .rgb(0, 0, 128))
  }

  @Test("A nested carousel starts from `defaults`, and not from the carousel around it")
  func nested() throws {
    let outer = try slides(
      """
      defaults: { slide: { align: left } }
      slide: { valign: top }
      slides: [{ carousel: { slides: [a] } }]
      """)[0]
    #expect(outer.align == .left && outer.valign == .top)
    #expect(outer.deck?.slides[0].align == .left)
    #expect(outer.deck?.slides[0].valign == .middle)
  }

  @Test(
    "Markdown in a carousel with an end is at the top, unless something says where it is",
    arguments: [
      ("wrap: none", VerticalAlignment.top), ("wrap: infinite", .middle), ("{}", .middle),
      ("wrap: none\nslide: { valign: middle }", .middle),
      ("wrap: none\ndefaults: { slide: { valign: bottom } }", .bottom),
      ("extends: p\npresets: { p: { wrap: none, slide: { align: left } } }", .top),
      ("extends: p\npresets: { p: { wrap: none, slide: { valign: middle } } }", .middle),
    ])
  func markdown(head: String, expected: VerticalAlignment) throws {
    let text = """
      \(head == "{}" ? "" : head)
      slides:
        - markdown: a
        - { markdown: a, valign: bottom }
        - text: a
        - columns: [{ markdown: a }, { markdown: a, valign: middle }, a]
      """
    let slides = try slides(text)
    let common: VerticalAlignment = expected == .top ? .middle : expected
    #expect(slides.map(\.valign) == [expected, .bottom, common, common])
    let parts = slides[3].content.parts.map(\.slide.valign)
    #expect(parts == [expected, .middle, common])
    let request = ConfigRequest(.text(Array(text.utf8), name: "a.yaml", folder: "."))
    let printed = try #require(ConfigLoader.print(request, .bare).text)
    #expect(loaded(printed).show?.deck.slides == slides)
  }

  @Test("Slides of files start from it too, and the keys of `slides_from` are stronger")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", ImageBytes.png(1, 1))
    let config = loaded(
      """
      slide: { fit: cover, background: navy, align: left }
      slides_from: { images: a.png, background: black }
      """, folder: folder.path)
    let slide = try #require(config.show?.deck.slides.first)
    #expect(slide.fit == .cover && slide.align == .left && slide.background == .rgb(0, 0, 0))
    let printed = ConfigLoader.print(
      ConfigRequest(
        .text(
          Array(
            "slide: { fit: cover, color: white }\nslides_from: a.png".utf8),
          name: "a.yaml", folder: folder.path)), .bare)
    let text = try #require(printed.text)
    #expect(text.contains("    slide:\n      fit: cover\n      color: white\n"))
    #expect(loaded(text, folder: folder.path).show == printed.config.show)
  }

  @Test("What it says about images is for slides with one")
  func images() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", ImageBytes.png(1, 1))
    let config = loaded(
      """
      slide: { fit: cover }
      slides: [{ image: a.png }, { image: a.png, fit: fill }, a, { text: b }, {}]
      """, folder: folder.path)
    #expect(config.diagnostics == [])
    #expect(config.show?.deck.slides.map(\.fit) == [.cover, .fill, .contain, .contain, .contain])
  }

  @Test("Images in the parts of a slide are fitted as all images are")
  func imageParts() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", ImageBytes.png(1, 1))
    let text = """
      slide: { fit: cover }
      slides:
        - columns: [{ image: a.png }, { image: a.png, fit: fill }, a, { text: b }, {image: a.png}]
      """
    let config = loaded(text, folder: folder.path)
    #expect(config.diagnostics == [])
    let fits = config.show?.deck.slides.first?.content.parts.map(\.slide.fit)
    #expect(fits == [.cover, .fill, .contain, .contain, .cover])
    for style in [PrintedConfig.Style.bare, .withOrigins] {
      let printed = ConfigLoader.print(
        ConfigRequest(.text(Array(text.utf8), name: "a.yaml", folder: folder.path)), style)
      #expect(loaded(try #require(printed.text), folder: folder.path).show == config.show)
    }
  }

  @Test("What is printed has the values in each slide, with the place that they come from")
  func printed() throws {
    let text = """
      defaults: { slide: { align: left, fit: cover } }
      slides: [a, { text: b, align: right }, {}]
      """
    let printed = ConfigLoader.print(
      ConfigRequest(.text(Array(text.utf8), name: "a.yaml", folder: ".")), .withOrigins)
    let lines = try #require(printed.text).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.count { $0 == "align: left  # a.yaml:1:29 defaults" } == 1)
    #expect(lines.count { $0 == "- align: left  # a.yaml:1:29 defaults" } == 1)
    #expect(lines.contains("align: right  # a.yaml:2:31 own"))
    // It says something about images, and there is none.
    #expect(!lines.contains { $0.contains("fit") || $0.hasPrefix("slide:") })
    #expect(loaded(try #require(printed.text)).show == printed.config.show)
  }

  @Test(
    "What is wrong has one finding in its place",
    arguments: [
      "slide: { ⟪misplaced-key|id⟫: a }", "slide: { ⟪misplaced-key|text⟫: a }",
      "slide: { ⟪misplaced-key|columns⟫: [a, b] }", "slide: { ⟪misplaced-key|rows⟫: [a, b] }",
      "slide: { ⟪misplaced-key|gap⟫: 1 }", "slide: { ⟪misplaced-key|rule⟫: true }",
      "slide: { ⟪misplaced-key|hold⟫: 3s }", "slide: { ⟪misplaced-key|alt⟫: a }",
      "slide: { ⟪unknown-key|aling⟫: left }", "slide: { align: ⟪not-one-of|middle⟫ }",
      "slide: { color: ⟪unknown-color|blu⟫ }", "slide: ⟪wrong-shape|left⟫",
      "⟪no-value|slide⟫:", "⟪misplaced-key|valign⟫: top",
      "defaults: { ⟪misplaced-key|background⟫: navy }",
      "defaults: { slide: ⟪wrong-shape|[a, b]⟫ }",
      "slide: { ⟪unused-key|fit⟫: cover }", "defaults: { slide: { fit: cover } }",
      "slide: { color: ⟪low-contrast|gray⟫, background: silver }",
      "⟪wrong-shape|slide⟫: [c, d]",
    ])
  func refused(marked: String) { expectFindings(marked + "\nslides: [a, b]") }

  @Test("A list under it is taken for the slides")
  func plural() throws {
    let config = loaded("slide: [a, { text: b, color: blu }]")
    #expect(config.diagnostics.map(\.rule) == [.wrongShape, .unknownColor])
    let first = try #require(config.diagnostics.first)
    #expect(first.message == "`slide` is a map, and this is a list")
    #expect(first.help == "did you mean `slides`?")
    #expect(first.fix?.edits.map(\.replacement) == ["slides"])
    let both = loaded("slide: [a]\nslides: [b]").diagnostics
    #expect(both.map(\.help) == ["`slides` is already set: keep one of the two"])
  }

  @Test("Who writes a key of slides in the carousel is told of the group")
  func group() {
    let help = loaded("valign: top\nslides: [a]").diagnostics.first?.help
    #expect(help == "move it; for all slides, write `slide: { valign: … }`")
  }
}

extension Slide.Content {
  fileprivate var parts: [Division.Part] {
    if case .division(let division) = self { division.parts } else { [] }
  }
}
