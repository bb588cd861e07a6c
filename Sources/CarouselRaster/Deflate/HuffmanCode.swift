/// A canonical prefix code, as in RFC 1951, 3.2.2.
struct HuffmanCode: Hashable {
  /// The bits of each symbol's code; 0 for one that does not occur.
  let lengths: [Int]
  /// The codes, the first bit lowest.
  private let codes: [UInt32]

  /// The code of given lengths.
  init(lengths: [Int]) {
    self.lengths = lengths
    let longest = lengths.max() ?? 0
    var counts = [UInt32](repeating: 0, count: longest + 1)
    for length in lengths where length > 0 { counts[length] += 1 }
    // The next code of each length.
    var next = [UInt32](repeating: 0, count: longest + 1)
    for length in stride(from: 1, through: longest, by: 1) {
      next[length] = (next[length - 1] + counts[length - 1]) << 1
    }
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[length]
      next[length] += 1
      return (0..<length).reduce(0) { $0 | (code >> $1 & 1) << (length - 1 - $1) }
    }
  }

  /// The shortest code for symbols that occur with given frequencies, none longer than `limit` bits.
  ///
  /// Where the limit is in the way, rare symbols count as less rare, which costs next to nothing.
  init(frequencies: [Int], limit: Int) {
    var frequencies = frequencies
    var lengths = Self.lengths(for: frequencies)
    while lengths.contains(where: { $0 > limit }) {
      frequencies = frequencies.map { $0 == 0 ? 0 : max(1, $0 / 2) }
      lengths = Self.lengths(for: frequencies)
    }
    self.init(lengths: lengths)
  }

  /// Huffman's algorithm with two queues: the symbols by frequency, and the nodes in order of their
  /// making.
  private static func lengths(for frequencies: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: frequencies.count)
    let leaves = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    guard leaves.count > 1 else {
      // A code of no bits does not exist.
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    var weights = leaves.map { frequencies[$0] }
    var parents = [Int](repeating: 0, count: leaves.count)
    var (leaf, node) = (0, leaves.count)
    func takeLightest() -> Int {
      let isLeaf = leaf < leaves.count && (node >= weights.count || weights[leaf] <= weights[node])
      defer { if isLeaf { leaf += 1 } else { node += 1 } }
      return isLeaf ? leaf : node
    }
    for _ in 1..<leaves.count {
      let (one, other) = (takeLightest(), takeLightest())
      parents[one] = weights.count
      parents[other] = weights.count
      weights.append(weights[one] + weights[other])
      parents.append(0)
    }
    var depths = [Int](repeating: 0, count: weights.count)
    for index in (0..<weights.count - 1).reversed() { depths[index] = depths[parents[index]] + 1 }
    for (index, leaf) in leaves.enumerated() { lengths[leaf] = depths[index] }
    return lengths
  }

  func write(_ symbol: Int, to writer: inout BitWriter) {
    writer.write(codes[symbol], count: lengths[symbol])
  }
}
