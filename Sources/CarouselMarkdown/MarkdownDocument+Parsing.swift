public import CarouselDeck
internal import TerminalCells

extension MarkdownDocument {
  /// Parses Markdown as GitHub reads it: CommonMark with tables, task lists, strike-through and bare
  /// links.
  ///
  /// HTML is text, except that comments are left out and `<br>` breaks a line. What a terminal
  /// would obey is made visible first, and tabs become spaces.
  ///
  /// - Complexity: O(length): the depth of quotes and lists is bounded.
  public init(_ text: String) {
    let parser = BlockParser(MarkdownLines(text).lines)
    self.init(blocks: DocumentBuilder(parser).blocks(of: BlockTree.root))
  }
}

/// The lines of a text that is safe to be shown.
struct MarkdownLines {
  let lines: [ArraySlice<Unicode.Scalar>]

  init(_ text: String) {
    let scalars = Array(
      visibleText(text, keepingNewlines: true, keepingBreaks: true).unicodeScalars)
    // A line feed ends a line and begins none.
    let text = scalars.last == "\n" ? scalars.dropLast() : scalars[...]
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
