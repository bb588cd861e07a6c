internal import SourceDiagnostics

/// An index of places in files that finds whether a range holds one of them.
struct PlaceIndex {
  private let limit: Int
  /// The offsets of each file in order.
  private var offsets: [FileID: [Int]] = [:]
  private var count = 0

  /// An index of at most `limit` places.
  ///
  /// When there are more, the places of the others are not known: any range may hold one.
  init(limit: Int) { self.limit = limit }

  /// Adds a place.
  ///
  /// O(limit), but O(1) for one after all others.
  mutating func insert(_ file: FileID, _ offset: Int) {
    count += 1
    guard count <= limit else { return }
    let position = Self.position(of: offset, in: offsets[file] ?? [])
    offsets[file, default: []].insert(offset, at: position)
  }

  /// Whether a place is, or may be, in `range`.
  ///
  /// O(log limit).
  func contains(_ file: FileID, _ range: ClosedRange<Int>) -> Bool {
    if count > limit { return true }
    guard let offsets = offsets[file] else { return false }
    let position = Self.position(of: range.lowerBound, in: offsets)
    return position < offsets.count && offsets[position] <= range.upperBound
  }

  /// The position of the first offset that is not before `offset`.
  private static func position(of offset: Int, in offsets: [Int]) -> Int {
    var (low, high) = (0, offsets.count)
    if let last = offsets.last, last < offset { return high }
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
