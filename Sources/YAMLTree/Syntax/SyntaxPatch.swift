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
    case .starForDash(let range): return .dash(range)
    case .foreignComment(let range), .strayEnd(let range), .strayBracket(let range),
      .blockHeader(let range):
      return .blank(range)
    case .misplacedDash(let range): return .text(range)
    case .missingValue(let range):
      return source.text(in: range) == "," ? .blank(range) : nil
    case .afterValue(let range):
      if let lastQuoted, openBracket == nil,
        source.line(at: lastQuoted.start) == source.line(at: range.start)
      {
        return .text(SourceRange(lastQuoted.start, range.end))
      }
      return .blank(range)
    case .missingColon(let range): return isWhole(range) ? .blank(range) : nil
    case .badIndent(let range, _): return block(at: range, isDeeper: false)
    case .unlikeNeighbours(let range, _): return block(at: range, isDeeper: false)
    case .keyAmongElements(let range, _, _): return block(at: range, isDeeper: true)
    case .missingKey, .unclosedBracket, .unclosedQuote, .longKey, .missingComma,
      .misplacedQuestionMark, .colonInPlainText, .secondDocument, .version, .directive, .other:
      return nil
    }
  }

  /// Spaces for all lines of a misplaced block, its line breaks included, so that it cannot draw
  /// the line above into something; nil at the first column, where it is the rest of the file.
  private func block(at range: SourceRange, isDeeper: Bool) -> SyntaxPatch? {
    let block = source.block(at: range.start, isDeeper: isDeeper)
    return source.firstWord(ofLine: block) > block.start ? .blank(block) : nil
  }

  /// Whether nothing begins in a line that ends in another one.
  private func isWhole(_ range: SourceRange) -> Bool {
    let bytes = source.bytes[range.start..<range.end]
    func count(_ byte: Unicode.Scalar) -> Int { bytes.count { $0 == UInt8(ascii: byte) } }
    return openBracket == nil && count("\"") == 0 && count("'") == 0
      && count("[") == count("]") && count("{") == count("}")
  }
}
