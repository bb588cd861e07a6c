/// The difference of two versions of a file, as `patch` and `git apply -p0` read it.
package struct UnifiedDiff: Hashable, Sendable {
  /// A line of the difference: what it is, and its bytes with its line break, if it has one.
  package struct Line: Hashable, Sendable {
    /// What a line of a difference is.
    package enum Kind: Hashable, Sendable { case header, place, kept, removed, added, note }

    /// What it is.
    package let kind: Kind
    /// The whole line.
    package let bytes: [UInt8]
  }

  /// All lines in order; none when nothing differs.
  package private(set) var lines: [Line] = []

  /// The number of equal lines around a change.
  private static let context = 3

  /// Compares two versions of a file.
  package init(of name: String, from old: [UInt8], to new: [UInt8]) {
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    let changes = LineDiff(from: oldLines, to: newLines).changes
    guard !changes.isEmpty else { return }
    // A tab after the name says that what is in front of it is all name, blanks too.
    let shown = VisibleText.of(name) + (name.utf8.contains(UInt8(ascii: " ")) ? "\t" : "")
    add(.header, "--- \(shown)\n")
    add(.header, "+++ \(shown)\n")
    for hunk in Self.hunks(of: changes) {
      let before = max(0, hunk[0].old.lowerBound - Self.context)
      let after = min(oldLines.count, (hunk.last?.old.upperBound ?? 0) + Self.context)
      let growth = hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
      let shift = hunk[0].new.lowerBound - hunk[0].old.lowerBound
      let oldPlace = Self.place(before, after - before)
      let newPlace = Self.place(before + shift, after - before + growth)
      add(.place, "@@ -\(oldPlace) +\(newPlace) @@\n")
      var position = before
      for change in hunk {
        for index in position..<change.old.lowerBound { add(.kept, " ", oldLines[index]) }
        for index in change.old { add(.removed, "-", oldLines[index]) }
        for index in change.new { add(.added, "+", newLines[index]) }
        position = change.old.upperBound
      }
      for index in position..<after { add(.kept, " ", oldLines[index]) }
    }
  }

  private mutating func add(_ kind: Line.Kind, _ text: String, _ line: ArraySlice<UInt8> = []) {
    let bytes = Array(text.utf8) + line
    guard bytes.last != UInt8(ascii: "\n") else {
      lines.append(Line(kind: kind, bytes: bytes))
      return
    }
    lines.append(Line(kind: kind, bytes: bytes + [UInt8(ascii: "\n")]))
    lines.append(Line(kind: .note, bytes: Array("\\ No newline at end of file\n".utf8)))
  }

  /// Lines end with a line feed and nothing else here, because `patch` knows no other end.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// Changes so near to each other that their contexts meet.
  private static func hunks(of changes: [LineDiff.Change]) -> [[LineDiff.Change]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  /// Where a hunk is: an empty one is named by the line before it.
  private static func place(_ start: Int, _ count: Int) -> String {
    count == 0 ? "\(start),0" : count == 1 ? "\(start + 1)" : "\(start + 1),\(count)"
  }
}
