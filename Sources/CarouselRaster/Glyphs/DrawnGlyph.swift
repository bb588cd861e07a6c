/// The glyph of a character that is drawn by formula: blocks, mosaics and lines; nil for all others.
package func drawnGlyph(_ scalar: Unicode.Scalar) -> GlyphBitmap? {
  switch scalar.value {
  case 0x2500...0x257F: lineGlyph(scalar.value)
  case 0x2580...0x259F: blockGlyph(scalar.value)
  case 0x1FB00...0x1FB3B: sextantGlyph(scalar.value)
  case 0x1FB70...0x1FB8B: eighthGlyph(scalar.value)
  default: octantGlyph(scalar)
  }
}
