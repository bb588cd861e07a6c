internal import SourceDiagnostics

/// Turns libyaml's events into records.
///
/// The parts of the file that libyaml cannot read are skipped by its caller, which calls `resume`.
struct TreeBuilder {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: SourceFile
  let limits: YAMLLimits
  var records: [NodeRecord] = []
  private(set) var decoded: [UInt8] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var kept = DiagnosticTally()
  /// How much more was found.
  private(set) var omitted = DiagnosticTally()
  /// Where the errors among those are.
  private(set) var omittedPlaces: [SourceRange] = []
  /// Whether something of the file is missing in the tree.
  var isPartial = false

  var cursor: MarkCursor
  var frames: [OpenNode] = []
  var anchors = AnchorTable()
  /// The nodes so far, counting what aliases expand to.
  private var weight = 0
  private var aliasedNodes = 0
  /// The end of the last node that is complete.
  var lastEnd = 0
  /// The keys of the map that is checked; here so that its memory is used again.
  var keys: [Int32] = []
  private var firstDocument: SourceRange?
  var documentsInRun = 0
  /// Whether the next map is the rest of the root.
  var isResuming = false
  /// Where the bytes are not those of the file.
  var patches: [SourceRange] = []

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, of file: SourceFile, cursor: MarkCursor,
    limits: YAMLLimits
  ) {
    self.bytes = bytes
    self.file = file
    self.cursor = cursor
    self.limits = limits
    // Carousel files have 12 bytes a node and more.
    records.reserveCapacity(bytes.count / 12)
  }

  /// Takes the next event; false when there is nothing more to read.
  mutating func take(_ event: EventReader.Event) -> Bool {
    switch event.kind {
    case .streamStart, .documentEnd: return true
    case .streamEnd: return false
    case .documentStart: return beginDocument(event)
    case .scalar: return !isResuming && addScalar(event)
    case .alias: return !isResuming && addAlias(event)
    case .sequenceStart: return !isResuming && beginCollection(.sequence, event)
    case .mappingStart:
      guard isResuming else { return beginCollection(.mapping, event) }
      isResuming = false
      return true
    case .sequenceEnd, .mappingEnd:
      endCollection(event)
      return true
    }
  }

  /// The offset of a code point that libyaml names by number.
  mutating func offset(of index: Int) -> Int {
    cursor.offset(of: index)
  }

  /// The innermost bracket that is open.
  var openBracket: Int? {
    frames.last { $0.isFlow }.map { records[Int($0.node)].range.start }
  }

  /// The last key of the innermost map in brackets that is open.
  var openKey: SourceRange? {
    guard let frame = frames.last(where: \.isFlow), frame.isMapping, frame.children > 0
    else { return nil }
    return records[Int(frame.lastKey)].range
  }

  /// The last node, if it is a quoted string.
  var lastQuoted: SourceRange? {
    guard let last = records.last, last.style == .doubleQuoted || last.style == .singleQuoted
    else { return nil }
    return last.range
  }

  /// Adds a diagnostic about `range`, which is made only when it is kept.
  mutating func add(
    _ rule: DiagnosticRule, at range: SourceRange, _ diagnostic: (SourceFile) -> Diagnostic
  ) {
    let severity = rule.severity
    guard kept[severity] >= limits.findings else {
      kept.add(severity)
      diagnostics.append(diagnostic(file))
      return
    }
    omitted.add(severity)
    if severity == .error { omittedPlaces.append(range) }
  }

  /// The code point at `offset`; empty at the end of the file.
  private func character(at offset: Int) -> SourceRange {
    guard offset < bytes.count else { return SourceRange(at: offset) }
    return SourceRange(offset, offset + CodePoint(decoding: bytes, at: offset).length)
  }

  private mutating func beginDocument(_ event: EventReader.Event) -> Bool {
    let end = offset(of: event.end)
    let range =
      event.isExplicit
      ? SourceRange(max(0, end - 3), end) : character(at: end)
    documentsInRun += 1
    if documentsInRun > 1, let firstDocument {
      add(.severalDocuments, at: range) {
        $0.secondDocument(range, $0.label(firstDocument, "the first one"))
      }
      return false
    }
    firstDocument = firstDocument ?? range
    return true
  }
}

// MARK: - Nodes

extension TreeBuilder {
  private mutating func addScalar(_ event: EventReader.Event) -> Bool {
    var start = offset(of: event.start)
    var end = offset(of: event.end)
    var anchor: SourceRange?
    if start == end {
      // libyaml puts what is missing in front of the next token.
      while start > lastEnd, bytes[start - 1] <= 0x20 { start -= 1 }
      end = start
    } else if bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!") {
      (start, anchor) = takeProperties(from: start, to: end)
    }
    if event.style == .literal || event.style == .folded {
      while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    }
    var record = NodeRecord(
      range: SourceRange(start, end), next: Int32(records.count + 1), kind: .scalar,
      style: event.style)
    store(event.text, of: &record)
    if !patches.isEmpty, isPatched(record.range) { record.kind = .unresolved }
    let node = Int32(records.count)
    let isKey = beginChild()
    guard append(record) else { return false }
    if let anchor { _ = define(event.anchor, anchor, node, weight: 1) }
    lastEnd = end
    if record.kind == .unresolved { return true }
    if isKey {
      checkKey(record)
    } else if record.count == 0, event.style == .plain {
      checkMissingValue()
    } else if !record.isVerbatim, event.style == .plain {
      checkDash(record)
    }
    return true
  }

  /// Text that is in the file as it is needs no copy.
  private mutating func store(_ text: UnsafeBufferPointer<UInt8>, of record: inout NodeRecord) {
    record.count = Int32(text.count)
    let quotes = record.style == .singleQuoted || record.style == .doubleQuoted ? 1 : 0
    let start = record.range.start + quotes
    if record.range.count == text.count + 2 * quotes,
      UnsafeBufferPointer(rebasing: bytes[start..<start + text.count]).hasSameBytes(as: text)
    {
      record.first = Int32(start)
      record.isVerbatim = true
    } else {
      record.first = Int32(decoded.count)
      decoded.append(contentsOf: text)
    }
  }

  private mutating func addAlias(_ event: EventReader.Event) -> Bool {
    let range = SourceRange(offset(of: event.start), offset(of: event.end))
    let name = event.anchor.map { String(cString: $0) } ?? ""
    var record = NodeRecord(
      range: range, next: Int32(records.count + 1), kind: .unresolved, style: .plain)
    lastEnd = range.end
    let isKey = beginChild()
    if isKey { add(.keyNotText, at: range) { $0.keyNotText(range) } }
    if let anchor = anchors.use(name) {
      if let anchorWeight = anchor.weight {
        // As a key it is not followed.
        record.kind = isKey ? .unresolved : .alias
        record.first = anchor.node
        weight += anchorWeight
        aliasedNodes += anchorWeight
      } else {
        add(.aliasInItself, at: range) { $0.aliasInItself(range, name, anchor: anchor.range) }
      }
      if aliasedNodes > limits.aliasedNodes {
        add(.aliasExplosion, at: range) { [limits] in
          $0.aliasExplosion(range, name, anchor: anchor.range, limit: limits.aliasedNodes)
        }
        record.kind = .unresolved
        _ = append(record)
        isPartial = true
        return false
      }
    } else if !isPartial {
      // In a partial tree the anchor may have been lost.
      let nearest = anchors.nearest(to: name)
      add(.undefinedAlias, at: range) { $0.undefinedAlias(range, name, nearest: nearest) }
    }
    return append(record)
  }

  private mutating func beginCollection(
    _ kind: NodeRecord.Kind, _ event: EventReader.Event
  ) -> Bool {
    var start = offset(of: event.start)
    var anchor: SourceRange?
    if event.anchor != nil || event.hasTag {
      (start, anchor) = takeProperties(from: start, to: offset(of: event.end))
    }
    if frames.count >= limits.depth {
      let range = character(at: start)
      add(.tooDeep, at: range) { [limits] in $0.tooDeep(range, limit: limits.depth) }
      isPartial = true
      return false
    }
    let node = Int32(records.count)
    let isKey = beginChild()
    let weightBefore = weight
    let record = NodeRecord(
      range: SourceRange(at: start), next: node + 1, kind: kind, style: event.style)
    guard append(record) else { return false }
    let slot = anchor.map { define(event.anchor, $0, node, weight: nil) } ?? -1
    frames.append(
      OpenNode(
        node: node, isMapping: kind == .mapping, isFlow: event.style == .flow, isKey: isKey,
        anchor: slot, weight: weightBefore))
    return true
  }

  private mutating func endCollection(_ event: EventReader.Event) {
    guard let frame = frames.last else { return }
    if frame.isFlow {
      let end = offset(of: event.end)
      // A map that is one pair in a list has no bracket of its own.
      let bracket = frame.isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
      if end > 0, bytes[end - 1] == bracket { lastEnd = max(lastEnd, end) }
    }
    close(isComplete: true)
  }

  /// Ends the innermost list or map with the children that it has.
  mutating func close(isComplete: Bool) {
    guard let frame = frames.popLast() else { return }
    let node = Int(frame.node)
    records[node].next = Int32(records.count)
    records[node].isCutShort = !isComplete
    records[node].count = frame.isMapping ? frame.children / 2 : frame.children
    let start = records[node].range.start
    records[node].range = SourceRange(start, max(start, lastEnd))
    if frame.anchor >= 0 { anchors.close(frame.anchor, weight: weight - frame.weight) }
    if frame.isKey, isComplete {
      let range = records[node].range
      add(.keyNotText, at: range) { $0.keyNotText(range) }
    }
    if frame.isMisread {
      records[node].kind = .unresolved
    } else if frame.isMapping, records[node].count > 1 {
      checkDuplicates(of: node)
    }
  }

  /// Counts a child of the innermost list or map; true when it is the key of an entry.
  private mutating func beginChild() -> Bool {
    guard !frames.isEmpty else { return false }
    let top = frames.count - 1
    let isKey = frames[top].isMapping && frames[top].children & 1 == 0
    if isKey { frames[top].lastKey = Int32(records.count) }
    frames[top].children += 1
    return isKey
  }

  private mutating func append(_ record: NodeRecord) -> Bool {
    weight += 1
    records.append(record)
    if records.count <= limits.nodes { return true }
    add(.tooMany, at: record.range) { [limits] in
      $0.tooMany(record.range, limit: limits.nodes)
    }
    isPartial = true
    return false
  }

  /// Reads what precedes a node; where the node begins, and its anchor if any.
  private mutating func takeProperties(
    from start: Int, to end: Int
  ) -> (start: Int, anchor: SourceRange?) {
    let properties = NodeProperties(bytes, from: start, to: end)
    if let tag = properties.tag { add(.tag, at: tag) { $0.tag(tag) } }
    return (properties.contentStart, properties.anchor)
  }

  private mutating func define(
    _ name: UnsafePointer<UInt8>?, _ range: SourceRange, _ node: Int32, weight: Int?
  ) -> Int {
    let name = name.map { String(cString: $0) } ?? ""
    let (slot, hidden) = anchors.define(name, range, node: node, weight: weight)
    if let hidden {
      add(.anchorRedefined, at: range) {
        $0.anchorRedefined(range, first: hidden.range, name: name)
      }
    }
    return slot
  }
}
