import CarouselDeck
import CarouselGrid
import CarouselRender
import CarouselStage
import TerminalCells
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

  @Test("On a known ground it is a panel of its proportions, with a sign, its words and its file")
  func panel() {
    var slide = slide(160, 100)
    slide.background = .rgb(16, 21, 28)
    let frame = Stage(.of([slide])).frame(60, 20)
    let middle = frame[30, 10].style.background
    #expect(middle != frame[0, 0].style.background && middle != .default)
    let lines = frame.plainLines
    #expect(
      lines.contains { $0.contains("▛▀▀▀▀▀▀▀▀▜") } && lines.contains { $0.contains("A harbour") })
    #expect(lines.contains { $0.contains("six.jpg · JPEG · 160×100") })
    let row = lines.firstIndex { $0.contains("A harbour") } ?? 0
    let column = lines[row].prefix { $0 == " " }.count
    #expect(frame[column, row].style.attributes == .bold)
    // Who walks by can't fix a file, and reads large letters only.
    let wall = Stage(.of([slide])).frame(160, 60).plainLines
    #expect(!wall.contains { $0.contains { $0.isLetter } })
    #expect(wall.count { $0.contains { "▀▄█▌▐".contains($0) } } >= 8)
  }

  @Test("At every size the words stay, the sign and the file go")
  func sizes() {
    for columns in 1...50 {
      for rows in 1...14 {
        var slide = slide(160, 100, alt: "sea")
        slide.background = .rgb(16, 21, 28)
        let text = Stage(.of([slide])).frame(columns, rows).plainLines.joined()
        if columns >= 12 { #expect(text.contains("sea"), "\(columns) \(rows)") }
      }
    }
  }

  @Test(
    "A show without slides says so, at any size", arguments: [(80, 24), (20, 3), (5, 1), (0, 0)])
  func empty(columns: Int, rows: Int) {
    let size = FrameSize(columns: columns, rows: rows)
    let frame = Renderer().frame(of: Stage(.of([])), size: size)
    #expect(frame.size == size)
    if columns >= 20 { #expect(frame.plainLines.contains { $0.contains("No slides yet") }) }
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
            │ six.jpg · JPEG · 200×100 │
            │                          │
            ╰──────────────────────────╯
          """))
  }

  @Test("Where it covers the room, or its size is not known, so does the frame")
  func covering() {
    for slide in [slide(fit: .cover), slide(fit: .fill), slide(nil)] {
      #expect(slide.lines(30, 6)[0] == " ╭──────────────────────────╮")
    }
    #expect(slide(nil).lines(30, 6).contains { $0.contains("six.jpg · JPEG ") })
    #expect(!slide(nil).lines(30, 6).contains { $0.contains("×") })
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
