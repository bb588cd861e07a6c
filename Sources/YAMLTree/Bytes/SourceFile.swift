internal import SourceDiagnostics

/// A file that diagnostics are about; extensions beside the rules hold what is said.
struct SourceFile {
  let text: SourceText
  let id: FileID

  /// The first byte that is read.
  var start: SourceRange { SourceRange(at: text.byteOrderMarkLength) }

  func label(_ range: SourceRange, _ words: String? = nil) -> Label { Label(id, range, words) }

  /// Puts `text` in the place of `range`.
  func replace(_ range: SourceRange, by text: String, _ safety: Fix.Safety = .safe) -> Fix {
    Fix([Fix.Edit(id, range, text)], safety: safety)
  }

  /// Two spaces for each of some tabs, and for each tab that begins one of the lines after them, up
  /// to `end`.
  ///
  /// A line that begins with a tab has no indentation that YAML knows. With some lines fixed and
  /// others not, the file would make no sense, and only the first error of the rest would be found.
  func untab(_ tabs: SourceRange, upTo end: Int) -> Fix {
    var edits = [untab(tabs)]
    var line = text.line(at: tabs.start) + 1
    while line <= text.lineCount {
      let range = text.range(ofLine: line)
      guard range.start < end else { break }
      let first = text.bytes[range.start..<range.end].firstIndex { $0 != UInt8(ascii: "\t") }
      let tabs = SourceRange(range.start, first ?? range.end)
      if !tabs.isEmpty { edits.append(untab(tabs)) }
      line += 1
    }
    return Fix(edits, safety: .safe)
  }

  private func untab(_ tabs: SourceRange) -> Fix.Edit {
    Fix.Edit(id, tabs, String(repeating: "  ", count: tabs.count))
  }

  /// Puts a string in quotes.
  func quote(_ range: SourceRange, _ safety: Fix.Safety = .safe) -> Fix {
    replace(range, by: Self.quoted(text.text(in: range)), safety)
  }

  func removeLine(_ range: SourceRange) -> Fix {
    replace(text.wholeLine(containing: range.start), by: "")
  }

  /// Moves the line of `range` to the column of `neighbour`, which may follow dashes.
  func align(_ range: SourceRange, with neighbour: SourceRange) -> Fix? {
    let indent = SourceRange(text.line(containing: range.start).start, range.start)
    let wanted = SourceRange(text.line(containing: neighbour.start).start, neighbour.start)
    let isDash = { text.bytes[$0] == UInt8(ascii: "-") }
    guard isBlank(indent),
      (wanted.start..<wanted.end).allSatisfy({ isDash($0) || text.isBlank($0) })
    else { return nil }
    return replace(indent, by: text.text(in: wanted).replacing("-", with: " "), .needsReview)
  }

  private func isBlank(_ range: SourceRange) -> Bool {
    (range.start..<range.end).allSatisfy { text.isBlank($0) }
  }

  /// A string as it is written in quotes.
  static func quoted(_ text: String) -> String {
    guard text.contains("\"") || text.contains("\\") else { return "\"\(text)\"" }
    return "'" + text.replacing("'", with: "''") + "'"
  }
}
