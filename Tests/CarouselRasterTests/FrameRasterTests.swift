import CarouselColor
import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRaster

@Suite("Frames as pixels")
struct FrameRasterTests {
  private static let (red, blue) = (RGB(255, 0, 0), RGB(0, 0, 255))

  private static func bitmap(_ text: String, _ style: Style, columns: Int = 2) throws -> Bitmap {
    var frame = Frame(size: FrameSize(columns: columns, rows: 1))
    frame.put(text, column: 0, row: 0, style: style)
    var raster = FrameRaster(font: try TestFont.small())
    return raster.bitmap(of: frame)
  }

  private static func color(_ bitmap: Bitmap, x: Int, y: Int) -> RGB {
    bitmap.colors[Int(bitmap.pixels[y * bitmap.width + x])]
  }

  private static func style(_ attributes: Style.Attributes) -> Style {
    Style(foreground: .rgb(red), background: .rgb(blue), attributes: attributes)
  }

  @Test("A cell is 8 by 16 pixels of its two colours")
  func cell() throws {
    let bitmap = try Self.bitmap("A▌", Self.style([]))
    #expect((bitmap.width, bitmap.height) == (16, 16))
    #expect(Set(bitmap.colors) == [Self.red, Self.blue])
    for y in 0..<16 {
      let inks = (0..<16).filter { Self.color(bitmap, x: $0, y: y) == Self.red }
      #expect(inks == [3, 4, 8, 9, 10, 11])
    }
  }

  @Test("Reversed cells swap their colours, dim ones go a third of the way, rules run through")
  func attributes() throws {
    let reversed = try Self.bitmap("A", Self.style(.reverse), columns: 1)
    #expect(Self.color(reversed, x: 3, y: 0) == Self.blue)
    #expect(Self.color(reversed, x: 0, y: 0) == Self.red)
    let dim = try Self.bitmap("A", Self.style(.dim), columns: 1)
    #expect(Self.color(dim, x: 3, y: 0) == RGB(170, 0, 85))
    for (attribute, row) in [(Style.Attributes.underline, 14), (.strikethrough, 10)] {
      let ruled = try Self.bitmap("A ", Self.style(attribute))
      #expect((0..<16).allSatisfy { Self.color(ruled, x: $0, y: row) == Self.red })
      #expect(Self.color(ruled, x: 12, y: row - 1) == Self.blue)
    }
  }

  @Test("Colours of the terminal are xterm's")
  func terminal() throws {
    let plain = try Self.bitmap("A", Style(), columns: 1)
    #expect(plain.colors == [RGB(0, 0, 0), RGB(229, 229, 229)])
    let indexed = try Self.bitmap("A", Style(foreground: .indexed(208)), columns: 1)
    #expect(indexed.colors == [RGB(0, 0, 0), RGB(255, 135, 0)])
  }

  @Test("A wide character fills two cells, a mark its letter's, and what no font has is a box")
  func characters() throws {
    let wide = try Self.bitmap("你", Self.style([]))
    #expect(Self.color(wide, x: 0, y: 5) == Self.red && Self.color(wide, x: 15, y: 5) == Self.red)
    let marked = try Self.bitmap("A\u{301}", Self.style([]), columns: 1)
    #expect(Self.color(marked, x: 0, y: 0) == Self.red)
    #expect(Self.color(marked, x: 3, y: 5) == Self.red)
    let missing = try Self.bitmap("Q", Self.style([]), columns: 1)
    #expect(Self.color(missing, x: 1, y: 2) == Self.red)
    #expect(Self.color(missing, x: 3, y: 5) == Self.blue)
  }

  @Test("Colours that no pixel has are not in the table")
  func colors() throws {
    #expect(try Self.bitmap("██", Self.style([])).colors == [Self.red])
    #expect(try Self.bitmap("  ", Self.style([])).colors == [Self.blue])
  }

  @Test("Every pixel of any frame has one of the two colours of its cell")
  func anyFrame() throws {
    var raster = FrameRaster(font: try TestFont.small())
    for seed in LawCases.seeds(oneOf: 100) {
      var random = SeededGenerator(seed: seed)
      let size = RandomFrames.size(using: &random)
      let frame = RandomFrames.frame(size: size, using: &random)
      let bitmap = raster.bitmap(of: frame)
      #expect(Set(bitmap.colors).count == bitmap.colors.count)
      #expect(Set(bitmap.pixels).count == bitmap.colors.count)
      for (index, pixel) in bitmap.pixels.enumerated() {
        let cell = frame[index % bitmap.width / 8, index / bitmap.width / 16]
        let colors = CellColors(cell.style)
        let color = bitmap.colors[Int(pixel)]
        guard color == colors.ink || color == colors.ground else {
          Issue.record("seed \(seed), pixel \(index)")
          break
        }
      }
    }
  }
}
