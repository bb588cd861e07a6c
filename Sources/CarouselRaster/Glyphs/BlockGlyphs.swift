/// The blocks from U+2580 to U+259F.
func blockGlyph(_ scalar: UInt32) -> GlyphBitmap {
  var glyph = GlyphBitmap(isWide: false)
  let (width, height) = (GlyphBitmap.width, GlyphBitmap.height)
  switch scalar {
  case 0x2580: glyph.fill(x: 0..<width, y: 0..<height / 2)
  case 0x2581...0x2588:
    glyph.fill(x: 0..<width, y: height - rows(eighths: scalar - 0x2580)..<height)
  case 0x2589...0x258F: glyph.fill(x: 0..<Int(0x2590 - scalar), y: 0..<height)
  case 0x2590: glyph.fill(x: width / 2..<width, y: 0..<height)
  case 0x2591: glyph.formUnion(shade { x, y in (x + 2 * y).isMultiple(of: 4) })
  case 0x2592: glyph.formUnion(shade { x, y in (x + y).isMultiple(of: 2) })
  case 0x2593: glyph.formUnion(shade { x, y in !(x + 2 * y).isMultiple(of: 4) })
  case 0x2594: glyph.fill(x: 0..<width, y: 0..<rows(eighths: 1))
  case 0x2595: glyph.fill(x: width - 1..<width, y: 0..<height)
  default: glyph.formUnion(mosaicGlyph(quadrants[Int(scalar - 0x2596)], rows: 2))
  }
  return glyph
}

/// The quadrants of U+2596 and those after it: bit 0 is the upper left one, bit 1 the upper right one.
private let quadrants: [UInt8] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

/// The eighths of a cell that are not in the block of U+2580: from U+1FB70 to U+1FB8B.
func eighthGlyph(_ scalar: UInt32) -> GlyphBitmap {
  var glyph = GlyphBitmap(isWide: false)
  let (width, height) = (GlyphBitmap.width, GlyphBitmap.height)
  func column(_ x: Int) { glyph.fill(x: x..<x + 1, y: 0..<height) }
  func row(_ eighth: Int) { glyph.fill(x: 0..<width, y: 2 * eighth..<2 * eighth + 2) }
  switch scalar {
  case 0x1FB70...0x1FB75: column(Int(scalar - 0x1FB6F))
  case 0x1FB76...0x1FB7B: row(Int(scalar - 0x1FB75))
  case 0x1FB7C...0x1FB7F:
    column(scalar <= 0x1FB7D ? 0 : 7)
    row(scalar == 0x1FB7C || scalar == 0x1FB7F ? 7 : 0)
  case 0x1FB80: for eighth in [0, 7] { row(eighth) }
  case 0x1FB81: for eighth in [0, 2, 4, 7] { row(eighth) }
  case 0x1FB82...0x1FB86:
    glyph.fill(x: 0..<width, y: 0..<rows(eighths: largeEighths[Int(scalar - 0x1FB82)]))
  default:
    glyph.fill(x: width - Int(largeEighths[Int(scalar - 0x1FB87)])..<width, y: 0..<height)
  }
  return glyph
}

/// The eighths that U+1FB82 and those after it, and U+1FB87 and those after it, fill from above and
/// from the right.
private let largeEighths: [UInt32] = [2, 3, 5, 6, 7]

private func rows(eighths: UInt32) -> Int { Int(eighths) * GlyphBitmap.height / 8 }

private func shade(_ isInk: (_ x: Int, _ y: Int) -> Bool) -> GlyphBitmap {
  var glyph = GlyphBitmap(isWide: false)
  for y in 0..<GlyphBitmap.height {
    for x in 0..<GlyphBitmap.width where isInk(x, y) { glyph.set(x: x, y: y) }
  }
  return glyph
}
