/// Why compressed bytes cannot be read.
package enum InflateError: Error, Hashable, Sendable {
  /// They end too early, or are not what a compressor writes.
  case damaged
  /// They hold more than was allowed.
  case tooLarge
}

/// Decompresses a stream of RFC 1951.
package struct Inflate {
  private let input: ArraySlice<UInt8>
  private let limit: Int
  private var position: Int
  private var pending: UInt32 = 0
  private var pendingCount = 0
  private var output: [UInt8] = []

  /// The bytes in a stream, and where the stream ends in `input`.
  ///
  /// - Parameter limit: The most bytes that may come out.
  package static func decompress(
    _ input: ArraySlice<UInt8>, limit: Int
  ) throws(InflateError) -> (bytes: [UInt8], end: Int) {
    var inflate = Inflate(input: input, limit: limit)
    while try inflate.readBlock() {}
    return (inflate.output, inflate.position)
  }

  private init(input: ArraySlice<UInt8>, limit: Int) {
    (self.input, self.limit, position) = (input, limit, input.startIndex)
  }

  /// Reads a block; false after the last one.
  private mutating func readBlock() throws(InflateError) -> Bool {
    let isLast = try bits(1) == 1
    switch try bits(2) {
    case 0: try copyStored()
    case 1: try readSymbols(Self.fixedLiterals, Self.fixedDistances)
    case 2:
      let (literals, distances) = try readCodes()
      try readSymbols(literals, distances)
    default: throw .damaged
    }
    return !isLast
  }

  private mutating func bits(_ count: Int) throws(InflateError) -> Int {
    while pendingCount < count {
      guard position < input.endIndex else { throw .damaged }
      pending |= UInt32(input[position]) << UInt32(pendingCount)
      position += 1
      pendingCount += 8
    }
    let value = pending & (1 << UInt32(count) - 1)
    pending >>= UInt32(count)
    pendingCount -= count
    return Int(value)
  }

  private mutating func append(_ byte: UInt8) throws(InflateError) {
    guard output.count < limit else { throw .tooLarge }
    output.append(byte)
  }

  private mutating func copyStored() throws(InflateError) {
    (pending, pendingCount) = (0, 0)
    let (count, complement) = (try bits(16), try bits(16))
    guard count == complement ^ 0xFFFF, count <= input.endIndex - position else { throw .damaged }
    guard count <= limit - output.count else { throw .tooLarge }
    output += input[position..<position + count]
    position += count
  }

  private mutating func readSymbols(
    _ literals: PrefixDecoder, _ distances: PrefixDecoder
  ) throws(InflateError) {
    while true {
      let symbol = try self.symbol(of: literals)
      if symbol < 256 {
        try append(UInt8(symbol))
        continue
      }
      guard symbol > 256 else { return }
      let length = try value(
        symbol - 257, DeflateTables.lengthBases, DeflateTables.lengthExtraBits)
      let distance = try value(
        try self.symbol(of: distances), DeflateTables.distanceBases,
        DeflateTables.distanceExtraBits)
      guard distance <= output.count else { throw .damaged }
      for _ in 0..<length { try append(output[output.count - distance]) }
    }
  }

  private mutating func value(
    _ index: Int, _ bases: [Int], _ extraBits: [Int]
  ) throws(InflateError) -> Int {
    guard index < bases.count else { throw .damaged }
    return bases[index] + (try bits(extraBits[index]))
  }

  private mutating func symbol(of decoder: PrefixDecoder) throws(InflateError) -> Int {
    var step = PrefixDecoder.Step()
    while true {
      if let symbol = decoder.symbol(after: try bits(1), &step) { return symbol }
      guard step.length < decoder.longest else { throw .damaged }
    }
  }

  private mutating func readCodes() throws(InflateError) -> (PrefixDecoder, PrefixDecoder) {
    let (literalCount, distanceCount) = (try bits(5) + 257, try bits(5) + 1)
    var codeLengths = [Int](repeating: 0, count: codeLengthOrder.count)
    for symbol in codeLengthOrder[..<(try bits(4) + 4)] { codeLengths[symbol] = try bits(3) }
    let decoder = try PrefixDecoder(lengths: codeLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      switch try symbol(of: decoder) {
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += [Int](repeating: last, count: try bits(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try bits(3) + 3)
      case 18: lengths += [Int](repeating: 0, count: try bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw .damaged }
    return (
      try PrefixDecoder(lengths: Array(lengths[..<literalCount])),
      try PrefixDecoder(lengths: Array(lengths[literalCount...]))
    )
  }

  private static let fixedLiterals = PrefixDecoder(
    complete: [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
      + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8))
  private static let fixedDistances = PrefixDecoder(complete: [Int](repeating: 5, count: 32))
}
