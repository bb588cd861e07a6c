internal import CarouselDeck
internal import TerminalCells

/// A line of a document that has been laid out: stretches of text, each in one style.
struct MarkdownLine: Hashable, Sendable {
  /// What a stretch of text means for its colour.
  enum Role: Hashable, Sendable { case text, muted, edge, accent, good, warning }

  /// A stretch of text.
  struct Run: Hashable, Sendable {
    var text: String
    var style: MarkdownDocument.Span.Style = []
    var role = Role.text
    /// Where it leads, or empty.
    var target = ""

    init(
      _ text: String, style: MarkdownDocument.Span.Style = [], role: Role = .text,
      target: String = ""
    ) {
      (self.text, self.style, self.role, self.target) = (text, style, role, target)
    }

    /// Whether another stretch looks the same.
    func isLike(_ other: Run) -> Bool {
      style == other.style && role == other.role && target == other.target
    }
  }

  /// What a line belongs to.
  enum Kind: Hashable, Sendable {
    case text
    /// A heading; the level is 1…6.
    case heading(level: Int)
    case table
    case code
  }

  /// How the stretches of a line in the block face are placed.
  struct Large: Hashable, Sendable {
    let step: TypeStep
    /// Where each stretch begins, in half columns from the left edge.
    var starts: [Int] = []
    /// Where the last one ends, in half columns.
    var width = 0
  }

  var runs: [Run]
  var kind = Kind.text
  /// Nil where the letters are those of the terminal.
  var large: Large?
  /// The columns in which a bar runs along the line, from top to bottom.
  var bars: [Int] = []
  /// The columns of the block that is aligned as a whole, or nil for a line by itself.
  var blockWidth: Int?
  /// The columns whose ground is that of a panel.
  var panel: Range<Int>?

  init(_ runs: [Run] = [], kind: Kind = .text) {
    self.runs = runs
    self.kind = kind
  }

  /// The columns of its text.
  var textWidth: Int {
    if let large { return (large.width + 1) / 2 }
    return runs.reduce(0) { $0 + displayWidth(of: $1.text) }
  }

  /// The size of its letters.
  var step: TypeStep { large?.step ?? .cell }

  /// The columns that it covers with its panel.
  var width: Int { max(textWidth, panel?.upperBound ?? 0) }

  /// Its text without styles.
  var text: String { runs.map(\.text).joined() }

  /// The line with something before it.
  func prefixed(by run: Run) -> MarkdownLine {
    var result = self
    let width = displayWidth(of: run.text)
    result.runs.insert(run, at: 0)
    result.panel = panel.map { $0.lowerBound + width..<$0.upperBound + width }
    return result
  }

  /// The line with another colour where it has that of common text.
  func recoloured(_ role: Role) -> MarkdownLine {
    var result = self
    for index in runs.indices where runs[index].role == .text { result.runs[index].role = role }
    return result
  }
}

extension [MarkdownLine.Run] {
  /// Adds a character to the last stretch, or begins a new one.
  mutating func append(_ character: Character, like run: MarkdownLine.Run) {
    if let last, last.isLike(run) {
      self[count - 1].text.append(character)
    } else {
      append(
        MarkdownLine.Run(
          String(character), style: run.style, role: run.role, target: run.target))
    }
  }

  /// Breaks stretches of text into lines at line feeds and where a line is full.
  func wrapped(to width: Int) -> [[MarkdownLine.Run]] {
    var lines: [[MarkdownLine.Run]] = []
    var characters: [Character] = []
    var owners: [Int] = []
    func flush() {
      for range in lineRanges(of: characters, width: width, hang: 0).ranges {
        var line: [MarkdownLine.Run] = []
        for index in range { line.append(characters[index], like: self[owners[index]]) }
        lines.append(line)
      }
      (characters, owners) = ([], [])
    }
    for (owner, run) in enumerated() {
      for character in run.text {
        guard character != "\n" else {
          flush()
          continue
        }
        characters.append(character)
        owners.append(owner)
      }
    }
    flush()
    return lines
  }
}
