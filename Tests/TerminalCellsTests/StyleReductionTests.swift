import CarouselColor
import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@Suite struct StyleReductionTests {
  private func reduced(
    _ character: Unicode.Scalar, _ style: Style, _ depth: ColorDepth,
    indices: PaletteIndices = .none
  ) -> Style {
    var reduction = StyleReduction(depth: depth, indices: indices)
    var frame = Frame(size: FrameSize(columns: 1, rows: 1))
    frame[0, 0] = Cell(character, style: style)
    return reduction.reduce(frame)[0, 0].style
  }

  @Test(
    "A colour becomes the one that looks most like it",
    arguments: [
      (ColorDepth.palette16, RGB(250, 10, 10), UInt8(9)), (.palette16, RGB(10, 10, 10), 0),
      (.palette256, RGB(254, 254, 254), 231), (.palette256, RGB(120, 120, 120), 243),
      (.palette256, RGB(90, 140, 180), 67), (.palette256, RGB(0x00, 0x33, 0x66), 17),
      (.palette16, RGB(0x15, 0x6B, 0x35), 2), (.palette16, RGB(255, 215, 0), 3),
    ])
  func nearest(depth: ColorDepth, rgb: RGB, expected: UInt8) {
    #expect(reduced("x", Style(foreground: .rgb(rgb)), depth).foreground == .indexed(expected))
  }

  @Test("Without colours the attributes stay")
  func noColors() {
    let style = Style(foreground: .indexed(3), background: .rgb(1, 2, 3), attributes: .bold)
    #expect(reduced("x", style, .none) == Style(attributes: .bold))
  }

  @Test("What an author has chosen for a colour is used, as long as it can be read")
  func indices() {
    let (accent, ground) = (RGB(0x6F, 0xC3, 0xFF), RGB(0x10, 0x15, 0x1C))
    let indices = PaletteIndices([
      (accent, .init(of256: 75, of16: 14)), (ground, .init(of16: 0)),
      (RGB(0xF6, 0xF8, 0xFA), .init(of16: 15)),
    ])
    let style = Style(foreground: .rgb(accent), background: .rgb(ground))
    #expect(
      reduced("x", style, .palette16, indices: indices)
        == Style(foreground: .indexed(14), background: .indexed(0)))
    #expect(reduced("x", style, .palette256, indices: indices).foreground == .indexed(75))
    #expect(reduced("x", style, .truecolor, indices: indices) == style)
    // A colour that is mixed from it has none.
    let near = Style(foreground: .rgb(0x6F, 0xC3, 0xFE), background: .rgb(ground))
    #expect(reduced("x", near, .palette16, indices: indices).foreground != .indexed(14))
    // Of two entries for a colour the later one counts.
    let twice = PaletteIndices([(accent, .init(of16: 3)), (accent, .init(of16: 11))])
    #expect(reduced("x", style, .palette16, indices: twice).foreground == .indexed(11))
  }

  private static let pairs: [(Unicode.Scalar, Double)] = [
    ("x", 4.5), ("ß", 4.5), ("界", 4.5), ("●", 3), ("─", 3), ("▄", 3), ("\u{1FB00}", 3),
    ("\u{1CD00}", 3),
  ]

  @Test(
    "What can be read in truecolor can be read with fewer colours",
    arguments: [ColorDepth.palette256, .palette16])
  func contrast(depth: ColorDepth) {
    for seed in LawCases.seeds() {
      var random = SeededGenerator(seed: seed)
      func color() -> RGB {
        RGB(
          .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
          .random(in: 0...255, using: &random))
      }
      let (ink, ground) = (color(), color())
      let before = ink.contrast(with: ground)
      var reduction = StyleReduction(depth: depth)
      for (character, least) in Self.pairs {
        var frame = Frame(size: FrameSize(columns: 2, rows: 1))
        frame[0, 0] = Cell(
          character, style: Style(foreground: .rgb(ink), background: .rgb(ground)))
        let style = reduction.reduce(frame)[0, 0].style
        guard case .indexed(let above) = style.foreground,
          case .indexed(let below) = style.background
        else {
          Issue.record("\(style) has other colours than the palette")
          return
        }
        let after = Palette.colors[Int(above)].contrast(with: Palette.colors[Int(below)])
        let kept = before >= least ? least : before >= 3 ? 3 : 1
        #expect(after >= kept, "\(character) of \(ink) on \(ground): \(before), then \(after)")
        // The ground is the same below everything.
        frame[1, 0] = .blank(Style(background: .rgb(ground)))
        #expect(reduction.reduce(frame)[1, 0].style.background == style.background)
      }
    }
  }

  @Test(
    "Text with a contrast of 7 keeps it, where the palette has its hue with that contrast",
    arguments: [ColorDepth.palette256, .palette16])
  func enhanced(depth: ColorDepth) {
    var reduction = ColorReduction(depth: depth)
    for ground in stride(from: UInt8(0), to: 250, by: 5) {
      let backdrop = RGB(ground, ground, ground)
      let text = backdrop.contrasting
      let (ink, below) = reduction.shown(text, as: .letters, on: backdrop)
      let possible = max(
        below.contrast(with: RGB(0, 0, 0)), below.contrast(with: RGB(255, 255, 255)))
      let wanted = text.contrast(with: backdrop) >= 7 ? min(7, possible) : 4.5
      #expect(ink.contrast(with: below) >= wanted)
    }
  }

  @Test("Half a cell that continues an area has the colour of the area")
  func areas() {
    // Blue has a contrast of 3.1 with black, and the blue of sixteen colours one of 2.2.
    let (card, ground) = (Color.rgb(0x20, 0x60, 0x90), Color.rgb(0, 0, 0))
    var frame = Frame(size: FrameSize(columns: 1, rows: 2), style: Style(background: card))
    frame[0, 0] = Cell("▄", style: Style(foreground: card, background: ground))
    var reduction = StyleReduction(depth: .palette16)
    let edge = reduction.reduce(frame)
    #expect(edge[0, 0].style.foreground == edge[0, 1].style.background)
    frame[0, 1] = .blank(Style(background: ground))
    let alone = reduction.reduce(frame)
    #expect(alone[0, 0].style.foreground != edge[0, 1].style.background)
  }

  @Test("A blank does not matter for what is beside it, and a wide character has one style")
  func runs() {
    let style = Style(foreground: .rgb(20, 90, 160), background: .rgb(0, 0, 0))
    var reduction = StyleReduction(depth: .palette16)
    var frame = Frame(size: FrameSize(columns: 6, rows: 1), style: style)
    frame.put("● 界", column: 0, row: 0, style: style)
    let result = reduction.reduce(frame)
    #expect(result[2, 0].style == result[3, 0].style)
    #expect(result[1, 0] == .blank(Style(background: .indexed(0))))
    #expect(result[4, 0] == result[1, 0])
  }
}
