internal import TerminalCells

/// The glyph of each kind of cell, drawn once.
struct GlyphCache {
  /// What a cell shows, colours apart.
  private struct Key: Hashable {
    var text: String
    var attributes: Style.Attributes
    var isWide: Bool
  }

  /// What changes the pixels of a glyph, and not only its colours.
  private static let drawn: Style.Attributes = [.bold, .italic, .underline, .strikethrough]
  /// What a blank shows of that.
  private static let ruled: Style.Attributes = [.underline, .strikethrough]

  private let font: BitmapFont
  private var glyphs: [Key: GlyphBitmap] = [:]

  /// The row of an underline: the second below the baseline of the fonts of this size.
  private static let underline = 14
  /// The row of the line through struck text: half of the height of small letters.
  private static let strike = 10

  init(font: BitmapFont) {
    self.font = font
  }

  mutating func glyph(of cell: Cell, in frame: Frame) -> GlyphBitmap {
    let attributes = cell.style.attributes.intersection(Self.drawn)
    if cell.isBlank, attributes.isDisjoint(with: Self.ruled) { return .empty(isWide: false) }
    let key = Key(text: frame.text(of: cell), attributes: attributes, isWide: cell.isWide)
    if let glyph = glyphs[key] { return glyph }
    let glyph = draw(key)
    glyphs[key] = glyph
    return glyph
  }

  private func draw(_ key: Key) -> GlyphBitmap {
    var glyph = shape(of: key)
    for (attribute, row) in [(.underline, Self.underline), (.strikethrough, Self.strike)]
      as [(Style.Attributes, Int)] where key.attributes.contains(attribute)
    {
      glyph.fill(x: 0..<glyph.columns, y: row..<row + 1)
    }
    return glyph
  }

  private func shape(of key: Key) -> GlyphBitmap {
    let scalars = key.text.unicodeScalars
    guard let first = scalars.first, first != " " else { return .empty(isWide: key.isWide) }
    if !key.isWide, let drawn = drawnGlyph(first) { return drawn }
    var glyph = (font[first] ?? .missing(isWide: key.isWide)).fitted(isWide: key.isWide)
    // Fonts of cells draw combining marks where they belong above a letter of one cell.
    for scalar in scalars.dropFirst() where 0x300...0x36F ~= scalar.value {
      if let mark = font[scalar] { glyph.formUnion(mark.fitted(isWide: key.isWide)) }
    }
    if key.attributes.contains(.italic) { glyph.slant() }
    if key.attributes.contains(.bold) { glyph.embolden() }
    return glyph
  }
}
