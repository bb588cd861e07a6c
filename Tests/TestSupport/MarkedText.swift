public import SourceDiagnostics

/// A text whose interesting places are marked in the text itself.
///
/// `⟪name|text⟫` marks `text`, `⟪name|⟫` marks a place; marks may be nested. The marks are no part
/// of ``text``: `every: ⟪bad-duration|3000⟫` is the text `every: 3000` with one mark at `3000`.
public struct MarkedText: Hashable, Sendable {
  /// A marked stretch, in a form that reads well when it differs.
  public struct Mark: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// What stands before the bar.
    public let name: String
    /// The bytes of the text that are marked.
    public let bytes: Range<Int>

    public var description: String { "\(name) \(bytes)" }

    /// Marks come in the order in which they begin, the outer one first.
    public static func < (left: Mark, right: Mark) -> Bool {
      (left.bytes.lowerBound, right.bytes.upperBound, left.name)
        < (right.bytes.lowerBound, left.bytes.upperBound, right.name)
    }
  }

  /// The text without its marks.
  public let text: String

  /// The marks in the order in which they begin.
  public let marks: [Mark]

  /// Takes the marks out of `marked`; a mark that is not closed is a programmer error.
  public init(_ marked: String) {
    var text = ""
    var marks: [Mark] = []
    var open: [(name: String, start: Int)] = []
    var rest = Substring(marked)
    while let character = rest.popFirst() {
      switch character {
      case "⟪":
        let name = rest.prefix { $0 != "|" }
        rest = rest.dropFirst(name.count + 1)
        open.append((String(name), text.utf8.count))
      case "⟫":
        guard let mark = open.popLast() else { preconditionFailure("`⟫` closes no mark") }
        marks.append(Mark(name: mark.name, bytes: mark.start..<text.utf8.count))
      default:
        text.append(character)
      }
    }
    precondition(open.isEmpty, "a mark is not closed")
    self.text = text
    self.marks = marks.sorted()
  }

  /// The marks that exactly these diagnostics would have.
  ///
  /// Their names are the ids, and `+` for secondary labels.
  public static func marks(of diagnostics: [Diagnostic]) -> [Mark] {
    diagnostics.flatMap { diagnostic in
      [mark(diagnostic.rule.id, diagnostic.primary)]
        + diagnostic.secondary.map { mark("+", $0) }
    }.sorted()
  }

  private static func mark(_ name: String, _ label: Label) -> Mark {
    Mark(name: name, bytes: label.range.start..<label.range.end)
  }
}
