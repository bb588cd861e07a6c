/// One round of fixes over a file: those that can be made together, and what they make of it.
package struct FixPass: Hashable, Sendable {
  /// The file with the fixes made; all other bytes are those that were there.
  package let bytes: [UInt8]

  /// How many findings were fixed.
  package let count: Int

  /// Where the first change is; nil when there is none.
  package let start: Int?

  /// Makes the fixes of `diagnostics` in a file.
  ///
  /// A fix is made as a whole or not at all. It is left out when one of its edits is in another
  /// file or meets an edit that was made before; the first by position wins, so another round may
  /// make what was left out. Without `allowingGuesses` only safe fixes are made.
  /// O(n log n) in the number of fixes, O(n) in the size of the file.
  package init(
    of diagnostics: [Diagnostic], in file: FileID, of bytes: [UInt8], allowingGuesses: Bool = false
  ) {
    let fixes = diagnostics.compactMap(\.fix).filter { fix in
      (allowingGuesses || fix.safety == .safe) && !fix.edits.isEmpty
        && fix.edits.allSatisfy { $0.file == file && $0.range.end <= bytes.count }
    }
    let sorted = fixes.map(Self.inOrder).sorted { one, other in
      (one[0].range.start, one[0].range.end) < (other[0].range.start, other[0].range.end)
    }
    // Sorted by position all the time: a fix may reach over later ones.
    var edits: [Fix.Edit] = []
    var count = 0
    for fix in sorted {
      if Self.insert(fix, into: &edits) { count += 1 }
    }
    self.count = count
    start = edits.first?.range.start
    self.bytes = Self.applied(edits, to: bytes)
  }

  private static func inOrder(_ fix: Fix) -> [Fix.Edit] {
    fix.edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  /// Adds the edits of a fix to those that are made already, unless two of them meet.
  private static func insert(_ fix: [Fix.Edit], into edits: inout [Fix.Edit]) -> Bool {
    // Fixes come by their first edit, so only the last edits can be after it.
    let first = fix[0].range.start
    let start = (edits.lastIndex { $0.range.end < first } ?? -1) + 1
    let tail = inOrder(Fix(Array(edits[start...]) + fix, safety: .safe))
    let meets = zip(tail, tail.dropFirst()).contains { one, next in
      // Two edits in one place have no order, unless both take bytes away.
      let isBorder = one.range.end == next.range.start
      return one.range.end > next.range.start
        || isBorder && (one.range.isEmpty || next.range.isEmpty)
    }
    if !meets { edits.replaceSubrange(start..., with: tail) }
    return !meets
  }

  private static func applied(_ edits: [Fix.Edit], to bytes: [UInt8]) -> [UInt8] {
    guard !edits.isEmpty else { return bytes }
    var fixed: [UInt8] = []
    fixed.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits {
      fixed += bytes[position..<edit.range.start]
      fixed += edit.replacement.utf8
      position = edit.range.end
    }
    return fixed + bytes[position...]
  }
}
