import CarouselDeck
import CarouselEngine
import CarouselJSON
import CarouselStage
import TestSupport

@testable import CarouselTrace

/// Random decks in decks, and random scripts for them.
enum RandomTrace {
  static func choice<Element>(
    _ list: [Element], _ generator: inout SeededGenerator
  ) -> Element {
    list[Int.random(in: 0..<list.count, using: &generator)]
  }

  private static let ids = ["a", "b", "c", "d"]

  /// A deck whose slides may hold decks, of 0…4 pages each.
  static func deck(depth: Int, _ generator: inout SeededGenerator) -> Deck {
    let pages = Int.random(in: depth == 0 ? 0...4 : 1...4, using: &generator)
    var children: [Int: Deck] = [:]
    for page in 0..<pages where depth < 2 && Bool.random(using: &generator) {
      children[page] = deck(depth: depth + 1, &generator)
    }
    var deck = TraceFixtures.deck(
      pages: pages, choice(Boundary.allCases, &generator),
      every: choice([nil, 300, 500, 1000], &generator), move: choice([0, 100, 400], &generator),
      children: children)
    if Bool.random(using: &generator) {
      for page in deck.slides.indices { deck.slides[page].id = ids[page] }
    }
    deck.chaining = choice(Deck.Chaining.allCases, &generator)
    deck.whenHidden = choice(Deck.WhenHidden.allCases, &generator)
    deck.options.start = Int.random(in: 0...3, using: &generator)
    deck.options.axis = choice(Axis.allCases, &generator)
    deck.options.autoplay?.atEnd = choice(Autoplay.AtEnd.allCases, &generator)
    deck.options.autoplay?.catchUp = choice(Autoplay.CatchUp.allCases, &generator)
    deck.options.autoplay?.onInteraction = choice(Autoplay.OnInteraction.allCases, &generator)
    deck.options.autoplay?.laps = choice([nil, nil, 2], &generator)
    deck.options.autoplay?.resumeAfter = choice([nil, .milliseconds(700)], &generator)
    if Int.random(in: 0..<6, using: &generator) == 0 {
      deck.options.autoplay?.sync = .clock(epoch: .milliseconds(-130))
    }
    if Int.random(in: 0..<6, using: &generator) == 0 {
      deck.options.autoscroll = choice([0.7, -3], &generator)
    }
    deck.options.scroll.isEnabled = Int.random(in: 0..<8, using: &generator) > 0
    deck.options.scroll.isPaged = Bool.random(using: &generator)
    deck.options.scroll.scrollsToItem = Int.random(in: 0..<4, using: &generator) > 0
    deck.options.autoplay?.holdStartsAt = choice(Autoplay.HoldStart.allCases, &generator)
    // In the order of a dictionary, a seed would be another case in every process.
    for page in children.keys.sorted() where Bool.random(using: &generator) {
      deck.options.autoplay?.holds[page] = .untilDone
    }
    return deck
  }

  private static func intent(_ generator: inout SeededGenerator) -> Intent {
    let page = Int.random(in: -1...4, using: &generator)
    let all: [Intent] = [
      .next, .next, .previous, .step(by: page), .go(to: page),
      .go(to: page, via: choice(Route.allCases, &generator), animated: false), .press,
      .drag(by: Double(page) / 4), .drag(by: -Double(page) / 2), .release(velocity: Double(page)),
      .tap(page: page), .play, .stop, .pause(choice(PauseReason.allCases, &generator)),
      .resume(choice(PauseReason.allCases, &generator)), .setHold(.milliseconds(700)),
      .setAutoscroll(speed: choice([0, 1.3, -4], &generator)),
      .setItems(.count(page + 1)), .setItems(.ids(ids.shuffled(using: &generator).dropLast())),
      .insert(at: page), .insert(at: page, id: choice(ids + ["x"], &generator)), .remove(at: page),
      .remove(at: page), .suspend(for: .milliseconds(2300)), .finishHold(),
      .resize(columns: 40, rows: 12),
    ]
    return choice(all, &generator)
  }

  static func script(_ generator: inout SeededGenerator) -> String {
    var time = 0
    var lines: [String] = []
    for _ in 0..<25 {
      let intent = intent(&generator)
      let path: StagePath? = choice([nil, [], [0], [1], [0, 0], [2, 1]], &generator)
      let line = ScriptLine(
        time: .milliseconds(time), intent: intent, path: path,
        agent: choice([nil, .user, .program], &generator))
      lines.append(line.object(root: "hero").text)
      if case .suspend = intent { time += 2300 }
      time += choice([0, 0, 50, 100, 333, 1000], &generator)
    }
    return lines.joined(separator: "\n")
  }
}
