import CarouselDeck
import CarouselEngine
import CarouselJSON
import Foundation
import SourceDiagnostics
import TestSupport
import Testing

@testable import CarouselTrace

@Suite("Trace")
struct TraceTests {
  @Test("A page change by autoplay, as a whole")
  func autoplay() {
    let trace = TraceFixtures.trace(
      TraceFixtures.deck(pages: 3, .bounded, every: 1000, move: 400), milliseconds: 1500)
    #expect(
      trace == """
        {"t":0,"path":"hero","event":"started","page":0}
        {"t":1000,"path":"hero","event":"motion_began","to":1,"duration":400}
        {"t":1000,"path":"hero","event":"direction_changed","direction":"right"}
        {"t":1400,"path":"hero","event":"slot_loaded","slot":"next","page":2,"reused":false}
        {"t":1400,"path":"hero","event":"page_changed","from":0,"to":1,"lap":0,"reason":"autoplay"}
        {"t":1400,"path":"hero","event":"direction_changed","direction":"still"}
        {"t":1400,"path":"hero","event":"motion_ended","finished":true}
        {"t":1400,"path":"hero","event":"settled","page":1,"lap":0}

        """)
  }

  @Test("Offsets are reported 60 times a second and at the rest")
  func offsets() {
    let trace = TraceFixtures.trace(
      TraceFixtures.deck(pages: 3, move: 100), script: #"{"t":0,"do":"next"}"#,
      milliseconds: 200, reportsOffsets: true)
    let times = trace.split(separator: "\n").filter { $0.contains("scrolled") }
    #expect(times.count == 6)
    #expect(times.first?.hasPrefix(#"{"t":16.666667,"#) == true)
    #expect(times.last == #"{"t":100,"path":"hero","event":"scrolled","offset":1}"#)
  }

  @Test("Offsets have no more than nine decimals", arguments: [0.1, 0.3, 1.0 / 3, 0.7])
  func decimals(step: Double) {
    let drags = (1...9).map { #"{"t":\#($0),"do":"drag","by":\#(step)}"# }
    let trace = TraceFixtures.trace(
      TraceFixtures.deck(pages: 30),
      script: ([#"{"t":0,"do":"press"}"#] + drags).joined(separator: "\n"), milliseconds: 10,
      reportsOffsets: true)
    let offsets = trace.split(separator: "\n").filter { $0.contains("scrolled") }.compactMap {
      $0.split(separator: #""offset":"#).last?.dropLast()
    }
    #expect(offsets.count == 9)
    for offset in offsets {
      #expect((offset.split(separator: ".").dropFirst().first ?? "").count <= 9, "\(offset)")
    }
  }

  @Test("A trace is a script: fed back, it gives the same trace, byte for byte")
  func replay() {
    let child = TraceFixtures.deck(pages: 2, .bounded, every: 300)
    let deck = TraceFixtures.deck(pages: 4, every: 1000, move: 400, children: [1: child])
    let script = """
      {"t":0,"do":"press"}
      {"t":120,"do":"drag","by":0.4}
      {"t":180.5,"do":"release","velocity":3}
      {"t":900,"do":"go","to":3,"via":"backward"}
      {"t":950,"do":"go","to":99}
      {"t":1500,"do":"next","agent":"program"}
      {"t":2000.000001,"do":"set_items","ids":["a","b \\"c\\"","ü"]}
      {"t":2100,"do":"suspend","for":10400}
      {"t":13000,"do":"pause","reason":"focus"}
      {"t":13500,"do":"resume","reason":"focus"}
      """
    let first = TraceFixtures.trace(deck, script: script, milliseconds: 20_000)
    #expect(first.contains(#"{"t":950,"refused":"no page 99 among 4"}"#))
    #expect(first == TraceFixtures.trace(deck, script: first, milliseconds: 20_000))
  }

  @Test(
    "All intents of an instant come before what is due at it, and replace it",
    arguments: [
      ("{\"t\":1000,\"do\":\"next\"}", 1), ("{\"t\":1000,\"do\":\"previous\"}", 1),
      ("{\"t\":1000,\"do\":\"next\"}\n{\"t\":1000,\"do\":\"next\"}", 2),
      ("{\"t\":1000,\"do\":\"stop\"}\n{\"t\":1000,\"do\":\"play\"}", 0),
    ])
  func atTimer(script: String, moves: Int) {
    for move in [0, 400] {
      let deck = TraceFixtures.deck(pages: 4, every: 1000, move: move)
      let trace = TraceFixtures.trace(deck, script: script, milliseconds: 1500)
      let lines = trace.split(separator: "\n")
      #expect(lines.filter { $0.contains("motion_began") }.count == moves)
      #expect(lines.count > 1 && lines[1].contains(#""do""#))
      #expect(trace == TraceFixtures.trace(deck, script: trace, milliseconds: 1500))
    }
  }

  @Test("A gap that lasts longer than the trace is its last line")
  func gapBeyondEnd() {
    let deck = TraceFixtures.deck(pages: 3, every: 1000)
    let trace = TraceFixtures.trace(
      deck, script: "{\"t\":500,\"do\":\"suspend\",\"for\":5000}\n{\"t\":600,\"do\":\"next\"}",
      milliseconds: 4000)
    #expect(trace.hasSuffix(#"{"t":500,"do":"suspend","for":5000}"# + "\n"))
    #expect(trace == TraceFixtures.trace(deck, script: trace, milliseconds: 4000))
  }

  @Test("Every intent survives being written and read")
  func roundTrip() throws {
    let intents: [Intent] = [
      .next, .previous, .step(by: -3), .go(to: 2), .go(to: 1, via: .direct, animated: false),
      .press,
      .drag(by: -0.125), .release(velocity: 2.5), .tap(page: 1), .play, .stop, .pause(.focus),
      .resume(.hidden), .setHold(.milliseconds(250)), .setAutoscroll(speed: -1.5),
      .setItems(.count(4)),
      .setItems(.ids(["a", "b"])), .insert(at: 1), .insert(at: 0, id: "x"), .remove(at: 3),
      .resize(columns: 80, rows: 24), .suspend(for: .nanoseconds(1_500_001)), .finishHold(),
      .finishHold(after: .milliseconds(9)),
    ]
    for intent in intents {
      let line = ScriptLine(time: .milliseconds(7), intent: intent, path: [2], agent: .program)
      let text = line.object(root: "hero").text
      let script = Script(SourceText(name: "s", text: text), root: "hero")
      #expect(script.lines == [line], "\(text) \(script.failures)")
    }
  }

  @Test(
    "An error in a script has its place, its reason and a fix",
    arguments: [
      (#"{"t":0,"do":"nxt"}"#, "s:1:1: `nxt` is not an intent\n  did you mean `next`?"),
      (#"{"do":"next"}"#, "s:1:1: `t` is missing: the time in milliseconds from the start"),

      (
        #"{"t":-1,"do":"next"}"#,
        "s:1:1: `t` is -1, but must be a number of milliseconds, 0 or more"
      ),
      (#"{"t":0,"do":"drag","by":"x"}"#, "s:1:1: `by` is \"x\", but must be a number"),
      (
        #"{"t":0,"do":"next","pth":1}"#,
        "s:1:1: `pth` is not a member of this line\n  did you mean `path`?"
      ),
      (
        #"{"t":0,"do":"next","path":"her"}"#,
        "s:1:1: `her` is not a path in this config\n  a path is `hero`, then page numbers from 0: `hero/2`"
      ),
      (#"{"t":0,"do":"#, "s:1:13: expected a value"),
      ("[1]", "s:1:1: expected an object: {…}"),
      (#"{"t":01,"do":"next"}"#, "s:1:6: `01` is not a number"),
      (#"{"t":1,"t":2}"#, "s:1:8: duplicate `t`"),
      (#"{"t":1,"do":7}"#, "s:1:1: `do` is 7, but must be a string"),
      (
        #"{"t":"1","do":"next"}"#,
        "s:1:1: `t` is \"1\", but must be a number of milliseconds, 0 or more"
      ),
      (#"{"t":NaN,"do":"next"}"#, "s:1:6: expected a value"),
      (#"{"t":1e999,"do":"next"}"#, "s:1:6: `1e999` is too large"),
      (
        #"{"t":1e15,"do":"next"}"#,
        "s:1:1: `t` is 1e15, but must be at most 31622400000000, a thousand years"
      ),
      (
        #"{"t":1,"do":"step","by":1e30}"#,
        "s:1:1: `by` is 1e30, but must be a whole number of at most 15 digits"
      ),
      (
        #"{"t":1,"do":"step","by":9223372036854775807}"#,
        "s:1:1: `by` is 9223372036854775807, but must be a whole number of at most 15 digits"
      ),
      (
        #"{"t":1,"do":"step","by":-1000000000000000}"#,
        "s:1:1: `by` is -1000000000000000, but must be a whole number of at most 15 digits"
      ),
      (
        #"{"t":1,"do":"step","by":0.5}"#,
        "s:1:1: `by` is 0.5, but must be a whole number of at most 15 digits"
      ),
      (#"{"t":1,"do":"step"}"#, "s:1:1: `by` is missing: how many pages"),
      (#"{"t":1,"do":"set_autoscroll"}"#, "s:1:1: `speed` is missing: how many pages a second"),
      (#"{"t":1,"do":"set_items","count":-1}"#, "s:1:1: `count` is -1, but must be in 0…1000000"),
      (
        #"{"t":1,"do":"set_items","count":1,"ids":["a"]}"#,
        "s:1:1: `count` and `ids` cannot be combined\n  remove one of them"
      ),
      (
        #"{"t":1,"do":"set_items","ids":[1]}"#,
        "s:1:1: `ids` is [1], but must be a list of strings"
      ),
      (
        #"{"t":1,"do":"resize","columns":-1,"rows":2}"#,
        "s:1:1: `columns` is -1, but must be in 0…65535"
      ),
      (
        #"{"t":1,"do":"go","to":1,"via":"up"}"#,
        "s:1:1: `up` is not a value of `via`\n  one of shortest, forward, backward, direct"
      ),
      (
        #"{"t":1,"do":"pause","reason":"usr"}"#,
        "s:1:1: `usr` is not a value of `reason`\n  did you mean `user`?"
      ),
      (
        #"{"t":1,"do":"suspend","for":-1}"#,
        "s:1:1: `for` is -1, but must be a number of milliseconds, 0 or more"
      ),
      (#"{"t":1,"do":{"a":1}}"#, "s:1:13: objects cannot be nested"),
      (#"{"t":1,"ids":[[[[[[[[[1]]]]]]]]]}"#, "s:1:22: nested too deep"),
    ])
  func mistakes(line: String, message: String) {
    let script = Script(SourceText(name: "s", text: line), root: "hero")
    #expect(script.failures == [message])
  }

  @Test("A carousel that there cannot be is reported before the run, until pages come or go")
  func impossiblePaths() {
    let deck = TraceFixtures.deck(
      pages: 2, children: [1: TraceFixtures.deck(pages: 2)])
    func failures(_ lines: String...) -> [String] {
      Script(
        SourceText(name: "s", text: lines.joined(separator: "\n")), root: "hero", deck: deck
      ).failures
    }
    let possible = #"{"t":0,"do":"next","path":"hero/1"}"#
    #expect(failures(possible) == [])
    for path in ["hero/0", "hero/7", "hero/-1", "hero/1/0"] {
      let line = possible.replacing("hero/1", with: path)
      #expect(
        failures(line) == [
          "s:1:1: there is no carousel at `\(path)`\n"
            + "  each page in a path, counted from 0, must have a carousel"
        ])
      #expect(failures(#"{"t":0,"do":"insert","at":0}"#, line) == [])
    }
  }

  @Test("What the number of pages may be, a carousel takes")
  func farSteps() {
    let most = 999_999_999_999_999
    let trace = TraceFixtures.trace(
      TraceFixtures.deck(pages: 3), script: #"{"t":1,"do":"step","by":\#(most)}"#,
      milliseconds: 1000)
    #expect(!trace.contains("refused"))
  }

  @Test("Times never decrease, and all errors are reported at once")
  func order() {
    let text = "{\"t\":5,\"do\":\"next\"}\n\n{\"t\":4,\"do\":\"next\"}\n{\"t\":9,\"do\":\"x\"}"
    let script = Script(SourceText(name: "s", text: text), root: "hero")
    #expect(script.failures.count == 2)
    #expect(script.failures.first?.hasPrefix("s:3:1: `t` is 4, but the line before has 5") == true)
  }

  @Test("A step for a child at its edge moves the carousel around it, or nothing")
  func chaining() {
    func changes(_ chaining: Deck.Chaining, _ boundary: Boundary) -> Int {
      var child = TraceFixtures.deck(pages: 2, boundary)
      child.options.start = 1
      child.chaining = chaining
      let trace = TraceFixtures.trace(
        TraceFixtures.deck(pages: 3, children: [0: child]), script: #"{"t":0,"do":"next"}"#,
        milliseconds: 10)
      return trace.split(separator: "\n").filter {
        $0.contains(#""path":"hero","event":"page_changed""#)
      }.count
    }
    #expect(changes(.edge, .bounded) == 1)
    #expect(changes(.never, .bounded) == 0)
    #expect(changes(.edge, .looping) == 0)
  }

  @Test("Control and bidi characters leave a trace only escaped")
  func escapes() {
    let quoted = JSONValue.string("a\u{1B}[2J\u{9B}\u{202E}\"\\\n").text
    #expect(quoted == #""a\u001b[2J\u009b\u202e\"\\\n""#)
  }

  @Test("The guide names every intent and every event")
  func guide() throws {
    let page = try Checkout.text(of: Checkout.root.appending(path: "Docs/Traces.md"))
    let names = IntentTable.rows.map(\.name) + EventTable.events.map(\.name)
    for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
  }
}
