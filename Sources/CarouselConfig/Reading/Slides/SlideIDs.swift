internal import SourceDiagnostics

/// The ids of the slides of one carousel, to find those that occur twice.
///
/// A deck may have a million: here are their hashes, which are seeded differently in every process,
/// and no copies of the texts.
struct SlideIDs {
  private struct Entry {
    let hash: Int
    let page: Int32
    let range: SourceRange
  }

  private var entries: [Entry] = []

  /// Adds the id of a page, where it is in the file, and how many there may be.
  mutating func add(_ id: String, of page: Int, at range: SourceRange, among count: Int) {
    if entries.isEmpty { entries.reserveCapacity(count) }
    entries.append(Entry(hash: id.hashValue, page: Int32(page), range: range))
  }

  /// Each later page with an id that an earlier one has, by page, and the place of the first.
  ///
  /// O(n log n).
  mutating func repeated(
    in id: (Int) -> String?
  ) -> [(page: Int, range: SourceRange, first: SourceRange)] {
    entries.sort { ($0.hash, $0.page) < ($1.hash, $1.page) }
    var found: [(page: Int, range: SourceRange, first: SourceRange)] = []
    var start = 0
    for index in entries.indices.dropFirst() {
      let entry = entries[index]
      guard entry.hash == entries[start].hash else {
        start = index
        continue
      }
      let text = id(Int(entry.page))
      if let first = entries[start..<index].first(where: { id(Int($0.page)) == text }) {
        found.append((Int(entry.page), entry.range, first.range))
      }
    }
    return found.sorted { $0.page < $1.page }
  }
}
