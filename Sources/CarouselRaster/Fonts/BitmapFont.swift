/// Letters of 8 by 16 pixels, and wide ones of 16 by 16, from a font file.
///
/// Unifont's `.hex` format and the console fonts PSF 1 and PSF 2 can be read, each also compressed by
/// gzip.
package struct BitmapFont: Sendable {
  /// How the glyphs are written.
  enum Form: Sendable {
    /// Hexadecimal digits, two or four for each row.
    case digits
    /// A byte for each row.
    case rows
  }

  /// The largest file read, and the most that a compressed one may hold: four times Unifont.
  package static let sizeLimit = 1 << 24

  private let bytes: [UInt8]
  private let form: Form
  /// Where in `bytes` the glyph of a character begins.
  private let offsets: [UInt32: Int]

  /// Reads a font.
  ///
  /// - Throws: `BitmapFontError`.
  /// - Complexity: O(bytes); glyphs are read when they are asked for.
  package init(_ file: [UInt8]) throws(BitmapFontError) {
    bytes = try Gzip.isCompressed(file) ? Self.decompressed(file) : file
    if let header = try ConsoleFontHeader(bytes) {
      form = .rows
      offsets = try header.offsets(in: bytes)
    } else {
      form = .digits
      offsets = try hexFontOffsets(in: bytes)
    }
  }

  private static func decompressed(_ file: [UInt8]) throws(BitmapFontError) -> [UInt8] {
    do throws(InflateError) {
      return try Gzip.decompress(file, limit: sizeLimit)
    } catch {
      throw error == .tooLarge ? .tooLarge : .damaged
    }
  }

  /// The glyph of a character; nil if the font has none.
  package subscript(scalar: Unicode.Scalar) -> GlyphBitmap? {
    guard let offset = offsets[scalar.value] else { return nil }
    switch form {
    case .digits: return hexGlyph(in: bytes, at: offset)
    case .rows:
      var rows = SIMD16<UInt16>.zero
      for row in 0..<GlyphBitmap.height { rows[row] = UInt16(bytes[offset + row]) << 8 }
      return GlyphBitmap(isWide: false, rows: rows)
    }
  }
}

/// Why a file cannot be used as a font.
package enum BitmapFontError: Error, Hashable, Sendable {
  /// It has none of the known formats.
  case unknownFormat
  /// It ends too early, or contradicts itself.
  case damaged
  /// It is larger than `BitmapFont.sizeLimit`.
  case tooLarge
  /// Its letters have a size other than 8 by 16 pixels.
  case size(width: Int, height: Int)
  /// It does not say which characters its glyphs are.
  case noCharacters

  /// The reason, in half a sentence.
  package var text: String {
    switch self {
    case .unknownFormat: "it is neither a .hex font nor a console font (.psf)"
    case .damaged: "it is damaged"
    case .tooLarge: "it is larger than 16 MiB"
    case .size(let width, let height):
      "its letters are \(width)x\(height) pixels, and a cell is 8x16"
    case .noCharacters: "it has no table of characters"
    }
  }
}
