/// Finds the palette entry that looks most like a colour, with a cache.
///
/// Colours with an Oklab chroma from 0.04 on keep half of it, and their hue within 30°; where the
/// sixteen colours have no such hue, within 41°. Paler ones go to the nearest entry.
package struct PaletteMatcher: Sendable {
  /// The best of the entries seen so far.
  private struct Search {
    let match: PaletteMatch
    private(set) var entry: UInt8 = 0
    private var rank = PaletteMatch.Rank.other
    private var distance = Double.infinity

    init(_ match: PaletteMatch) { self.match = match }

    mutating func see(_ candidate: PaletteMatch.Candidate) {
      let distance = match.distance(to: candidate)
      // What is further away and has no better rank than the best one needs no rank.
      guard distance < self.distance || rank != .sameHue else { return }
      let rank = match.isPale ? .sameHue : match.rank(of: candidate)
      guard rank < self.rank || rank == self.rank && distance < self.distance else { return }
      (entry, self.rank, self.distance) = (candidate.entry, rank, distance)
    }

    /// Whether all entries with a lightness as far away are worse than the best one.
    func isOver(at candidate: PaletteMatch.Candidate) -> Bool {
      guard rank == .sameHue else { return false }
      let lightness = match.color.lightness - candidate.color.lightness
      return lightness * lightness >= distance
    }
  }

  /// Entries to choose from.
  private struct Choice: Sendable {
    /// The entries from the darkest to the lightest one.
    let candidates: [PaletteMatch.Candidate]
    /// The first candidate with at least each hundredth of lightness.
    let starts: [Int]

    init(_ entries: Range<Int>) {
      let candidates = entries.map { PaletteMatch.Candidate(entry: $0) }
        .sorted { $0.color.lightness < $1.color.lightness }
      var starts: [Int] = []
      for (position, candidate) in candidates.enumerated() {
        while Double(starts.count) <= candidate.color.lightness * 100 { starts.append(position) }
      }
      (self.candidates, self.starts) = (candidates, starts)
    }

    static let ofSixteen = Choice(Palette.ofSixteen)
    static let of256 = Choice(Palette.of256)
  }

  private let choice: Choice
  private let isSmall: Bool
  /// Colour and entry of the last match in each slot; bounded, so that a long show costs no memory.
  private var memory: [(key: UInt32, entry: UInt8)]

  private var candidates: [PaletteMatch.Candidate] { choice.candidates }
  private var starts: [Int] { choice.starts }

  private static let slotCount = 4096
  private static let emptyKey = UInt32.max

  /// Matches within a range of the palette of 256.
  ///
  /// - Parameter remembers: Whether matches are kept, which costs 64 KiB: for whole frames, not for
  ///   a few colours.
  package init(entries: Range<Int>, remembers: Bool = true) {
    choice =
      switch entries {
      case Palette.ofSixteen: .ofSixteen
      case Palette.of256: .of256
      default: Choice(entries)
      }
    isSmall = entries.count <= 16
    memory = remembers ? Array(repeating: (Self.emptyKey, 0), count: Self.slotCount) : []
  }

  /// The entry that looks most like a colour.
  package mutating func nearest(to rgb: RGB) -> UInt8 {
    guard !memory.isEmpty else { return find(rgb) }
    let key = UInt32(rgb.red) << 16 | UInt32(rgb.green) << 8 | UInt32(rgb.blue)
    // Knuth's multiplicative hash; the upper bits are the well mixed ones.
    let slot = Int((key &* 2_654_435_769) >> 20)
    if memory[slot].key == key { return memory[slot].entry }
    let entry = find(rgb)
    memory[slot] = (key, entry)
    return entry
  }

  /// Looks at entries of a similar lightness first: most others are too far away by that alone.
  private func find(_ rgb: RGB) -> UInt8 {
    var search = Search(PaletteMatch(of: rgb, isSmall: isSmall))
    let bucket = Int(search.match.color.lightness * 100)
    let start = bucket < starts.count ? starts[max(0, bucket)] : candidates.count
    var (above, below) = (start, start - 1)
    while above < candidates.count, !search.isOver(at: candidates[above]) {
      search.see(candidates[above])
      above += 1
      guard below >= 0, !search.isOver(at: candidates[below]) else { continue }
      search.see(candidates[below])
      below -= 1
    }
    while below >= 0, !search.isOver(at: candidates[below]) {
      search.see(candidates[below])
      below -= 1
    }
    return search.entry
  }

  /// The entry that looks most like a colour among those with a contrast against a ground.
  ///
  /// An entry of another hue is worse than one with the lower contrast, and black or white better
  /// than an entry of a wrong hue.
  ///
  /// - Parameters:
  ///   - rgb: The colour.
  ///   - luminance: That of the ground.
  ///   - wanted: The contrast if possible, and the minimum.
  /// - Complexity: O(entries).
  func nearest(to rgb: RGB, on luminance: Double, _ wanted: (best: Double, least: Double)) -> UInt8
  {
    let match = PaletteMatch(of: rgb, isSmall: isSmall)
    var best: (entry: UInt8, cost: Int, distance: Double)?
    var extreme: (entry: UInt8, contrast: Double) = (0, 0)
    for candidate in candidates {
      let contrast = RGB.contrast(candidate.luminance, luminance)
      // Black or white: no other entry has as much contrast.
      if contrast > extreme.contrast { extreme = (candidate.entry, contrast) }
      guard contrast >= wanted.least else { continue }
      let rank = match.rank(of: candidate)
      guard rank != .other else { continue }
      let cost = 2 * rank.rawValue + (contrast >= wanted.best ? 0 : 1)
      let distance = match.distance(to: candidate)
      if best.map({ (cost, distance) < ($0.cost, $0.distance) }) ?? true {
        best = (candidate.entry, cost, distance)
      }
    }
    return best?.entry ?? extreme.entry
  }
}
