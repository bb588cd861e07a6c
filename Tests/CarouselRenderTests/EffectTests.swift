import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselRender
import CarouselStage
import TerminalCells
import Testing

@Suite("Effects of a move")
struct EffectTests {
  private static let red = Color.rgb(200, 0, 0)
  private static let green = Color.rgb(0, 200, 0)

  private func deck(
    _ effect: TransitionEffect, axis: Axis = .horizontal, reading: ReadingDirection = .leftToRight
  ) -> Deck {
    var deck = Deck.of(
      [
        .text("one 日本 one", background: .rgb(200, 0, 0)),
        .text("two 語語 two", background: .rgb(0, 200, 0)),
        .text("three", background: .rgb(0, 0, 200)),
      ], axis: axis)
    deck.options.reading = reading
    deck.effect = effect
    return deck
  }

  /// The stage with its content dragged to an offset, by some ways.
  private func dragged(_ deck: Deck, by steps: [Double]) throws -> Stage {
    var stage = Stage(deck)
    try stage.send(.press)
    for step in steps { try stage.send(.drag(by: step)) }
    return stage
  }

  @Test("At rest there is no effect, on every page", arguments: TransitionEffect.allCases)
  func rest(effect: TransitionEffect) throws {
    for page in 0..<3 {
      var (plain, other) = (Stage(deck(.slide)), Stage(deck(effect)))
      try plain.send(.go(to: page))
      try other.send(.go(to: page))
      _ = plain.advance(by: .seconds(5))
      _ = other.advance(by: .seconds(5))
      #expect(plain.frame(20, 4) == other.frame(20, 4))
    }
  }

  @Test(
    "What is seen follows from the offset alone: a drag takes it back, over the seam too",
    arguments: TransitionEffect.allCases)
  func reversible(effect: TransitionEffect) throws {
    for fraction in [0.25, 0.5, 0.75, -0.25] {
      let there = try dragged(deck(effect), by: [fraction])
      let back = try dragged(deck(effect), by: [fraction, 0.125, -0.5, 0.375])
      #expect(there.frame(21, 5) == back.frame(21, 5))
    }
    let start = try dragged(deck(effect), by: [0.5, -0.5])
    #expect(start.frame(21, 5) == Stage(deck(effect)).frame(21, 5))
  }

  @Test(
    "In a fade the backgrounds mix all the way, and the words of one page leave before others come")
  func fade() throws {
    for (fraction, words) in [(0.25, "one"), (0.375, nil), (0.75, "two")] as [(Double, String?)] {
      let frame = try dragged(deck(.fade), by: [fraction]).frame(20, 3)
      let mixed = RGB(200, 0, 0).blended(with: RGB(0, 200, 0), amount: fraction)
      for column in 0..<20 { #expect(frame[column, 0].style.background == .rgb(mixed)) }
      if let words {
        #expect(frame.plainLines[1].contains(words))
      } else {
        #expect(frame.plainLines[1] == "")
      }
    }
  }

  @Test("Cells that have dissolved stay so until the end, scattered over the page")
  func dissolve() throws {
    var dissolved: Set<Int> = []
    for step in 0...16 {
      let fraction = Double(step) / 16
      let frame = try dragged(deck(.dissolve), by: [fraction]).frame(40, 20)
      var cells: Set<Int> = []
      for index in 0..<800 {
        let color = frame[index % 40, index / 40].style.background
        #expect(color == Self.red || color == Self.green)
        if color == Self.green { cells.insert(index) }
      }
      #expect(cells.isSuperset(of: dissolved))
      #expect(abs(Double(cells.count) / 800 - fraction) < 0.06)
      let columns = Set(cells.map { $0 % 40 })
      #expect(step < 4 || columns.count > 35)
      dissolved = cells
    }
  }

  @Test(
    "An edge that wipes uncovers the next page where it lies, to half cells",
    arguments: Axis.allCases, ReadingDirection.allCases)
  func wipe(axis: Axis, reading: ReadingDirection) throws {
    let isRow = axis == .horizontal
    let stage = try dragged(deck(.wipe, axis: axis, reading: reading), by: [0.5])
    let frame = stage.frame(isRow ? 21 : 40, isRow ? 20 : 5)
    let isMirrored = isRow && reading == .rightToLeft
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let along = !isRow ? row * 2 - 4 : (column - 10) * (isMirrored ? -1 : 1)
        let cell = frame[column, row]
        if along == 0 {
          #expect(cell.scalar == (isRow ? "▌" : "▀"))
          let isGreenFirst = isMirrored
          #expect(cell.style.foreground == (isGreenFirst ? Self.green : Self.red))
          #expect(cell.style.background == (isGreenFirst ? Self.red : Self.green))
        } else {
          #expect(cell.style.background == (along > 0 ? Self.green : Self.red))
        }
      }
    }
  }

  @Test(
    "A page that covers comes from where the next page lies, and the other one stays",
    arguments: Axis.allCases, ReadingDirection.allCases)
  func cover(axis: Axis, reading: ReadingDirection) throws {
    let stage = try dragged(deck(.cover, axis: axis, reading: reading), by: [0.25])
    let frame = stage.frame(40, 20)
    let rest = Stage(deck(.slide, axis: axis, reading: reading)).frame(40, 20)
    let isMirrored = axis == .horizontal && reading == .rightToLeft
    for row in 0..<20 {
      for column in 0..<40 {
        let along = axis == .vertical ? row * 2 : isMirrored ? 39 - column : column
        let isCovered = along >= 30
        if isCovered {
          #expect(frame[column, row].style.background == Self.green)
        } else if !(axis == .horizontal && (29...30).contains(along)) {
          #expect(frame[column, row] == rest[column, row])
        }
      }
    }
  }

  @Test("Pages that push touch, whatever the gap, and slides keep it")
  func push() throws {
    for (effect, hasGap) in [
      (TransitionEffect.push, false), (.slide, true), (.cover, false), (.wipe, false),
    ] {
      var deck = deck(effect)
      deck.gap = 4
      let frame = try dragged(deck, by: [0.5]).frame(20, 3)
      let colors = Set((0..<20).map { frame[$0, 0].style.background })
      #expect(colors.contains(.default) == hasGap, "\(effect)")
    }
  }

  @Test("Beyond an end, and side by side, pages slide", arguments: TransitionEffect.allCases)
  func slides(effect: TransitionEffect) throws {
    func frame(_ effect: TransitionEffect, _ change: (inout Deck) -> Void) throws -> Frame {
      var deck = deck(effect)
      change(&deck)
      return try dragged(deck, by: [-0.4]).frame(20, 3)
    }
    let bounded: (inout Deck) -> Void = { $0.options.boundary = .bounded }
    let (bouncing, sliding) = (try frame(effect, bounded), try frame(.slide, bounded))
    #expect(bouncing == sliding)
    let row: (inout Deck) -> Void = { $0.visible = 2 }
    let (side, usual) = (try frame(effect, row), try frame(.slide, row))
    #expect(side == usual)
  }
}
