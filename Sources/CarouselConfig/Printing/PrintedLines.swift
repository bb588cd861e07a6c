/// The lines of a config that is printed.
struct PrintedLines {
  private(set) var text = ""
  private var margin = ""
  /// What the next line begins with in the place of its indentation: the dash of an element.
  private var start: String?

  /// Writes a line, with a comment behind it.
  mutating func add(_ line: String, _ comment: String?) {
    text += start ?? margin
    text += line
    if let comment { text += "  # \(comment)" }
    text += "\n"
    start = nil
  }

  /// Writes lines as they are, one step further in; empty ones stay empty.
  mutating func addVerbatim(_ lines: [String]) {
    for line in lines { text += (line.isEmpty ? "" : margin + "  " + line) + "\n" }
  }

  /// What comes now stands one step further in.
  mutating func indent() { margin += "  " }

  /// What comes now stands one step further out.
  mutating func outdent() { margin.removeLast(2) }

  /// What comes now is an element of a list, until `endElement`.
  mutating func element() {
    start = (start ?? margin) + "- "
    indent()
  }

  /// Ends an element of a list.
  mutating func endElement() {
    outdent()
    start = nil
  }
}
