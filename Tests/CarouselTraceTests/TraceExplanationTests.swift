import CarouselDeck
import CarouselEngine
import CarouselStage
import SourceDiagnostics
import Testing

@testable import CarouselTrace

@Suite("Explanations in words")
struct TraceExplanationTests {
  private static func explain(
    _ deck: Deck, _ script: [String] = [], at milliseconds: Int, of path: StagePath = []
  ) -> [String] {
    let source = SourceText(name: "script", text: script.joined(separator: "\n"))
    let script = Script(source, root: deck.name)
    precondition(script.failures.isEmpty, script.failures.joined(separator: "\n"))
    var run = TraceRun(deck, explains: true)
    run.run(script, until: .milliseconds(milliseconds)) { _ in true }
    guard let explanation = run.explanation(of: path) else { return [] }
    return ExplanationText(explanation, root: deck.name).lines
  }

  private static func deck(
    _ pages: Int, _ boundary: Boundary = .looping, every: Int? = nil, move: Int = 0,
    children: [Int: Deck] = [:], change: (inout Deck) -> Void = { _ in }
  ) -> Deck {
    var deck = TraceFixtures.deck(
      pages: pages, boundary, every: every, move: move, children: children)
    change(&deck)
    return deck
  }

  @Test("A change by autoplay, as a whole")
  func whole() {
    #expect(
      Self.explain(Self.deck(3, every: 1000, move: 400), at: 1200) == [
        "hero at 1200 ms", "page: 1 of 0…2, lap 0", "change: now, from 0 to 1, by autoplay",
        "cause: the hold of page 0: 1000 ms (`every`), from the start at 0 to 1000, ran out",
        "motion: from 0 at 1000 to 1 at 1400, by the transition",
        "begun by: the hold of page 0: 1000 ms (`every`), from the start at 0 to 1000, ran out",
        "timer: no hold yet; that of page 1 starts when it settles",
        "next: at 2600, from 1 to 2, by autoplay",
      ])
  }

  @Test("In the midst of a gap it says so")
  func gap() {
    let deck = Self.deck(3, every: 1000)
    let lines = Self.explain(deck, [#"{"t":500,"do":"suspend","for":5000}"#], at: 4000)
    #expect(
      lines.prefix(2) == [
        "hero at 5500 ms", "gap: suspended from 500 to 5500; this is the state at its end",
      ])
    let after = Self.explain(deck, [#"{"t":500,"do":"suspend","for":5000}"#], at: 5500)
    #expect(after.first == "hero at 5500 ms" && !after.contains { $0.hasPrefix("gap") })
  }

  @Test("A page stays for ever where nothing can move it, whatever goes on inside")
  func staysForEver() {
    let child = Self.deck(3, every: 400)
    let deck = Self.deck(2, .bounded, every: 1000, children: [1: child])
    #expect(Self.explain(deck, at: 1500).last == "next: none without input")
    #expect(Self.explain(deck, at: 1500, of: [1]).last == "next: at 1800, from 1 to 2, by autoplay")
  }

  @Test("A nested carousel that restarts when it is shown again has been shown")
  func reset() {
    let child = Self.deck(3, every: 400) { $0.whenHidden = .reset }
    let deck = Self.deck(2, every: 1000, children: [0: child])
    #expect(
      Self.explain(deck, at: 1500, of: [0]).contains {
        $0.hasPrefix("parent: hero shows page 1, not page 0")
      })
  }

  @Test("A change inside of a slide, with the carousels around it")
  func nested() {
    let child = Self.deck(3, every: 700)
    let deck = Self.deck(2, every: 1000, children: [0: child])
    #expect(
      Self.explain(deck, at: 1500, of: [0]) == [
        "hero/0 at 1500 ms", "page: 1 of 0…2, lap 0", "change: at 700, from 0 to 1, by autoplay",
        "cause: the hold of page 0: 700 ms (`every`), from the start at 0 to 700, ran out",
        "motion: none, at rest",
        "timer: the hold of page 1: 700 ms (`every`), from the settle at 700, 400 ms left",
        "wait: hidden since 1000, it is not shown",
        "parent: hero shows page 1, not page 0; meanwhile this one is paused",
        "next: at 2400, from 1 to 2, by autoplay",
      ])
  }

  /// A show, what is asked of it, when, of which carousel, and a line that must be said.
  struct Cause: CustomTestStringConvertible, Sendable {
    var deck: Deck
    var script: [String] = []
    var time = 100
    var path: StagePath = []
    var line: String

    var testDescription: String { line }
  }

  private static func bounded(_ atEnd: Autoplay.AtEnd) -> Deck {
    deck(2, .bounded, every: 1000) { $0.options.autoplay?.atEnd = atEnd }
  }

  private static func holding(_ hold: Hold, children: [Int: Deck] = [:]) -> Deck {
    deck(3, every: 1000, children: children) { $0.options.autoplay?.holds = [0: hold] }
  }

  private static func interactive(_ policy: Autoplay.OnInteraction) -> Deck {
    deck(3, every: 5000) { $0.options.autoplay?.onInteraction = policy }
  }

  private static let gap = #"{"t":0,"do":"suspend","for":10400}"#

  static let causes: [Cause] =
    [
      // The page.
      Cause(deck: deck(0), line: "page: none"),
      Cause(deck: deck(3), line: "change: none since the start at 0"),
      Cause(
        deck: deck(3), script: [#"{"t":50,"do":"next"}"#],
        line: #"cause: {"do":"next"} at 50, requested by the user"#),
      Cause(
        deck: deck(3), script: [#"{"t":50,"do":"go","to":2,"agent":"user"}"#],
        line: #"cause: {"do":"go","to":2} at 50, requested by the user"#),
      Cause(
        deck: deck(3), script: [#"{"t":50,"do":"set_items","count":0}"#],
        line: "change: at 50, from 0 to none, by reload"),
      Cause(
        deck: deck(3), script: [#"{"t":50,"do":"set_items","count":2}"#],
        line: #"slides: {"do":"set_items","count":2} at 50"#),
      Cause(
        deck: deck(3), script: [#"{"t":50,"do":"go","to":9}"#],
        line: #"refused: {"do":"go","to":9} at 50: no page 9 among 3"#),
      Cause(
        deck: deck(3, .bounded), script: [#"{"t":50,"do":"previous"}"#],
        line: "edge: a step beyond the first page at 50 changed nothing"),
      Cause(
        deck: deck(5, every: 1000), script: [gap], time: 10_400,
        line: "missed: 9 changes in the gap until 10400"),
      Cause(
        deck: deck(5, every: 1000), script: [gap], time: 10_400,
        line: "cause: a gap of 10400 ms until 10400, caught up by `skip`"),
      // What moves.
      Cause(deck: deck(3), line: "motion: none, at rest"),
      Cause(
        deck: deck(3) { $0.options.scroll.scrollsToItem = false },
        script: [
          #"{"t":10,"do":"press"}"#, #"{"t":20,"do":"drag","by":0.25}"#,
          #"{"t":30,"do":"release"}"#,
        ], line: "motion: none, at rest between pages at 0.25"),
      Cause(
        deck: deck(3), script: [#"{"t":50,"do":"press"}"#],
        line: "motion: a finger has been down since 50 and has not moved it"),
      Cause(
        deck: deck(3), script: [#"{"t":50,"do":"press"}"#, #"{"t":60,"do":"drag","by":0.25}"#],
        line: "motion: a finger has been down since 50 and has moved it"),
      Cause(
        deck: deck(3, move: 400), script: [#"{"t":50,"do":"next"}"#],
        line: "motion: from 0 at 50 to 1 at 450, by the transition"),
      Cause(
        deck: deck(9, move: 400) { $0.options.scroll.isPaged = false },
        script: [
          #"{"t":10,"do":"press"}"#, #"{"t":20,"do":"drag","by":0.5}"#,
          #"{"t":30,"do":"release","velocity":6}"#,
        ], line: "motion: from 0.5 at 30 to 3 at 863.333333, after a flick"),
      Cause(
        deck: deck(3, .bounded, move: 400) { $0.options.scroll.isPaged = false },
        script: [
          #"{"t":0,"do":"go","to":2,"animated":false}"#, #"{"t":10,"do":"press"}"#,
          #"{"t":20,"do":"drag","by":0.1}"#, #"{"t":20,"do":"release","velocity":9}"#,
        ], time: 400, line: "begun by: the snap to a page after a flick"),
      Cause(
        deck: deck(5), script: [#"{"t":0,"do":"set_autoscroll","speed":1}"#], time: 600,
        line: "motion: from 0 at 0, continuously at 1 page a second"),
      Cause(
        deck: deck(5), script: [#"{"t":0,"do":"set_autoscroll","speed":2}"#], time: 600,
        line: "cause: autoscroll at 2 pages a second"),
      // The timer.
      Cause(deck: deck(3), line: "timer: none, there is no `autoplay`"),
      Cause(
        deck: deck(3, every: 1000),
        line: "timer: the hold of page 0: 1000 ms (`every`), from the start at 0 to 1000"),
      Cause(
        deck: holding(.time(.milliseconds(300))),
        line: "timer: the hold of page 0: 300 ms (`hold`), from the start at 0 to 300"),
      Cause(
        deck: deck(3, every: 1000) { $0.options.autoplay?.initialDelay = .milliseconds(300) },
        line: "timer: the hold of page 0: 1000 ms (`every`) and 300 ms (`initial_delay`),"
          + " from the start at 0 to 1300"),
      Cause(
        deck: deck(3, every: 1000, move: 200) { $0.options.autoplay?.holdStartsAt = .start },
        time: 1300,
        line: "timer: the hold of page 1: 1000 ms (`every`), from the start of the move at 1000"
          + " to 2000"),
      Cause(
        deck: deck(3, every: 100, move: 400) { $0.options.autoplay?.holdStartsAt = .start },
        time: 300,
        line: "timer: the hold of page 1: 100 ms (`every`), from the start of the move at 100,"
          + " ends with the move"),
      Cause(
        deck: deck(3, every: 1000), script: [#"{"t":400,"do":"set_interval","every":700}"#],
        time: 500,
        line: "timer: the hold of page 0: 700 ms (`every`), from the start at 0 to 700"),
      Cause(
        deck: deck(3, every: 1000),
        script: [#"{"t":400,"do":"stop"}"#, #"{"t":500,"do":"play"}"#], time: 600,
        line: "timer: the hold of page 0: 1000 ms (`every`), from `play` at 500 to 1500"),
      Cause(
        deck: deck(3, every: 1000), script: [#"{"t":400,"do":"remove","at":0}"#], time: 500,
        line: "timer: the hold of page 0: 1000 ms (`every`), from the start at 0 to 1000"),
      Cause(
        deck: holding(.manual),
        line: "timer: page 0 stays until input moves on (`manual`), from the start at 0"),
      Cause(
        deck: holding(.untilDone),
        line: "timer: page 0 stays until its content is done (`until_done`), from the start at 0"),
      Cause(
        deck: holding(.manual), script: [#"{"t":50,"do":"next"}"#, #"{"t":60,"do":"press"}"#],
        line: "timer: the hold of page 1: 1000 ms (`every`), from the settle at 50, 990 ms left"),
      Cause(
        deck: deck(3, every: 1000, move: 400) { $0.options.autoplay?.holds = [1: .manual] },
        script: [#"{"t":50,"do":"next"}"#],
        line: "timer: no hold yet; page 1 then stays until input moves on (`manual`)"),
      Cause(
        deck: deck(3, every: 1000, move: 400) { $0.options.autoplay?.holds = [1: .untilDone] },
        script: [#"{"t":50,"do":"next"}"#],
        line: "timer: no hold yet; page 1 then stays until its content is done (`until_done`)"),
      Cause(
        deck: holding(.untilDone),
        line: "content: none in the slide, so only `finish_hold` ends the hold"),
      Cause(
        deck: holding(.untilDone, children: [0: deck(2, every: 700)]),
        line: "content: hero/0 must complete a lap"),
      Cause(
        deck: holding(.untilDone, children: [0: deck(2, .bounded, every: 700)]),
        line: "content: hero/0 must show its last page for its hold"),
      Cause(
        deck: holding(.untilDone, children: [0: deck(2, every: 700)]), time: 1500,
        line: "cause: the content of page 0 was done: the carousel hero/0"),
      Cause(
        deck: holding(.untilDone), script: [#"{"t":50,"do":"finish_hold","after":200}"#],
        line: "timer: the hold of page 0: 200 ms (after its content was done),"
          + " from the end of its content at 50 to 250"),
      Cause(
        deck: holding(.untilDone), script: [#"{"t":50,"do":"finish_hold"}"#],
        line: "cause: the content of page 0 was done: `finish_hold`"),
      Cause(
        deck: deck(3, every: 1000) {
          $0.options.autoplay?.sync = .clock(epoch: .milliseconds(-300))
        }, time: 900, line: "timer: the shared clock shows page 1 from 700 to 1700"),
      Cause(
        deck: deck(3, every: 1000) {
          $0.options.autoplay?.sync = .clock(epoch: .milliseconds(-300))
        }, time: 900, line: "cause: the shared clock passed a boundary at 700"),
      Cause(
        deck: deck(5) { $0.options.autoscroll = -0.5 },
        line: "timer: autoscroll at -0.5 pages a second"),
      Cause(
        deck: deck(5, every: 1000) { $0.options.autoscroll = 1 },
        line: "autoscroll: 1 page a second, no effect with `autoplay`"),
      Cause(
        deck: deck(3, every: 1000) { $0.options.autoplay?.laps = 2 }, time: 3000,
        line: "laps: 1 of 2 done"),
      // Why autoplay has ended.
      Cause(
        deck: bounded(.stop), time: 1500,
        line: "timer: autoplay stopped at 1000: the last page is reached"),
      Cause(
        deck: deck(2, every: 1000) { $0.options.autoplay?.laps = 1 }, time: 2500,
        line: "timer: autoplay stopped at 2000: all laps are done"),
      Cause(
        deck: deck(2, every: 1000), script: [#"{"t":50,"do":"stop"}"#],
        line: "timer: autoplay stopped at 50: `stop` was requested"),
      Cause(
        deck: interactive(.stop), script: [#"{"t":50,"do":"next"}"#],
        line: "timer: autoplay stopped at 50: a user interacted, and `on_interaction` is `stop`"),
      // Why it waits.
      Cause(
        deck: interactive(.pause), script: [#"{"t":50,"do":"next"}"#],
        line: "wait: interaction since 50 until 3050, a user interacted, and `on_interaction` is"
          + " `pause`"),
      Cause(
        deck: deck(3, every: 1000), script: [#"{"t":50,"do":"press"}"#],
        line: "wait: drag since 50, a finger holds it"),
    ]
    + [
      ("user", "a pause was requested"),
      ("focus", "the window has lost the focus, or a pointer is over it"),
      ("suspended", "the program is suspended"),
    ].map { reason, words in
      Cause(
        deck: deck(3, every: 1000), script: [#"{"t":50,"do":"pause","reason":"\#(reason)"}"#],
        line: "wait: \(reason) since 50, \(words)")
    }
    + [
      // Why it cannot move.
      Cause(deck: deck(0, every: 1000), line: "clamp: there are no pages"),
      Cause(deck: deck(1, every: 1000), line: "clamp: there is only one page"),
      Cause(
        deck: deck(3) { $0.options.scroll.isEnabled = false }, script: [#"{"t":50,"do":"next"}"#],
        line: "clamp: users cannot scroll it (`scroll.enabled: false`)"),
      Cause(deck: deck(3, .bounded), line: "clamp: at the first page, and cannot move beyond it"),
      Cause(
        deck: bounded(.stop), time: 1500, line: "clamp: at the last page, where autoplay stops"),
      Cause(
        deck: bounded(.rewind), time: 1500,
        line: "clamp: at the last page, where autoplay rewinds"),
      Cause(
        deck: bounded(.reverse), time: 1500,
        line: "clamp: at the last page, where autoplay reverses"),
      Cause(
        deck: deck(3, .bounded), script: [#"{"t":0,"do":"set_autoscroll","speed":4}"#], time: 900,
        line: "clamp: at the last page, where autoscroll ends"),
      // The carousels around it.
      Cause(
        deck: deck(3, children: [1: deck(2)]), path: [1],
        line: "page: none yet, page 1 of hero has not been shown"),
      Cause(
        deck: deck(3), path: [1, 2], line: "page: none, there is no carousel in page 1 of hero"),
      Cause(
        deck: deck(3, children: [0: deck(2, every: 700) { $0.whenHidden = .run }]),
        script: [#"{"t":50,"do":"go","to":1}"#], path: [0],
        line: "parent: hero shows page 1, not page 0; meanwhile this one keeps running"),
      Cause(
        deck: deck(3, children: [0: deck(2, every: 700)]),
        script: [#"{"t":50,"do":"pause"}"#], path: [0],
        line: "parent: hero has been paused since 50 (user), and this one with it"),
      Cause(
        deck: deck(3, children: [0: deck(2, every: 700)]),
        script: [#"{"t":50,"do":"pause"}"#], path: [0],
        line: "wait: parent since 50, an outer carousel is paused"),
      Cause(
        deck: deck(3, every: 1000, children: [0: deck(2)]), path: [0],
        line: "parent: hero changes at 1000, from 0 to 1, by autoplay"),
      // What comes.
      Cause(deck: deck(3), line: "next: none without input"),
      Cause(deck: deck(3, every: 1000), line: "next: at 1000, from 0 to 1, by autoplay"),
    ]

  @Test("Each cause has its line", arguments: causes)
  func line(of cause: Cause) {
    let lines = Self.explain(cause.deck, cause.script, at: cause.time, of: cause.path)
    #expect(lines.contains(cause.line), "\(lines.joined(separator: "\n"))")
  }
}
