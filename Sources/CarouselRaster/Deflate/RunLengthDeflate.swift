/// Compresses bytes as one block of RFC 1951, looking for nothing but runs.
///
/// For what a PNG filter leaves of a screen, mostly zeros, a search for older matches would make the
/// result a tenth smaller.
enum RunLengthDeflate {
  /// What is written: a byte as it is, or some bytes that repeat those `distance` before.
  private enum Token {
    case literal(UInt8)
    case run(Int)
  }

  /// The lengths of a run that one token can have.
  private static let runLengths = 3...258
  private static let endOfBlock = 256

  /// Compresses bytes.
  ///
  /// - Parameter distance: The bytes of a pixel, 1...4, that make a run when they repeat.
  static func compress(_ bytes: [UInt8], distance: Int) -> [UInt8] {
    precondition(1...4 ~= distance, "longer distances have extra bits")
    var frequencies = [Int](repeating: 0, count: 286)
    var runs = 0
    forEachToken(in: bytes, distance) { token in
      switch token {
      case .literal(let byte): frequencies[Int(byte)] += 1
      case .run(let length):
        frequencies[lengthSymbols[length].symbol] += 1
        runs += 1
      }
    }
    frequencies[endOfBlock] = 1
    let literals = HuffmanCode(frequencies: frequencies, limit: 15)
    // One code at least, even where nothing needs it.
    let distances = HuffmanCode(
      lengths: [Int](repeating: 0, count: distance - 1) + [runs > 0 ? 1 : 0])
    var writer = BitWriter()
    writer.write(0b101, count: 3)  // the last block, with codes of its own
    writeCodes(literals, distances, to: &writer)
    forEachToken(in: bytes, distance) { token in
      switch token {
      case .literal(let byte): literals.write(Int(byte), to: &writer)
      case .run(let length):
        let entry = lengthSymbols[length]
        literals.write(entry.symbol, to: &writer)
        writer.write(entry.extra, count: entry.extraBits)
        distances.write(distance - 1, to: &writer)
      }
    }
    literals.write(endOfBlock, to: &writer)
    writer.finish()
    return writer.bytes
  }

  private static func forEachToken(
    in bytes: [UInt8], _ distance: Int, _ body: (Token) -> Void
  ) {
    var index = 0
    while index < bytes.count {
      var length = 0
      if index >= distance {
        let limit = min(runLengths.upperBound, bytes.count - index)
        while length < limit, bytes[index + length] == bytes[index + length - distance] {
          length += 1
        }
      }
      if length >= runLengths.lowerBound {
        body(.run(length))
        index += length
      } else {
        body(.literal(bytes[index]))
        index += 1
      }
    }
  }

  /// Writes the lengths of both codes, which are themselves compressed: RFC 1951, 3.2.7.
  private static func writeCodes(
    _ literals: HuffmanCode, _ distances: HuffmanCode, to writer: inout BitWriter
  ) {
    let used = (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    let lengths = Array(literals.lengths[..<used]) + distances.lengths
    let steps = lengthSteps(lengths)
    var frequencies = [Int](repeating: 0, count: codeLengthOrder.count)
    for step in steps { frequencies[step.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    let last = codeLengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0
    let sent = max(4, last + 1)
    writer.write(used - 257, count: 5)
    writer.write(distances.lengths.count - 1, count: 5)
    writer.write(sent - 4, count: 4)
    for symbol in codeLengthOrder[..<sent] { writer.write(code.lengths[symbol], count: 3) }
    for step in steps {
      code.write(step.symbol, to: &writer)
      writer.write(step.extra, count: step.extraBits)
    }
  }

  private typealias LengthStep = (symbol: Int, extra: Int, extraBits: Int)

  /// Code lengths as they are, or as runs: 16 repeats the last one, 17 and 18 are zeros.
  private static func lengthSteps(_ lengths: [Int]) -> [LengthStep] {
    var steps: [LengthStep] = []
    var rest = lengths[...]
    while let length = rest.first {
      var count = rest.prefix { $0 == length }.count
      rest = rest.dropFirst(count)
      if length > 0 {
        steps.append((length, 0, 0))
        count -= 1
      }
      while count > 0 {
        if length == 0, count >= 11 {
          let part = min(count, 138)
          steps.append((18, part - 11, 7))
          count -= part
        } else if count >= 3 {
          let part = min(count, length == 0 ? 10 : 6)
          steps.append(length == 0 ? (17, part - 3, 3) : (16, part - 3, 2))
          count -= part
        } else {
          steps.append((length, 0, 0))
          count -= 1
        }
      }
    }
    return steps
  }

  private static let lengthSymbols: [(symbol: Int, extra: Int, extraBits: Int)] =
    (0...runLengths.upperBound).map { length in
      guard let index = DeflateTables.lengthBases.lastIndex(where: { $0 <= length }) else {
        return (0, 0, 0)
      }
      return (
        257 + index, length - DeflateTables.lengthBases[index],
        DeflateTables.lengthExtraBits[index]
      )
    }
}

/// The order in which the lengths of the code for code lengths are sent.
let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/// What the symbols of lengths and distances stand for: RFC 1951, 3.2.5.
enum DeflateTables {
  static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  static let lengthExtraBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  static let distanceExtraBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
}
