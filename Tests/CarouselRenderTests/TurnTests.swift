import CarouselColor
import CarouselDeck
import CarouselGrid
import CarouselStage
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender

/// Two pages of random words, those of the earlier one in letters that the later one lacks.
private struct RandomTurn {
  static let earlierLetters: [Character] = ["a", "b", "é", "日", "本"]
  static let laterLetters: [Character] = ["x", "y", "ß", "語", "字"]
  static let effects = TransitionEffect.allCases.filter { effect in
    switch effect {
    case .slide, .push, .cover: false
    case .fade, .dissolve, .wipe, .zoom, .flip, .cube: true
    }
  }

  let earlier: Frame
  let later: Frame
  let side: PageSide
  let beneath: Color
  let options: PaintOptions

  init(using random: inout SeededGenerator) {
    let size = FrameSize(
      columns: .random(in: 1...40, using: &random), rows: .random(in: 1...9, using: &random))
    earlier = Self.page(size, Self.earlierLetters, using: &random)
    later = Self.page(size, Self.laterLetters, using: &random)
    side = PageSide.allCases.randomElement(using: &random) ?? .right
    beneath = RandomFrames.color(using: &random)
    options = PaintOptions(
      glyphs: Bool.random(using: &random) ? .unicode : .ascii,
      depth: Bool.random(using: &random) ? .truecolor : .none, geometry: .standard, viewing: .desk)
  }

  private static func page(
    _ size: FrameSize, _ letters: [Character], using random: inout SeededGenerator
  ) -> Frame {
    let background = RandomFrames.color(using: &random)
    var frame = Frame(size: size, style: Style(background: background))
    for row in 0..<size.rows where Bool.random(using: &random) {
      var column = Int.random(in: 0...3, using: &random)
      while column < size.columns {
        let word = (0..<Int.random(in: 1...6, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "?"
        }
        let style = Style(foreground: RandomFrames.color(using: &random), background: background)
        column = frame.put(String(word), column: column, row: row, style: style)
        column += Int.random(in: 1...4, using: &random)
      }
    }
    return frame
  }

  func frame(_ effect: TransitionEffect, _ fraction: Double) -> Frame {
    var (one, other) = (
      Canvas(size: earlier.size, style: Style()), Canvas(size: later.size, style: Style())
    )
    (one.cells, other.cells) = (earlier, later)
    var frame = Frame(size: earlier.size)
    TurningPages(
      earlier: one, later: other, effect: effect, fraction: fraction, side: side,
      viewport: CellRect(earlier.size), beneath: beneath, options: options
    ).paint(on: &frame)
    return frame
  }
}

extension Frame {
  /// The words of a row: its runs of letters, with their columns.
  fileprivate func words(inRow row: Int) -> [Range<Int>: String] {
    var words: [Range<Int>: String] = [:]
    var start: Int?
    for column in 0...size.columns {
      let isLetter = column < size.columns && !self[column, row].isBlank
      if isLetter {
        start = start ?? column
      } else if let first = start {
        words[first..<column] = (first..<column).map { text(of: self[$0, row]) }.joined()
        start = nil
      }
    }
    return words
  }
}

@Suite("Two pages that turn into each other")
struct TurnTests {
  @Test("A turn begins with the earlier page and ends with the later one")
  func ends() {
    for seed in LawCases.seeds(oneOf: 20) {
      var random = SeededGenerator(seed: seed)
      let turn = RandomTurn(using: &random)
      for effect in RandomTurn.effects {
        #expect(turn.frame(effect, 0) == turn.earlier, "\(effect), seed \(seed)")
        #expect(turn.frame(effect, 1) == turn.later, "\(effect), seed \(seed)")
      }
    }
  }

  @Test("A letter is where its page has it, and letters of two pages are never seen together")
  func letters() {
    for seed in LawCases.seeds(oneOf: 4) {
      var random = SeededGenerator(seed: seed)
      let turn = RandomTurn(using: &random)
      let fraction = Double.random(in: 0...1, using: &random)
      for effect in RandomTurn.effects {
        let frame = turn.frame(effect, fraction)
        var (hasEarlier, hasLater) = (false, false)
        // One expectation a cell would take most of the time.
        var strange = 0
        for row in 0..<frame.size.rows {
          for column in 0..<frame.size.columns {
            let cell = frame[column, row]
            guard let character = frame.text(of: cell).first else { continue }
            let isEarlier = RandomTurn.earlierLetters.contains(character)
            guard isEarlier || RandomTurn.laterLetters.contains(character) else { continue }
            if isEarlier { hasEarlier = true } else { hasLater = true }
            let page = isEarlier ? turn.earlier : turn.later
            let own = page[column, row]
            let isFading = cell.style.foreground != own.style.foreground
            // A letter that fades is left out before it looks like its background.
            if frame.text(of: cell) != page.text(of: own)
              || isFading && cell.style.foreground.isIndistinguishable(from: cell.style.background)
            {
              strange += 1
            }
          }
        }
        #expect(strange == 0, "\(effect) at \(fraction), seed \(seed)")
        // Those of an edge that moves, or of words that change one by one, are side by side.
        if effect != .wipe, effect != .dissolve {
          #expect(!(hasEarlier && hasLater), "\(effect) at \(fraction), seed \(seed)")
        }
      }
    }
  }

  @Test("Words dissolve whole, and none comes back")
  func words() {
    for seed in LawCases.seeds(oneOf: 4) {
      var random = SeededGenerator(seed: seed)
      let turn = RandomTurn(using: &random)
      var before = turn.earlier
      for fraction in [0.2, 0.4, 0.6, 0.8] {
        let frame = turn.frame(.dissolve, fraction)
        for row in 0..<frame.size.rows {
          let (early, late) = (turn.earlier.words(inRow: row), turn.later.words(inRow: row))
          for (columns, word) in frame.words(inRow: row) {
            #expect(
              early[columns] == word || late[columns] == word,
              "\(word) at \(fraction), seed \(seed)")
          }
          for (columns, word) in before.words(inRow: row) where late[columns] == word {
            #expect(frame.words(inRow: row)[columns] == word, "seed \(seed)")
          }
        }
        before = frame
      }
    }
  }

  @Test("Letters made of blocks that belong together dissolve together")
  func blocks() {
    var (one, other) = (
      Frame(size: FrameSize(columns: 20, rows: 6)), Frame(size: FrameSize(columns: 20, rows: 6))
    )
    for (row, line) in ["▛▀▙ ▐  ▟", "", "▌ ▐ ▐▄▄▌"].enumerated() {
      one.put(line, column: 1, row: row)
      other.put(line, column: 9, row: row + 2)
    }
    let scatter = WordScatter(one, other)
    for step in 1..<64 {
      let frame = scatter.frame(at: Double(step) / 64)
      let count = (0..<120).count { !frame[$0 % 20, $0 / 20].isBlank }
      let whole = (0..<120).count { !one[$0 % 20, $0 / 20].isBlank }
      #expect([0, whole, 2 * whole].contains(count))
    }
  }

  @Test("Faces stay inside of the viewport, and the sides of a cube divide it")
  func areas() throws {
    let size = FrameSize(columns: 80, rows: 24)
    for effect in RandomTurn.effects where effect != .dissolve {
      for side in PageSide.allCases {
        for step in 0...64 {
          let faces = try #require(
            PageTurn.faces(effect, Double(step) / 64, size: size, side: side))
          for face in [faces.earlier, faces.later] where !face.area.isEmpty {
            let area = face.area
            #expect(0 <= area.left && area.left <= area.right && area.right <= 80)
            #expect(0 <= area.top && area.top <= area.bottom && area.bottom <= 24)
            #expect(0...1 ~= face.letters && 0...1 ~= face.opacity && 0...0.37 ~= face.shade)
          }
          guard effect == .cube else { continue }
          let (one, other) = (faces.earlier.area, faces.later.area)
          let borders =
            switch side {
            case .right: (one.right, other.left)
            case .left: (one.left, other.right)
            case .bottom: (one.bottom, other.top)
            case .top: (one.top, other.bottom)
            }
          #expect(borders.0 == borders.1)
        }
      }
    }
  }

  @Test(
    "A turn to the other side is the same turn backwards",
    arguments: [TransitionEffect.wipe, .flip, .cube])
  func mirror(effect: TransitionEffect) throws {
    let size = FrameSize(columns: 64, rows: 16)
    for (side, other) in [(PageSide.right, PageSide.left), (.bottom, .top)] {
      for step in 0...64 where step != 32 {
        let fraction = Double(step) / 64
        let there = try #require(PageTurn.faces(effect, fraction, size: size, side: side))
        let back = try #require(PageTurn.faces(effect, 1 - fraction, size: size, side: other))
        for (one, two) in [(there.earlier, back.later), (there.later, back.earlier)] {
          #expect(abs(one.letters - two.letters) < 1e-9)
          guard effect != .wipe else { continue }
          #expect(abs(one.area.left - two.area.left) < 1e-9)
          #expect(abs(one.area.right - two.area.right) < 1e-9)
          #expect(abs(one.area.top - two.area.top) < 1e-9)
          #expect(abs(one.shade - two.shade) < 1e-9)
        }
      }
    }
  }

  @Test(
    "The letters of a page are seen as long as it is nearly flat",
    arguments: [
      (TransitionEffect.fade, 0.2, 0.5, 0.0), (.fade, 0.4, 0, 0), (.fade, 0.7, 0, 0.5),
      (.zoom, 0.2, 0.5, 0), (.zoom, 0.75, 0, 0), (.zoom, 0.875, 0, 0.5),
      (.flip, 0.11, 0, 0), (.flip, 0.89, 0, 0), (.cube, 0.04, 0, 0), (.cube, 0.96, 0, 0),
      (.wipe, 0.5, 1, 1),
    ])
  func letterAmounts(
    effect: TransitionEffect, fraction: Double, earlier: Double, later: Double
  ) throws {
    let faces = try #require(
      PageTurn.faces(
        effect, fraction, size: FrameSize(columns: 80, rows: 24), side: .right))
    #expect(abs(faces.earlier.letters - earlier) < 1e-9)
    #expect(abs(faces.later.letters - later) < 1e-9)
  }

  @Test("Lines show the sides of a page that looks like what is behind it")
  func edges() {
    let size = FrameSize(columns: 16, rows: 3)
    for background in [Color.default, .rgb(0, 0, 0)] {
      let page = Canvas(size: size, style: Style(background: background))
      func lines(_ effect: TransitionEffect, _ fraction: Double, _ side: PageSide) -> [String] {
        var frame = Frame(size: size)
        TurningPages(
          earlier: page, later: page, effect: effect, fraction: fraction, side: side,
          viewport: CellRect(size), beneath: background,
          options: PaintOptions(
            glyphs: .unicode, depth: .truecolor, geometry: .standard, viewing: .desk)
        ).paint(on: &frame)
        return frame.plainLines
      }
      // Turned by 60°, half of its breadth is seen.
      #expect(lines(.flip, 1 / 3, .right) == Array(repeating: "    ▏      ▕", count: 3))
      #expect(lines(.cube, 0.5, .left) == Array(repeating: "       ▕", count: 3))
      #expect(lines(.flip, 2 / 3, .top) == ["", String(repeating: "▁", count: 16), ""])
    }
  }

  @Test("A page that stands out from what is behind it has no lines at its sides")
  func contrast() {
    var random = SeededGenerator(seed: 1)
    for effect in [TransitionEffect.zoom, .flip, .cube] {
      for side in PageSide.allCases {
        let size = FrameSize(columns: 40, rows: 12)
        let page = Canvas(size: size, style: Style(background: .rgb(255, 255, 255)))
        let dark = Canvas(size: size, style: Style(background: .rgb(0, 0, 0)))
        for _ in 0..<20 {
          var frame = Frame(size: size)
          let isFlip = effect == .flip
          TurningPages(
            earlier: isFlip ? page : dark, later: page, effect: effect,
            fraction: .random(in: 0.2...0.98, using: &random), side: side,
            viewport: CellRect(size), beneath: .rgb(0, 0, 0),
            options: PaintOptions(
              glyphs: .unicode, depth: .truecolor, geometry: .standard, viewing: .desk)
          ).paint(on: &frame)
          for line in frame.plainLines { #expect(!line.contains { "▏▕▔▁".contains($0) }) }
        }
      }
    }
  }
}
