internal import TerminalCells

/// The characters that a terminal can be sent.
public enum GlyphSet: Hashable, Sendable, CaseIterable {
  /// All of Unicode.
  case unicode
  /// Only ASCII, where the locale is not UTF-8.
  case ascii

  /// Stands where text was cut off.
  var ellipsis: String { choose("…", "~") }
  /// Says that nothing moves by itself for now.
  var pauseSign: String { choose("▮▮", "||") }
  /// Says that something is wrong.
  var errorSign: String { choose("■", "!") }
  /// Stands where the rest of a line of code or of a row is cut off.
  var cut: String { choose("›", ">") }
  /// Runs along a quote in large letters.
  var quoteBar: String { choose("▌", "|") }
  /// The box of a task that is done, and of one that is not.
  var taskBoxes: (done: String, open: String) { choose(("☑", "☐"), ("[x]", "[ ]")) }
  /// The dot of the current page, where the author's cannot be shown.
  var currentDot: String { choose("●", "*") }
  /// The dot of another page, where the author's cannot be shown.
  var dot: String { choose("○", "o") }
  /// Say that there is more of a text above, or below.
  var scrollMarks: (up: String, down: String) { (arrowUp, arrowDown) }
  /// The dot at the end of a window beyond which there are more pages.
  var smallDot: String { choose("·", ".") }
  /// Leads to the page above.
  var arrowUp: String { choose("▲", "^") }
  /// Leads to the page below.
  var arrowDown: String { choose("▼", "v") }
  /// Stands between two titles of the way to a page.
  var breadcrumbSign: String { choose(" › ", " > ") }
  /// The corners of a box from the upper left one clockwise, then its lines.
  var box: (corners: [String], horizontal: String, vertical: String) {
    choose((["╭", "╮", "╯", "╰"], "─", "│"), (["+", "+", "+", "+"], "-", "|"))
  }

  private func choose<Value>(_ unicode: Value, _ ascii: Value) -> Value {
    switch self {
    case .unicode: unicode
    case .ascii: ascii
    }
  }

  /// Text from outside, as it can be drawn: without anything that a terminal obeys.
  ///
  /// Zero-width spaces that are kept mark where lines may break; a frame leaves them out.
  ///
  /// - Complexity: O(length).
  func drawable(
    _ text: String, keepingNewlines: Bool = false, keepingBreaks: Bool = false
  ) -> String {
    let visible = visibleText(
      text, keepingNewlines: keepingNewlines, keepingBreaks: keepingBreaks)
    switch self {
    case .unicode: return visible
    case .ascii: return asciiText(visible)
    }
  }

  /// A line of text from outside: its line breaks become blanks.
  package func drawableLine(_ text: String) -> String {
    drawable(text, keepingNewlines: true)
      .split(separator: "\n", omittingEmptySubsequences: true).joined(separator: " ")
  }
}
