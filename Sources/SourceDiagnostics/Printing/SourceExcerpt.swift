/// One source line as it is printed, and the columns at which its bytes appear.
///
/// Tabs are widened, control characters are spelt out, and a long line is cut around its focus.
struct SourceExcerpt {
  /// The text to print.
  private(set) var text = ""

  /// Where each printed piece begins, in bytes of the file and in columns of the screen.
  private var stops: [(offset: Int, column: Int)] = []

  private static let tabWidth = 4
  private static let ellipsis = "…"

  /// How much of a line is looked at: a line may be the whole file.
  private static let bytesBeforeFocus = 512
  private static let bytesAfterFocus = 1024

  /// Cuts `line` so that it is at most `width` columns wide and shows the start of `focus`.
  init(
    of line: SourceRange, in source: SourceText, focus: SourceRange, width: Int,
    characterWidth: (Character) -> Int
  ) {
    let start = Self.border(
      near: max(line.start, focus.start - Self.bytesBeforeFocus), in: source, line)
    let end = Self.border(near: min(line.end, focus.start + Self.bytesAfterFocus), in: source, line)
    var pieces = Self.pieces(of: start..<end, in: source, characterWidth)
    var cutBefore = start > line.start
    var cutAfter = end < line.end

    // A third of the width before the focus keeps what leads to it in sight.
    let focused = pieces.firstIndex { $0.end > focus.start } ?? pieces.endIndex
    var first = 0
    if cutBefore || pieces.reduce(0, { $0 + $1.width }) > width {
      var before = 0
      let through = pieces[..<focused].reduce(0) { $0 + $1.width } + min(focus.count, width / 3)
      if cutBefore || through > width {
        first = focused
        while first > 0, before + pieces[first - 1].width <= width / 3 {
          first -= 1
          before += pieces[first].width
        }
      }
    }
    cutBefore = cutBefore || first > 0
    pieces.removeFirst(first)

    var column = cutBefore ? 1 : 0
    if cutBefore { text = Self.ellipsis }
    let fits = !cutAfter && pieces.reduce(column) { $0 + $1.width } <= width
    let limit = fits ? width : width - 1
    for piece in pieces {
      guard column + piece.width <= limit else {
        cutAfter = true
        stops.append((piece.start, column))
        text += Self.ellipsis
        return
      }
      stops.append((piece.start, column))
      text += piece.text
      column += piece.width
    }
    stops.append((end, column))
    if cutAfter { text += Self.ellipsis }
  }

  /// The column, from 0, at which the byte at `offset` is printed.
  ///
  /// What was cut off counts as standing at the edge.
  func column(of offset: Int) -> Int {
    (stops.last { $0.offset <= offset } ?? stops.first)?.column ?? 0
  }

  private struct Piece {
    let start: Int
    let end: Int
    let text: String
    let width: Int
  }

  private static func pieces(
    of range: Range<Int>, in source: SourceText, _ characterWidth: (Character) -> Int
  ) -> [Piece] {
    var pieces: [Piece] = []
    var column = 0
    func add(_ start: Int, _ end: Int, _ text: String, _ width: Int) {
      pieces.append(Piece(start: start, end: end, text: text, width: width))
      column += width
    }
    for run in runs(of: range, in: source) {
      guard run.isValid else {
        add(run.range.start, run.range.end, "\u{FFFD}", 1)
        continue
      }
      var offset = run.range.start
      for character in source.text(in: run.range) {
        let end = offset + character.utf8.count
        if character == "\t" {
          let width = tabWidth - column % tabWidth
          add(offset, end, String(repeating: " ", count: width), width)
        } else {
          let text = VisibleText.of(String(character))
          add(offset, end, text, text.reduce(0) { $0 + characterWidth($1) })
        }
        offset = end
      }
    }
    return pieces
  }

  /// Splits `range` into stretches of valid UTF-8 and what is none.
  private static func runs(
    of range: Range<Int>, in source: SourceText
  ) -> [(range: SourceRange, isValid: Bool)] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var runs: [(range: SourceRange, isValid: Bool)] = []
      var offset = range.lowerBound
      while offset < range.upperBound {
        let point = CodePoint(decoding: bytes, at: offset)
        let end = min(offset + point.length, range.upperBound)
        if point.value != nil, let last = runs.last, last.isValid {
          runs[runs.count - 1].range = SourceRange(last.range.start, end)
        } else {
          runs.append((SourceRange(offset, end), point.value != nil))
        }
        offset = end
      }
      return runs
    }
  }

  /// The start of the code point at `offset`.
  private static func border(near offset: Int, in source: SourceText, _ line: SourceRange) -> Int {
    var border = offset
    while border > line.start, border < line.end, CodePoint.isContinuation(source.bytes[border]) {
      border -= 1
    }
    return border
  }
}
