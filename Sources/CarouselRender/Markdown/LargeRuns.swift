internal import CarouselDeck
internal import CarouselType

/// Stretches of text in the block face, broken into lines.
struct LargeRuns {
  /// The lines; their letters are of one size.
  private(set) var lines: [MarkdownLine] = []
  private let step: TypeStep
  /// In half columns.
  private let room: Int
  private let isAtLeast: Bool
  private var line: MarkdownLine
  private var word: [MarkdownLine.Run] = []
  /// The blank before the word.
  private var blank: MarkdownLine.Run?

  /// Sets stretches of text; nil where a letter is missing or a word is wider than the room.
  ///
  /// - Parameter room: The half columns of a line.
  init?(_ runs: [MarkdownLine.Run], _ step: TypeStep, room: Int) {
    self.init(runs, step, room: room, isAtLeast: false)
  }

  /// - Parameter isAtLeast: Whether a line with a single word may be wider.
  private init?(_ runs: [MarkdownLine.Run], _ step: TypeStep, room: Int, isAtLeast: Bool) {
    self.step = step
    self.room = room
    self.isAtLeast = isAtLeast
    line = MarkdownLine(step: step)
    for run in runs {
      for character in run.text {
        switch character {
        case " ":
          guard flush() else { return nil }
          blank = run
        case "\n":
          guard flush() else { return nil }
          endLine()
        // Where words may break in cells.
        case "\u{200B}": continue
        default: word.append(character, like: run)
        }
      }
    }
    guard flush() else { return nil }
    endLine()
  }

  private mutating func endLine() {
    lines.append(line)
    line = MarkdownLine(step: step)
    blank = nil
  }

  /// Puts the word on this line or on the next one; false where it can't be drawn.
  private mutating func flush() -> Bool {
    guard let first = word.first else { return true }
    guard let width = Self.width(of: word, step), isAtLeast || width <= room else { return false }
    let face = SteppedFace(step: step, weight: .regular)
    if line.end > 0, line.end + face.blank + width > room { endLine() }
    var rest = word[...]
    word = []
    var start = line.end == 0 ? 0 : line.end + face.blank
    // One stretch has one line below its words, and one ground.
    if let last = line.runs.last, last.isLike(first), blank?.isLike(first) ?? false,
      let own = first.largeWidth(step)
    {
      line.extendLast(by: " " + first.text, to: start + own)
      start += own + face.gap
      rest = rest.dropFirst()
    }
    for run in rest {
      line.append(run, at: start)
      start = line.end + face.gap
    }
    blank = nil
    return true
  }

  /// The half columns of the widest word; 0 where a letter is missing.
  static func longestWord(of runs: [MarkdownLine.Run], _ step: TypeStep) -> Int {
    let text = LargeRuns(runs, step, room: 0, isAtLeast: true)
    return text?.lines.reduce(0) { max($0, $1.end) } ?? 0
  }

  /// The half columns of stretches that follow each other on one line; nil where a letter is missing.
  static func width(of runs: [MarkdownLine.Run], _ step: TypeStep) -> Int? {
    let gap = SteppedFace(step: step, weight: .regular).gap
    var width = 0
    for run in runs {
      guard let own = run.largeWidth(step) else { return nil }
      if own > 0 { width += own + (width > 0 ? gap : 0) }
    }
    return width
  }
}

extension MarkdownLine.Run {
  /// Slanted letters of a few dots can't be read: what is emphasized is bold too.
  var weight: FaceWeight {
    style.contains(.strong) || style.contains(.emphasis) ? .bold : .regular
  }

  /// Its half columns in the block face; nil where a letter is missing.
  func largeWidth(_ step: TypeStep) -> Int? {
    SteppedFace(step: step, weight: weight).width(of: text)
  }
}

extension MarkdownLine {
  /// A line in the block face, still without text; of the terminal's letters for their size.
  init(step: TypeStep, kind: Kind = .text) {
    self.init(kind: kind)
    if step != .cell { large = Large(step: step) }
  }

  /// Where a line in the block face ends, in half columns.
  var end: Int { large?.width ?? 0 }

  /// Adds a stretch to a line in the block face.
  mutating func append(_ run: Run, at start: Int) {
    guard let step = large?.step, let width = run.largeWidth(step) else { return }
    runs.append(run)
    large?.starts.append(start)
    grow(to: start + width)
  }

  /// Puts a stretch before all others of a line in the block face.
  mutating func insert(_ run: Run, at start: Int, width: Int) {
    runs.insert(run, at: 0)
    large?.starts.insert(start, at: 0)
    grow(to: start + width)
  }

  private mutating func grow(to width: Int) {
    if let large, large.width < width { self.large?.width = width }
  }

  fileprivate mutating func extendLast(by text: String, to end: Int) {
    runs[runs.count - 1].text += text
    large?.width = end
  }

  /// The line moved to the right.
  func indented(by columns: Int) -> MarkdownLine {
    guard columns > 0 else { return self }
    var result = self
    result.bars = bars.map { $0 + columns }
    guard let large else {
      guard !runs.isEmpty || panel != nil else { return result }
      return result.prefixed(by: Run(String(repeating: " ", count: columns)))
    }
    result.large?.starts = large.starts.map { $0 + 2 * columns }
    result.large?.width = large.width + 2 * columns
    return result
  }
}
