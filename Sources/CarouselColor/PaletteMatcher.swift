/// Finds the palette entry that looks most like a colour, with a cache.
///
/// Colours with an Oklab chroma from 0.04 on keep half of it, and their hue within 30°; where the
/// sixteen colours have no such hue, within 41°. Paler ones go to the nearest entry.
package struct PaletteMatcher: Sendable {
  private let first: Int
  private let candidates: [PaletteMatch.Candidate]
  private let isSmall: Bool
  /// Colour and entry of the last match in each slot; bounded, so that a long show costs no memory.
  private var memory: [(key: UInt32, entry: UInt8)]

  private static let slotCount = 4096
  private static let emptyKey = UInt32.max

  /// Matches within a range of the palette of 256.
  package init(entries: Range<Int>) {
    first = entries.lowerBound
    candidates = Palette.colors[entries].map { PaletteMatch.Candidate($0) }
    isSmall = entries.count <= 16
    memory = Array(repeating: (Self.emptyKey, 0), count: Self.slotCount)
  }

  /// The entry that looks most like a colour.
  package mutating func nearest(to rgb: RGB) -> UInt8 {
    let key = UInt32(rgb.red) << 16 | UInt32(rgb.green) << 8 | UInt32(rgb.blue)
    // Knuth's multiplicative hash; the upper bits are the well mixed ones.
    let slot = Int((key &* 2_654_435_769) >> 20)
    if memory[slot].key == key { return memory[slot].entry }
    let match = PaletteMatch(of: rgb, isSmall: isSmall)
    var best = 0
    var bestRank = PaletteMatch.Rank.other
    var bestDistance = Double.infinity
    for (position, candidate) in candidates.enumerated() {
      let rank = match.keepsHue ? match.rank(of: candidate) : .other
      guard rank <= bestRank else { continue }
      let distance = match.distance(to: candidate)
      if rank < bestRank || distance < bestDistance {
        (best, bestRank, bestDistance) = (position, rank, distance)
      }
    }
    let entry = UInt8(first + best)
    memory[slot] = (key, entry)
    return entry
  }

  /// The entry that looks most like a colour among those with a contrast against a ground.
  ///
  /// An entry of another hue is worse than one with the lower contrast, and black or white better
  /// than an entry of a wrong hue.
  ///
  /// - Parameter wanted: The contrast if possible, and the minimum.
  /// - Complexity: O(entries).
  func nearest(to rgb: RGB, on ground: RGB, _ wanted: (best: Double, least: Double)) -> UInt8 {
    let match = PaletteMatch(of: rgb, isSmall: isSmall)
    let luminance = ground.luminance
    var best: (position: Int, cost: Int, distance: Double)?
    var extreme = (position: 0, contrast: 0.0)
    for (position, candidate) in candidates.enumerated() {
      let contrast = RGB.contrast(candidate.luminance, luminance)
      if contrast > extreme.contrast { extreme = (position, contrast) }
      guard contrast >= wanted.least else { continue }
      let rank = match.rank(of: candidate)
      guard rank != .other else { continue }
      let cost = 2 * rank.rawValue + (contrast >= wanted.best ? 0 : 1)
      let distance = match.distance(to: candidate)
      if best.map({ (cost, distance) < ($0.cost, $0.distance) }) ?? true {
        best = (position, cost, distance)
      }
    }
    return UInt8(first + (best?.position ?? extreme.position))
  }
}
