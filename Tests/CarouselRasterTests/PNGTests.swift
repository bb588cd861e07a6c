import CarouselColor
import CarouselGrid
import Foundation
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRaster

@Suite("PNG files")
struct PNGTests {
  private static func color(_ number: Int) -> RGB {
    RGB(UInt8(number % 256), UInt8(number / 256), UInt8(number % 7))
  }

  /// Pixels at random, in runs as pictures of cells have them.
  private static func bitmap(colors: Int, using random: inout SeededGenerator) -> Bitmap {
    let (width, height) = (
      Int.random(in: 1...40, using: &random), Int.random(in: 1...12, using: &random)
    )
    var pixels: [UInt32] = []
    while pixels.count < width * height {
      let run = Int.random(in: 1...(Bool.random(using: &random) ? 1 : 60), using: &random)
      pixels += [UInt32](repeating: .random(in: 0..<UInt32(colors), using: &random), count: run)
    }
    return Bitmap(
      width: width, height: height, colors: (0..<colors).map(color),
      pixels: Array(pixels.prefix(width * height)))
  }

  @Test(
    "What was drawn is read again, at every depth and scale",
    arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257, 5000])
  func readAgain(colors: Int) throws {
    for seed in LawCases.seeds(oneOf: 100) {
      var random = SeededGenerator(seed: seed)
      let bitmap = Self.bitmap(colors: colors, using: &random)
      let scale = Int.random(in: 1...3, using: &random)
      let picture = try PNGReader(PNGImage.bytes(of: bitmap, scale: scale))
      #expect((picture.width, picture.height) == (bitmap.width * scale, bitmap.height * scale))
      #expect(picture.isIndexed == (colors <= 256))
      let expected = (0..<picture.height).flatMap { y in
        (0..<picture.width).map { x in
          Self.color(Int(bitmap.pixels[y / scale * bitmap.width + x / scale]))
        }
      }
      #expect(picture.pixels == expected, "seed \(seed)")
    }
  }

  @Test("A palette takes the fewest bits that hold its numbers")
  func depths() throws {
    let depths = try [1, 2, 3, 4, 5, 16, 17, 256].map { count in
      let bitmap = Bitmap(
        width: count, height: 1, colors: (0..<count).map(Self.color),
        pixels: (0..<UInt32(count)).map { $0 })
      return try PNGReader(PNGImage.bytes(of: bitmap)).bitDepth
    }
    #expect(depths == [1, 1, 2, 2, 4, 4, 8, 8])
  }

  /// A wall as one reads it from afar: a gradient, eight lines in letters of four rows, and as much as a
  /// page of small print below.
  private static func wall() -> Frame {
    var frame = Frame(size: FrameSize(columns: 240, rows: 70))
    var random = SeededGenerator(seed: 7)
    let blocks = Array("▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    for row in 0..<70 {
      let ground = Color.rgb(UInt8(16 + row), UInt8(21 + row), UInt8(28 + row))
      let style = Style(foreground: .rgb(238, 242, 246), background: ground)
      frame.fill(CellRect(column: 0, row: row, columns: 240, rows: 1), style: style)
      guard row >= 4, row < 44 ? row % 5 < 4 : row < 64 else { continue }
      let isLarge = row < 44
      let text = (0..<(isLarge ? 100 : 60)).map { _ in
        let isGap = Int.random(in: 0..<(isLarge ? 3 : 6), using: &random) == 0
        return isGap ? " " : (isLarge ? blocks : letters).randomElement(using: &random) ?? " "
      }
      frame.put(String(text), column: 12, row: row, style: style)
    }
    return frame
  }

  @Test("A wall of 240 by 70 cells takes at most 40 kB")
  func size() throws {
    var raster = FrameRaster(font: try TestFont.alphabet())
    let bitmap = raster.bitmap(of: Self.wall())
    let file = PNGImage.bytes(of: bitmap)
    #expect((bitmap.width, bitmap.height) == (1920, 1120))
    #expect(file.count <= 40_000, "\(file.count)")
  }

  @Test("Python's zlib reads the same pixels, where there is a Python")
  func python() throws {
    guard try Checkout.run("command -v python3").status == 0 else { return }
    for colors in [2, 16, 200, 1000] {
      var random = SeededGenerator(seed: UInt64(colors))
      let bitmap = Self.bitmap(colors: colors, using: &random)
      let file = PNGImage.bytes(of: bitmap)
      let script = """
        import sys, zlib
        data = bytes.fromhex(sys.stdin.read())
        at, body = 8, b''
        while at < len(data):
            count = int.from_bytes(data[at:at + 4], 'big')
            chunk = data[at + 4:at + 8 + count]
            assert zlib.crc32(chunk) == int.from_bytes(data[at + 8 + count:at + 12 + count], 'big')
            if chunk[:4] == b'IDAT': body += chunk[4:]
            at += 12 + count
        print(zlib.decompress(body).hex(), end='')
        """
      let run = try Checkout.run(
        "python3 -c \(Self.quoted(script))", input: file.map(Self.hex).joined())
      #expect(run.status == 0)
      let start = try #require(file.firstRange(of: Array("IDAT".utf8))).upperBound
      let ours = try Inflate.decompress(file[(start + 2)...], limit: 1 << 20).bytes
      #expect(run.output == ours.map(Self.hex).joined())
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
