import CarouselDeck
import CarouselGrid
import CarouselType
import TerminalCells

/// The words that can be read in the cells of a text, in the terminal's letters and in big ones.
struct LookWords {
  /// A word, or what is between two blanks.
  struct Word: Hashable {
    let text: String
    /// The rows of a line of these letters.
    let rows: Int
  }

  private(set) var found: [Word] = []
  /// What is drawn with blocks and is no word of the text.
  private(set) var unreadable: [CellPosition] = []

  /// Reads some cells.
  ///
  /// - Parameters:
  ///   - words: The words that may be there in big letters.
  ///   - ignored: Cells that are no text.
  init(
    in region: CellRect, of frame: Frame, expecting words: Set<String>,
    ignoring ignored: Set<CellPosition>
  ) {
    let region = region.intersection(CellRect(frame.size))
    var rest: Set<CellPosition> = []
    for row in region.rowRange {
      var word = ""
      for column in region.columnRange {
        let cell = frame[column, row]
        let position = CellPosition(column: column, row: row)
        let isText = cell.kind == .letter || cell.kind == .mark
        if cell.kind == .area, !ignored.contains(position) { rest.insert(position) }
        if isText, !ignored.contains(position) {
          word += frame.text(of: cell)
        } else if !cell.isTrailingHalf {
          add(&word)
        }
      }
      add(&word)
    }
    guard !rest.isEmpty else { return }
    read(&rest, of: frame, Self.patterns(of: words))
    unreadable = rest.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  private mutating func add(_ word: inout String) {
    if !word.isEmpty { found.append(Word(text: word, rows: 1)) }
    word = ""
  }

  /// A word as it would look.
  private struct Pattern {
    let word: Word
    /// The characters that are not blank, in the order of their columns; the first is that at 0, 0.
    let cells: [(column: Int, row: Int, scalar: Unicode.Scalar)]
  }

  /// The ways to draw words, by the character that is first when columns are read from top to
  /// bottom; long words before those that begin like them.
  private static func patterns(of words: Set<String>) -> [Unicode.Scalar: [Pattern]] {
    var patterns: [Pattern] = []
    for text in words {
      for size in BlockSize.allCases where size != .two {
        for (weight, offset) in [(FaceWeight.bold, 0), (.bold, 1), (.regular, 0), (.regular, 1)] {
          guard let bitmap = DotBitmap(text, size: size, weight: weight, offset: offset) else {
            continue
          }
          let cells = (0..<bitmap.width).flatMap { column in
            (0..<bitmap.height).map { (column: column, row: $0, scalar: bitmap[column, $0]) }
          }.filter { $0.scalar != " " }
          guard let first = cells.first else { continue }
          patterns.append(
            Pattern(
              word: Word(text: text, rows: size.rows),
              cells: cells.map { ($0.column - first.column, $0.row - first.row, $0.scalar) }))
        }
      }
    }
    patterns.sort { $0.cells.count > $1.cells.count }
    return Dictionary(grouping: patterns) { $0.cells[0].scalar }
  }

  /// Finds words and takes their cells away.
  private mutating func read(
    _ rest: inout Set<CellPosition>, of frame: Frame, _ patterns: [Unicode.Scalar: [Pattern]]
  ) {
    let cells = rest.sorted { ($0.column, $0.row) < ($1.column, $1.row) }
    // A letter may have its first dots in a later row than another one, so that words of more
    // cells are looked for first everywhere.
    for cell in cells where rest.contains(cell) {
      guard let scalar = frame[cell.column, cell.row].scalar else { continue }
      let match = patterns[scalar]?.first { pattern in
        pattern.cells.allSatisfy { part in
          let place = CellPosition(column: cell.column + part.column, row: cell.row + part.row)
          return rest.contains(place) && frame[place.column, place.row].scalar == part.scalar
        }
      }
      guard let match else { continue }
      for part in match.cells {
        rest.remove(CellPosition(column: cell.column + part.column, row: cell.row + part.row))
      }
      found.append(match.word)
    }
  }
}
