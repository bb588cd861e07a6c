package import SourceDiagnostics

/// A text that does not fit on a screen.
package struct CutText: Hashable, Sendable {
  /// The pages that lead to its slide; empty for a line of the screen.
  package var path: [Int]
  /// The part of the slide: `title`, `text`, `caption`; or the line: `header`, `footer`.
  package var part: String
  /// The size of the screen: `80x24`.
  package var size: String

  /// Whether it is about several parts.
  fileprivate var isPlural: Bool { part.hasSuffix("s") }

  /// A text that does not fit.
  package init(path: [Int], part: String, size: String) {
    self.path = path
    self.part = part
    self.size = size
  }
}

extension DiagnosticRule {
  package static let textCut = DiagnosticRule(
    .warning, "text-cut", "A text is longer than the screen of `--size` has room for.",
    """
    `validate --size 80x24` composes every slide as a screen of that size shows it. What is below \
    the last row can be scrolled to, but nobody scrolls on a wall. Shorten the text, divide it into \
    two slides, or write a smaller `size`. The texts of a header and a footer are in one line, and \
    become shorter where they do not fit.
    """)
}

extension Finding {
  static func textCut(_ cut: CutText) -> Finding {
    Finding(
      .textCut,
      "the \(cut.part) \(cut.isPlural ? "do" : "does") not fit on a screen of \(cut.size)",
      help: cut.path.isEmpty
        ? "shorten its texts"
        : cut.isPlural
          ? "write smaller numbers for `width`" : "shorten it, or divide it into two slides")
  }
}
