import CarouselDeck
import CarouselEngine
import Foundation
import SourceDiagnostics
import TestSupport
import Testing

@testable import CarouselConfig

@Suite("A Markdown file as a deck")
struct MarkdownDeckTests {
  private func load(_ text: String, name: String = "talk.md") throws -> LoadedConfig {
    let folder = try TemporaryFolder([name: text])
    return ConfigLoader.load(path: folder.path + "/" + name)
  }

  private func slides(_ text: String) throws -> [Slide] {
    let config = try load(text)
    #expect(config.diagnostics.isEmpty)
    return try #require(config.show).deck.slides
  }

  /// What is found, each with its line and column and the rule.
  private func findings(_ text: String) throws -> [String] {
    let config = try load(text)
    return config.diagnostics.map { diagnostic in
      let place = config.sources[.first].location(of: diagnostic.primary.range.start)
      return "\(place) \(diagnostic.rule.id)"
    }
  }

  private func texts(_ slide: Slide) -> [String] {
    guard case .markdown(let document) = slide.content else { return [] }
    return document.blocks.map { block in
      switch block {
      case .paragraph(let spans), .heading(let spans, _): spans.map(\.text).joined()
      case .rule: "rule"
      case .code(let lines, _): lines.joined(separator: "|")
      case .list, .quote, .table, .html: "other"
      }
    }
  }

  @Test("Rules of hyphens end slides, headings, code and other rules do not")
  func pages() throws {
    let slides = try slides(
      """
      a

      ---

      b
      ---

      c

      ***

      ```
      ---
      ```

      - - -
      > d
      > ---

      e
      """)
    #expect(slides.map(\.title) == ["", "b", ""])
    #expect(slides.map(texts) == [["a"], ["c", "rule", "---"], ["other", "e"]])
  }

  @Test("A heading at the top of a slide is its title, one alone stands in the middle")
  func titles() throws {
    let slides = try slides(
      "# A *b* `c`\n\ntext\n\n---\n## Alone\n\n---\n### Third\n\n---\nx\n\n# y")
    #expect(slides.map(\.title) == ["A b c", "Alone", "", ""])
    #expect(slides.map(texts) == [["text"], [], ["Third"], ["x", "y"]])
    #expect(slides.map(\.valign) == [.top, .middle, .top, .top])
    #expect(slides.map(\.align) == [.left, .center, .left, .left])
  }

  @Test(
    "What the front matter says about slides holds for all pages",
    arguments: [
      ("slide: { align: center }", [.center, .center], [.top, .middle]),
      ("slide: { valign: bottom }", [.left, .center], [.bottom, .bottom]),
      ("slide: { color: white }", [.left, .center], [.top, .middle]),
      ("defaults: { slide: { align: right } }", [.right, .right], [.top, .middle]),
      ("defaults: { slide: { color: white } }", [.left, .center], [.top, .middle]),
      ("defaults: {}\nslide: {}", [.left, .center], [.top, .middle]),
      ("wrap: infinite", [.left, .center], [.top, .middle]),
    ] as [(String, [HorizontalAlignment], [VerticalAlignment])])
  func shared(front: String, align: [HorizontalAlignment], valign: [VerticalAlignment]) throws {
    let slides = try slides("---\n\(front)\n---\n# A\n\ntext\n\n---\n# Alone\n")
    #expect(slides.map(\.align) == align && slides.map(\.valign) == valign)
  }

  @Test("A talk is bounded, and its front matter is its config")
  func frontMatter() throws {
    let show = try #require(
      load("---\ntitle: My talk # x\nautoplay: 9s\n---\n# A\n\n---\nb\n").show)
    #expect(show.deck.options.boundary == .bounded)
    #expect(show.deck.options.autoplay?.hold == .seconds(9))
    #expect(show.screen.title == "My talk")
    #expect(show.deck.name == "talk" && show.deck.slides.count == 2)
    let looping = try load("---\nwrap: infinite\n...\n# A\n\n---\nb\n").show?.deck.options.boundary
    #expect(looping == .looping)
    #expect(try slides("---\n---\na").count == 1)
    #expect(try slides("\u{FEFF}---\nwrap: none\n---\na").map(texts) == [["a"]])
  }

  @Test("Pages without anything to see are left out")
  func empty() throws {
    #expect(try slides("---\n\n---\n\n---\na\n\n---\n<!-- note -->\n\n---\n").map(texts) == [["a"]])
    #expect(try findings("") == ["1:1 empty-list"])
    #expect(try findings("---\nwrap: none\n---\n<!-- a -->\n") == ["4:1 empty-list"])
  }

  @Test("Definitions hold for all pages")
  func definitions() throws {
    let slides = try slides("[A  b] [c]\n\n---\n\nx\n\n[a B]: <https://x.org/(> \"t\"\n[c]: /\\>\n")
    guard case .markdown(let document) = slides[0].content,
      case .paragraph(let spans)? = document.blocks.first
    else {
      Issue.record("no paragraph")
      return
    }
    #expect(spans.map(\.target) == ["https://x.org/(", "", "/>"])
  }

  @Test("Problems are where they are in the file")
  func places() throws {
    #expect(try findings("---\nautoplai: 2s\n---\na\n\n---\nb") == ["2:1 unknown-key"])
    #expect(try findings("---\nautoplay: 2x\n---\na\n\n---\nb").map { $0.prefix(4) } == ["2:11"])
    #expect(try findings("---\nslides: [a]\n---\na") == ["2:1 two-contents"])
    #expect(try findings("---\nplay: a\n---\na").contains("2:1 two-contents"))
    #expect(try findings("---\n{ wrap: none }\n---\na") == ["2:1 wrong-shape"])
    #expect(try findings("---\n[a]\n---\na") == ["2:1 wrong-shape"])
    #expect(try findings("# a\r\n\r\n x\u{7}y\r\n") == ["3:3 control-character"])
    #expect(try findings("---\nwrap: none\n---\n\nä\u{1}") == ["5:2 control-character"])
  }

  @Test("Only the front matter is fixed")
  func fixes() throws {
    let config = try load("---\nAutoplay: 2s\n---\na\n\n---\nb")
    let fixed = config.diagnostics.filter { $0.fix != nil }
    #expect(fixed.map(\.rule.id) == ["wrong-case"])
    #expect(fixed.first?.fix?.edits.map(\.range) == [SourceRange(4, 12)])
  }

  @Test("What is printed is the same show, and origins name the lines of the file")
  func printing() throws {
    let text = "---\ntitle: T\n---\n# A\n\n- b\n\n---\n\n    c\n"
    let folder = try TemporaryFolder(["talk.md": text])
    let request = ConfigRequest(.file(folder.path + "/talk.md"))
    let printed = try #require(ConfigLoader.print(request, .bare).text)
    let again = ConfigLoader.load(text: Array(printed.utf8), name: "p", folder: folder.path)
    #expect(again.show == ConfigLoader.load(request).show && again.diagnostics.isEmpty)
    let origins = try #require(ConfigLoader.print(request, .withOrigins).text)
    #expect(origins.contains("title: A  # \(folder.path)/talk.md:4:1 own"))
    #expect(origins.contains("talk.md:10:1 own"))
  }

  @Test("Whatever a file holds, each line of its pages is read as Markdown once")
  func random() throws {
    var random = SeededGenerator(seed: 12)
    let parts = [
      "---", "- - -", "# a", "a", "", "    b", "```", "> c", "[d]: /e", "[d]", "===", "- f", "\t",
      "a: b", "'", "\"", "|", "...", "日", "\u{85}", "\r", "#", "%", "&x", "*y",
    ]
    for _ in 0..<150 {
      let count = Int.random(in: 1...12, using: &random)
      let lines = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }
      let text = lines.joined(separator: Bool.random(using: &random) ? "\n" : "\r\n")
      let config = try load("# first\n\n" + text)
      let isOdd = text.contains("\u{85}") || text.replacing("\r\n", with: "").contains("\r")
      #expect(config.show != nil || isOdd, "\(text.debugDescription) \(config.diagnostics)")
      for diagnostic in config.diagnostics {
        #expect(diagnostic.primary.range.end <= config.sources[.first].bytes.count)
      }
    }
  }

  @Test("Files are told by their names, and YAML stays YAML")
  func names() throws {
    for name in ["a.md", "a.MD", "a.b.markdown"] {
      #expect(try load("# a", name: name).show?.deck.slides.count == 1)
    }
    #expect(try load("# a", name: "a.yaml").show == nil)
  }
}
