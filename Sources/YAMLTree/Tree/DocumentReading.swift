internal import SourceDiagnostics

/// The reading of one file: libyaml stops at the first mistake, so it is started again.
///
/// Where a mistake is one line long, other bytes are put in its place and nothing else is lost; where
/// it is not, reading goes on behind it.
struct DocumentReading {
  private(set) var builder: Tree
  private(set) var syntaxFindings: [SyntaxFinding] = []

  /// What is left of the builder when the bytes are out of reach.
  struct Tree {
    let records: [NodeRecord]
    let decoded: [UInt8]
    let findings: [TreeFinding]
    let omitted: DiagnosticTally
    let omittedPlaces: [SourceRange]
    let isPartial: Bool
  }

  /// A larger file is not read again from where it was begun, which costs the square of its size.
  private static let largestPatched = 1 << 20

  init(of source: SourceText, isASCII: Bool, _ limits: YAMLLimits) {
    let isSmall = source.bytes.count <= Self.largestPatched
    let first = source.bytes.withUnsafeBufferPointer { bytes in
      Self.read(bytes, of: source, isASCII, limits, at: isSmall ? .giveUp : .skip)
    }
    if let first {
      (builder, syntaxFindings) = first
      return
    }
    // Nearly all files are read without a mistake, so that only now a copy is made.
    var copy = source.bytes
    let second = copy.withUnsafeMutableBufferPointer { buffer in
      let bytes = buffer
      return Self.read(
        UnsafeBufferPointer(bytes), of: source, isASCII, limits, at: .patch { $0.apply(to: bytes) })
    }
    guard let second else { preconditionFailure("a patched file is read to its end") }
    (builder, syntaxFindings) = second
  }

  /// What is done at a mistake.
  private enum Answer {
    /// Nothing is read.
    case giveUp
    /// Reading goes on behind it.
    case skip
    /// The bytes are changed, where that helps, and read again.
    case patch((SyntaxPatch) -> Void)
  }

  /// Reads `bytes`, which are those of `source` but for patches; nil when it gives up.
  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, of source: SourceText, _ isASCII: Bool,
    _ limits: YAMLLimits, at mistake: Answer
  ) -> (Tree, [SyntaxFinding])? {
    var findings: [SyntaxFinding] = []
    var start = source.byteOrderMarkLength
    func cursor() -> MarkCursor { MarkCursor(bytes, base: start, isASCII: isASCII) }
    var builder = TreeBuilder(bytes, cursor: cursor(), limits: limits)
    while true {
      // A builder that is kept is copied as soon as it takes an event.
      let checkpoint: TreeBuilder? = if case .patch = mistake { builder } else { nil }
      let events = EventReader(UnsafeBufferPointer(rebasing: bytes[start...]))
      guard let failure = Self.run(events, &builder) else { break }
      if case .giveUp = mistake { return nil }
      let reader = Self.reader(of: failure, in: source, &builder)
      let finding = reader.finding
      // The same mistake a second time means that the patch was no help.
      let isNew = findings.last != finding
      if isNew { findings.append(finding) }
      guard findings.count <= limits.restarts else { break }
      if isNew, case .patch(let apply) = mistake, let checkpoint,
        let repair = reader.patch(for: finding)
      {
        apply(repair)
        builder = checkpoint
        builder.resume(patched: repair.range)
        continue
      }
      builder.disregardText(before: finding.start)
      guard builder.canResume, let next = Self.nextKey(after: max(finding.start, start), in: source)
      else { break }
      start = next
      builder.resume(from: start, cursor: cursor())
    }
    builder.finish(isBroken: !findings.isEmpty)
    let tree = Tree(
      records: builder.records, decoded: builder.decoded, findings: builder.findings,
      omitted: builder.omitted, omittedPlaces: builder.omittedPlaces, isPartial: builder.isPartial)
    return (tree, findings)
  }

  /// Feeds all events to `builder`; nil when they came to an end, or the reason why they did not.
  private static func run(
    _ reader: EventReader, _ builder: inout TreeBuilder
  ) -> SyntaxFailure? {
    while let event = reader.next() {
      if !builder.take(event) { return nil }
    }
    return reader.failure
  }

  private static func reader(
    of failure: SyntaxFailure, in source: SourceText, _ builder: inout TreeBuilder
  ) -> SyntaxReader {
    let problem = builder.offset(of: failure.problemIndex)
    let context = failure.contextIndex.map { builder.offset(of: $0) }
    return SyntaxReader(
      source: source, failure: failure, problem: problem, context: context,
      openBracket: builder.openBracket, openKey: builder.openKey, lastQuoted: builder.lastQuoted,
      patches: builder.patches)
  }

  /// The start of the next line behind `offset` that begins with a key.
  private static func nextKey(after offset: Int, in source: SourceText) -> Int? {
    var line = source.line(at: offset) + 1
    while line <= source.lineCount {
      let range = source.range(ofLine: line)
      if isKey(source.restOfLine(from: range.start), in: source) { return range.start }
      line += 1
    }
    return nil
  }

  private static func isKey(_ text: SourceRange, in source: SourceText) -> Bool {
    guard text.count > 1 else { return false }
    let first = source.bytes[text.start]
    let isLetter =
      first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z")
      || first == UInt8(ascii: "_")
    guard isLetter else { return false }
    return (text.start + 1..<text.end).contains { offset in
      source.bytes[offset] == UInt8(ascii: ":")
        && (offset + 1 == text.end || source.isBlank(offset + 1))
    }
  }
}
