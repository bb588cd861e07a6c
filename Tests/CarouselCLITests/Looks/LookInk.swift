import CarouselColor
import CarouselGrid
import CarouselType
import TerminalCells

extension Color {
  /// How the colour looks on a terminal with the palette of xterm; nil for the terminal's own.
  var look: RGB? {
    switch self {
    case .default: nil
    case .indexed(let entry): Palette.colors[Int(entry)]
    case .rgb(let rgb): rgb
    }
  }
}

extension Style {
  /// The contrast between both colours; nil where one is the terminal's own.
  var contrast: Double? {
    guard let ink = foreground.look, let ground = background.look else { return nil }
    return ink.contrast(with: ground)
  }
}

/// What a character of a screen is.
enum LookGlyph {
  case blank
  /// A letter, or a part of a cluster.
  case letter
  /// Lines, dots and arrows.
  case mark
  /// A part of the cell is an area: big letters, bars, edges.
  case area
}

extension Cell {
  var kind: LookGlyph {
    if isBlank || isTrailingHalf { return .blank }
    guard let scalar else { return .letter }
    return switch scalar.value {
    case 0x2580...0x259F, 0x1FB00...0x1FB9F, 0x1CD00...0x1CDE5: .area
    case 0x2190...0x21FF, 0x2500...0x257F, 0x25A0...0x25FF: .mark
    // The boxes of tasks, and the sign that a line is cut, are drawings.
    case 0x2610...0x2612, 0x203A: .mark
    default: .letter
    }
  }

  /// Which halves of the cell, the left and the right one, have ink.
  var halves: (left: Bool, right: Bool) {
    guard !isBlank else { return (false, false) }
    guard let mask = scalar.flatMap({ Self.masks[$0] }) else { return (true, true) }
    return (mask & 0b0101 != 0, mask & 0b1010 != 0)
  }

  private static let masks = Dictionary(
    uniqueKeysWithValues: (UInt8(0)..<16).map { (BlockSet.quadrants.scalar($0), $0) })
}

/// The extent of what is drawn, in half columns and rows.
struct LookExtent {
  private(set) var halfColumns: Range<Int>?
  private(set) var rows: Range<Int>?

  mutating func add(_ cell: Cell, at position: CellPosition) {
    let (column, row) = (position.column, position.row)
    let (left, right) = cell.halves
    guard left || right else { return }
    let own = (left ? 2 * column : 2 * column + 1)..<(right ? 2 * column + 2 : 2 * column + 1)
    halfColumns =
      halfColumns.map {
        min($0.lowerBound, own.lowerBound)..<max($0.upperBound, own.upperBound)
      } ?? own
    rows = rows.map { min($0.lowerBound, row)..<max($0.upperBound, row + 1) } ?? row..<row + 1
  }

  /// How far the middle is from that of some columns, in half columns.
  func distance(fromAxisOf cells: CellRect) -> Double {
    guard let halfColumns else { return 0 }
    return Double(halfColumns.lowerBound + halfColumns.upperBound) / 2
      - Double(2 * cells.column + cells.columns)
  }

  /// How far the middle is from that of some rows, in rows.
  func distance(fromMiddleRowOf cells: CellRect) -> Double {
    guard let rows else { return 0 }
    return Double(rows.lowerBound + rows.upperBound) / 2
      - (Double(cells.row) + Double(cells.rows) / 2)
  }
}
