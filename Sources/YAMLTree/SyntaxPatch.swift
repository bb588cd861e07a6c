internal import SourceDiagnostics

/// Other bytes for a mistake that is one line long, so that the rest of the file can be read.
///
/// They are as many as those in whose place they stand: all other bytes keep their offsets.
struct SyntaxPatch {
  let range: SourceRange
  private let filler: UInt8
  /// A byte in front of the filler.
  private let first: UInt8?

  /// A text without quotes in the place of `range`.
  static func text(_ range: SourceRange) -> SyntaxPatch {
    SyntaxPatch(range: range, filler: UInt8(ascii: "x"), first: nil)
  }

  /// Spaces in the place of `range`.
  static func blank(_ range: SourceRange) -> SyntaxPatch {
    SyntaxPatch(range: range, filler: UInt8(ascii: " "), first: nil)
  }

  /// A dash and spaces in the place of `range`.
  static func dash(_ range: SourceRange) -> SyntaxPatch {
    SyntaxPatch(range: range, filler: UInt8(ascii: " "), first: UInt8(ascii: "-"))
  }

  /// Writes the other bytes.
  func apply(to bytes: UnsafeMutableBufferPointer<UInt8>) {
    for offset in range.start..<range.end { bytes[offset] = filler }
    if let first, !range.isEmpty { bytes[range.start] = first }
  }
}

extension SyntaxReader {
  /// What can be read in the place of a mistake; nil when nobody knows what was meant.
  func patch(for finding: SyntaxFinding) -> SyntaxPatch? {
    switch finding {
    case .tabIndent(let range): return .blank(range)
    case .twoValues(_, let value): return .text(source.restOfLine(from: value.start))
    case .reservedStart(let range), .lostToComment(let range, _): return .text(range)
    case .badEscape(let range):
      let backslash = SourceRange(range.start, min(range.start + 1, range.end))
      return source.text(in: backslash) == "\\" ? .text(backslash) : nil
    case .quoteInQuotes(let range, let quoted):
      let isShort = source.line(at: quoted.start) == source.line(at: range.start)
      return isShort && openBracket == nil ? .text(SourceRange(quoted.start, range.end)) : nil
    case .dashWithoutSpace(let dash, let rest):
      return .dash(SourceRange(dash.start, rest.end))
    case .tag(let range):
      let line = source.line(containing: range.start)
      return range.start > source.firstWord(ofLine: line) ? .blank(range) : nil
    case .missingColon, .missingKey, .badIndent, .keyAmongElements, .unlikeNeighbours,
      .unclosedBracket,
      .unclosedQuote, .longKey, .missingComma, .missingValue, .strayBracket, .afterValue,
      .misplacedDash, .misplacedQuestionMark, .colonInPlainText, .blockHeader, .secondDocument,
      .version, .directive, .other:
      return nil
    }
  }
}
