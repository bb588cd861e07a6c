internal import SourceDiagnostics

// What is found wrong with nodes that libyaml accepts.
extension TreeBuilder {
  mutating func checkKey(_ key: NodeRecord) {
    guard key.style == .plain else { return }
    if key.count == 0 {
      add(.keyNotText, at: key.range) { $0.keyNotText(key.range) }
    } else if key.count == 2, key.isVerbatim, bytes[Int(key.first)] == UInt8(ascii: "<"),
      bytes[Int(key.first) + 1] == UInt8(ascii: "<")
    {
      add(.mergeKey, at: key.range) { $0.mergeKey(key.range) }
    } else if key.isVerbatim, bytes[Int(key.first)] == UInt8(ascii: "-"),
      frames.last?.isFlow == false
    {
      // `-one` is not an element of a list, and `-one: 1` a map whose key begins with a dash.
      let dash = SourceRange(key.range.start, key.range.start + 1)
      add(.syntax, at: dash) { $0.dashWithoutSpace(dash) }
      frames[frames.count - 1].isMisread = true
    }
  }

  /// Only an unquoted string of several lines is not verbatim.
  mutating func checkDash(_ text: NodeRecord) {
    guard let frame = frames.last, !frame.isMapping, !frame.isFlow,
      let found = UnindentedItem(in: bytes, text.range)
    else { return }
    add(.unindentedItem, at: found.dash) { $0.unindentedItem(found.dash, text: found.firstLine) }
  }

  /// A colon without a space makes `{a:1}` one key without a value.
  mutating func checkMissingValue() {
    guard let frame = frames.last, frame.isFlow, frame.isMapping else { return }
    let key = records[Int(frame.lastKey)]
    guard key.kind == .scalar, key.style == .plain, key.isVerbatim else { return }
    let text = bytes[key.range.start..<key.range.end]
    if text.dropLast().contains(UInt8(ascii: ":")) {
      add(.flowSpace, at: key.range) { $0.flowSpace(key.range) }
    }
  }

  mutating func checkDuplicates(of map: Int) {
    let (records, bytes) = (records, bytes)
    keys.removeAll(keepingCapacity: true)
    var next = Int32(map + 1)
    for _ in 0..<records[map].count {
      let key = records[Int(next)]
      if key.kind == .scalar { keys.append(next) }
      next = records[Int(key.next)].next
    }
    let found = decoded.withUnsafeBufferPointer { decoded in
      DuplicateKeys.search(keys) { key in
        let record = records[Int(key)]
        let range = Int(record.first)..<Int(record.first + record.count)
        return UnsafeBufferPointer(rebasing: (record.isVerbatim ? bytes : decoded)[range])
      }
    }
    for (second, first) in found {
      let key = records[Int(second)]
      let text = decoded.withUnsafeBufferPointer { decoded in
        let range = Int(key.first)..<Int(key.first) + Int(min(key.count, 80))
        return String(decoding: (key.isVerbatim ? bytes : decoded)[range], as: UTF8.self)
      }
      let range = records[Int(first)].range
      add(.duplicateKey, at: key.range) { $0.duplicateKey(key.range, first: range, name: text) }
    }
  }
}
