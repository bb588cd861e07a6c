import CarouselDeck
import CarouselEngine
import SourceDiagnostics
import Testing

@testable import CarouselTrace

@Suite("What a trace shows")
struct TraceCaseTests {
  /// Page changes such as `1000 hero 0→1`, of a trace that keeps the rules.
  private func changes(_ trace: String) -> [String] {
    #expect(TraceVerifier(SourceText(name: "trace", text: trace)).problems == [])
    let change = /"t":([\d.]+),"path":"([^"]+)","event":"page_changed","from":(\w+),"to":(\w+)/
    return trace.matches(of: change).map { "\($0.1) \($0.2) \($0.3)→\($0.4)" }
  }

  private func changes(
    of deck: Deck, _ script: String = "", milliseconds: Int = 100
  ) -> [String] {
    changes(TraceFixtures.trace(deck, script: script, milliseconds: milliseconds))
  }

  @Test("Two pages are two: 0 first, then 1 and 0 in turn; one page never changes")
  func fewPages() {
    let nexts = (0..<5).map { #"{"t":\#($0 * 10),"do":"next"}"# }.joined(separator: "\n")
    let two = TraceFixtures.trace(TraceFixtures.deck(pages: 2), script: nexts, milliseconds: 100)
    #expect(two.hasPrefix(#"{"t":0,"path":"hero","event":"started","page":0}"#))
    #expect(
      changes(two) == [
        "0 hero 0→1", "10 hero 1→0", "20 hero 0→1", "30 hero 1→0", "40 hero 0→1",
      ])
    #expect(changes(of: TraceFixtures.deck(pages: 1), nexts) == [])
  }

  @Test(
    "After a gap there is one change at most, and the rest is reported as missed",
    arguments: [
      (Autoplay.CatchUp.skip, 9, ["10400 hero 0→1", "11400 hero 1→2"]),
      (.align, 10, ["11000 hero 0→1"]), (.resume, nil, ["11400 hero 0→1"]),
    ] as [(Autoplay.CatchUp, Int?, [String])])
  func gap(policy: Autoplay.CatchUp, missed: Int?, expected: [String]) {
    var deck = TraceFixtures.deck(pages: 5, every: 1000)
    deck.options.autoplay?.catchUp = policy
    let trace = TraceFixtures.trace(
      deck, script: #"{"t":0,"do":"suspend","for":10400}"#, milliseconds: 11_500)
    #expect(changes(trace) == expected)
    let told = trace.matches(of: /"event":"missed","count":(\d+)/).map { Int($0.1) }
    #expect(told == (missed.map { [$0] } ?? []))
  }

  @Test("What is asked for in a gap is heard at its end, whatever comes then")
  func inGap() {
    let script = #"""
      {"t":100,"do":"suspend","for":100000}
      {"t":200,"do":"set_autoscroll","speed":1}
      """#
    let deck = TraceFixtures.deck(pages: 3)
    #expect(changes(of: deck, script, milliseconds: 300) == [])
    #expect(changes(of: deck, script, milliseconds: 100_600) == ["100600 hero 0→1"])
    let late = TraceFixtures.trace(deck, script: script, milliseconds: 300)
    #expect(late.hasSuffix(#"{"t":100,"do":"suspend","for":100000}"# + "\n"))
  }

  @Test("Autoscroll goes on from where it was when it was turned off")
  func autoscroll() {
    let script = #"""
      {"t":0,"do":"set_autoscroll","speed":1}
      {"t":2000,"do":"set_autoscroll","speed":0}
      {"t":12000,"do":"set_autoscroll","speed":1}
      {"t":13000,"do":"set_autoscroll","speed":0}
      """#
    let trace = TraceFixtures.trace(
      TraceFixtures.deck(pages: 9), script: script, milliseconds: 14_000)
    #expect(
      changes(trace) == ["500 hero 0→1", "1500 hero 1→2", "12500 hero 2→3"])
    #expect(trace.hasSuffix(#""event":"settled","page":3,"lap":0}"# + "\n"))
  }

  @Test("A rest between pages tells where it is, and its trace keeps the rules")
  func betweenPages() {
    var deck = TraceFixtures.deck(pages: 5)
    deck.options.scroll.scrollsToItem = false
    let script = #"""
      {"t":0,"do":"press"}
      {"t":1,"do":"drag","by":1.25}
      {"t":2,"do":"release"}
      """#
    let trace = TraceFixtures.trace(
      deck, script: script, milliseconds: 10, reportsOffsets: true)
    #expect(changes(trace) == ["1 hero 0→1"])
    #expect(trace.hasSuffix(#""event":"settled","page":1,"lap":0,"offset":1.25}"# + "\n"))
  }

  @Test("A pause at 2500 of 5000 that ends at 9000 leaves 2500")
  func pause() {
    let script = """
      {"t":2500,"do":"pause"}
      {"t":9000,"do":"resume"}
      """
    let deck = TraceFixtures.deck(pages: 5, every: 5000)
    #expect(changes(of: deck, script, milliseconds: 12_000) == ["11500 hero 0→1"])
  }

  @Test("A step at 4900 of 5000 begins a whole hold")
  func step() {
    let deck = TraceFixtures.deck(pages: 5, every: 5000)
    #expect(
      changes(of: deck, #"{"t":4900,"do":"next"}"#, milliseconds: 9950)
        == ["4900 hero 0→1", "9900 hero 1→2"])
  }

  @Test("Without slides nothing is reported, whatever is asked, until there are some")
  func empty() {
    let script = """
      {"t":0,"do":"next"}
      {"t":1,"do":"previous"}
      {"t":2,"do":"go","to":2}
      {"t":3,"do":"press"}
      {"t":4,"do":"drag","by":1.5}
      {"t":5,"do":"release","velocity":9}
      {"t":9000,"do":"set_items","count":3}
      """
    let deck = TraceFixtures.deck(pages: 0, every: 1000)
    let trace = TraceFixtures.trace(deck, script: script, milliseconds: 10_000)
    #expect(changes(trace) == ["9000 hero null→0", "10000 hero 0→1"])
    let first = trace.split(separator: "\n").first { !$0.contains(#""do""#) }
    #expect(first?.hasPrefix(#"{"t":9000,"#) == true)
  }

  @Test("New slides and a way to one of them fit into one instant; a page too far is refused")
  func reloadThenGo() {
    let script = """
      {"t":0,"do":"set_items","count":5}
      {"t":0,"do":"go","to":3}
      {"t":0,"do":"go","to":99}
      """
    let trace = TraceFixtures.trace(
      TraceFixtures.deck(pages: 2), script: script, milliseconds: 10)
    #expect(changes(trace) == ["0 hero 0→3"])
    #expect(trace.hasSuffix("{\"t\":0,\"refused\":\"no page 99 among 5\"}\n"))
  }

  @Test("Fewer slides clamp the page, with the reason told")
  func clamp() {
    var deck = TraceFixtures.deck(pages: 6)
    deck.options.start = 5
    let trace = TraceFixtures.trace(
      deck, script: #"{"t":7,"do":"set_items","count":3}"#, milliseconds: 10)
    #expect(changes(trace) == ["7 hero 5→2"])
    #expect(trace.contains(#""from":5,"to":2,"lap":0,"reason":"reload""#))
  }

  @Test("At the last of bounded pages autoplay says that it stops, at that moment")
  func lastPage() {
    let trace = TraceFixtures.trace(
      TraceFixtures.deck(pages: 3, .bounded, every: 1000), milliseconds: 60_000)
    #expect(changes(trace) == ["1000 hero 0→1", "2000 hero 1→2"])
    #expect(
      trace.hasSuffix(
        "{\"t\":2000,\"path\":\"hero\",\"event\":\"autoplay_stopped\",\"why\":\"last_page\"}\n"))
  }

  @Test("Slides with holds of their own and a delay before the first change when these say")
  func holds() {
    var deck = TraceFixtures.deck(pages: 3, every: 9000)
    deck.options.autoplay?.initialDelay = .milliseconds(300)
    for (page, hold) in [2000, 500, 1000].enumerated() {
      deck.options.autoplay?.holds[page] = .time(.milliseconds(hold))
    }
    #expect(
      changes(of: deck, milliseconds: 4000) == [
        "2300 hero 0→1", "2800 hero 1→2", "3800 hero 2→0",
      ])
  }

  @Test("A change of size leaves no trace but the intent, and the hold goes on")
  func resize() {
    var deck = TraceFixtures.deck(pages: 5, every: 5000)
    deck.options.start = 3
    let script = """
      {"t":10,"do":"resize","columns":80,"rows":24}
      {"t":4000,"do":"resize","columns":40,"rows":12}
      """
    let trace = TraceFixtures.trace(deck, script: script, milliseconds: 5000)
    #expect(changes(trace) == ["5000 hero 3→4"])
    let lines = trace.split(separator: "\n")
    #expect(lines.filter { $0.contains(#""event""#) && !$0.contains(#""t":5000"#) }.count == 1)
  }

  @Test("A slide that goes before the shown one shifts its number and changes nothing")
  func remove() {
    var deck = TraceFixtures.deck(pages: 4)
    deck.options.start = 2
    let trace = TraceFixtures.trace(
      deck, script: #"{"t":5,"do":"remove","at":0}"#, milliseconds: 10)
    #expect(changes(trace) == [])
    #expect(trace.contains(#"{"t":5,"path":"hero","event":"data_shifted","by":-1}"#))
  }

  @Test("Before the first of bounded pages there is an edge and no change")
  func edge() {
    let trace = TraceFixtures.trace(
      TraceFixtures.deck(pages: 3, .bounded), script: #"{"t":5,"do":"previous"}"#,
      milliseconds: 10)
    #expect(changes(trace) == [])
    #expect(trace.hasSuffix(#""event":"reached_end","edge":"start"}"# + "\n"))
  }

  @Test(
    "A move inside of a slide goes on under the number that the slide has by then",
    arguments: [
      (#""insert","at":0"#, ["400 hero/2 0→1"]), (#""insert","at":2"#, ["400 hero/1 0→1"]),
      (#""insert","at":9"#, ["400 hero/1 0→1"]), (#""remove","at":0"#, ["400 hero/0 0→1"]),
      (#""remove","at":1"#, []), (#""set_items","count":2"#, ["400 hero/1 0→1"]),
      (#""set_items","ids":["z","y","inner"]"#, ["400 hero/2 0→1"]),
    ])
  func renumbered(intent: String, expected: [String]) {
    var deck = TraceFixtures.deck(
      pages: 3, children: [1: TraceFixtures.deck(pages: 3, .bounded, move: 400)])
    deck.options.start = 1
    for (page, id) in ["outer", "inner", "last"].enumerated() { deck.slides[page].id = id }
    let script = """
      {"t":0,"do":"next","path":"hero/1"}
      {"t":100,"do":\(intent)}
      """
    #expect(changes(of: deck, script, milliseconds: 500) == expected)
  }
}
