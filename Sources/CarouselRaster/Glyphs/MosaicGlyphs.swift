internal import CarouselType

/// A cell of two columns of dots.
///
/// - Parameters:
///   - mask: A bit for each dot, row by row from the upper left one, which is bit 0.
///   - rows: How many rows of dots; their edges are at the nearest pixels.
func mosaicGlyph(_ mask: UInt8, rows: Int) -> GlyphBitmap {
  func edge(_ row: Int) -> Int { (GlyphBitmap.height * row + rows / 2) / rows }
  var glyph = GlyphBitmap(isWide: false)
  let half = GlyphBitmap.width / 2
  for dot in 0..<2 * rows where mask >> dot & 1 == 1 {
    let (row, column) = dot.quotientAndRemainder(dividingBy: 2)
    glyph.fill(x: column * half..<(column + 1) * half, y: edge(row)..<edge(row + 1))
  }
  return glyph
}

/// The sextants from U+1FB00 to U+1FB3B: all masks in order, but for the empty cell, the full one
/// and its halves, which are elsewhere.
func sextantGlyph(_ scalar: UInt32) -> GlyphBitmap {
  let (leftHalf, rightHalf): (UInt8, UInt8) = (0b01_01_01, 0b10_10_10)
  var mask = UInt8(scalar - 0x1FB00) + 1
  if mask >= leftHalf { mask += 1 }
  if mask >= rightHalf { mask += 1 }
  return mosaicGlyph(mask, rows: 3)
}

/// An octant that is not among the blocks above.
func octantGlyph(_ scalar: Unicode.Scalar) -> GlyphBitmap? {
  octants[scalar].map { mosaicGlyph($0, rows: 4) }
}

private let octants: [Unicode.Scalar: UInt8] = {
  let set = BlockSet.octants
  return Dictionary(
    (UInt8.min...UInt8.max).map { (set.scalar($0), $0) }, uniquingKeysWith: { first, _ in first })
}()
