/// One character position of a frame: sixteen bytes, whatever it shows.
///
/// Characters of several scalars are put into a frame as text (`Frame.put`), because long ones
/// live in a table of their frame.
public struct Cell: Hashable, Sendable {
  /// The colours and attributes.
  public internal(set) var style: Style
  var glyph: Glyph

  init(glyph: Glyph, style: Style) {
    self.glyph = glyph
    self.style = style
  }

  /// A cell that shows one scalar.
  ///
  /// A control becomes U+FFFD, so that no frame can ever contain one; a scalar without width of its
  /// own becomes a blank.
  public init(_ scalar: Unicode.Scalar, style: Style = Style()) {
    self.style = style
    let width = displayWidth(of: scalar)
    if isControl(scalar) {
      glyph = Glyph(scalar: "\u{FFFD}", isWide: false)
    } else {
      glyph = width == 0 ? .space : Glyph(scalar: scalar, isWide: width == 2)
    }
  }

  /// A space in a style.
  public static func blank(_ style: Style = Style()) -> Cell {
    Cell(glyph: .space, style: style)
  }

  /// Whether the character covers this column and the next one.
  public var isWide: Bool { glyph.isWide }

  /// Whether this is the second column of a wide character.
  public var isTrailingHalf: Bool { glyph == .trailingHalf }

  /// Whether the cell shows a space.
  public var isBlank: Bool { glyph == .space }

  /// The one scalar shown; nil for a cluster of several and for a trailing half.
  public var scalar: Unicode.Scalar? { glyph.scalar }

  /// Whether terminals are known to disagree about how many columns this covers.
  package var hasDoubtfulWidth: Bool { glyph.hasDoubtfulWidth }

  /// A cell that equals no cell of any frame.
  package static let unknown = Cell(glyph: .unknown, style: Style())

  /// Whether both cells show the same character, whatever their styles.
  package func showsSame(as other: Cell) -> Bool {
    glyph == other.glyph
  }
}

/// Whether a scalar belongs to C0, C1 or is DEL: what a terminal obeys instead of showing.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
}
