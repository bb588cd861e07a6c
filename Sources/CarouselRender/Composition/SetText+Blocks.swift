internal import CarouselType
internal import TerminalCells

extension SetText {
  /// The half columns between two columns of a table, for letters of four rows.
  private static let columnGap = 8
  /// Longer texts are read better in small letters; measuring them would only take time.
  private static let maximumLength = 1000

  /// Sets text in the block face; nil where a letter is missing, a word or a table is wider than
  /// the room, or lines wrap that must not.
  ///
  /// - Parameters:
  ///   - text: The text, drawable, with line feeds.
  ///   - columns: The width of the room.
  ///   - measure: The columns of a line of prose.
  ///   - limit: How many lines are few enough.
  ///   - isWrapped: Whether lines that are too long are wrapped.
  init?(
    blocks text: String, step: TypeStep, weight: FaceWeight, columns: Int, measure: Int,
    lines limit: Int, isWrapped: Bool
  ) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    let rows = TextBlock.withoutFinalLineFeeds(text).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard rows.count <= limit else { return nil }
    let face = SteppedFace(step: step, weight: weight)
    let isBlock = TextBlock.isShaped(rows)
    let table = rows.map { Self.pieces(of: $0) }
    let room = 2 * (isBlock ? columns : min(columns, measure))
    var lines: [Line] = []
    if table.contains(where: { $0.count > 1 }) {
      guard let set = Self.table(table, face) else { return nil }
      lines = set
    } else {
      for row in rows {
        guard let width = face.width(of: row) else { return nil }
        if width <= room {
          lines.append(Line(pieces: [Piece(text: String(row), start: 0)], width: width))
        } else {
          guard isWrapped, let broken = Self.wrapped(row, face, room) else { return nil }
          lines += broken
        }
      }
    }
    guard lines.count <= limit, lines.allSatisfy({ $0.width <= room }) else { return nil }
    self.init(step: step, weight: weight, lines: lines, isBlock: isBlock)
  }

  /// The parts of a line between runs of two and more blanks, its indentation with the first.
  private static func pieces(of line: Substring) -> [Substring] {
    let start = line.firstIndex { $0 != " " } ?? line.endIndex
    var result: [Substring] = []
    var from = line.startIndex
    var index = start
    while index < line.endIndex {
      let end = line[index...].firstIndex(of: " ") ?? line.endIndex
      let next = line[end...].firstIndex { $0 != " " } ?? line.endIndex
      if next == line.endIndex || line.distance(from: end, to: next) >= 2 {
        result.append(line[from..<end])
        from = next
      }
      index = next
    }
    return result
  }

  /// Lines whose pieces are below each other; columns of figures end at one place.
  ///
  /// A line of one piece is no row of the table: it may be longer than the first column.
  private static func table(_ rows: [[Substring]], _ face: SteppedFace) -> [Line]? {
    let count = rows.reduce(0) { max($0, $1.count) }
    var widths = Array(repeating: 0, count: count)
    var measured: [[Int]] = []
    for row in rows {
      let own = row.compactMap { face.width(of: $0) }
      guard own.count == row.count else { return nil }
      measured.append(own)
      guard row.count > 1 else { continue }
      for (column, width) in own.enumerated() { widths[column] = max(widths[column], width) }
    }
    let gap = columnGap * face.step.scale
    let starts = widths.indices.map { widths[..<$0].reduce(0) { $0 + $1 + gap } }
    let endsRight = widths.indices.map { column in
      column > 0
        && rows.allSatisfy { row in
          row.count <= column || row.count == 1 || row[column].isFigure
        }
    }
    return zip(rows, measured).map { row, own in
      let pieces = row.indices.map { column in
        let shift = endsRight[column] ? widths[column] - own[column] : 0
        return Piece(text: String(row[column]), start: row.count > 1 ? starts[column] + shift : 0)
      }
      let width = pieces.indices.last.map { pieces[$0].start + own[$0] } ?? 0
      return Line(pieces: pieces, width: width)
    }
  }

  /// A line broken at its blanks; nil where a word is wider than the room.
  private static func wrapped(_ line: Substring, _ face: SteppedFace, _ room: Int) -> [Line]? {
    var lines: [Line] = []
    var current = ""
    var width = 0
    for word in line.split(separator: " ") {
      let longer = current.isEmpty ? String(word) : current + " " + word
      guard let length = face.width(of: longer), let own = face.width(of: word), own <= room
      else { return nil }
      if length <= room {
        (current, width) = (longer, length)
      } else {
        lines.append(Line(pieces: [Piece(text: current, start: 0)], width: width))
        (current, width) = (String(word), own)
      }
    }
    lines.append(Line(pieces: [Piece(text: current, start: 0)], width: width))
    return lines
  }
}

extension Substring {
  /// Whether it is a number, with a sign, a unit of one character, or a time.
  fileprivate var isFigure: Bool {
    guard let first, let last, contains(where: { ("0"..."9").contains($0) }) else { return false }
    let isStart = ("0"..."9").contains(first) || "+-−±€$£.".contains(first)
    return isStart && (("0"..."9").contains(last) || "%€$£°".contains(last))
  }
}
