import CarouselColor
import CarouselDeck
import CarouselGrid
import CarouselMarkdown
import CarouselStage
import CarouselType
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender

@Suite("Markdown in the block face")
struct LargeMarkdownTests {
  private static let four = TypeStep(rows: 4)
  private static let large = MarkdownType(body: four, heading: four, subheading: four)

  private static func layout(
    _ source: String, width: Int, type: MarkdownType = large
  ) -> MarkdownLayout {
    MarkdownLayout(MarkdownDocument(source), width: width, glyphs: .unicode, type: type)
  }

  private static func composition(
    _ source: String, _ size: FrameSize, viewing: Viewing? = nil,
    set: (inout Slide) -> Void = { _ in }
  ) -> SlideComposition {
    var slide = Slide(.markdown(MarkdownDocument(source)))
    set(&slide)
    let options = PaintOptions(
      glyphs: .unicode, depth: .truecolor, geometry: .standard,
      viewing: viewing ?? Viewing(rows: size.rows))
    return SlideComposition(of: slide, size: size, indicator: nil, options)
  }

  @Test(
    "Headings and text are as large as the rows of a slide allow",
    arguments: [
      (20, [1, 1, 1]), (24, [1, 1, 1]), (30, [4, 1, 1]), (40, [4, 1, 1]), (49, [4, 1, 1]),
      (50, [4, 4, 4]), (60, [4, 4, 4]), (70, [4, 4, 4]),
    ])
  func scale(rows: Int, steps: [Int]) throws {
    let size = FrameSize(columns: 160, rows: rows)
    let markdown = Self.composition("# One\n\n## Two\n\n- text", size).markdown
    let lines = try #require(markdown?.lines.filter { !$0.runs.isEmpty })
    #expect(lines.map(\.step.rows) == steps)
    // Of two headings in letters of one size the first is in the accent, else the smaller one.
    let accents = lines.prefix(2).map { $0.runs[0].role == .accent }
    #expect(accents == (steps[0] == steps[1] ? [true, false] : [false, true]))
    #expect(lines.prefix(2).allSatisfy { $0.runs[0].style == .strong })
  }

  @Test("A heading of the second level is in the accent where one of the first would be large")
  func alone() throws {
    for (rows, isAccented) in [(24, false), (30, true), (40, true), (60, false)] {
      let size = FrameSize(columns: 160, rows: rows)
      let markdown = try #require(Self.composition("## Two\n\ntext", size).markdown)
      #expect(markdown.lines[0].runs[0].role == (isAccented ? .accent : .text))
    }
  }

  @Test("A list has a pitch of five rows, and its texts begin in one column")
  func list() throws {
    let lines = Self.layout("- one\n- two\n  - three\n- [x] four\n- [ ] five", width: 100).lines
    #expect(lines.map(\.step.rows) == [4, 1, 4, 1, 4, 1, 4, 1, 4])
    let items = lines.filter { $0.large != nil }
    #expect(items.map { $0.runs.map(\.text) }.map(\.[0]) == ["•", "•", "–", "✓", "□"])
    let starts = items.compactMap { $0.large?.starts.last }
    #expect(Set([starts[0], starts[1], starts[3], starts[4]]).count == 1)
    #expect(starts[2] > starts[1])
    #expect(items[4].runs.map(\.role) == [.edge, .muted])
  }

  @Test("Columns of a table begin in one place, and those of figures end in one")
  func table() throws {
    let source = "| Year | Users | Note |\n|---|---|---|\n| 2024 | 1 200 | a |\n| 2025 | 900 | bc |"
    let lines = Self.layout(source, width: 200).lines
    #expect(lines.map(\.step.rows) == [4, 1, 1, 4, 1, 4])
    let rows = lines.filter { $0.large != nil }
    func edges(_ column: Int) -> [(start: Int, end: Int)] {
      rows.compactMap { row in
        let start = row.large?.starts[column] ?? 0
        return row.runs[column].largeWidth(Self.four).map { (start, start + $0) }
      }
    }
    #expect(Set(edges(1).map(\.end)).count == 1)
    #expect(Set(edges(2).map(\.start)).count == 1)
    #expect(rows[0].runs.allSatisfy { $0.style == .strong && $0.role == .accent })
    #expect(lines[1].runs[0].role == .edge)
    // The rule is as long as the table is wide.
    #expect(lines[1].width == lines[0].blockWidth)
  }

  @Test("Only the block whose letters are missing is in the terminal's own")
  func missing() {
    let lines = Self.layout("# One\n\n日本\n\n- two\n- three\n\n|a|日|\n|-|-|", width: 100).lines
    let steps = lines.filter { !$0.runs.isEmpty }.map(\.step.rows)
    #expect(steps == [4, 1, 4, 4, 1, 1])
  }

  @Test("Code and its panel keep the terminal's letters, in a list too")
  func code() {
    let lines = Self.layout("text\n\n```\na\n```\n\n- ```\n  b\n  ```", width: 100).lines
    #expect(lines.filter { $0.kind == .code }.allSatisfy { $0.large == nil && $0.panel != nil })
    #expect(lines.filter { $0.large != nil }.map(\.text) == ["text", "•"])
  }

  @Test("Styles change within a line, and what belongs together is one stretch")
  func styles() {
    let line = Self.layout("one **two three** [four five](https://x.org)", width: 200).lines[0]
    #expect(line.runs.map(\.text) == ["one", "two three", "four five"])
    #expect(line.runs.map(\.weight) == [.regular, .bold, .regular])
    // Words are apart as they would be in one stretch.
    let plain = Self.layout("one two", width: 200).lines[0]
    let mixed = Self.layout("one [two](x)", width: 200).lines[0]
    #expect(plain.large?.width == mixed.large?.width)
  }

  private static let documents: [String] = [
    "# A heading of some words\n\nA paragraph of prose that is longer than most lines are.\n\n- a\n- b",
    "| Year | Users | Growth |\n|---|---|---|\n| 2024 | 1 200 | +10 % |\n| 2025 | 4 800 | +300 % |",
    "> A quote\n> - with a list\n>   1. in it\n\n---\n\n```\ncode\n```",
    "- [x] done\n- [ ] open\n\n  a second paragraph\n- Donaudampfschifffahrtsgesellschaft",
    "one\\\ntwo\\\n\\\nthree", "日本 *a* `b` ~~c~~ **d** [e](f)", "",
    String(repeating: "- item of a long list\n", count: 40),
    "|a|b|\n|-|-|\n"
      + String(repeating: "| some words in a cell | and some more in another |\n", count: 3),
  ]

  @Test("No line is wider than its room, and no group is higher", arguments: Viewing.allCases)
  func room(viewing: Viewing) {
    for source in Self.documents {
      for columns in [12, 40, 80, 100, 160, 240] {
        for rows in [1, 8, 20, 24, 30, 40, 50, 60, 70] {
          let size = FrameSize(columns: columns, rows: rows)
          let composition = Self.composition(source, size, viewing: viewing) {
            ($0.title, $0.caption) = ("A title", "a caption")
          }
          guard let markdown = composition.markdown else { continue }
          #expect(
            markdown.lines.allSatisfy { $0.width <= max(1, composition.content.columns) },
            "\(size) \(source)")
          // What has no room is set in the smallest letters before it is cut.
          #expect(composition.isCut || markdown.rows <= composition.content.rows, "\(size)")
          #expect(!composition.isCut || markdown.largestStep == .cell, "\(size)")
          if viewing == .wall, columns >= 40 {
            #expect(markdown.lines.allSatisfy { $0.width <= max(96, columns * 4 / 5) }, "\(size)")
          }
        }
      }
    }
  }

  @Test("Large letters say the same as small ones")
  func sameText() {
    for source in Self.documents.dropLast(2) {
      func letters(_ layout: MarkdownLayout) -> [Character] {
        layout.lines.flatMap { line in line.runs.flatMap { $0.text } }
          .filter { $0.isLetter || $0.isNumber }.sorted()
      }
      let small = Self.layout(source, width: 200, type: .cells)
      #expect(letters(Self.layout(source, width: 200)) == letters(small), "\(source)")
    }
  }

  @Test("An asked size is used, and a text that fills has three lines at most")
  func asked() {
    func steps(_ source: String, _ size: TypeSize) -> Set<Int> {
      let composition = Self.composition(source, FrameSize(columns: 240, rows: 70)) {
        $0.size = size
      }
      return Set(composition.markdown?.lines.filter { !$0.runs.isEmpty }.map(\.step.rows) ?? [])
    }
    #expect(steps("text", .cell) == [1])
    #expect(steps("text", .eight) == [8])
    #expect(steps("# a\n\ntext", .eight) == [8])
    #expect(steps("text", .fill) == [12])
    #expect(steps("- a\n- b\n- c", .fill) == [12])
    #expect(steps("- a\n- b\n- c\n- d", .fill) == [1])
  }

  @Test("A link has a line below its letters, and code a ground")
  func marks() throws {
    var slide = Slide(.markdown(MarkdownDocument("[Aaa](https://x.org)\n\n`bbb`")))
    slide.background = .rgb(16, 21, 28)
    slide.align = .left
    let frame = Stage(.of([slide])).frame(80, 50)
    let lines = frame.plainLines
    let first = try #require(lines.firstIndex { $0.contains { $0 != " " } })
    let column = try #require(lines[first + 3].enumerated().first { $0.element != " " }?.offset)
    let cells = (column..<column + 8).map { frame[$0, first + 3] }
    #expect(cells.allSatisfy { $0.style.attributes == [] && $0.style.link != 0 })
    #expect(lines[first + 3].filter { $0 != " " }.count >= 8)
    let grounds = Set(
      (first + 4..<frame.size.rows).map { frame[column, $0].style.background })
    #expect(grounds.count == 2)
  }
}
