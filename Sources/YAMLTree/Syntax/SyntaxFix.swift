internal import SourceDiagnostics

/// Changes that take a mistake in the syntax away.
struct SyntaxFix {
  let source: SourceText
  let file: FileID

  /// Puts `text` in the place of `range`.
  func replace(_ range: SourceRange, by text: String, _ safety: Fix.Safety = .safe) -> Fix {
    Fix([Fix.Edit(file, range, text)], safety: safety)
  }

  /// Two spaces for each of some tabs, and for each tab that begins one of the lines behind them, up
  /// to `end`.
  ///
  /// A line that begins with a tab has no indentation that YAML knows. With some lines mended and
  /// others not, the file would make no sense, and only the first mistake of the rest would be found.
  func untab(_ tabs: SourceRange, upTo end: Int) -> Fix {
    var edits = [untab(tabs)]
    var line = source.line(at: tabs.start) + 1
    while line <= source.lineCount {
      let range = source.range(ofLine: line)
      guard range.start < end else { break }
      let first = source.bytes[range.start..<range.end].firstIndex { $0 != UInt8(ascii: "\t") }
      let tabs = SourceRange(range.start, first ?? range.end)
      if !tabs.isEmpty { edits.append(untab(tabs)) }
      line += 1
    }
    return Fix(edits, safety: .safe)
  }

  private func untab(_ tabs: SourceRange) -> Fix.Edit {
    Fix.Edit(file, tabs, String(repeating: "  ", count: tabs.count))
  }

  /// Puts a text in quotes.
  func quote(_ range: SourceRange, _ safety: Fix.Safety = .safe) -> Fix {
    replace(range, by: Self.quoted(source.text(in: range)), safety)
  }

  /// Takes a tag away, or a line that defines one.
  func removeTag(_ range: SourceRange) -> Fix {
    source.text(in: range).hasPrefix("%")
      ? removeLine(range) : replace(source.withBlanks(range), by: "")
  }

  func removeLine(_ range: SourceRange) -> Fix {
    replace(source.wholeLine(containing: range.start), by: "")
  }

  /// Moves the line of `range` to the column of `neighbour`, which may stand behind dashes.
  func align(_ range: SourceRange, with neighbour: SourceRange) -> Fix? {
    let indent = SourceRange(source.line(containing: range.start).start, range.start)
    let wanted = SourceRange(source.line(containing: neighbour.start).start, neighbour.start)
    let isDash = { source.bytes[$0] == UInt8(ascii: "-") }
    guard isBlank(indent),
      (wanted.start..<wanted.end).allSatisfy({ isDash($0) || source.isBlank($0) })
    else { return nil }
    return replace(indent, by: source.text(in: wanted).replacing("-", with: " "), .needsReview)
  }

  private func isBlank(_ range: SourceRange) -> Bool {
    (range.start..<range.end).allSatisfy { source.isBlank($0) }
  }

  /// A text as it is written in quotes.
  static func quoted(_ text: String) -> String {
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    return "'" + text.replacing("'", with: "''") + "'"
  }
}
