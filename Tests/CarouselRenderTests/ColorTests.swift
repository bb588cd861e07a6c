import CarouselDeck
import CarouselRender
import CarouselStage
import TerminalCells
import Testing

@Suite("Colours")
struct ColorTests {
  private func style(
    slide background: ThemeColor, color: ThemeColor = .standard, screen: ThemeColor = .standard
  ) -> Style {
    var slide = Slide.text("x", background: background)
    slide.color = color
    var around = Screen()
    around.background = .color(screen)
    return Stage(.of([slide])).frame(1, 1, screen: around)[0, 0].style
  }

  @Test(
    "Text without a colour is black or white, whichever can be read",
    arguments: [
      (ThemeColor.rgb(0, 0, 128), Color.rgb(255, 255, 255)), (.rgb(250, 240, 230), .rgb(0, 0, 0)),
      (.rgb(255, 255, 0), .rgb(0, 0, 0)), (.rgb(128, 0, 0), .rgb(255, 255, 255)),
      (.standard, .default), (.ansi(4), .default),
    ])
  func contrast(background: ThemeColor, expected: Color) {
    #expect(style(slide: background).foreground == expected)
  }

  @Test(
    "A background lies on the screen's, as far as that is known",
    arguments: [
      (ThemeColor.transparent, ThemeColor.rgb(9, 9, 9), Color.rgb(9, 9, 9)),
      (.rgba(red: 255, green: 255, blue: 255, alpha: 51), .rgb(0, 0, 0), .rgb(51, 51, 51)),
      (.standard, .rgb(9, 9, 9), .default), (.ansi(4), .rgb(9, 9, 9), .indexed(4)),
      (.transparent, .standard, .default),
      (.rgba(red: 1, green: 2, blue: 3, alpha: 200), .standard, .rgb(1, 2, 3)),
    ])
  func composition(slide: ThemeColor, screen: ThemeColor, expected: Color) {
    #expect(style(slide: slide, screen: screen).background == expected)
  }

  @Test("A colour of the text is used as it is written")
  func text() {
    #expect(style(slide: .standard, color: .ansi(2)).foreground == .indexed(2))
    #expect(style(slide: .rgb(0, 0, 0), color: .rgb(7, 8, 9)).foreground == .rgb(7, 8, 9))
  }
}
