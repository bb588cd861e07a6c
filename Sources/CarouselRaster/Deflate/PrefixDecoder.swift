/// Finds the symbols of a canonical prefix code bit by bit.
///
/// Slow, and short: what is decompressed here is a font of a few kilobytes.
struct PrefixDecoder {
  /// How far a code has been read.
  struct Step {
    fileprivate(set) var length = 0
    fileprivate var code = 0
    fileprivate var first = 0
    fileprivate var index = 0
  }

  /// How many codes of each length there are.
  private let counts: [Int]
  /// The symbols by code.
  private let symbols: [Int]

  /// The bits of the longest code.
  var longest: Int { counts.count - 1 }

  /// The decoder of a code with given lengths, 0 for symbols without a code.
  ///
  /// A code may have gaps, as compressors leave them when there is one distance or none.
  init(lengths: [Int]) throws(InflateError) {
    self.init(complete: lengths)
    var free = 1
    for count in counts.dropFirst() {
      free = free * 2 - count
      guard free >= 0 else { throw .damaged }
    }
  }

  /// The decoder of a code that is known to be in order.
  init(complete lengths: [Int]) {
    var counts = [Int](repeating: 0, count: (lengths.max() ?? 0) + 1)
    for length in lengths where length > 0 { counts[length] += 1 }
    self.counts = counts
    symbols = lengths.indices.filter { lengths[$0] > 0 }
      .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
  }

  /// The symbol whose code ends with a bit, or nil if it goes on.
  func symbol(after bit: Int, _ step: inout Step) -> Int? {
    guard step.length < longest else { return nil }
    step.length += 1
    step.code |= bit
    let count = counts[step.length]
    if step.code - step.first < count { return symbols[step.index + step.code - step.first] }
    step.index += count
    step.first = (step.first + count) << 1
    step.code <<= 1
    return nil
  }
}
