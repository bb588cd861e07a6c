import CarouselColor
import TestSupport
import Testing

@Suite struct PaletteMatcherTests {
  @Test("Each entry of the palette is nearest to itself")
  func identity() {
    var rich = PaletteMatcher(entries: Palette.of256)
    var basic = PaletteMatcher(entries: Palette.ofSixteen)
    for entry in Palette.of256 {
      let found = Int(rich.nearest(to: Palette.colors[entry]))
      #expect(Palette.colors[found] == Palette.colors[entry])
    }
    for entry in Palette.ofSixteen {
      #expect(Int(basic.nearest(to: Palette.colors[entry])) == entry)
    }
  }

  @Test("Greys become greys", arguments: [Palette.of256, Palette.ofSixteen])
  func greys(entries: Range<Int>) {
    var matcher = PaletteMatcher(entries: entries)
    for level in UInt8.min...UInt8.max {
      let found = Palette.colors[Int(matcher.nearest(to: RGB(level, level, level)))]
      #expect(found.red == found.green && found.green == found.blue)
    }
  }

  @Test("Random colours keep hue and chroma, as far as the palette has them")
  func hue() {
    var rich = PaletteMatcher(entries: Palette.of256)
    var basic = PaletteMatcher(entries: Palette.ofSixteen)
    for seed in LawCases.seeds() {
      var random = SeededGenerator(seed: seed)
      let color = RGB(
        .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
        .random(in: 0...255, using: &random))
      let kept = (
        ColorKept(color, as: rich.nearest(to: color)).problem(among: Palette.of256),
        ColorKept(color, as: basic.nearest(to: color)).problem(among: Palette.ofSixteen)
      )
      #expect(kept.0 == nil)
      #expect(kept.1 == nil)
    }
  }
}
