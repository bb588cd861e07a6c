internal import CarouselColor
internal import CarouselGrid
package import TerminalCells

/// Draws frames as bitmaps of 8 by 16 pixels a cell.
///
/// Blocks and lines are drawn by formula and fill their cells exactly; everything else comes from
/// a font. Pictures that a terminal draws above the cells are left out.
package struct FrameRaster {
  /// The pixels across a cell.
  package static let cellWidth = GlyphBitmap.width
  /// The pixels from top to bottom of a cell.
  package static let cellHeight = GlyphBitmap.height

  private var glyphs: GlyphCache

  /// A raster whose letters are those of a font.
  package init(font: BitmapFont) {
    glyphs = GlyphCache(font: font)
  }

  /// The bitmap of a frame.
  ///
  /// - Complexity: O(pixels).
  package mutating func bitmap(of frame: Frame) -> Bitmap {
    let columns = frame.size.columns
    let (width, height) = (columns * Self.cellWidth, frame.size.rows * Self.cellHeight)
    var pixels = [UInt32](repeating: 0, count: width * height)
    var colors = ColorTable()
    var style: Style?
    var (ink, ground): (UInt32, UInt32) = (0, 0)
    for row in 0..<frame.size.rows {
      for column in 0..<columns {
        let cell = frame[column, row]
        guard !cell.isTrailingHalf else { continue }
        let glyph = glyphs.glyph(of: cell, in: frame)
        if cell.style != style {
          let both = CellColors(cell.style)
          // A colour that covers nothing would cost a place in the palette.
          style = glyph.isFull || glyph.isEmpty ? nil : cell.style
          if !glyph.isFull { ground = colors.number(of: both.ground) }
          if !glyph.isEmpty { ink = colors.number(of: both.ink) }
        }
        let start = row * Self.cellHeight * width + column * Self.cellWidth
        for y in 0..<Self.cellHeight {
          var bits = glyph.rows[y]
          for index in start + y * width..<start + y * width + glyph.columns {
            pixels[index] = bits & 0x8000 != 0 ? ink : ground
            bits <<= 1
          }
        }
      }
    }
    return Bitmap(width: width, height: height, colors: colors.colors, pixels: pixels)
  }
}
