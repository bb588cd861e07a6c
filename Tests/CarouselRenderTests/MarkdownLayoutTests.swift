import CarouselDeck
import CarouselMarkdown
import CarouselStage
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender

@Suite("Layout of Markdown")
struct MarkdownLayoutTests {
  private func layout(
    _ source: String, width: Int, glyphs: GlyphSet = .unicode, isSpacious: Bool = false
  ) -> MarkdownLayout {
    MarkdownLayout(
      MarkdownDocument(source), width: width, glyphs: glyphs, isSpacious: isSpacious)
  }

  private func texts(_ layout: MarkdownLayout) -> [String] {
    layout.lines.map { line in
      String(line.text.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test("Headings say their level; the first one is in the accent, all are bold")
  func headings() {
    for level in 1...6 {
      let line = layout(String(repeating: "#", count: level) + " a", width: 20).lines[0]
      #expect(line.kind == .heading(level: level))
      #expect(line.runs.map(\.style) == [.strong])
      #expect(line.runs.map(\.role) == [level == 1 ? .accent : .text])
    }
  }

  @Test("A line of prose has at most 66 columns, in lists and quotes too")
  func measure() {
    let words = String(repeating: "word ", count: 60)
    for source in [words, "# " + words, "- " + words, "> " + words] {
      #expect(layout(source, width: 200).lines.allSatisfy { $0.width <= 68 })
      #expect(layout(words, width: 200).lines.allSatisfy { $0.width <= MarkdownLayout.measure })
    }
  }

  @Test("A table has a bold head with a rule below it, and columns of figures end right")
  func table() {
    let source = "| Year | Users | Note |\n|---|---|---|\n| 2024 | 1 200 | a |\n| 2025 | 900 | bc |"
    let layout = layout(source, width: 60)
    #expect(
      texts(layout) == [
        " Year  Users  Note", "───────────────────", " 2024  1 200  a", " 2025    900  bc",
      ])
    #expect(layout.lines.allSatisfy { $0.kind == .table && $0.blockWidth == 19 })
    #expect(
      layout.lines[0].runs.filter { $0.text.contains("e") }.allSatisfy { run in
        run.style == .strong && run.role == .accent
      })
    #expect(layout.lines[1].runs.map(\.role) == [.edge])
  }

  @Test(
    "Figures are told by their signs and units",
    arguments: [
      ("12", true), ("+10 %", true), ("1 200", true), ("€ 3.50", true), ("14 km/h", true),
      ("09:42", true), ("−3", true), ("a", false), ("12 monkeys", false), ("v2", false),
      ("2 of 3", false), ("", false),
    ])
  func figures(text: String, isFigure: Bool) {
    let source = "| heading |\n|---|\n| \(text) |\n| \(text) |"
    let line = texts(layout(source, width: 60))[2]
    #expect(line.hasSuffix(text) && (line.count == 8) == isFigure || text.isEmpty, "\(line)")
  }

  @Test("Asked alignment wins over figures, short rows have blanks, long ones lose their end")
  func alignment() {
    let source = "|left|mid|right|\n|:--|:-:|--:|\n|1|2|3|\n|x|\n|a|b|c|d|"
    #expect(
      texts(layout(source, width: 60))
        == [
          " left  mid  right", "──────────────────", " 1      2       3", " x",
          " a      b       c",
        ])
  }

  @Test("Rows of a short table stand apart where there is room")
  func rhythm() {
    let source = "|a|\n|---|\n|b|\n|c|"
    #expect(texts(layout(source, width: 60, isSpacious: true)) == [" a", "───", " b", "", " c"])
    let slide = Slide(.markdown(MarkdownDocument(source)))
    #expect(slide.lines(3, 5).filter { !$0.isEmpty }.count == 4)
    #expect(slide.lines(3, 4).filter { !$0.isEmpty }.count == 4)
  }

  @Test("No line of any table is wider than its room, however narrow")
  func narrow() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let columns = Int.random(in: 1...9, using: &random)
      func row() -> String {
        (0..<columns).map { _ in
          let words = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            String(
              repeating: ["a", "1", "日", "é"].randomElement(using: &random) ?? "",
              count: .random(in: 1...9, using: &random))
          }
          return words.joined(separator: " ")
        }.joined(separator: "|")
      }
      let head = "|" + row() + "|\n|" + String(repeating: "-|", count: columns) + "\n"
      let source = head + (0..<3).map { _ in "|" + row() + "|\n" }.joined()
      for width in [2, 3, 5, 8, 13, 24, 40, 80] {
        let lines = layout(source, width: width).lines
        #expect(lines.allSatisfy { $0.width <= width }, "\(width): \(source)")
      }
    }
  }

  @Test("Columns that cannot be read are left out, which a mark says")
  func cutTable() {
    let source = "|a|b|c|d|\n|-|-|-|-|\n|1|2|3|4|"
    #expect(texts(layout(source, width: 8)) == ["a  b ›", "──────", "1  2 ›"])
    #expect(texts(layout(source, width: 8, glyphs: .ascii)).last == "1  2 >")
  }

  @Test("Tasks have boxes, and what is to be done is muted")
  func tasks() {
    let lines = layout("- [x] a\n- [ ] b\n  - c", width: 20).lines
    #expect(lines.map(\.text) == ["☑ a", "☐ b", "  ◦ c"])
    #expect(lines[0].runs.map(\.role) == [.good, .text])
    #expect(lines[1].runs.map(\.role) == [.edge, .muted])
    #expect(texts(layout("- [x] a\n- [ ] b", width: 20, glyphs: .ascii)) == ["[x] a", "[ ] b"])
  }

  @Test("Code stands in a panel of three columns and one row around it")
  func panel() {
    let lines = layout("```\nabc\nd\n```", width: 40).lines
    #expect(lines.map(\.text) == ["", "   abc", "   d", ""])
    #expect(lines.allSatisfy { $0.panel == 0..<9 && $0.blockWidth == 9 && $0.kind == .code })
    let nested = layout("- ```\n  abc\n  ```", width: 40).lines
    #expect(nested.map(\.panel) == [2..<11, 2..<11, 2..<11])
  }

  @Test("A line of code that is too long is cut and never wrapped")
  func cutCode() {
    for width in 1...40 {
      let lines = layout("```\n" + String(repeating: "日a ", count: 20) + "\n```", width: width)
        .lines
      #expect(lines.allSatisfy { $0.width <= width }, "\(width)")
      #expect(lines.filter { $0.text.contains("›") }.count == 1)
    }
    let cut = layout("```\nabcdefghijkl\n```", width: 8).lines[0]
    #expect(cut.text == "abcdefg›" && cut.runs.last?.role == .edge)
  }

  @Test("The ground of a panel covers its padding, and its letters can be read on it")
  func ground() {
    var slide = Slide(.markdown(MarkdownDocument("```swift\nlet a = 1 // b\n```")))
    slide.background = .rgb(16, 21, 28)
    let frame = Stage(.of([slide])).frame(40, 8)
    let grounds = (0..<40).map { frame[$0, 3].style.background }
    #expect(Set(grounds).count == 2)
    #expect(grounds.filter { $0 != .rgb(16, 21, 28) }.count == 14 + 6)
  }

  @Test("A link is underlined in the accent and leads to its address, if that is one of the web")
  func links() throws {
    var slide = Slide(.markdown(MarkdownDocument("[a](https://x.org/ö)[b](file:///etc)<m@x.org>")))
    slide.align = .left
    let frame = Stage(.of([slide])).frame(60, 3)
    let column = try #require(frame.plainLines[1].firstIndex(of: "a"))
    let left = frame.plainLines[1].distance(from: frame.plainLines[1].startIndex, to: column)
    func address(_ offset: Int) -> String? {
      frame.links.address(of: frame[left + offset, 1].style.link)
    }
    #expect(address(0) == "https://x.org/%C3%B6")
    #expect(address(1) == nil)
    #expect(address(2) == "mailto:m@x.org")
    #expect(frame[left + 1, 1].style.attributes == .underline)
  }

  @Test("What is struck is struck")
  func strike() {
    let slide = Slide(.markdown(MarkdownDocument("~~a~~")))
    let frame = Stage(.of([slide])).frame(1, 1)
    #expect(frame[0, 0].style.attributes == .strikethrough)
  }

  @Test("A table of a hundred thousand columns is laid out as far as it is seen")
  func wide() {
    let columns = 100_000
    let source =
      "|" + String(repeating: "a|", count: columns) + "\n|"
      + String(repeating: "-|", count: columns)
      + "\n|" + String(repeating: "b|", count: columns)
    #expect(Slide(.markdown(MarkdownDocument(source))).lines(80, 24).count == 24)
  }
}
