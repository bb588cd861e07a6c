import CarouselDeck
import TestSupport
import Testing

@testable import CarouselMarkdown

@Suite("Parsing of Markdown")
struct MarkdownParsingTests {
  private func blocks(_ text: String) -> [MarkdownDocument.Block] { MarkdownDocument(text).blocks }

  @Test("Headings have their levels")
  func headings() {
    for level in 1...6 {
      #expect(
        blocks(String(repeating: "#", count: level) + " a")
          == [.heading([MarkdownDocument.Span("a")], level: level)])
    }
    #expect(blocks("a\n===") == [.heading([MarkdownDocument.Span("a")], level: 1)])
    #expect(blocks("a\n---") == [.heading([MarkdownDocument.Span("a")], level: 2)])
  }

  @Test("Code keeps its language and its lines")
  func code() {
    #expect(blocks("```swift x\n a\n\nb\n```") == [.code([" a", "", "b"], language: "swift")])
    #expect(blocks("    a\n\n     b\n\n") == [.code(["a", "", " b"], language: "")])
  }

  @Test("A table keeps the alignments of its columns")
  func table() {
    func cells(_ texts: String...) -> [[MarkdownDocument.Span]] {
      texts.map { $0.isEmpty ? [] : [MarkdownDocument.Span($0)] }
    }
    let table = MarkdownDocument.Table(
      alignments: [nil, .left, .center, .right], head: cells("a", "b", "c", "d"),
      rows: [cells("1", "", "2")])
    #expect(blocks("|a|b|c|d|\n|-|:-|:-:|-:|\n|1||2|") == [.table(table)])
  }

  @Test("A task is done or not, and other items are none")
  func tasks() throws {
    guard case .list(let items, _)? = blocks("- [x] a\n- [ ] b\n- c").first else {
      throw NoList()
    }
    #expect(items.map(\.isDone) == [true, false, nil])
  }

  private struct NoList: Error {}

  @Test("Links keep where they lead, and comments are left out")
  func links() {
    let link = MarkdownDocument.Span("a", style: .link, target: "/b")
    #expect(blocks("[a](/b)") == [.paragraph([link])])
    #expect(blocks("[a]\n\n[a]: /b") == [.paragraph([link])])
    #expect(blocks("<!-- a -->") == [])
    #expect(blocks("a<!-- b -->") == [.paragraph([MarkdownDocument.Span("a")])])
  }

  @Test("What a terminal would obey is visible, also where it is written by its number")
  func controls() {
    let span = MarkdownDocument.Span("␛\u{FFFD}\u{FFFD} x")
    #expect(blocks("\u{1B}&#27;&#x9b;&#10;x") == [.paragraph([span])])
  }

  @Test(
    "The time for a text grows with its length alone",
    arguments: [
      "[", "![", "*a ", "a* ", "*a _b ", "_a*", "> ", "- ", "1. ", "`", "` `` ", "<", "<!--", "<?",
      "<a x=\"", "[a](", "[a](<", "[a](b \"", "](", "&", "http://", "www.a_", "a@", "~~a ", "*~~a ",
      "a**b", "|", "a|", "a\n=\n", "- a\n\n", ">\n", "\\*", "<br>", "[a]: b \"\n",
    ])
  func hostile(part: String) {
    func time(_ count: Int) -> Duration {
      let text = String(repeating: part, count: count)
      return ContinuousClock().measure { _ = MarkdownDocument(text) }
    }
    // Sixteen times the length: a square would take 256 times as long.
    let short = time(500)
    let long = time(8000)
    #expect(long < short * 100 + .milliseconds(400), "\(part): \(short) \(long)")
  }
}
