import CarouselColor
import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@testable import TerminalIO

@Suite struct ANSIEncoderTests {
  /// An encoder and the terminal that its bytes go to.
  private struct Link {
    var encoder: ANSIEncoder
    var terminal: VirtualTerminal
    var reduction: StyleReduction
    let hasLinks: Bool

    init(
      size: FrameSize, depth: ColorDepth = .truecolor, features: TerminalFeatures = .all,
      insertsLikeTmux: Bool = false
    ) {
      encoder = ANSIEncoder(colorDepth: depth, features: features)
      terminal = VirtualTerminal(
        size: size, erasesWithBackground: features.contains(.backgroundErase), wrapsAtEdge: false,
        insertsLikeTmux: insertsLikeTmux)
      reduction = StyleReduction(depth: depth)
      hasLinks = features.contains(.hyperlinks)
    }

    @discardableResult
    mutating func show(
      _ frame: Frame, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Int {
      if frame.size != terminal.frame.size { terminal.resize(to: frame.size) }
      let bytes = encoder.encode(frame)
      terminal.feed(bytes)
      let shown = terminal.frame.normalized { $0 }
      var wanted = reduction.reduce(frame)
      if !hasLinks { wanted.removeLinks() }
      #expect(shown == wanted, sourceLocation: sourceLocation)
      if shown != wanted {
        Issue.record(
          "\(String(decoding: bytes, as: UTF8.self).debugDescription) gives \(shown.plainLines)",
          sourceLocation: sourceLocation)
      }
      #expect(terminal.unknownSequences.isEmpty, sourceLocation: sourceLocation)
      #expect(terminal.scrolledLines == 0, sourceLocation: sourceLocation)
      #expect(terminal.modes.isEmpty, sourceLocation: sourceLocation)
      return bytes.count
    }
  }

  private static let featureSets: [TerminalFeatures] = [
    .all, [], [.shifting], [.backgroundErase], [.repetition, .backgroundErase],
  ]

  @Test(
    "A terminal that is sent random frames shows each of them",
    arguments: ColorDepth.allCases, featureSets)
  func replay(depth: ColorDepth, features: TerminalFeatures) {
    for seed in 0..<25 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var frame = RandomFrames.frame(size: RandomFrames.size(using: &random), using: &random)
      var link = Link(size: frame.size, depth: depth, features: features)
      for _ in 0..<12 {
        link.show(frame)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          frame = RandomFrames.frame(size: RandomFrames.size(using: &random), using: &random)
        case 1:
          frame = RandomFrames.frame(size: frame.size, using: &random)
        case 2, 3:
          frame = RandomFrames.shifted(
            frame, columns: .random(in: -9...9, using: &random), rows: 0, using: &random)
        case 4, 5:
          frame = RandomFrames.shifted(
            frame, columns: 0, rows: .random(in: -5...5, using: &random), using: &random)
        default:
          for _ in 0..<3 { RandomFrames.edit(&frame, using: &random) }
        }
      }
    }
  }

  @Test(
    "A move of any distance is right where a long insertion leaves old cells", arguments: 1..<40)
  func longMoves(distance: Int) {
    let size = FrameSize(columns: 40, rows: 6)
    for (seed, column) in [0, 0, 7, 21].enumerated() {
      var random = SeededGenerator(seed: UInt64(seed))
      var first = Frame(size: size)
      for row in 0..<size.rows {
        let letters = (0..<40).map { _ in "abcdefghijklmnop".randomElement(using: &random) ?? "a" }
        first.put(String(letters), column: 0, row: row)
      }
      for distance in [distance, -distance] where abs(distance) < size.columns - column {
        var second = first
        let area = CellRect(column: column, row: 0, columns: 40 - column, rows: size.rows)
        second.fill(area, style: Style())
        let from = max(0, -distance)
        second.copy(
          first,
          region: CellRect(
            column: column + from, row: 0, columns: area.columns - abs(distance), rows: size.rows),
          toColumn: column + max(0, distance), row: 0)
        var link = Link(size: size, insertsLikeTmux: true)
        link.show(first)
        link.show(second)
      }
    }
  }

  @Test("A frame that changes nothing sends nothing")
  func nothing() {
    var random = SeededGenerator(seed: 3)
    let frame = RandomFrames.frame(size: FrameSize(columns: 20, rows: 5), using: &random)
    var link = Link(size: frame.size)
    #expect(link.show(frame) > 0)
    #expect(link.show(frame) == 0)
    link.encoder.invalidate()
    #expect(link.show(frame) > 0)
  }

  @Test(
    "The changes take the bytes that they need and no more",
    arguments: [
      ("abc", "abd", "\u{1B}[1;3Hd"),
      ("abcdefgh", "xbcdefgx", "\u{1B}[Hx\u{1B}[6Cx"),
      ("abcdefgh", "xbcxefgh", "\u{1B}[Hxbcx"),
      ("abcdefgh", "", "\u{1B}[H\u{1B}[K"),
      ("", "aaaaaaaaaaaaaaa", "\u{1B}[Ha\u{1B}[14b"),
      ("x-------------x", "x             x", "\u{1B}[1;2H\u{1B}[13X"),
      ("a", "❤️b", "\u{1B}[H  \r❤️\u{1B}[3Gb"),
      // A terminal that draws four people in a row has run over what stands beside them.
      ("👨‍👩‍👧‍👦b", "👨‍👩‍👧‍👧b", "\u{1B}[H  \r👨‍👩‍👧‍👧\u{1B}[3Gb\u{1B}[K"),
    ])
  func exactBytes(before: String, after: String, expected: String) {
    let size = FrameSize(columns: 20, rows: 2)
    var encoder = ANSIEncoder(
      colorDepth: .truecolor, features: [.backgroundErase, .repetition])
    var first = Frame(size: size)
    first.put(before, column: 0, row: 0)
    first.put("z", column: 19, row: 1)
    _ = encoder.encode(first)
    var second = Frame(size: size)
    second.put(after, column: 0, row: 0)
    second.put("z", column: 19, row: 1)
    #expect(String(decoding: encoder.encode(second), as: UTF8.self) == expected)
  }

  @Test("Rows that become blank are erased rather than moved away")
  func blankRows() {
    let size = FrameSize(columns: 50, rows: 3)
    var encoder = ANSIEncoder(colorDepth: .truecolor)
    var first = Frame(size: size)
    for row in 0..<2 {
      first.put(String(repeating: "wrong ", count: 8) + "xy", column: 0, row: row)
    }
    _ = encoder.encode(first)
    let bytes = encoder.encode(Frame(size: size))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[H\u{1B}[K\r\n\u{1B}[K\u{1B}[?2026l")
  }

  @Test("A style changes in as few codes as possible")
  func styleBytes() {
    func bytes(_ old: Style?, _ new: Style) -> String {
      var bytes: [UInt8] = []
      bytes.appendStyle(from: old, to: new)
      return String(decoding: bytes, as: UTF8.self)
    }
    let red = Style(foreground: .indexed(1))
    let bold = Style(foreground: .indexed(1), attributes: .bold)
    let dim = Style(foreground: .indexed(1), attributes: .dim)
    #expect(bytes(nil, Style()) == "\u{1B}[m")
    #expect(bytes(nil, bold) == "\u{1B}[0;1;31m")
    #expect(bytes(red, bold) == "\u{1B}[1m")
    #expect(bytes(bold, red) == "\u{1B}[22m")
    #expect(bytes(bold, dim) == "\u{1B}[22;2m")
    #expect(bytes(bold, bold) == "")
    #expect(
      bytes(Style(), Style(foreground: .rgb(1, 2, 3), background: .indexed(200)))
        == "\u{1B}[38;2;1;2;3;48;5;200m")
    #expect(
      bytes(red, Style(foreground: .indexed(12), background: .indexed(9))) == "\u{1B}[94;101m")
  }

  @Test("A colour within the tolerance stays as it was sent, and is made exact without one")
  func tolerance() {
    let size = FrameSize(columns: 3, rows: 1)
    func frame(_ level: UInt8) -> Frame {
      var frame = Frame(size: size)
      frame.put("你x", column: 0, row: 0, style: Style(foreground: .rgb(level, 0, 0)))
      return frame
    }
    var encoder = ANSIEncoder(colorDepth: .truecolor)
    _ = encoder.encode(frame(100))
    #expect(encoder.encode(frame(106), tolerance: 6).isEmpty)
    #expect(!encoder.encode(frame(107), tolerance: 6).isEmpty)
    _ = encoder.encode(frame(100))
    #expect(encoder.encode(frame(106), tolerance: 6).isEmpty)
    var terminal = VirtualTerminal(size: size, wrapsAtEdge: false)
    terminal.feed(encoder.encode(frame(106)))
    #expect(terminal.frame == frame(106))
  }

  @Test("Nothing but printable text and escape sequences is ever sent")
  func noStrayControls() {
    var encoder = ANSIEncoder(colorDepth: .truecolor, features: [])
    var frame = Frame(size: FrameSize(columns: 40, rows: 1))
    frame.put("a\u{1B}]0;x\u{7}\u{9B}31m\u{202E}b\r\n\t", column: 0, row: 0)
    let text = String(decoding: encoder.encode(frame), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[H\u{1B}[ma\u{FFFD}]0;x\u{FFFD}\u{FFFD}31mb\u{FFFD}\u{FFFD}"))
  }
}

// MARK: - Slides that move

extension ANSIEncoderTests {
  private static let size = FrameSize(columns: 200, rows: 60)

  /// A picture of half blocks where every cell has two colours of its own.
  private func picture(seed: UInt64) -> Frame {
    var random = SeededGenerator(seed: seed)
    var frame = Frame(size: Self.size)
    for row in 0..<Self.size.rows {
      for column in 0..<Self.size.columns {
        let style = Style(
          foreground: .rgb(.random(in: 0...255, using: &random), 90, 200),
          background: .rgb(12, .random(in: 0...255, using: &random), 200))
        frame[column, row] = Cell("▀", style: style)
      }
    }
    return frame
  }

  @Test(
    "A slide that moves costs about the strip that it uncovers",
    arguments: [(-10, 0), (10, 0), (-3, 0), (0, 3), (0, -3)])
  func slide(columns: Int, rows: Int) {
    let first = picture(seed: 1)
    let second = picture(seed: 2)
    var link = Link(size: Self.size)
    let whole = link.show(first)
    var frame = first
    frame.copy(first, toColumn: columns, row: rows)
    frame.copy(
      second, toColumn: columns + (columns < 0 ? 200 : columns > 0 ? -200 : 0),
      row: rows + (rows < 0 ? 60 : rows > 0 ? -60 : 0))
    let moved = link.show(frame)
    let strip = columns == 0 ? Double(abs(rows)) / 60 : Double(abs(columns)) / 200
    #expect(Double(moved) < Double(whole) * (strip + 0.02))
  }

  @Test("What stands beside a moving slide is not sent again")
  func margins() {
    let inner = CellRect(column: 20, row: 5, columns: 160, rows: 50)
    let first = picture(seed: 1)
    var second = picture(seed: 1)
    second.copy(
      first, region: CellRect(column: 28, row: 5, columns: 152, rows: 50), toColumn: 20, row: 5)
    second.copy(
      picture(seed: 2), region: CellRect(column: 0, row: 5, columns: 8, rows: 50),
      toColumn: inner.columnRange.upperBound - 8, row: 5)
    var link = Link(size: Self.size)
    let whole = link.show(first)
    #expect(Double(link.show(second)) < Double(whole) * (8.0 * 50 / 12_000 + 0.02))
  }
}
