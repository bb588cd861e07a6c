internal import CarouselDeck

/// One line of a table.
enum TableRow {
  /// The alignments that the line below the head asks for; nil for any other line.
  static func alignments(_ line: ArraySlice<Unicode.Scalar>) -> [HorizontalAlignment?]? {
    // Most lines of a text are known by their first mark.
    guard let first = line.first, first == "|" || first == ":" || first == "-" else { return nil }
    guard line.allSatisfy({ $0 == "|" || $0 == ":" || $0 == "-" || $0 == " " }) else { return nil }
    var result: [HorizontalAlignment?] = []
    for cell in cells(of: line, limit: .max) {
      var dashes = cell
      let (left, right) = (cell.first == ":", cell.last == ":")
      if left { dashes = dashes.dropFirst() }
      if right { dashes = dashes.dropLast() }
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == "-" }) else { return nil }
      result.append(right ? (left ? .center : .right) : (left ? .left : nil))
    }
    return result.isEmpty ? nil : result
  }

  /// The texts between the bars of a line, of which the first and the last may be left out.
  ///
  /// A bar behind a backslash is text, in code as well.
  ///
  /// - Parameter limit: How many are wanted.
  /// - Complexity: O(length).
  static func cells(
    of line: ArraySlice<Unicode.Scalar>, limit: Int
  ) -> [ArraySlice<Unicode.Scalar>] {
    var rest = line.trimmed
    if rest.first == "|" { rest = rest.dropFirst() }
    var result: [ArraySlice<Unicode.Scalar>] = []
    while !rest.isEmpty, result.count < limit {
      var isEscaped = false
      let end = rest.firstIndex { scalar in
        defer { isEscaped = scalar == "\\" && !isEscaped }
        return scalar == "|" && !isEscaped
      }
      result.append(withoutEscapes(rest[..<(end ?? rest.endIndex)].trimmed))
      rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
    }
    return result
  }

  private static func withoutEscapes(
    _ cell: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar> {
    guard cell.contains("|") else { return cell }
    var result: [Unicode.Scalar] = []
    for scalar in cell {
      if scalar == "|", result.last == "\\" { result.removeLast() }
      result.append(scalar)
    }
    return result[...]
  }
}
