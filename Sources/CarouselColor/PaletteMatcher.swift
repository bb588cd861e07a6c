/// Finds the palette entry nearest to a colour, with a cache.
package struct PaletteMatcher: Sendable {
  private let first: Int
  private let candidates: [Oklab]
  /// Colour and entry of the last match in each slot; bounded, so that a long show costs no memory.
  private var memory: [(key: UInt32, entry: UInt8)]

  private static let slotCount = 4096
  private static let emptyKey = UInt32.max

  /// Matches within a range of the palette of 256.
  package init(entries: Range<Int>) {
    first = entries.lowerBound
    candidates = Palette.colors[entries].map { Oklab($0) }
    memory = Array(repeating: (Self.emptyKey, 0), count: Self.slotCount)
  }

  package mutating func nearest(to rgb: RGB) -> UInt8 {
    let key = UInt32(rgb.red) << 16 | UInt32(rgb.green) << 8 | UInt32(rgb.blue)
    // Knuth's multiplicative hash; the upper bits are the well mixed ones.
    let slot = Int((key &* 2_654_435_769) >> 20)
    if memory[slot].key == key { return memory[slot].entry }
    let color = Oklab(rgb)
    var best = 0
    var bestDistance = Double.infinity
    for (position, candidate) in candidates.enumerated() {
      let distance = color.squaredDistance(to: candidate)
      if distance < bestDistance {
        best = position
        bestDistance = distance
      }
    }
    let entry = UInt8(first + best)
    memory[slot] = (key, entry)
    return entry
  }
}
