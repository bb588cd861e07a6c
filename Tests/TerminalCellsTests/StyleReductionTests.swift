import CarouselColor
import CarouselGrid
import TerminalCells
import Testing

@Suite struct StyleReductionTests {
  @Test("Each entry of the palette is nearest to itself")
  func identity() {
    var rich = PaletteMatcher(entries: 16..<256)
    var basic = PaletteMatcher(entries: 0..<16)
    for entry in 16..<256 {
      let found = Int(rich.nearest(to: Palette.colors[entry]))
      #expect(Palette.colors[found] == Palette.colors[entry])
    }
    for entry in 0..<16 {
      #expect(Int(basic.nearest(to: Palette.colors[entry])) == entry)
    }
  }

  @Test(
    "A colour becomes the one that looks most like it",
    arguments: [
      (ColorDepth.palette16, RGB(250, 10, 10), UInt8(9)), (.palette16, RGB(10, 10, 10), 0),
      (.palette256, RGB(254, 254, 254), 231), (.palette256, RGB(120, 120, 120), 243),
      (.palette256, RGB(90, 140, 180), 67),
    ])
  func nearest(depth: ColorDepth, rgb: RGB, expected: UInt8) {
    var reduction = StyleReduction(depth: depth)
    var frame = Frame(size: FrameSize(columns: 1, rows: 1))
    frame[0, 0] = Cell("x", style: Style(foreground: .rgb(rgb)))
    #expect(reduction.reduce(frame)[0, 0].style.foreground == .indexed(expected))
  }

  @Test("Without colours the attributes stay")
  func noColors() {
    var reduction = StyleReduction(depth: .none)
    var frame = Frame(size: FrameSize(columns: 1, rows: 1))
    frame[0, 0] = Cell(
      "x", style: Style(foreground: .indexed(3), background: .rgb(1, 2, 3), attributes: .bold))
    #expect(reduction.reduce(frame)[0, 0].style == Style(attributes: .bold))
  }
}
