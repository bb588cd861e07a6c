import CarouselDeck
import CarouselRender
import Testing

@Suite("Pages as text")
struct PageTextTests {
  @Test("Each page is printed once, with its number, nested ones after their slide")
  func pages() {
    var nested = Slide(.deck(.of([.text("up"), .text("down\n")])))
    nested.title = "Inner"
    let deck = Deck.of([
      .text("An endless loop,\none file.\n", title: "Welcome", caption: "At six"), nested,
      Slide(.plain),
    ])
    #expect(
      linearText(of: Show(deck: deck)) == """
        Welcome
        An endless loop,
        one file.
        At six
        1/3

        Inner
        2/3

        up
        2/3 > 1/2

        down
        2/3 > 2/2

        3/3

        """)
  }

  @Test("Header and footer are said once, with their texts alone, before and after all pages")
  func lines() {
    var show = Show(deck: .of([.text("a"), .text("b")]))
    var line = ScreenLine()
    (line.start, line.middle, line.end, line.indicator) = ("Harbour", "Hall\n2", "hidden", .end)
    (show.screen.header, show.screen.footer) = (line, ScreenLine())
    #expect(linearText(of: show) == "Harbour · Hall 2\n\na\n1/2\n\nb\n2/2\n")
    (line.start, line.middle) = ("", "\u{1B}é")
    (show.screen.header, show.screen.footer) = (nil, line)
    #expect(linearText(of: show, glyphs: .ascii) == "a\n1/2\n\nb\n2/2\n\n^[e\n")
  }

  @Test("Nothing in it acts on a terminal, and it can be ASCII alone")
  func safety() {
    let show = Show(deck: .of([.text("\u{1B}[2Jé\u{9B}", title: "a\nb", caption: "\u{7}")]))
    #expect(linearText(of: show) == "a b\n␛[2Jé‹U+009B›\n␇\n1/1\n")
    let ascii = linearText(of: show, glyphs: .ascii)
    #expect(ascii == "a b\n^[[2Je<U+009B>\n^G\n1/1\n")
  }

  @Test("A visit can be ended, and a deck without slides has no pages")
  func visits() {
    var count = 0
    let isComplete = forEachPage(of: Show(deck: .of([.text("a"), .text("b")]))) { _ in
      count += 1
      return false
    }
    #expect(!isComplete && count == 1)
    #expect(linearText(of: Show(deck: .of([]))).isEmpty)
  }
}
