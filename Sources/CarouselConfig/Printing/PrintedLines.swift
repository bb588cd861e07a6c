internal import SourceDiagnostics

/// The lines of a config that is printed.
struct PrintedLines {
  /// What is done with a line beside writing it, because of what the loader says about it.
  enum Treatment: Hashable {
    /// It goes, with all lines that are further in below it.
    case leaveOut
    /// A comment above it allows these warnings.
    case allow(Set<DiagnosticRule>)
  }

  private(set) var text = ""
  private var margin = ""
  /// What the next line begins with in the place of its indentation: the dash of an element.
  private var start: String?
  /// What is done with lines, by their number, which counts those that are left out too.
  private let treatments: [Int: Treatment]
  /// How many lines were added, left out or not.
  private var count = 0
  /// Which lines say only what is built in.
  private var standards: Set<Int> = []
  /// The numbers of the lines that were written, by their line in the text, from 1.
  private var numbers: [Int: Int] = [:]
  private var height = 0
  /// The margin of a line that was left out, until one that is not further in.
  private var gap: String?

  init(_ treatments: [Int: Treatment] = [:]) { self.treatments = treatments }

  /// Writes a line, with a comment after it.
  mutating func add(_ line: String, _ comment: String?, isStandard: Bool = false) {
    defer { count += 1 }
    if isStandard { standards.insert(count) }
    if let gap, margin.utf8.count > gap.utf8.count { return }
    gap = nil
    switch treatments[count] {
    case .leaveOut:
      gap = margin
      return
    case .allow(let rules):
      let names = rules.map(\.id).sorted().joined(separator: ", ")
      write((start ?? margin).prefix { $0 == " " } + "# carousel: allow \(names)")
    case nil: break
    }
    write((start ?? margin) + line + (comment.map { "  # \($0)" } ?? ""))
    numbers[height] = count
    start = nil
  }

  /// Writes lines as they are, one step further in; empty ones stay empty.
  mutating func addVerbatim(_ lines: [String]) {
    guard gap == nil else { return }
    for line in lines { write((line.isEmpty ? "" : margin + "  ") + line) }
  }

  private mutating func write(_ line: String) {
    text += line
    text += "\n"
    height += 1
  }

  /// The number of the entry in a line of the text, and whether it is a built-in value;
  /// nil for a comment and within a string.
  func entry(at line: Int) -> (number: Int, isStandard: Bool)? {
    numbers[line].map { ($0, standards.contains($0)) }
  }

  /// Indents what follows by one step.
  mutating func indent() { margin += "  " }

  /// Ends the innermost indentation.
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
