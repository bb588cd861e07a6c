internal import CarouselDeck

/// Makes a document of a tree of blocks.
struct DocumentBuilder {
  private let tree: BlockTree
  private let definitions: LinkDefinitions

  init(_ parser: BlockParser) {
    tree = parser.tree
    definitions = parser.definitions
  }

  /// The blocks inside of one.
  func blocks(of node: Int) -> [MarkdownDocument.Block] {
    tree.nodes[node].children.compactMap(block)
  }

  /// A block as the document has it; nil where nothing is left to be shown.
  func block(_ index: Int) -> MarkdownDocument.Block? {
    let node = tree.nodes[index]
    switch node.kind {
    case .document, .item: return nil
    case .quote: return .quote(blocks(of: index))
    case .list: return .list(items(of: index), isLoose: tree.isLoose(index))
    case .paragraph: return .paragraph(spans(node.lines))
    case .heading(let level): return .heading(spans(node.lines), level: level)
    case .indentedCode:
      let end = node.lines.lastIndex { $0.contains { $0 != " " } } ?? 0
      return .code(node.lines[...end].map(\.string), language: "")
    case .fencedCode(let fence):
      let language = fence.info.prefix { $0 != " " }
      return .code(node.lines.map(\.string), language: LinkScanner.unescaped(language))
    case .html:
      let lines = HTMLComment.removed(from: node.lines)
      return lines.isEmpty ? nil : .html(lines)
    case .table(let alignments): return .table(table(node.lines, alignments))
    case .rule: return .rule
    }
  }

  /// The first line of a block in the text, and the number of lines with its text.
  func extent(of index: Int) -> (start: Int, count: Int) {
    (tree.nodes[index].firstLine, tree.nodes[index].lines.count)
  }

  private func spans(_ lines: [ArraySlice<Unicode.Scalar>]) -> [MarkdownDocument.Span] {
    InlineParser.spans(of: lines, definitions)
  }

  private func items(of list: Int) -> [MarkdownDocument.Item] {
    let items = tree.nodes[list].children
    // Only the first number of a list counts.
    var first = 1
    if let item = items.first, case .item(let number, _) = tree.nodes[item].kind { first = number }
    return items.enumerated().map { position, item in
      var marker = "-"
      if case .list(let kind) = tree.nodes[list].kind, kind.isNumbered {
        marker = String(first + position) + String(Character(kind.mark))
      }
      var (isDone, text) = (false, tree.nodes[item].children)
      guard let paragraph = text.first, let rest = task(in: paragraph, &isDone) else {
        return MarkdownDocument.Item(marker: marker, blocks: blocks(of: item))
      }
      text.removeFirst()
      return MarkdownDocument.Item(
        marker: marker, isDone: isDone,
        blocks: [.paragraph(spans(rest))] + text.compactMap(block))
    }
  }

  /// The lines of a paragraph without the box of a task at their beginning; nil if there is none.
  private func task(in node: Int, _ isDone: inout Bool) -> [ArraySlice<Unicode.Scalar>]? {
    guard tree.nodes[node].kind.isParagraph, let line = tree.nodes[node].lines.first,
      line.count > 4, line.first == "[", line[line.startIndex + 2] == "]",
      line[line.startIndex + 3] == " "
    else { return nil }
    switch line[line.startIndex + 1] {
    case " ": isDone = false
    case "x", "X": isDone = true
    default: return nil
    }
    return [line.dropFirst(4)] + tree.nodes[node].lines.dropFirst()
  }

  private func table(
    _ lines: [ArraySlice<Unicode.Scalar>], _ alignments: [HorizontalAlignment?]
  ) -> MarkdownDocument.Table {
    let rows = lines.map { line in
      TableRow.cells(of: line, limit: alignments.count).map { spans([$0]) }
    }
    return MarkdownDocument.Table(
      alignments: alignments, head: rows.first ?? [], rows: Array(rows.dropFirst()))
  }
}

/// Comments in HTML, which are notes of the author.
enum HTMLComment {
  /// The lines without comments; none if there is nothing else in them.
  static func removed(from lines: [ArraySlice<Unicode.Scalar>]) -> [String] {
    var rest = Array(lines.joined(separator: CollectionOfOne("\n" as Unicode.Scalar)))[...]
    var kept: [Unicode.Scalar] = []
    while let start = rest.range(of: "<!--"),
      let end = rest[start.upperBound...].range(of: "-->")
    {
      kept += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    kept += rest
    let result = kept.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = result.lastIndex(where: { $0.contains { $0 != " " } }) else { return [] }
    return result[...last].map(\.string)
  }
}
