import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@Suite struct FrameTests {
  private let red = Style(foreground: .rgb(255, 0, 0), background: .indexed(4), attributes: .bold)

  @Test("A cell takes sixteen bytes")
  func cellSize() {
    #expect(MemoryLayout<Cell>.stride == 16)
  }

  @Test("A style gives back what was put in")
  func styleRoundTrip() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let foreground = RandomFrames.color(using: &random)
      let background = RandomFrames.color(using: &random)
      let attributes = Style.Attributes(rawValue: .random(in: 0..<32, using: &random))
      var style = Style(foreground: foreground, background: background, attributes: attributes)
      #expect(style.foreground == foreground)
      #expect(style.background == background)
      #expect(style.attributes == attributes)
      style.foreground = background
      style.background = foreground
      style.attributes.formSymmetricDifference(.italic)
      #expect(
        style
          == Style(
            foreground: background, background: foreground,
            attributes: attributes.symmetricDifference(.italic)))
    }
  }

  @Test(
    "Text is clipped at the edges, and half a wide character is a blank",
    arguments: [
      ("abc", 0, "abc"), ("abc", 4, "    ab"), ("abc", -1, "bc"), ("abc", 6, ""), ("abc", -9, ""),
      ("你好", 0, "你好"), ("你好", -1, " 好"), ("你好", 3, "   你"), ("你x", -2, "x"),
      ("a\u{301}👨‍👩‍👧‍👦b", 0, "a\u{301}👨‍👩‍👧‍👦b"), ("\u{200B}a", 0, "a"), ("a\u{1B}b", 0, "a\u{FFFD}b"),
    ])
  func clippedText(text: String, column: Int, expected: String) {
    var frame = Frame(size: FrameSize(columns: 6, rows: 1))
    let end = frame.put(text, column: column, row: 0)
    #expect(frame.plainLines == [expected])
    #expect(end == column + displayWidth(of: text.filter { $0 != "\u{200B}" }))
  }

  @Test("A clip keeps text inside of its columns")
  func clip() {
    var frame = Frame(size: FrameSize(columns: 8, rows: 1))
    frame.put("你好世界", column: 0, row: 0, clip: 1..<5)
    #expect(frame.plainLines == ["  好"])
    frame.put("xxxxxxxx", column: 0, row: 0, clip: 3..<20)
    #expect(frame.plainLines == ["   xxxxx"])
  }

  @Test("Writing over one half of a wide character blanks the other half")
  func overwrite() {
    var frame = Frame(size: FrameSize(columns: 4, rows: 1))
    frame.put("你好", column: 0, row: 0, style: red)
    frame[1, 0] = Cell("x")
    #expect(frame.plainLines == [" x好"])
    #expect(frame[0, 0] == .blank(red))
    frame.put("世", column: 1, row: 0)
    #expect(frame.plainLines == [" 世"])
    #expect(frame[3, 0] == .blank(red))
    frame[3, 0] = Cell("界", style: red)
    #expect(frame[3, 0] == .blank(red))
  }

  @Test("A copied region is clipped, and wide characters cut by an edge become blanks")
  func copiedRegion() {
    var source = Frame(size: FrameSize(columns: 6, rows: 2))
    source.put("你好世", column: 0, row: 0, style: red)
    source.put("abcdef", column: 0, row: 1)
    var target = Frame(size: FrameSize(columns: 4, rows: 2))
    target.put("界界", column: 0, row: 0)
    target.copy(
      source, region: CellRect(column: 1, row: 0, columns: 4, rows: 9), toColumn: 1, row: 0)
    #expect(target.plainLines == ["  好", " bcd"])
    #expect(target[0, 0] == .blank())
    #expect(target[1, 0] == .blank(red))
    target.copy(source, toColumn: -5, row: 1)
    #expect(target.plainLines == ["  好", " bcd"])
    target.copy(source, toColumn: -4, row: -1)
    #expect(target.plainLines == ["ef好", " bcd"])
  }

  @Test("Copying is the same as putting each cell, on random frames")
  func copyAgainstModel() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let source = RandomFrames.frame(
        size: RandomFrames.size(using: &random), using: &random)
      var target = RandomFrames.frame(
        size: RandomFrames.size(using: &random), using: &random)
      let column = Int.random(in: -25...25, using: &random)
      let row = Int.random(in: -9...9, using: &random)
      var model = target
      for y in 0..<source.size.rows where 0..<target.size.rows ~= y + row {
        for x in 0..<source.size.columns where 0..<target.size.columns ~= x + column {
          let cell = source[x, y]
          guard !cell.isTrailingHalf || x + column == 0 else { continue }
          let text = cell.isTrailingHalf ? " " : source.text(of: cell)
          var style = cell.style
          style.link = source.links.address(of: style.link).map { model.link(to: $0) } ?? 0
          model.put(text, column: x + column, row: y + row, style: style)
        }
      }
      target.copy(source, toColumn: column, row: row)
      #expect(target == model)
      #expect(target.hashValue == model.hashValue)
      expectWholeCharacters(target)
    }
  }

  @Test("Restyling and filling never leave half a character")
  func restyleAndFill() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      var frame = RandomFrames.frame(size: RandomFrames.size(using: &random), using: &random)
      let rect = CellRect(
        column: .random(in: -3...20, using: &random), row: .random(in: -3...8, using: &random),
        columns: .random(in: 0...9, using: &random), rows: .random(in: 0...5, using: &random))
      let before = frame
      frame.restyle(rect) { style in
        var style = style
        style.attributes = .underline
        return style
      }
      #expect(frame.plainLines == before.plainLines)
      expectWholeCharacters(frame)
      frame.fill(rect, style: red)
      let area = rect.intersection(CellRect(frame.size))
      for row in area.rowRange {
        for column in area.columnRange where !area.isEmpty {
          #expect(frame[column, row] == .blank(red))
        }
      }
      expectWholeCharacters(frame)
    }
  }

  @Test("Random edits never leave half a character")
  func invariant() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      expectWholeCharacters(
        RandomFrames.frame(size: RandomFrames.size(using: &random), using: &random))
    }
  }

  private func expectWholeCharacters(
    _ frame: Frame, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for row in 0..<frame.size.rows {
      var needsHalf: Style?
      for column in 0..<frame.size.columns {
        let cell = frame[column, row]
        #expect(cell.isTrailingHalf == (needsHalf != nil), sourceLocation: sourceLocation)
        if let style = needsHalf { #expect(cell.style == style, sourceLocation: sourceLocation) }
        needsHalf = cell.isWide ? cell.style : nil
      }
      #expect(needsHalf == nil, sourceLocation: sourceLocation)
    }
  }
}
