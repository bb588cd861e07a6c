internal import SourceDiagnostics

/// The reading of one file: libyaml stops at the first error, so it is restarted.
///
/// Where an error is one line long, other bytes are put in its place and nothing else is lost;
/// where it is not, reading resumes after it.
struct DocumentReading {
  private(set) var builder: Tree
  /// What is wrong with the syntax.
  private(set) var problems: [Diagnostic] = []

  /// What is left of the builder when the bytes are out of reach.
  struct Tree {
    let records: [NodeRecord]
    let decoded: [UInt8]
    let diagnostics: [Diagnostic]
    let omitted: DiagnosticTally
    let omittedPlaces: [SourceRange]
    let isPartial: Bool
  }

  /// A larger file is not read again from where it was begun, which costs the square of its size.
  private static let maximumPatchedCard = 1 << 20

  init(of file: SourceFile, isASCII: Bool, _ limits: YAMLLimits) {
    let source = file.text
    let isSmall = source.bytes.count <= Self.maximumPatchedCard
    let first = source.bytes.withUnsafeBufferPointer { bytes in
      Self.read(bytes, of: file, isASCII, limits, at: isSmall ? .giveUp : .skip)
    }
    if let first {
      (builder, problems) = first
      return
    }
    // Nearly all files are valid, so a copy is made only now.
    var copy = source.bytes
    let second = copy.withUnsafeMutableBufferPointer { buffer in
      let bytes = buffer
      return Self.read(
        UnsafeBufferPointer(bytes), of: file, isASCII, limits, at: .patch { $0.apply(to: bytes) })
    }
    guard let second else { preconditionFailure("a patched file is read to its end") }
    (builder, problems) = second
  }

  /// What is done at an error.
  private enum Answer {
    /// Nothing is read.
    case giveUp
    /// Reading resumes after it.
    case skip
    /// The bytes are changed, where that helps, and read again.
    case patch((SyntaxPatch) -> Void)
  }

  /// Reads `bytes`, which are those of `source` but for patches; nil when it gives up.
  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, of file: SourceFile, _ isASCII: Bool,
    _ limits: YAMLLimits, at mistake: Answer
  ) -> (Tree, [Diagnostic])? {
    let source = file.text
    var problems: [SyntaxProblem] = []
    var start = source.byteOrderMarkLength
    func cursor() -> MarkCursor { MarkCursor(bytes, base: start, isASCII: isASCII) }
    var builder = TreeBuilder(bytes, of: file, cursor: cursor(), limits: limits)
    while true {
      // A builder that is kept is copied as soon as it takes an event.
      let checkpoint: TreeBuilder? = if case .patch = mistake { builder } else { nil }
      let events = EventReader(UnsafeBufferPointer(rebasing: bytes[start...]))
      guard let message = Self.run(events, &builder) else { break }
      if case .giveUp = mistake { return nil }
      let problem = Self.reader(of: message, in: file, &builder).result
      // The same error a second time means that the patch was no help.
      let isNew = problems.last != problem
      if isNew { problems.append(problem) }
      guard problems.count <= limits.restarts else { break }
      if isNew, case .patch(let apply) = mistake, let checkpoint, let patch = problem.patch {
        apply(patch)
        builder = checkpoint
        builder.resume(patched: patch.range)
        continue
      }
      builder.disregardText(before: problem.start)
      guard builder.canResume, let next = Self.nextKey(after: max(problem.start, start), in: source)
      else { break }
      start = next
      builder.resume(from: start, cursor: cursor())
    }
    builder.finish(isBroken: !problems.isEmpty)
    let tree = Tree(
      records: builder.records, decoded: builder.decoded, diagnostics: builder.diagnostics,
      omitted: builder.omitted, omittedPlaces: builder.omittedPlaces, isPartial: builder.isPartial)
    return (tree, Self.untabbed(problems.map(\.diagnostic), in: file))
  }

  /// The same with fixes of tabs, each for the lines up to the next diagnostic about tabs.
  private static func untabbed(_ problems: [Diagnostic], in file: SourceFile) -> [Diagnostic] {
    let tabs = problems.filter { $0.rule == .tabIndent }.map(\.primary.range)
    return problems.map { problem in
      guard problem.rule == .tabIndent else { return problem }
      let range = problem.primary.range
      let next = tabs.map(\.start).filter { $0 > range.start }.min()
      var problem = problem
      problem.fix = file.untab(range, upTo: next ?? file.text.bytes.count)
      return problem
    }
  }

  /// Feeds all events to `builder`; nil when they came to an end, or the reason why they did not.
  private static func run(
    _ reader: EventReader, _ builder: inout TreeBuilder
  ) -> ParserMessage? {
    while let event = reader.next() {
      if !builder.take(event) { return nil }
    }
    return reader.message
  }

  private static func reader(
    of message: ParserMessage, in file: SourceFile, _ builder: inout TreeBuilder
  ) -> SyntaxReader {
    let problem = builder.offset(of: message.problemIndex)
    let context = message.contextIndex.map { builder.offset(of: $0) }
    return SyntaxReader(
      file: file, message: message, problem: problem, context: context,
      openBracket: builder.openBracket, openKey: builder.openKey, lastQuoted: builder.lastQuoted,
      patches: builder.patches)
  }

  /// The start of the next line after `offset` that begins with a key.
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
