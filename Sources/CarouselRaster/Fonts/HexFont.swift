/// Finds the glyphs of a font in Unifont's `.hex` format: on each line the number of a character, a
/// colon, and 32 or 64 hexadecimal digits.
///
/// Lines of other lengths, which Unifont's tools allow for still wider glyphs, are left out.
///
/// - Complexity: O(lines): digits are not looked at.
func hexFontOffsets(in bytes: [UInt8]) throws(BitmapFontError) -> [UInt32: Int] {
  var offsets: [UInt32: Int] = [:]
  var position = 0
  while position < bytes.count {
    guard bytes[position] != newline else {
      position += 1
      continue
    }
    guard let (number, start) = characterNumber(in: bytes, at: position) else {
      throw offsets.isEmpty ? .unknownFormat : .damaged
    }
    var end = start
    for count in [32, 64] where endsLine(bytes, at: start + count) {
      end = start + count
      offsets[number] = start
      break
    }
    while end < bytes.count, bytes[end] != newline { end += 1 }
    position = end
  }
  guard !offsets.isEmpty else { throw .unknownFormat }
  return offsets
}

/// The glyph whose digits begin at an offset; nil if there is something else among them.
func hexGlyph(in bytes: [UInt8], at offset: Int) -> GlyphBitmap? {
  let isWide = !endsLine(bytes, at: offset + 32)
  let digits = isWide ? 4 : 2
  var rows = SIMD16<UInt16>.zero
  for row in 0..<GlyphBitmap.height {
    for index in offset + row * digits..<offset + (row + 1) * digits {
      guard let value = hexDigit(bytes[index]) else { return nil }
      rows[row] = rows[row] << 4 | UInt16(value)
    }
  }
  return GlyphBitmap(isWide: isWide, rows: isWide ? rows : rows &<< 8)
}

private let newline = UInt8(ascii: "\n")

/// A character's number of four to six digits, and where its glyph begins.
private func characterNumber(in bytes: [UInt8], at start: Int) -> (UInt32, Int)? {
  var (number, position): (UInt32, Int) = (0, start)
  while position < bytes.count, position < start + 6, let value = hexDigit(bytes[position]) {
    number = number << 4 | UInt32(value)
    position += 1
  }
  guard position >= start + 4, position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
    return nil
  }
  return (number, position + 1)
}

private func endsLine(_ bytes: [UInt8], at position: Int) -> Bool {
  position == bytes.count
    || position < bytes.count
      && (bytes[position] == newline || bytes[position] == UInt8(ascii: "\r"))
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  default: nil
  }
}
