internal import SourceDiagnostics

/// A list element whose string continues on a line that looks like the next element.
///
/// In YAML a deeper line continues a string whatever it begins with: `- a` with ` - b` below is one
/// element, `a - b`.
struct UnindentedItem {
  /// The first `-` that looks like the begin of an element, and the first line of the text.
  let dash: SourceRange
  let firstLine: SourceRange

  /// Checks an unquoted string at `range`; nil if it has no such line.
  ///
  /// O(length)
  init?(in bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange) {
    let isBreak = { (offset: Int) in
      bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
    }
    let isBlank = { (offset: Int) in
      bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
    }
    let all = range.start..<range.end
    guard let end = all.first(where: isBreak) else { return nil }
    var isLineStart = false
    for offset in end..<range.end {
      if isBreak(offset) {
        isLineStart = true
      } else if !isBlank(offset) {
        let next = offset + 1
        let isAlone = next == range.end || isBlank(next) || isBreak(next)
        if isLineStart, isAlone, bytes[offset] == UInt8(ascii: "-") {
          dash = SourceRange(offset, next)
          firstLine = SourceRange(range.start, end)
          return
        }
        isLineStart = false
      }
    }
    return nil
  }
}
