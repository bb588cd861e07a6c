/// Columns known beforehand on long lines: a line may be the whole file, and have a thousand
/// findings.
struct ColumnStops: Hashable, Sendable {
  /// A place between two code points, and its column.
  private struct Stop: Hashable, Sendable {
    let offset: Int32
    let column: Int32
  }

  /// As many bytes at least are between two stops, and before the first one of a line.
  private static let distance = 4096

  private var stops: [Stop] = []

  /// Finds the stops of all lines that are long enough to have some.
  ///
  /// O(bytes of those lines).
  init(in bytes: [UInt8], lineStarts: [Int32]) {
    bytes.withUnsafeBufferPointer { bytes in
      for line in lineStarts.indices {
        let start = Int(lineStarts[line])
        let end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
        var (offset, column) = (start, 1)
        while end - offset > Self.distance {
          (offset, column) = Self.walk(bytes, from: offset, column, to: offset + Self.distance)
          stops.append(Stop(offset: Int32(offset), column: Int32(column)))
        }
      }
    }
  }

  /// The column of the first code point of a line that does not begin before `offset`.
  ///
  /// O(log n + distance).
  func column(of offset: Int, onLineFrom lineStart: Int, in bytes: [UInt8]) -> Int {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(stops[middle].offset) <= offset { low = middle + 1 } else { high = middle }
    }
    var (start, column) = (lineStart, 1)
    if low > 0, Int(stops[low - 1].offset) > lineStart {
      (start, column) = (Int(stops[low - 1].offset), Int(stops[low - 1].column))
    }
    return bytes.withUnsafeBufferPointer { bytes in
      Self.walk(bytes, from: start, column, to: min(offset, bytes.count)).column
    }
  }

  /// Steps from code point to code point up to `end` or past it.
  private static func walk(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ column: Int, to end: Int
  ) -> (offset: Int, column: Int) {
    var (offset, column) = (start, column)
    while offset < end {
      // Eight at a time while they are ASCII.
      if offset + 8 <= end,
        UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          & 0x8080_8080_8080_8080 == 0
      {
        offset += 8
        column += 8
      } else {
        offset += CodePoint(decoding: bytes, at: offset).length
        column += 1
      }
    }
    return (offset, column)
  }
}
