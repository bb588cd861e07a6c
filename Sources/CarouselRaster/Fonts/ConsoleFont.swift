/// Where a console font has its glyphs and the table of their characters.
///
/// Both versions of the format are described in the page "PC Screen Font" of the kbd package
/// (font-formats); numbers are little-endian.
struct ConsoleFontHeader: Hashable {
  private enum Version { case first, second }

  private let version: Version
  private let start: Int
  private let count: Int

  /// Reads the header; nil if the file is no console font.
  init?(_ bytes: [UInt8]) throws(BitmapFontError) {
    if bytes.starts(with: [0x36, 0x04]), bytes.count >= 4 {
      let mode = bytes[2]
      (version, start, count) = (.first, 4, mode & 1 == 0 ? 256 : 512)
      // 2: a table with single characters; 4: one that has sequences too.
      try Self.check(width: 8, height: Int(bytes[3]), hasTable: mode & 6 != 0)
    } else if bytes.starts(with: [0x72, 0xB5, 0x4A, 0x86]), bytes.count >= 32 {
      // Magic, version, header size, flags, glyphs, bytes of a glyph, height, width.
      func field(_ index: Int) -> Int {
        (0..<4).reduce(0) { $0 | Int(bytes[4 * index + $1]) << (8 * $1) }
      }
      (version, start, count) = (.second, field(2), field(4))
      try Self.check(width: field(7), height: field(6), hasTable: field(3) & 1 != 0)
      guard field(5) == GlyphBitmap.height else { throw .damaged }
    } else {
      return nil
    }
    guard start <= bytes.count, count <= (bytes.count - start) / GlyphBitmap.height else {
      throw .damaged
    }
  }

  private static func check(width: Int, height: Int, hasTable: Bool) throws(BitmapFontError) {
    guard (width, height) == (GlyphBitmap.width, GlyphBitmap.height) else {
      throw .size(width: width, height: height)
    }
    guard hasTable else { throw .noCharacters }
  }

  /// Where the glyph of each character begins.
  func offsets(in bytes: [UInt8]) throws(BitmapFontError) -> [UInt32: Int] {
    let table = bytes[(start + count * GlyphBitmap.height)...]
    var offsets: [UInt32: Int] = [:]
    for (glyph, characters) in entries(of: table).enumerated() where glyph < count {
      for character in characters where offsets[character] == nil {
        offsets[character] = start + glyph * GlyphBitmap.height
      }
    }
    guard !offsets.isEmpty else { throw .damaged }
    return offsets
  }

  /// The characters of each glyph, without sequences of several, which follow the single ones.
  private func entries(of table: ArraySlice<UInt8>) -> [[UInt32]] {
    switch version {
    case .first:
      let numbers = stride(from: table.startIndex, to: table.endIndex - 1, by: 2).map { index in
        UInt32(table[index]) | UInt32(table[index + 1]) << 8
      }
      return numbers.split(separator: 0xFFFF, omittingEmptySubsequences: false)
        .map { Array($0.prefix { $0 != 0xFFFE }) }
    case .second:
      return table.split(separator: 0xFF, omittingEmptySubsequences: false)
        .map { entry in
          String(decoding: entry.prefix { $0 != 0xFE }, as: UTF8.self).unicodeScalars.map(\.value)
        }
    }
  }
}
