import CarouselDeck
import CarouselRender
import Testing

@Suite("Text of a slide")
struct SlideTextTests {
  @Test("Title, text and caption are one group, and the prose is centred line by line")
  func parts() {
    let slide = Slide.text("An endless loop,\none file.\n", title: "Welcome", caption: "At six")
    #expect(
      slide.lines(24, 9)
        == rows(
          """

                  Welcome

              An endless loop,
                 one file.

                   At six


          """))
  }

  @Test(
    "Text is wrapped at blanks, long words anywhere, wide characters whole, and blank lines stay",
    arguments: [
      ("The quick brown fox", 10, ["The quick", "brown fox"]),
      ("one\n\ntwo", 10, ["one", "", "two"]),
      ("abcdefghijkl mn", 5, ["abcde", "fghij", "kl mn"]),
      ("a  b", 3, ["a", "b"]),
      ("日本語です", 5, ["日本", "語で", "す"]),
      ("日本。", 4, ["日", "本。"]),
      ("ab日本", 3, ["ab", "日", "本"]),
      ("👨‍👩‍👧‍👦👩‍💻🇩🇪", 4, ["👨‍👩‍👧‍👦👩‍💻", "🇩🇪"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("- one two", 7, ["- one", "  two"]),
      ("12. one two", 8, ["12. one", "    two"]),
      ("  in one", 6, ["  in", "  one"]),
      ("\tx", 9, ["    x"]),
      ("ab\u{200B}cd\u{200B}ef", 5, ["abcd", "ef"]),
      ("ab\u{200B}cd", 4, ["abcd"]),
      ("a\r\nb", 9, ["a", "b"]),
    ])
  func wrapping(text: String, columns: Int, expected: [String]) {
    var slide = Slide.text(text, align: .left, valign: .top)
    slide.size = .cell
    let lines = slide.lines(columns, 30).drop { $0.isEmpty }
    #expect(Array(lines.prefix(expected.count)) == expected)
    #expect(lines.joined().count == expected.joined().count)
  }

  @Test("A text whose lines all fit keeps them, and a drawing keeps its shape, wherever it stands")
  func art() {
    let cat = "   /\\_/\\\n  ( o.o )\n   > ^ <"
    #expect(
      Slide.text(cat).lines(19, 3)
        == rows(
          #"""
                  /\_/\
                 ( o.o )
                  > ^ <
          """#))
    #expect(Slide.text(cat).lines(9, 3) == cat.split(separator: "\n").map(String.init))
    #expect(
      Slide.text(cat, align: .right).lines(15, 3)
        == rows(
          #"""
                   /\_/\
                  ( o.o )
                   > ^ <
          """#))
  }

  @Test("A list and a table are aligned as a whole")
  func list() {
    #expect(
      Slide.text("a    one\nbc   two\nx").lines(12, 3) == ["  a    one", "  bc   two", "  x"])
    #expect(Slide.text("No.  Two\nx").lines(12, 2) == ["  No.  Two", "     x"])
    #expect(
      Slide.text("- one\n- two or three").lines(18, 2)
        == rows(
          """
            - one
            - two or three
          """))
  }

  @Test(
    "Runs of blanks are tab stops, columns of figures end right, and what is aligned stays so",
    arguments: [
      ("main  passing\nnightly  failing", ["main     passing", "nightly  failing"]),
      ("a    one\nbc   two\nx", ["a    one", "bc   two", "x"]),
      ("Soup  4.50\nBread  12.00", ["Soup    4.50", "Bread  12.00"]),
      ("Soup    4.50\nBread  12.00", ["Soup    4.50", "Bread  12.00"]),
      ("a  1\nb  -\nc  10", ["a   1", "b   -", "c  10"]),
      ("日本  x\na  y", ["日本  x", "a     y"]),
      ("●  on time\n▲▲  late", ["●   on time", "▲▲  late"]),
      ("  in  x\nother  y", ["  in   x", "other  y"]),
      ("a heading of a table\na  b\nccc  d", ["a heading of a table", "a    b", "ccc  d"]),
      ("/\\    /\\\n|  |  a", ["/\\    /\\", "|  |  a"]),
      ("One.  Two\na  b", ["One.  Two", "a  b"]),
      ("aaaaaaaaaaaa     b\nc     dddddddd", ["aaaaaaaaaaaa  b", "c             dddddddd"]),
    ])
  func tabStops(text: String, expected: [String]) {
    let lines = Slide.text(text, align: .left).lines(24, expected.count)
    #expect(lines.map { String($0.dropFirst()) } == expected)
  }

  @Test(
    "Text stands where its alignment says, with a margin where there is room",
    arguments: [
      (HorizontalAlignment.left, VerticalAlignment.top, 5, 1),
      (.center, .middle, 48, 4), (.right, .bottom, 91, 7),
    ])
  func alignment(
    align: HorizontalAlignment, valign: VerticalAlignment, column: Int, row: Int
  ) throws {
    let lines = Slide.text("text", align: align, valign: valign).lines(100, 9)
    #expect(lines[row] == String(repeating: " ", count: column) + "text")
  }

  @Test("What does not fit is cut off visibly, from below or at the end of a line")
  func cut() {
    #expect(Slide.text("a\nb\nc\nd", align: .left).lines(9, 3) == ["a", "b", "c       ▼"])
    #expect(Slide.text("abc\nabc", align: .left).lines(3, 1) == ["ab…"])
    let slide = Slide.text("x", title: "A long title", caption: "a\nb", align: .left)
    #expect(slide.lines(6, 3) == ["A…", "x", "a b"])
    #expect(Slide.text("a\nb", align: .left).lines(9, 1, glyphs: .ascii) == ["a~"])
  }

  @Test("A text that is scrolled has marks beside it, one that is only cut has an ellipsis")
  func marks() {
    let text = "a\nb\nc\nd\ne\nf"
    for slide in [
      Slide.text(text), Slide(.markdown(MarkdownDocument(text.split(separator: "\n")))),
    ] {
      let whole = slide.lines(30, 4).joined()
      #expect(whole.contains("▼") && !whole.contains("…"))
      // One row has no place for marks.
      let single = slide.lines(30, 1).joined()
      #expect(single.contains("…") && !single.contains("▼"))
      let parts = Slide(
        .division(Division(.rows, [Division.Part(slide), Division.Part(Slide(.text("x")))])))
      let divided = parts.lines(30, 9).joined()
      #expect(divided.contains("…") && !divided.contains("▼") && !divided.contains("▲"))
    }
  }

  @Test(
    "With few rows the text goes before the title, and the title before the caption",
    arguments: [(1, ["x"]), (2, ["T", "x"]), (3, ["T", "x", "C"])])
  func fewRows(rows: Int, expected: [String]) {
    #expect(Slide.text("x", title: "T", caption: "C", align: .left).lines(5, rows) == expected)
  }

  @Test("The title of a slide with nothing else stands in the middle")
  func card() {
    var card = Slide(.plain)
    card.title = "Card"
    #expect(card.lines(8, 5) == ["", "", "  Card", "", ""])
  }

  @Test("Escape sequences, controls and bidi overrides show as marks")
  func hostile() {
    let text = "\u{1B}[31m\u{7}\u{202E}x\u{9B}"
    #expect(Slide.text(text).lines(40, 1) == [" ␛[31m␇‹U+202E›x‹U+009B›"].map { "       " + $0 })
    let ascii = Slide.text("é “\u{1B}” ─ 日").lines(20, 1, glyphs: .ascii)
    #expect(ascii == ["    e \"^[\" - ??"])
  }
}

extension MarkdownDocument {
  /// A list of some words.
  fileprivate init(_ words: [Substring]) {
    let items = words.map { Item(marker: "-", blocks: [.paragraph([Span(String($0))])]) }
    self.init(blocks: [.list(items, isLoose: false)])
  }
}
