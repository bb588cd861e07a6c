internal import SourceDiagnostics

// The rest after a syntax error, and the end of the file.
extension TreeBuilder {
  /// Whether what follows a syntax error may be read as more entries of the root.
  var canResume: Bool {
    guard let root = frames.first else { return records.isEmpty }
    return root.isMapping && !root.isFlow
  }

  /// Discards a string that an error at `problem` has cut off or drawn in.
  ///
  /// `3s slides` is not what anyone meant by `autoplay: 3s` with an indented `slides: [a]` below.
  mutating func disregardText(before problem: Int) {
    guard let last = records.last, last.kind == .scalar, last.range.start < problem else { return }
    let gap = bytes[min(last.range.end, problem)..<problem]
    guard gap.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else { return }
    records[records.count - 1].kind = .unresolved
  }

  /// Prepares for events from `start` on, after libyaml has failed before it.
  mutating func resume(from start: Int, cursor: MarkCursor) {
    isPartial = true
    while frames.count > 1 {
      dropOpenEntry()
      close(isComplete: false)
    }
    dropOpenEntry()
    // A string or bracket that swallowed the lines from `start` on belongs to the error.
    if lastEnd > start, let root = frames.first { drop(from: root.lastKey, children: 2) }
    isResuming = !frames.isEmpty
    documentsInRun = 0
    self.cursor = cursor
  }

  /// Prepares for events from where the last run began, now with other bytes in `range`.
  mutating func resume(patched range: SourceRange) {
    patches.append(range)
  }

  /// Whether a string is not, or not entirely, what its author has written.
  func isPatched(_ text: SourceRange) -> Bool {
    patches.contains { patch in
      text.isEmpty
        ? patch.start <= text.start && text.start <= patch.end
        : patch.start < text.end && text.start < patch.end
    }
  }

  /// Completes the tree.
  mutating func finish(isBroken: Bool) {
    isPartial = isPartial || isBroken
    while !frames.isEmpty {
      dropOpenEntry()
      close(isComplete: false)
    }
    guard !isPartial else { return }
    for anchor in anchors.anchors where !anchor.isUsed {
      add(.anchorUnused, at: anchor.range) { $0.anchorUnused(anchor) }
    }
    if records.isEmpty || records[0].kind == .scalar && records[0].range.isEmpty {
      add(.emptyFile, at: file.start) { $0.emptyFile() }
    }
  }

  /// Takes back a key that has no value yet.
  private mutating func dropOpenEntry() {
    guard let frame = frames.last, frame.isMapping, frame.children & 1 == 1 else { return }
    drop(from: frame.lastKey, children: 1)
  }

  private mutating func drop(from node: Int32, children: Int32) {
    guard !frames.isEmpty, frames[frames.count - 1].children >= children else { return }
    frames[frames.count - 1].children -= children
    records.removeLast(records.count - Int(node))
    anchors.forget(from: node)
    lastEnd = records.last?.range.end ?? 0
  }
}
