public import CarouselDeck
internal import TerminalCells

extension MarkdownDocument {
  /// Parses the common core of Markdown, by the rules of CommonMark 0.31 as far as they go.
  ///
  /// Tables, HTML, footnotes and references stay text. What a terminal would obey is made visible
  /// first, and tabs become spaces.
  ///
  /// - Complexity: O(length), for a depth that is bounded.
  public init(_ text: String) {
    let lines = visibleText(text, keepingNewlines: true, keepingBreaks: true)
      .split(separator: "\n", omittingEmptySubsequences: false)
    self.init(blocks: BlockParser.blocks(of: lines[...], depth: 0))
  }
}

/// Parses lines to blocks.
private enum BlockParser {
  /// Deeper lists and quotes are text.
  private static let maximumDepth = 8

  static func blocks(
    of lines: ArraySlice<Substring>, depth: Int
  ) -> [MarkdownDocument.Block] {
    var blocks: [MarkdownDocument.Block] = []
    var paragraph: [Substring] = []
    var index = lines.startIndex
    func close() {
      if !paragraph.isEmpty { blocks.append(.paragraph(SpanParser.spans(of: paragraph))) }
      paragraph = []
    }
    while index < lines.endIndex {
      let line = MarkdownLine(lines[index])
      if line.isBlank {
        close()
        index += 1
      } else if line.indent >= 4, paragraph.isEmpty {
        let end =
          lines[index...].firstIndex { MarkdownLine($0).isText(within: 4) } ?? lines.endIndex
        let code = lines[index..<end].map { String($0.dropFirst(4)) }
        blocks.append(.code(Array(code[...(code.lastIndex { !$0.isEmpty } ?? 0)])))
        index = end
      } else if let level = line.underlineLevel, !paragraph.isEmpty, level > 0 {
        blocks.append(.heading(SpanParser.spans(of: paragraph)))
        paragraph = []
        index += 1
      } else if let fence = line.fence {
        close()
        let body = lines[(index + 1)...]
        let end = body.firstIndex { MarkdownLine($0).closes(fence) } ?? lines.endIndex
        blocks.append(.code(body[..<end].map { MarkdownLine($0).without(indent: line.indent) }))
        index = min(end + 1, lines.endIndex)
      } else if let heading = line.heading {
        close()
        blocks.append(.heading(SpanParser.spans(of: [heading])))
        index += 1
      } else if line.isRule {
        close()
        blocks.append(.rule)
        index += 1
      } else if depth < maximumDepth, line.isQuote {
        close()
        let end = lines[index...].firstIndex { !MarkdownLine($0).isQuote } ?? lines.endIndex
        let inner = lines[index..<end].map { MarkdownLine($0).quoted }
        blocks.append(.quote(self.blocks(of: inner[...], depth: depth + 1)))
        index = end
      } else if depth < maximumDepth, let marker = line.marker,
        paragraph.isEmpty || marker.interrupts
      {
        close()
        blocks.append(list(from: &index, in: lines, kind: marker.kind, depth: depth))
      } else {
        paragraph.append(lines[index])
        index += 1
      }
    }
    close()
    return blocks
  }

  /// Reads the items of one kind that follow each other.
  private static func list(
    from index: inout Int, in lines: ArraySlice<Substring>, kind: Character, depth: Int
  ) -> MarkdownDocument.Block {
    var items: [MarkdownDocument.Item] = []
    var isLoose = false
    while index < lines.endIndex, let marker = MarkdownLine(lines[index]).marker,
      marker.kind == kind, !MarkdownLine(lines[index]).isRule
    {
      var inner = [lines[index].dropFirst(marker.width)]
      index += 1
      var blanks = 0
      while index < lines.endIndex {
        let line = MarkdownLine(lines[index])
        // A paragraph continues without an indent until something else begins.
        let isLazy =
          blanks == 0 && !line.beginsBlock && !(inner.last?.allSatisfy(\.isWhitespace) ?? true)
        guard line.isBlank || line.indent >= marker.width || isLazy else { break }
        blanks = line.isBlank ? blanks + 1 : 0
        inner.append(Substring(line.without(indent: marker.width)))
        index += 1
      }
      let text = inner.dropLast(blanks)
      items.append(
        MarkdownDocument.Item(
          marker: marker.text, blocks: blocks(of: text[...], depth: depth + 1)))
      let goesOn = index < lines.endIndex && MarkdownLine(lines[index]).marker?.kind == kind
      isLoose =
        isLoose || blanks > 0 && goesOn || text.dropFirst().contains { MarkdownLine($0).isBlank }
    }
    return .list(items, isLoose: isLoose)
  }
}
