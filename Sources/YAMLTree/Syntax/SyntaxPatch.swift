internal import SourceDiagnostics

/// Other bytes for an error that is one line long, so that the rest of the file can be read.
///
/// They are as many as those they replace, so all other bytes keep their offsets.
struct SyntaxPatch: Hashable {
  let range: SourceRange
  private let filler: UInt8
  /// A byte in front of the filler.
  private let first: UInt8?

  /// A string without quotes in the place of `range`.
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
  /// Spaces for all lines of a misplaced block, its line breaks included, so that it cannot draw
  /// the line above into something; nil at the first column, where it is the rest of the file.
  func block(at range: SourceRange, isDeeper: Bool) -> SyntaxPatch? {
    let block = source.block(at: range.start, isDeeper: isDeeper)
    return source.firstWord(ofLine: block) > block.start ? .blank(block) : nil
  }

  /// Whether nothing begins in a line that ends in another one.
  func isWhole(_ range: SourceRange) -> Bool {
    let bytes = source.bytes[range.start..<range.end]
    func count(_ byte: Unicode.Scalar) -> Int { bytes.count { $0 == UInt8(ascii: byte) } }
    return openBracket == nil && count("\"") == 0 && count("'") == 0
      && count("[") == count("]") && count("{") == count("}")
  }
}
