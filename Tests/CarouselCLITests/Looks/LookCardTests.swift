import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselStage
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender

@Suite("Looks of cards")
struct LookCardTests {
  /// What is wrong with cards at rest on a page, and on the way to the next one.
  private static func faults(of cards: LookCards, page: Int, size: FrameSize) throws -> [String] {
    let show = cards.show
    var reduction = show.reduction(.palette256)
    var stage = show.stage(at: page)
    var faults: [String] = []
    if let screen = LookScreen(show.show, stage, size: size, reduction: &reduction) {
      faults = LookCards.faults(of: screen, current: page, isMoving: false)
    }
    try stage.send(.next)
    _ = stage.advance(by: show.show.deck.options.transition.duration / 3)
    guard stage.isMoving else { return faults }
    let scene = stage.scene(columns: size.columns, rows: size.rows)
    let nearest = scene.placements.min { abs($0.distance) < abs($1.distance) }?.page
    if let screen = LookScreen(show.show, stage, size: size, reduction: &reduction) {
      faults += LookCards.faults(of: screen, current: nearest ?? page, isMoving: true)
    }
    return faults.map { "\(size.columns)x\(size.rows) page \(page): \($0)" }
  }

  @Test("A card at the side shows a whole title or none, in all layouts", arguments: LookShow.sizes)
  func layouts(size: FrameSize) throws {
    for type in LayoutType.allCases where type != .linear {
      let config = LayoutGoldenTests.Case(type: type, size: size).config
      let show = try #require(LookShow(name: type.rawValue, text: config))
      let cards = try #require(LookCards(show))
      let faults = try Self.faults(of: cards, page: 3, size: size)
      #expect(faults == [], "\(type)")
    }
  }

  @Test("A card at the side shows a whole title or none, in configs", arguments: LookShow.files)
  func configs(file: String) throws {
    let show = try #require(LookShow(file: file))
    guard let cards = LookCards(show) else { return }
    for size in LookShow.sizes {
      for page in cards.show.show.deck.slides.indices {
        #expect(try Self.faults(of: cards, page: page, size: size) == [], "\(file)")
      }
    }
  }

  @Test("A card at the side shows a whole title or none, on screens of all sizes")
  func random() throws {
    for seed in LawCases.seeds(oneOf: 40) {
      var deck = LookDeck(seed: seed)
      let show = try #require(LookShow(name: "seed \(seed)", text: deck.text))
      guard let cards = LookCards(show) else { continue }
      let faults = try Self.faults(of: cards, page: deck.page(), size: deck.size)
      #expect(faults == [], "seed \(seed)")
    }
  }
}
