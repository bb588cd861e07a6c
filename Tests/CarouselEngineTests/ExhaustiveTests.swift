import CarouselEngine
import EngineLaws
import Testing

@Suite("Every small carousel")
struct ExhaustiveTests {
  /// A carousel as one would write it on a slip of paper: no offset, no time, only a page.
  private struct Naive {
    let pages: Int
    let boundary: Boundary
    var page: Int

    mutating func apply(_ intent: Intent) {
      guard pages > 1 else { return }
      switch intent {
      case .next: walk(1)
      case .previous: walk(-1)
      case .step(let steps): walk(steps)
      case .go(let target, _, _): if target < pages { page = target }
      default: return
      }
    }

    private mutating func walk(_ steps: Int) {
      for _ in 0..<abs(steps) {
        let next = page + steps.signum()
        switch boundary {
        case .bounded: if next >= 0 && next < pages { page = next }
        case .looping: page = next < 0 ? pages - 1 : (next >= pages ? 0 : next)
        }
      }
    }
  }

  private static let alphabet: [Intent] = [
    .next, .previous, .step(by: 2), .step(by: -3), .step(by: 5), .go(to: 0), .go(to: 2),
    .go(to: 1, via: .backward), .go(to: 0, via: .forward, animated: false),
  ]

  @Test(
    "Agrees with a naive model for 0…6 pages, every start and every script of three intents",
    arguments: Boundary.allCases, [0, 100])
  func agrees(boundary: Boundary, move: Int) {
    for pages in 0...6 {
      for start in 0..<max(1, pages) {
        for first in Self.alphabet {
          for second in Self.alphabet {
            for third in Self.alphabet {
              check(pages, boundary, start: start, move: move, script: [first, second, third])
            }
          }
        }
      }
    }
  }

  private func check(
    _ pages: Int, _ boundary: Boundary, start: Int, move: Int, script: [Intent]
  ) {
    var run = Run(pages, boundary, move: move) { $0.start = start }
    var naive = Naive(pages: pages, boundary: boundary, page: start)
    for intent in script {
      if let events = try? run.carousel.send(intent) { run.note(events) }
      run.until(run.carousel.now + .milliseconds(move))
      naive.apply(intent)
      let page = run.carousel.currentPage
      if page != (pages > 0 ? naive.page : nil) || !run.carousel.isResting {
        Issue.record("\(pages) \(boundary) from \(start): \(script) gave \(page.text)")
        return
      }
    }
    var checker = GrammarChecker()
    checker.read(run.events)
    if !checker.faults.isEmpty { Issue.record("\(script): \(checker.faults)") }
  }
}
