/// The name that someone most likely meant when they wrote another one.
public struct Suggestion: Hashable, Sendable {
  /// The name that exists.
  public let name: String

  /// How many letters have to be put in, left out, changed or swapped to get there.
  public let distance: Int

  /// Longer names are not compared: the cost grows with the square.
  private static let maximumNameLength = 64

  /// Among more names than these a forgotten one is not looked for.
  private static let maximumCandidates = 1000

  /// Looks for the candidate that is nearest to `written`; the first of several wins.
  ///
  /// The distance is Damerau-Levenshtein's (optimal string alignment). A candidate counts when it
  /// is at most a third of the written letters away, or one letter; never when all letters differ.
  /// Nil when there is none. O(candidates × length²); names above 64 letters and all after the
  /// first thousand are left out.
  public init?(for written: String, among candidates: some Sequence<String>) {
    let letters = Array(written.unicodeScalars.prefix(Self.maximumNameLength + 1))
    guard letters.count <= Self.maximumNameLength else { return nil }
    var limit = min(max(1, letters.count / 3), letters.count - 1)
    var nearest: (name: String, distance: Int)?
    for candidate in candidates.prefix(Self.maximumCandidates) {
      let other = Array(candidate.unicodeScalars.prefix(Self.maximumNameLength + 1))
      guard other.count <= Self.maximumNameLength, abs(other.count - letters.count) <= limit else {
        continue
      }
      let distance = Self.distance(letters, other)
      guard distance <= limit else { continue }
      nearest = (candidate, distance)
      limit = distance - 1
    }
    guard let nearest else { return nil }
    name = nearest.name
    distance = nearest.distance
  }

  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    // Three rows of the table are alive at a time: the last one is needed for a swap.
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = previous
    for i in a.indices {
      current[0] = i + 1
      for j in b.indices {
        let change = previous[j] + (a[i] == b[j] ? 0 : 1)
        current[j + 1] = min(change, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          current[j + 1] = min(current[j + 1], beforePrevious[j - 1] + 1)
        }
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[b.count]
  }
}
