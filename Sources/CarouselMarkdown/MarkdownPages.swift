internal import CarouselDeck

/// The pages of a Markdown text that is a talk: what is between its rules of hyphens.
///
/// A rule ends a page where CommonMark reads one, outside of code, quotes and lists. Hyphens right
/// below text make a heading of it; other rules, such as `***`, stay on their page.
package struct MarkdownPages: Hashable, Sendable {
  /// One page.
  package struct Page: Hashable, Sendable {
    /// The text of the heading with which it begins, or empty.
    package var title: String
    /// The line on which it begins, from 0.
    package var start: Int
    /// The lines of the rest of it, without blank ones at its ends.
    package var lines: Range<Int>
    /// The definitions on other pages that its links need.
    package var definitions: [String] = []
  }

  /// The pages on which there is something to see.
  package let pages: [Page]

  /// Finds the pages of a text.
  ///
  /// - Complexity: O(length).
  package init(_ text: String) {
    let lines = MarkdownLines(text).lines
    let parser = BlockParser(lines)
    let builder = DocumentBuilder(parser)
    var pages: [Page] = []
    var blocks: [Int] = []
    var start = 0
    func close(at end: Int) {
      defer { blocks = [] }
      guard blocks.contains(where: { builder.block($0) != nil }) else { return }
      var page = Page(title: "", start: start, lines: start..<end)
      if let first = blocks.first, let title = builder.title(first, in: lines), title.end <= end {
        page = Page(title: title.text, start: title.start, lines: title.end..<end)
      }
      let text = page.lines.filter { !LineCursor(lines[$0]).isBlank }
      page.lines = (text.first ?? end)..<((text.last ?? end - 1) + 1)
      if page.title.isEmpty { page.start = page.lines.lowerBound }
      page.definitions = parser.definitions.lines(for: lines[page.lines])
      pages.append(page)
    }
    for node in parser.tree.nodes[BlockTree.root].children {
      if case .rule("-") = parser.tree.nodes[node].kind {
        close(at: parser.tree.nodes[node].firstLine)
        start = parser.tree.nodes[node].firstLine + 1
      } else {
        blocks.append(node)
      }
    }
    close(at: lines.count)
    self.pages = pages
  }
}

extension DocumentBuilder {
  /// The text of a heading of the first two levels, and the lines that it takes.
  ///
  /// It is nil for a heading that has definitions before it, which belong to the page.
  fileprivate func title(
    _ index: Int, in lines: [ArraySlice<Unicode.Scalar>]
  ) -> (text: String, start: Int, end: Int)? {
    guard case .heading(let spans, let level)? = block(index), level <= 2 else { return nil }
    let text = spans.map(\.text).joined().split(separator: "\n").joined(separator: " ")
    let (start, count) = extent(of: index)
    if LineCursor(lines[start]).heading != nil { return (text, start, start + 1) }
    let end = start + count
    guard end < lines.count, LineCursor(lines[end]).underlineLevel != nil else { return nil }
    return (text, start, end + 1)
  }
}
