/// The elements of a list, from first to last.
package struct YAMLElements: Sequence, Hashable, Sendable {
  private let node: YAMLNode

  init(_ node: YAMLNode) {
    self.node = node
  }

  /// The number of elements.
  package var underestimatedCount: Int { node.kind == .sequence ? node.count : 0 }

  /// Starts at the first element.
  package func makeIterator() -> Iterator {
    Iterator(children: ChildWalk(of: node, count: underestimatedCount))
  }

  /// Walks from element to element, O(1) for each.
  package struct Iterator: IteratorProtocol, Sendable {
    fileprivate var children: ChildWalk

    /// The next element.
    package mutating func next() -> YAMLNode? { children.next() }
  }
}

/// The entries of a map, from first to last.
package struct YAMLEntries: Sequence, Hashable, Sendable {
  /// A key and its value.
  package struct Entry: Hashable, Sendable {
    /// The key; a scalar, unless a `key-not-text` was reported.
    package let key: YAMLNode
    /// The value; `isMissing` when nothing was written.
    package let value: YAMLNode
  }

  private let node: YAMLNode

  init(_ node: YAMLNode) {
    self.node = node
  }

  /// The number of entries.
  package var underestimatedCount: Int { node.kind == .mapping ? node.count : 0 }

  /// Starts at the first entry.
  package func makeIterator() -> Iterator {
    Iterator(children: ChildWalk(of: node, count: 2 * underestimatedCount))
  }

  /// Walks from entry to entry, O(1) for each.
  package struct Iterator: IteratorProtocol, Sendable {
    fileprivate var children: ChildWalk

    /// The next entry.
    package mutating func next() -> Entry? {
      guard let key = children.next(), let value = children.next() else { return nil }
      return Entry(key: key, value: value)
    }
  }
}

/// Walks over the nodes inside of a node: the elements of a list, or keys and values by turns.
private struct ChildWalk: Sendable {
  private let storage: TreeStorage
  private var position: Int32
  private var left: Int

  init(of node: YAMLNode, count: Int) {
    storage = node.storage
    position = node.index + 1
    left = count
  }

  mutating func next() -> YAMLNode? {
    guard left > 0 else { return nil }
    left -= 1
    let site = position
    position = storage.records[Int(site)].next
    return YAMLNode(storage, site: site)
  }
}
