internal import SourceDiagnostics

/// What is wrong with the bytes of a file, before they are read as YAML.
enum ByteFinding: Hashable {
  case tooLarge(limit: Int)
  case wrongEncoding(name: String, bytes: Int)
  case invalidUTF8(SourceRange)
  case control(UInt32, SourceRange)
  case oddLineBreak(UInt32, SourceRange)
  /// More invalid bytes or control characters than anyone wants to read about.
  case notText(first: SourceRange, places: Int)
  case conflict(start: SourceRange, others: [SourceRange])

  func diagnostic(in source: SourceText, _ file: FileID) -> Diagnostic {
    switch self {
    case .tooLarge(let limit):
      Diagnostic(
        .tooLarge, "the config is larger than \(limit >> 20) MiB",
        at: Label(file, SourceRange(at: source.byteOrderMarkLength)),
        help: "split the file and use `include`")
    case .wrongEncoding(let name, let bytes):
      Diagnostic(
        .wrongEncoding, "the file is \(name); only UTF-8 is read",
        at: Label(file, SourceRange(0, bytes)), help: "convert it: `iconv -f \(name) -t UTF-8`")
    case .invalidUTF8(let range):
      Diagnostic(
        .invalidUTF8, Self.message(forInvalid: source.bytes[range.start..<range.end]),
        at: Label(file, range), help: Self.latin1Help(source.bytes[range.start]))
    case .control(let value, let range):
      Diagnostic(
        .controlCharacter, "control character U+\(Self.hexadecimal(value, digits: 4))",
        at: Label(file, range),
        help: value < 0x80
          ? "remove it, or write `\"\\x\(Self.hexadecimal(value, digits: 2))\"` in double quotes"
          : "remove it",
        fix: Fix([Fix.Edit(file, range, "")], safety: .needsReview))
    case .oddLineBreak(let value, let range):
      Diagnostic(
        .oddLineBreak,
        "U+\(Self.hexadecimal(value, digits: 4)) looks like a space but ends the line",
        at: Label(file, range),
        help: Self.endsLine(range, in: source)
          ? "begin a new line here" : "write a space",
        fix: Fix(
          [Fix.Edit(file, range, Self.endsLine(range, in: source) ? "\n" : " ")], safety: .safe))
    case .notText(let first, let places):
      Diagnostic(
        .invalidUTF8, "this is not a UTF-8 text: \(places) places hold bytes that cannot be in one",
        at: Label(file, first, "the first of them"),
        help: "if it is a text, save it as UTF-8; if not, it is another kind of file")
    case .conflict(let start, let others):
      Diagnostic(
        .conflictMarker, "\(source.quote(start)): unfinished merge", at: Label(file, start),
        also: others.map { Label(file, $0) }, help: "keep one side and remove the markers")
    }
  }

  /// Whether a new element or key begins behind a sign that ends the line.
  private static func endsLine(_ range: SourceRange, in source: SourceText) -> Bool {
    let line = source.line(containing: range.end)
    let start = source.firstWord(ofLine: SourceRange(range.end, max(range.end, line.end)))
    guard start < line.end else { return false }
    if source.bytes[start] == UInt8(ascii: "-") {
      return start + 1 == line.end || source.isBlank(start + 1)
    }
    // Keys are short, and a long line may be full of such signs.
    return (start..<min(line.end, start + 64)).prefix { source.bytes[$0] >= UInt8(ascii: "0") }
      .contains { offset in
        source.bytes[offset] == UInt8(ascii: ":")
          && (offset + 1 == line.end || source.isBlank(offset + 1))
      }
  }

  private static func message(forInvalid bytes: ArraySlice<UInt8>) -> String {
    let shown = bytes.prefix(4).map { "0x" + hexadecimal(UInt32($0), digits: 2) }
    return bytes.count == 1
      ? "byte \(shown[0]) is not valid UTF-8"
      : "bytes \(shown.joined(separator: " "))\(bytes.count > 4 ? " …" : "") are not valid UTF-8"
  }

  /// The letters of Latin-1 have the numbers that they have in Unicode.
  private static func latin1Help(_ byte: UInt8) -> String {
    byte >= 0xC0
      ? "perhaps it is Latin-1 `\(Unicode.Scalar(byte))`: save the file as UTF-8"
      : "remove it, or save the file as UTF-8"
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
