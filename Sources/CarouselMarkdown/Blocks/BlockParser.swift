internal import CarouselDeck

/// Builds the tree of blocks, line by line.
///
/// It is the strategy that the appendix of CommonMark 0.31 describes: each line goes on with as
/// many open blocks as it can, then opens new ones, and what is left of it is text.
///
/// - Complexity: O(length), since the depth is bounded.
struct BlockParser {
  /// Deeper quotes and items are text.
  static let maximumDepth = 16

  private(set) var tree = BlockTree()
  private(set) var definitions = LinkDefinitions()
  /// The blocks that the next line may go on with, from the document inwards.
  private var open = [BlockTree.root]
  private var depth = 0
  private var number = 0

  private enum Continuation { case goesOn, ends, isConsumed }

  init(_ lines: some Sequence<ArraySlice<Unicode.Scalar>>) {
    for line in lines {
      read(LineCursor(line))
      number += 1
    }
    close(keeping: 1)
  }

  private var tip: BlockTree.Kind { kind(open.count - 1) }
  private func kind(_ place: Int) -> BlockTree.Kind { tree.nodes[open[place]].kind }

  private mutating func read(_ line: LineCursor) {
    var line = line
    var matched = 1
    while matched < open.count {
      switch continuation(of: open[matched], &line) {
      case .goesOn: matched += 1
      case .ends: return readNew(&line, matched: matched)
      case .isConsumed: return close(keeping: matched)
      }
    }
    readNew(&line, matched: matched)
  }

  /// Whether a line goes on with an open block, whose marks it loses.
  private func continuation(of node: Int, _ line: inout LineCursor) -> Continuation {
    switch tree.nodes[node].kind {
    case .document, .list: return .goesOn
    case .quote:
      guard line.isQuote else { return .ends }
      line.dropQuoteMark()
    case .item(_, let width):
      if line.indent >= width {
        line.advance(by: width)
      } else if line.isBlank, !tree.nodes[node].children.isEmpty {
        line.dropIndent()
      } else {
        return .ends
      }
    case .indentedCode:
      guard line.isCode || line.isBlank else { return .ends }
      line.dropIndent(atMost: LineCursor.codeIndent)
    case .fencedCode(let fence):
      if line.closes(fence) { return .isConsumed }
      line.dropIndent(atMost: fence.indent)
    case .html(let block): return block.endsAtBlank && line.isBlank ? .ends : .goesOn
    case .paragraph, .table: return line.isBlank ? .ends : .goesOn
    case .heading, .rule: return .ends
    }
    return .goesOn
  }

  // MARK: - New blocks

  /// Reads what is left of a line behind the blocks that it goes on with.
  private mutating func readNew(_ line: inout LineCursor, matched: Int) {
    let isTextBefore = tip.isParagraph
    let isWhole = matched == open.count
    var place = matched
    var hasOpened = false
    while !kind(place - 1).isVerbatim,
      let block = opened(by: &line, in: place - 1, isTextBefore && !hasOpened)
    {
      hasOpened = true
      switch block {
      case .container: break
      case .leaf: return noteBlank(false)
      case .text:
        place = open.count
        return addText(line, in: place)
      }
      place = open.count
    }
    if !hasOpened, !isWhole, isTextBefore, !line.isBlank {
      // A paragraph goes on without the marks of the blocks around it.
      return append(line.body)
    }
    addText(line, in: place)
  }

  private enum Opened {
    /// More can be opened inside of it.
    case container
    /// The line is used up.
    case leaf
    /// The rest of the line is its first line.
    case text
  }

  /// Opens the block that a line begins within the one at a place.
  private mutating func opened(
    by line: inout LineCursor, in place: Int, _ isTextBefore: Bool
  ) -> Opened? {
    let outer = kind(place)
    if line.isBlank { return nil }
    if line.isCode {
      guard !isTextBefore else { return nil }
      line.advance(by: LineCursor.codeIndent)
      add(.indentedCode, in: place)
      return .text
    }
    if line.isQuote {
      guard depth < Self.maximumDepth else { return nil }
      line.dropQuoteMark()
      add(.quote, in: place)
      return .container
    }
    if let heading = line.heading {
      add(.heading(level: heading.level), in: place)
      append(heading.text)
      return .leaf
    }
    if let fence = line.fence {
      add(.fencedCode(fence), in: place)
      return .leaf
    }
    if let block = HTMLBlock(line.body, interrupting: outer.isParagraph) {
      add(.html(block), in: place)
      return .text
    }
    if outer.isParagraph, let level = line.underlineLevel, underline(level, in: place) {
      return .leaf
    }
    if let mark = line.ruleMark {
      add(.rule(mark), in: place)
      return .leaf
    }
    if let marker = line.marker, !outer.isParagraph || marker.interrupts {
      guard depth < Self.maximumDepth else { return nil }
      addItem(marker, in: place)
      line.advance(by: marker.width)
      return .container
    }
    guard outer.isParagraph, let alignments = TableRow.alignments(line.body),
      makeTable(alignments, in: place)
    else { return nil }
    return .leaf
  }

  /// Closes the blocks behind a place and adds one there.
  private mutating func add(_ kind: BlockTree.Kind, in place: Int) {
    var kept = place + 1
    while kept > 1, !self.kind(kept - 1).isContainer || self.kind(kept - 1).isList { kept -= 1 }
    push(kind, keeping: kept)
  }

  private mutating func addItem(_ marker: ListMarker, in place: Int) {
    var kept = place + 1
    while kept > 1, !kind(kept - 1).isContainer { kept -= 1 }
    var isSame = false
    if case .list(let kind) = kind(kept - 1) {
      isSame = kind == marker.kind
      if !isSame { kept -= 1 }
    }
    if !isSame {
      push(.list(marker.kind), keeping: kept)
      kept += 1
    }
    push(.item(number: marker.number, width: marker.width), keeping: kept)
  }

  private mutating func push(_ kind: BlockTree.Kind, keeping kept: Int) {
    close(keeping: kept)
    open.append(tree.add(kind, to: open[kept - 1], line: number))
    if case .quote = kind { depth += 1 }
    if case .item = kind { depth += 1 }
  }

  /// Closes all open blocks but the first ones.
  private mutating func close(keeping kept: Int) {
    while open.count > kept {
      let node = open.removeLast()
      switch tree.nodes[node].kind {
      case .quote, .item: depth -= 1
      case .paragraph:
        definitions.take(from: &tree.nodes[node].lines)
        // Blank lines around nothing make no list loose.
        if tree.nodes[node].lines.isEmpty { tree.nodes[open[open.count - 1]].children.removeLast() }
      case .document, .list, .heading, .indentedCode, .fencedCode, .html, .table, .rule: break
      }
    }
  }

  // MARK: - Blocks of a paragraph's lines

  /// Makes a heading of a paragraph; false if there is nothing but definitions in it.
  private mutating func underline(_ level: Int, in place: Int) -> Bool {
    definitions.take(from: &tree.nodes[open[place]].lines)
    guard !tree.nodes[open[place]].lines.isEmpty else { return false }
    tree.nodes[open[place]].kind = .heading(level: level)
    return true
  }

  /// Makes a table of the last line of a paragraph; false if that is no fitting head.
  private mutating func makeTable(_ alignments: [HorizontalAlignment?], in place: Int) -> Bool {
    let node = open[place]
    guard let head = tree.nodes[node].lines.last,
      TableRow.cells(of: head, limit: alignments.count + 1).count == alignments.count
    else { return false }
    if tree.nodes[node].lines.count == 1 {
      tree.nodes[node].kind = .table(alignments)
    } else {
      tree.nodes[node].lines.removeLast()
      add(.table(alignments), in: place)
      append(head)
    }
    return true
  }

  // MARK: - Text

  private mutating func append(_ text: ArraySlice<Unicode.Scalar>) {
    tree.nodes[open[open.count - 1]].lines.append(text)
  }

  /// Adds the rest of a line to the innermost block that it belongs to.
  private mutating func addText(_ line: LineCursor, in place: Int) {
    close(keeping: place)
    noteBlank(line.isBlank)
    switch tip {
    case .indentedCode, .fencedCode: append(line.rest)
    case .html(let block):
      append(line.rest)
      if block.ends(in: line.rest) { close(keeping: place - 1) }
    case .paragraph, .table: append(line.body)
    case .document, .quote, .list, .item, .heading, .rule:
      guard !line.isBlank else { return }
      add(.paragraph, in: place - 1)
      append(line.body)
    }
  }

  /// Notes for the looseness of lists whether a line is blank.
  private mutating func noteBlank(_ isBlank: Bool) {
    let node = open[open.count - 1]
    if isBlank, let last = tree.nodes[node].children.last { tree.nodes[last].endsBlank = true }
    let counts: Bool
    switch tree.nodes[node].kind {
    case .quote, .heading, .rule, .fencedCode: counts = false
    case .item:
      counts = !(tree.nodes[node].children.isEmpty && tree.nodes[node].firstLine == number)
    case .document, .list, .paragraph, .indentedCode, .html, .table: counts = true
    }
    for outer in open.dropLast() { tree.nodes[outer].endsBlank = false }
    tree.nodes[node].endsBlank = isBlank && counts
  }
}
