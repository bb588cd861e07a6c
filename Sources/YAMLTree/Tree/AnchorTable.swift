internal import SourceDiagnostics

/// The anchors of a document and the number of nodes of each.
struct AnchorTable {
  struct Anchor: Hashable {
    let name: String
    let range: SourceRange
    let node: Int32
    /// The nodes below it with all aliases followed; nil while it is still being read.
    var weight: Int?
    var isUsed = false
  }

  private(set) var anchors: [Anchor] = []
  private var newest: [String: Int] = [:]

  /// Adds an anchor for `node`; also the anchor of the same name that it hides, if any.
  mutating func define(
    _ name: String, _ range: SourceRange, node: Int32, weight: Int?
  ) -> (slot: Int, hidden: Anchor?) {
    let hidden = newest[name].map { anchors[$0] }
    anchors.append(Anchor(name: name, range: range, node: node, weight: weight))
    newest[name] = anchors.count - 1
    return (anchors.count - 1, hidden)
  }

  /// The node of `slot` is complete.
  mutating func close(_ slot: Int, weight: Int) {
    anchors[slot].weight = weight
  }

  /// The anchor that an alias means: the last one of that name so far.
  mutating func use(_ name: String) -> Anchor? {
    guard let slot = newest[name] else { return nil }
    anchors[slot].isUsed = true
    return anchors[slot]
  }

  /// Forgets the anchors of nodes from `node` on.
  mutating func forget(from node: Int32) {
    newest = newest.filter { anchors[$0.value].node < node }
  }

  /// Among more anchors than these the right one is not looked for.
  private static let maximumSuggestions = 100

  /// The name nearest to one that does not exist; nil where there are many.
  func nearest(to name: String) -> Anchor? {
    guard newest.count <= Self.maximumSuggestions else { return nil }
    return Suggestion(for: name, among: newest.keys.sorted()).flatMap { newest[$0.name] }
      .map { anchors[$0] }
  }
}
