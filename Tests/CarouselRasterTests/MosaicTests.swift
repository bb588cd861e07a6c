import CarouselType
import Testing

@testable import CarouselRaster

@Suite("Blocks and mosaics")
struct MosaicTests {
  /// The dots of a glyph, read in the middle of each, or nil if a dot has ink and ground.
  private func mask(of glyph: GlyphBitmap, rowEdges: [Int]) -> UInt8? {
    var mask: UInt8 = 0
    for row in 0..<rowEdges.count - 1 {
      for column in 0..<2 {
        let pixels = (rowEdges[row]..<rowEdges[row + 1]).flatMap { y in
          (4 * column..<4 * column + 4).map { glyph.isInk(x: $0, y: y) }
        }
        guard Set(pixels).count == 1 else { return nil }
        if pixels[0] { mask |= 1 << (2 * row + column) }
      }
    }
    return mask
  }

  @Test("Every set of quadrants and of octants has exactly its dots", arguments: BlockSet.allCases)
  func dots(set: BlockSet) {
    let edges = (0...set.height).map { $0 * 16 / set.height }
    for mask in 0..<UInt8(truncatingIfNeeded: min(255, 1 << (2 * set.height))) {
      let shape = glyph(set.scalar(mask))
      #expect(self.mask(of: shape, rowEdges: edges) == mask, "\(set.scalar(mask))")
    }
  }

  @Test("Each sextant is drawn by one character, in order of the masks")
  func sextants() {
    let masks = scalars(0x1FB00...0x1FB3B).map {
      mask(of: glyph($0), rowEdges: [0, 5, 11, 16])
    }
    let left: UInt8 = 0b010101
    #expect(masks == (1..<63).filter { $0 != left && $0 != left << 1 }.map { Optional($0) })
  }

  @Test("Eighths grow by an eighth of the cell, from each of its sides")
  func eighths() {
    let full = 8 * 16
    for (count, scalar) in zip(1..., scalars(0x2581...0x2588)) {
      #expect(glyph(scalar).inkCount == full * count / 8)
      #expect(glyph(scalar).edges[0].isEmpty == (count < 8))
    }
    for (count, scalar) in zip(1..., scalars(0x2588...0x258F).reversed()) {
      #expect(glyph(scalar).inkCount == full * count / 8)
      #expect(glyph(scalar).edges[3].count == 16)
    }
    for (count, scalar) in zip(
      [1, 2, 3, 4, 5, 6, 7], "▔\u{1FB82}\u{1FB83}▀\u{1FB84}\u{1FB85}\u{1FB86}".unicodeScalars)
    {
      #expect(glyph(scalar).inkCount == full * count / 8)
      #expect(glyph(scalar).edges[0].count == 8)
    }
    for (count, scalar) in zip(
      [1, 2, 3, 4, 5, 6, 7], "▕\u{1FB87}\u{1FB88}▐\u{1FB89}\u{1FB8A}\u{1FB8B}".unicodeScalars)
    {
      #expect(glyph(scalar).inkCount == full * count / 8)
      #expect(glyph(scalar).edges[1].count == 16)
    }
  }

  @Test("Shades have a quarter, half and three quarters of ink, and continue in the next cell")
  func shades() {
    #expect("░▒▓".unicodeScalars.map { glyph($0).inkCount } == [32, 64, 96])
    for scalar in "░▒▓".unicodeScalars {
      let shape = glyph(scalar)
      for y in 0..<16 {
        #expect(
          (0..<4).map { shape.isInk(x: $0, y: y) } == (4..<8).map { shape.isInk(x: $0, y: y) })
      }
      #expect(shape.rows[0] == shape.rows[8])
    }
  }
}
