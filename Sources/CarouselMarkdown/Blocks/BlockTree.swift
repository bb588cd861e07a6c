internal import CarouselDeck

/// The blocks of a text while its lines are read.
///
/// Nodes are named by their place in `nodes`, in the order in which they begin.
struct BlockTree {
  enum Kind {
    case document
    case quote
    case list(ListMarker.Kind)
    /// Its content is that many columns deeper than it.
    case item(number: Int, width: Int)
    case paragraph
    case heading(level: Int)
    case indentedCode
    case fencedCode(CodeFence)
    case html(HTMLBlock)
    /// The first line is the head.
    case table([HorizontalAlignment?])
    case rule(Unicode.Scalar)
  }

  struct Node {
    var kind: Kind
    /// The number of its first line in the text.
    let firstLine: Int
    var children: [Int] = []
    /// The text of a leaf.
    var lines: [ArraySlice<Unicode.Scalar>] = []
    /// Whether a blank line is the last one that it has seen.
    var endsBlank = false
  }

  static let root = 0
  var nodes = [Node(kind: .document, firstLine: 0)]

  /// Adds a block to the end of another one.
  mutating func add(_ kind: Kind, to parent: Int, line: Int) -> Int {
    nodes.append(Node(kind: kind, firstLine: line))
    nodes[parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  /// Whether blank lines separate the items of a list, or the blocks of one of them.
  ///
  /// - Complexity: O(items and their blocks), times the depth.
  func isLoose(_ list: Int) -> Bool {
    let items = nodes[list].children
    return items.enumerated().contains { position, item in
      let hasNext = position + 1 < items.count
      if nodes[item].endsBlank, hasNext { return true }
      let blocks = nodes[item].children
      return blocks.enumerated().contains { place, block in
        (hasNext || place + 1 < blocks.count) && endsWithBlankLine(block)
      }
    }
  }

  private func endsWithBlankLine(_ node: Int) -> Bool {
    if nodes[node].endsBlank { return true }
    switch nodes[node].kind {
    case .list, .item: return nodes[node].children.last.map(endsWithBlankLine) ?? false
    case .document, .quote, .paragraph, .heading, .indentedCode, .fencedCode, .html, .table,
      .rule:
      return false
    }
  }
}

extension BlockTree.Kind {
  var isParagraph: Bool { if case .paragraph = self { true } else { false } }
  var isList: Bool { if case .list = self { true } else { false } }

  /// Whether lines in it are text, whatever they look like.
  var isVerbatim: Bool {
    switch self {
    case .indentedCode, .fencedCode, .html: true
    case .document, .quote, .list, .item, .paragraph, .heading, .table, .rule: false
    }
  }

  /// Whether it can hold blocks; a list holds only items.
  var isContainer: Bool {
    switch self {
    case .document, .quote, .list, .item: true
    case .paragraph, .heading, .indentedCode, .fencedCode, .html, .table, .rule: false
    }
  }
}
