/// A text whose interesting places are marked in the text itself.
///
/// `⟪name|text⟫` marks `text`, `⟪name|⟫` marks a place; marks may be nested. The marks are no part
/// of ``text``: `every: ⟪bad-duration|3000⟫` is the text `every: 3000` with one mark at `3000`.
public struct MarkedText: Hashable, Sendable {
  /// A marked stretch.
  public struct Mark: Hashable, Sendable {
    /// What stands before the bar.
    public let name: String
    /// The bytes of the text that are marked.
    public let bytes: Range<Int>
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
    self.marks = marks.sorted {
      ($0.bytes.lowerBound, $1.bytes.upperBound) < ($1.bytes.lowerBound, $0.bytes.upperBound)
    }
  }
}
