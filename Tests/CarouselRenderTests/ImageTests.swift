import CarouselDeck
import CarouselRender
import Testing

@Suite("Images without pictures")
struct ImageTests {
  private func slide(
    _ width: Int? = 200, _ height: Int = 100, fit: ImageFit = .contain, alt: String = "A harbour"
  ) -> Slide {
    var slide = Slide(
      .image(
        ImageReference(
          path: "/x/art/six.jpg", writtenPath: "art/six.jpg", format: .jpeg,
          size: width.map { PixelSize(width: $0, height: height) })))
    slide.alt = alt
    slide.fit = fit
    return slide
  }

  @Test("A frame of its proportions holds what it shows, its file, format and size")
  func framed() {
    #expect(
      slide().lines(32, 7)
        == rows(
          """
            ╭──────────────────────────╮
            │                          │
            │        A harbour         │
            │                          │
            │                          │
            │ six.jpg · JPEG · 200×100 │
            ╰──────────────────────────╯
          """))
  }

  @Test("Where it covers the room, or its size is not known, so does the frame")
  func covering() {
    for slide in [slide(fit: .cover), slide(fit: .fill), slide(nil)] {
      #expect(slide.lines(30, 6)[0] == " ╭──────────────────────────╮")
    }
    #expect(slide(nil).lines(30, 6)[4].contains("six.jpg · JPEG "))
    #expect(!slide(nil).lines(30, 6)[4].contains("×"))
  }

  @Test("With little room the facts go first, then the frame")
  func small() {
    #expect(slide().lines(14, 3)[1] == " │A harbour │")
    #expect(slide().lines(11, 2).contains { $0.contains("A harbour") })
    #expect(slide(alt: "").lines(14, 3)[1].contains("six"))
    #expect(slide().lines(1, 1).count == 1)
  }

  @Test("Without a screen its words are printed, and nothing but ASCII where that is asked for")
  func linear() {
    let show = Show(deck: .of([slide(), slide(alt: "")]))
    #expect(linearText(of: show) == "A harbour\n1/2\n\nsix\n2/2\n")
    #expect(slide().lines(32, 7, glyphs: .ascii).joined().allSatisfy { $0.isASCII })
  }
}
