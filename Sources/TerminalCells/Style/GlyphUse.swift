internal import CarouselColor

/// What a character is for, by which its colour has to differ from the background.
enum GlyphUse: UInt8, Sendable {
  /// To be read.
  case letters
  /// Lines, dots and arrows.
  case marks
  /// A part of the cell is an area of another colour, which may be a part of a large letter.
  case area
  /// The colour of text is one of a larger area, and stays what it is there.
  case ground

  var ink: Ink? {
    switch self {
    case .letters, .area: .letters
    case .marks: .marks
    case .ground: nil
    }
  }
}

extension Glyph {
  /// Clusters are letters.
  var use: GlyphUse {
    guard let scalar else { return .letters }
    return switch scalar.value {
    case 0..<0x2190: .letters
    // Block elements, then sextants with what else has the shape of a part of a cell, then octants.
    case 0x2580...0x259F, 0x1FB00...0x1FB9F, 0x1CD00...0x1CDE5: .area
    // Arrows, lines, and geometric shapes.
    case 0x2190...0x21FF, 0x2500...0x257F, 0x25A0...0x25FF: .marks
    default: .letters
    }
  }
}
