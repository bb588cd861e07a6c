internal import CarouselType
internal import TerminalCells

extension SetText {
  /// The half columns between two columns of a table, for letters of four rows.
  private static let columnGap = 8
  /// Longer texts are read better in small letters; measuring them would only take time.
  private static let maximumLength = 1000

  /// Sets text in the block face; nil where a word or a table is wider than the room, or lines wrap
  /// that must not.
  ///
  /// A line with a letter that the face lacks is in the terminal's letters, and the others are not;
  /// a text of nothing but such lines, or a table with one, is nil.
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
    guard rows.count <= limit, !Self.isDrawing(rows) else { return nil }
    let face = SteppedFace(step: step, weight: weight)
    let isBlock = TextBlock.isShaped(rows)
    let tabbed = TabbedLines(rows)
    let room = 2 * (isBlock ? columns : min(columns, measure))
    var lines: [Line] = []
    if tabbed.hasColumns {
      guard let set = Self.table(tabbed, face) else { return nil }
      lines = set
    } else {
      for row in rows {
        guard let width = face.width(of: row) else {
          lines += Self.fallback(row, room)
          continue
        }
        if width <= room {
          lines.append(Line(pieces: [Piece(text: String(row), start: 0)], width: width))
        } else {
          guard isWrapped, let broken = Self.wrapped(row, face, room) else { return nil }
          lines += broken
        }
      }
    }
    // What is small as a whole is laid out as small text.
    guard lines.contains(where: { !$0.isFallback && $0.width > 0 }) || text.isEmpty else {
      return nil
    }
    guard lines.count <= limit, lines.allSatisfy({ $0.width <= room }) else { return nil }
    self.init(step: step, weight: weight, lines: lines, isBlock: isBlock)
  }

  /// A line in the terminal's letters, broken where it is too long.
  private static func fallback(_ row: Substring, _ room: Int) -> [Line] {
    let columns = max(1, min(room / 2, TypeSetter.measure))
    return CarouselRender.wrapped(String(row), width: columns).map { text in
      Line(
        pieces: [Piece(text: text, start: 0)], width: 2 * displayWidth(of: text), isFallback: true)
    }
  }

  /// The lines from which signs are taken for a drawing.
  private static let drawingLines = 3

  /// Whether a text is a drawing made of signs, which depends on letters of one width.
  private static func isDrawing(_ rows: [Substring]) -> Bool {
    guard rows.count >= drawingLines else { return false }
    var (letters, signs) = (0, 0)
    for character in rows.joined() where character != " " {
      if character.isLetter || character.isNumber { letters += 1 } else { signs += 1 }
    }
    return signs > letters
  }

  /// Lines whose pieces are below each other; nil where a letter is missing.
  private static func table(_ tabbed: TabbedLines, _ face: SteppedFace) -> [Line]? {
    var widths: [[Int]] = []
    for row in tabbed.rows {
      let own = row.compactMap { face.width(of: $0) }
      guard own.count == row.count else { return nil }
      widths.append(own)
    }
    let starts = tabbed.starts(widths) { _ in columnGap * face.step.scale }
    return tabbed.rows.indices.map { index in
      let pieces = zip(tabbed.rows[index], starts[index]).map { piece, start in
        Piece(text: String(piece), start: start)
      }
      let width = zip(starts[index], widths[index]).map { $0 + $1 }.last ?? 0
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
