internal import SourceDiagnostics

/// The reading of one file: libyaml stops at the first mistake, so it is started again behind it.
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

  init(of source: SourceText, isASCII: Bool, _ limits: YAMLLimits) {
    var syntaxFindings: [SyntaxFinding] = []
    builder = source.bytes.withUnsafeBufferPointer { bytes in
      var start = source.byteOrderMarkLength
      func cursor() -> MarkCursor { MarkCursor(bytes, base: start, isASCII: isASCII) }
      var builder = TreeBuilder(bytes, cursor: cursor(), limits: limits)
      while true {
        let reader = EventReader(UnsafeBufferPointer(rebasing: bytes[start...]))
        guard let failure = Self.run(reader, &builder) else { break }
        let finding = Self.finding(of: failure, in: source, &builder)
        syntaxFindings.append(finding)
        builder.disregardText(before: finding.start)
        guard syntaxFindings.count <= limits.restarts, builder.canResume,
          let next = Self.nextKey(after: max(finding.start, start), in: source)
        else { break }
        start = next
        builder.resume(from: start, cursor: cursor())
      }
      builder.finish(isBroken: !syntaxFindings.isEmpty)
      return Tree(
        records: builder.records, decoded: builder.decoded, findings: builder.findings,
        omitted: builder.omitted, omittedPlaces: builder.omittedPlaces, isPartial: builder.isPartial
      )
    }
    self.syntaxFindings = syntaxFindings
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

  private static func finding(
    of failure: SyntaxFailure, in source: SourceText, _ builder: inout TreeBuilder
  ) -> SyntaxFinding {
    let problem = builder.offset(of: failure.problemIndex)
    let context = failure.contextIndex.map { builder.offset(of: $0) }
    return SyntaxReader(
      source: source, failure: failure, problem: problem, context: context,
      openBracket: builder.openBracket, openKey: builder.openKey, lastQuoted: builder.lastQuoted
    ).finding
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
