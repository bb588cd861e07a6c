import CarouselDeck
import CarouselMarkdown
import CarouselStage
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender

@Suite("Markdown")
struct MarkdownTests {
  @Test(
    "Documents are laid out block by block, with bullets, numbers and boxes",
    arguments: [
      ("# One #\n## Two", "One\n\nTwo"), ("One\n===\nTwo\n---", "One\n\nTwo"),
      ("#no\n####### no", "#no ####### no"), ("a\nb", "a b"), ("a  \nb\\\nc", "a\nb\nc"),
      ("- a\n- b", "• a\n• b"), ("- a\n\n- b", "• a\n\n• b"), ("- a\n+ b", "• a\n\n• b"),
      ("- a\n  - b\n    - c", "• a\n  ◦ b\n    • c"), ("3) a\n4) b", "3) a\n4) b"),
      ("9. a\n10. b\n\n    c", " 9. a\n\n10. b\n\n    c"), ("1. a\n1. b", "1. a\n2. b"),
      ("- a\nlazy", "• a lazy"),
      ("a\n2. b", "a 2. b"), ("a\n1. b", "a\n\n1. b"), ("-a", "-a"),
      ("> a\nb", "│ a b"), ("> a\n> - b", "│ a\n│\n│ • b"),
      ("```\n# a\n  *b*\n```\nc", "# a\n  *b*\n\nc"), ("~~~~\n~~~\na", "~~~\na"),
      ("- [x] a\n- [ ] b", "☑ a\n☐ b"), ("~~a~~ b", "a b"), ("<b>a</b>", "<b>a</b>"),
      ("a<br>b <!-- c -->", "a\nb"), ("<div>\nx", "<div>\nx"), ("&auml;&larr;", "ä←"),
      ("    code\n      more\n\na", "code\n  more\n\na"), ("a\n    b", "a b"),
      ("*a* **b** ***c*** _d_ __e__", "a b c d e"), ("a*b*c a_b_c", "abc a_b_c"),
      ("* a *b", "• a *b"), ("**a*", "*a"), ("*a **b** c*", "a b c"), ("2 * 3 * 4", "2 * 3 * 4"),
      ("\\*a\\* \\q", "*a* \\q"), ("`a*b*` ``a`b`` `a", "a*b* a`b `a"),
      ("[a *b*](http://x \"t\") ![c](d.png)", "a b c"), ("[a] [b][c] (d)", "[a] [b][c] (d)"),
      ("<http://x.y> <b>", "http://x.y <b>"), ("[a](b(c)d)e", "ae"), ("| a | b |", "| a | b |"),
      ("| a | b |\n|---|--:|\n| ccc | 1 |\n| d | 22 |", " a     b\n─────────\n ccc   1\n d    22"),
      ("", ""), ("\n\n", ""), ("-\n- a", "•\n• a"), ("- - a", "• ◦ a"),
    ])
  func core(source: String, expected: String) {
    let lines = MarkdownDocument(source).plainText(glyphs: .unicode)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test("A rule is a line across the page")
  func rule() {
    for source in ["---", "* * *", "___", "a\n\n---"] {
      #expect(MarkdownDocument(source).blocks.last == .rule)
    }
    #expect(MarkdownDocument("--").blocks != [.rule])
  }

  private func style(
    of text: String, in source: String, background: ThemeColor = .rgb(0, 0, 100)
  ) throws -> Style {
    var slide = Slide(.markdown(MarkdownDocument(source)))
    slide.background = .color(background)
    let frame = Stage(.of([slide])).frame(40, 8)
    for (row, line) in frame.plainLines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return frame[line[..<range.lowerBound].count, row].style
    }
    throw NotFound()
  }

  private struct NotFound: Error {}

  @Test(
    "Headings and strong words are bold, emphasis is italic, links are underlined",
    arguments: [
      ("# xx", Style.Attributes.bold), ("a **xx**", .bold), ("a *xx*", .italic),
      ("a ***xx***", [.bold, .italic]), ("a [xx](b)", .underline), ("a xx", []),
      ("- [**xx**](b)", [.bold, .underline]),
    ] as [(String, Style.Attributes)])
  func attributes(source: String, expected: Style.Attributes) throws {
    let found = try style(of: "xx", in: source)
    #expect(found.attributes == expected)
  }

  @Test("Code has a background of its own, where the colours are known")
  func code() throws {
    for source in ["a `xx`", "```\nxx\n```"] {
      let (known, unknown) = (
        try style(of: "xx", in: source), try style(of: "xx", in: source, background: .transparent)
      )
      #expect(known.background != .rgb(0, 0, 100))
      #expect(unknown.attributes == (source.contains("a") ? .dim : []))
    }
  }

  @Test("Paragraphs are wrapped with their styles, lists are aligned as a whole, code is cut")
  func layout() {
    var slide = Slide(
      .markdown(MarkdownDocument("# T\n\n- one two three\n- four\n\n`a b` **c d e f g h i j k**\n"))
    )
    #expect(
      slide.lines(16, 9)
        == rows(
          """

                 T

          • one two three
          • four

          a b c d e f g h
               i j k

          """))
    slide.content = .markdown(MarkdownDocument("```\nabcdefghijk\nx\n```"))
    #expect(slide.lines(8, 2) == ["abcdefg›", "x"])
    slide.content = .markdown(MarkdownDocument("a\n\nb\n\nc"))
    #expect(slide.lines(8, 3) == ["   a", "", "   b   ▼"])
  }

  @Test("Without a screen the plain text is printed, and nothing in it acts on a terminal")
  func linear() {
    let slide = Slide(.markdown(MarkdownDocument("# Title\n\n*a* \u{1B}[2J `b`\n- c")))
    #expect(
      linearText(of: Show(deck: .of([slide]))) == "Title\n\na ␛[2J b\n\n• c\n1/1\n")
    #expect(linearText(of: Show(deck: .of([slide])), glyphs: .ascii).allSatisfy { $0.isASCII })
  }

  @Test("No text is too strange, too deep or too long to be drawn")
  func hostile() {
    var random = SeededGenerator(seed: 8)
    let parts = [
      "*", "**", "_", "`", "```\n", "[", "](", ")", "> ", "- ", "1. ", "# ", "\n", "    ", "a", "日",
      "\\", "<a:b>", "!", "---\n", "\u{301}", "~~~",
    ]
    for _ in 0..<400 {
      let count = Int.random(in: 0...60, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let slide = Slide(.markdown(MarkdownDocument(text)))
      let (columns, rows) = (
        Int.random(in: 0...30, using: &random), Int.random(in: 0...9, using: &random)
      )
      #expect(slide.lines(columns, rows).count == rows)
      // Each letter is read once: none is lost and none comes twice.
      let letters = MarkdownDocument(text).plainText(glyphs: .unicode).filter { $0 == "日" }.count
      #expect(letters <= text.filter { $0 == "日" }.count)
    }
    for part in ["> ", "- ", "[", "*a", "`", "**a** ", "[a](", "<a:"] {
      let text = String(repeating: part, count: 2000)
      #expect(Slide(.markdown(MarkdownDocument(text))).lines(40, 9).count == 9)
    }
  }
}
