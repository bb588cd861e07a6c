internal import SourceDiagnostics

extension YAMLDocument {
  /// The comments that allow warnings, in order; `isID` distinguishes the ids of rules from other
  /// words.
  ///
  /// A `#` inside a string is not a comment. Without such a comment only every ninth byte is looked
  /// at; O(n) otherwise.
  package func allowComments(isID: (String) -> Bool) -> [AllowComment] {
    let starts = hashes(before: "carousel:")
    guard !starts.isEmpty else { return [] }
    var comments: [AllowComment] = []
    var texts = textsWithHash.makeIterator()
    var text = texts.next()
    for start in starts {
      while let range = text, range.end <= start { text = texts.next() }
      if text?.contains(start) ?? false { continue }
      AllowComment(at: start, in: source, isID: isID).map { comments.append($0) }
    }
    return comments
  }

  /// The positions of a `#` followed by a word, which begins a comment unless it is inside a
  /// string.
  ///
  /// The search is that of Horspool (1980): it looks at the last byte of a place, and that says how
  /// far the next place can be.
  private func hashes(before word: String) -> [Int] {
    let word = Array(word.utf8)
    var step = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() { step[Int(byte)] = word.count - 1 - index }
    var starts: [Int] = []
    source.bytes.withUnsafeBufferPointer { bytes in
      var end = word.count - 1
      while end < bytes.count {
        let start = end - word.count + 1
        if bytes[end] == word[word.count - 1], bytes[start...end].elementsEqual(word) {
          hash(before: start, in: bytes).map { starts.append($0) }
        }
        end += step[Int(bytes[end])]
      }
    }
    return starts
  }

  private func hash(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let first = source.byteOrderMarkLength
    var offset = start - 1
    while offset >= first, source.isBlank(offset) { offset -= 1 }
    guard offset >= first, bytes[offset] == UInt8(ascii: "#") else { return nil }
    return offset == first || bytes[offset - 1] <= 0x20 ? offset : nil
  }

  /// Where a `#` is part of a string, in order: quoted strings, and after `|` and `>` what follows
  /// on the next lines.
  private var textsWithHash: [SourceRange] {
    root.storage.records.compactMap { record in
      guard record.kind == .scalar else { return nil }
      switch record.style {
      case .singleQuoted, .doubleQuoted: return record.range
      case .literal, .folded:
        let line = source.line(containing: record.range.start)
        return SourceRange(min(line.end, record.range.end), record.range.end)
      case .plain, .block, .flow: return nil
      }
    }
  }
}
