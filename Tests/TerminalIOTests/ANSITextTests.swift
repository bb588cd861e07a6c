import CarouselColor
import CarouselGrid
import TerminalCells
import TerminalIO
import Testing

@Suite struct ANSITextTests {
  @Test("Lines with colours reset their style at the end and hold no cursor moves")
  func lines() {
    var frame = Frame(size: FrameSize(columns: 5, rows: 2))
    frame.put("ab", column: 1, row: 0, style: Style(foreground: .indexed(1)))
    frame.put("你", column: 0, row: 1)
    let text = String(decoding: ansiText(of: frame, colorDepth: .palette16), as: UTF8.self)
    #expect(text == " \u{1B}[31mab\u{1B}[m\n你\n")
    #expect(ansiText(of: frame, colorDepth: .none) == Array(" ab\n你\n".utf8))
  }
}
