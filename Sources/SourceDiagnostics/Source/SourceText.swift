/// The bytes of one file, with the table that turns byte offsets into lines and columns.
///
/// Lines end with LF, CRLF or a lone CR. The bytes need not be valid UTF-8. Copies share their
/// storage.
public struct SourceText: Hashable, Sendable {
  /// What the file is called in messages.
  public let name: String

  /// The bytes as they were read, a byte order mark included.
  public let bytes: [UInt8]

  /// The number of bytes of the byte order mark: 3, or 0 when there is none.
  public let byteOrderMarkLength: Int

  private let lineStarts: [Int32]
  private let columnStops: ColumnStops

  /// Takes the bytes of a file, which are fewer than 2 GiB.
  ///
  /// O(n).
  public init(name: String, bytes: [UInt8]) {
    precondition(bytes.count < Int(Int32.max), "a source text is shorter than 2 GiB")
    self.name = name
    self.bytes = bytes
    byteOrderMarkLength = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStarts = Self.lineStarts(in: bytes, from: byteOrderMarkLength)
    columnStops = ColumnStops(in: bytes, lineStarts: lineStarts)
  }

  /// Takes bytes that are already in memory.
  ///
  /// O(n).
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The number of lines; a break at the very end starts one more, which is empty.
  public var lineCount: Int { lineStarts.count }

  /// The line, from 1, that holds `offset`: past the end it is the last one.
  ///
  /// O(log n).
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }

  /// The bytes of `line`, which is in `1...lineCount`, without its line break.
  public func range(ofLine line: Int) -> SourceRange {
    let start = Int(lineStarts[line - 1])
    guard line < lineStarts.count else { return SourceRange(start, bytes.count) }
    var end = Int(lineStarts[line]) - 1
    if bytes[end] == UInt8(ascii: "\n"), end > start, bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return SourceRange(start, end)
  }

  /// The bytes of the line that holds `offset`, without its line break.
  public func line(containing offset: Int) -> SourceRange {
    range(ofLine: line(at: offset))
  }

  /// The line and column of `offset`.
  ///
  /// O(log n).
  public func location(of offset: Int) -> SourceLocation {
    let line = line(at: offset)
    let column = columnStops.column(
      of: offset, onLineFrom: Int(lineStarts[line - 1]), in: bytes)
    return SourceLocation(line: line, column: column)
  }

  /// The text of `range`, cut to the file; what is not valid UTF-8 becomes U+FFFD.
  public func text(in range: SourceRange) -> String {
    let end = min(range.end, bytes.count)
    return String(decoding: bytes[min(range.start, end)..<end], as: UTF8.self)
  }

  private static func lineStarts(in bytes: [UInt8], from start: Int) -> [Int32] {
    var starts = [Int32(start)]
    // Configs have about 30 bytes a line; the guess only saves the growing.
    starts.reserveCapacity(bytes.count / 32 + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        // Almost every byte is above CR: one comparison for each of them.
        guard byte <= UInt8(ascii: "\r") else { continue }
        if byte == UInt8(ascii: "\r") {
          if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
          starts.append(Int32(offset))
        } else if byte == UInt8(ascii: "\n") {
          starts.append(Int32(offset))
        }
      }
    }
    return starts
  }
}
