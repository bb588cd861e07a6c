import CarouselDeck
import CarouselEngine
import CarouselJSON
import SourceDiagnostics

@testable import CarouselTrace

/// Runs traces of decks that are made in code.
enum TraceFixtures {
  /// A deck of plain slides with cuts.
  static func deck(
    pages: Int, _ boundary: Boundary = .looping, every: Int? = nil, move: Int = 0,
    children: [Int: Deck] = [:]
  ) -> Deck {
    var deck = Deck(
      name: "hero",
      slides: (0..<pages).map { Slide(children[$0].map(Slide.Content.deck) ?? .plain) })
    deck.options.boundary = boundary
    deck.options.transition = Transition(duration: .milliseconds(move), easing: .linear)
    deck.options.autoplay = every.map { Autoplay(hold: .milliseconds($0)) }
    return deck
  }

  static func trace(
    _ deck: Deck, script: String = "", milliseconds: Int, reportsOffsets: Bool = false
  ) -> String {
    let script = Script(SourceText(name: "script", text: script), root: deck.name)
    precondition(script.failures.isEmpty, script.failures.joined(separator: "\n"))
    var lines = ""
    var run = TraceRun(deck, reportsOffsets: reportsOffsets)
    run.run(script, until: .milliseconds(milliseconds)) { line in
      lines += line.text + "\n"
      return true
    }
    return lines
  }
}
