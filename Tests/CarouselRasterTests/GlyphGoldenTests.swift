import Foundation
import TestSupport
import Testing

@testable import CarouselRaster

@Suite("Recorded shapes")
struct GlyphGoldenTests {
  /// All characters that are drawn by formula, a few from each kind of mosaic.
  private static let shown: [Unicode.Scalar] =
    scalars(0x2500...0x257F) + scalars(0x2580...0x259F) + scalars(0x1FB00...0x1FB07)
    + scalars(0x1FB70...0x1FB8B) + scalars(0x1CD00...0x1CD07)

  @Test("Blocks and lines look as recorded in Fixtures/glyphs.txt")
  func shapes() throws {
    var text = ""
    for start in stride(from: 0, to: Self.shown.count, by: 8) {
      let group = Self.shown[start..<min(start + 8, Self.shown.count)]
      let names = group.map { scalar in
        let name = "U+" + String(scalar.value, radix: 16, uppercase: true) + " \(scalar)"
        return name + String(repeating: " ", count: 9 - name.unicodeScalars.count)
      }
      text += names.joined(separator: "  ").trimmingCharacters(in: .whitespaces) + "\n"
      let shapes = group.map { glyph($0).lines }
      for row in 0..<GlyphBitmap.height {
        text += shapes.map { $0[row] }.joined(separator: "   ") + "\n"
      }
      text += "\n"
    }
    let file = Checkout.root.appending(path: "Tests/CarouselRasterTests/Fixtures/glyphs.txt")
    guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" else {
      #expect(try Checkout.text(of: file) == text, "rewrite it with RECORD_GOLDENS=1")
      return
    }
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(file.lastPathComponent)")
  }
}
