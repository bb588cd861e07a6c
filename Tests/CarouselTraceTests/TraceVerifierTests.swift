import CarouselEngine
import SourceDiagnostics
import Testing

@testable import CarouselTrace

@Suite("Verifying traces")
struct TraceVerifierTests {
  private func problems(_ lines: String) -> [String] {
    TraceVerifier(SourceText(name: "t", text: lines)).problems
  }

  @Test("What the program prints keeps the rules")
  func own() {
    let child = TraceFixtures.deck(pages: 2, .bounded, every: 300)
    let deck = TraceFixtures.deck(pages: 4, every: 1000, move: 400, children: [1: child])
    let script = """
      {"t":10,"do":"press"}
      {"t":20,"do":"drag","by":1.3}
      {"t":30,"do":"set_items","count":3}
      {"t":1200,"do":"go","to":2}
      {"t":1300,"do":"insert","at":0}
      """
    let trace = TraceFixtures.trace(
      deck, script: script, milliseconds: 9000, reportsOffsets: true)
    #expect(problems(trace) == [])
  }

  @Test(
    "Each broken rule is reported with its line",
    arguments: [
      (
        #"{"t":1,"path":"a","event":"motion_ended","finished":true}"#,
        "a motion ends without a beginning"
      ),
      (#"{"t":1,"path":"a","event":"scrolled","offset":1}"#, "an offset outside of a motion"),
      (
        #"{"t":1,"path":"a","event":"page_changed","from":0,"to":1,"lap":0,"reason":"user"}"#,
        "a page change outside of a motion"
      ),
      (
        #"{"t":1,"path":"a","event":"direction_changed","direction":"still"}"#,
        "the direction was still already"
      ),
      (#"{"path":"a","event":"settled","page":0,"lap":0}"#, "`t` is missing"),
      (#"{"t":1,"event":"settled","page":1,"lap":0}"#, "`path` is missing"),
      (#"{"t":1}"#, "neither `event` nor `do`"), ("[]", "column 1: expected an object: {…}"),
      (
        #"{"t":1,"path":"a","event":"setled","page":1,"lap":0}"#,
        "`setled` is not an event; did you mean `settled`?"
      ),
      (#"{"t":1,"path":"a","event":7}"#, "`event` is not a string"),
      (#"{"t":1,"path":"a","event":"missed"}"#, "`count` is missing"),
      (
        #"{"t":1,"path":"a","event":"missed","count":1.5}"#,
        "`count` is 1.5, but must be a whole number, 0 or more"
      ),
      (
        #"{"t":1,"path":"a","event":"reached_end","edge":"top"}"#,
        "`edge` is \"top\", but must be one of start, end"
      ),
      (
        #"{"t":1,"path":"","event":"started","page":0}"#, "`` is not a path below `a`"
      ),
      (
        #"{"t":1,"path":"b","event":"started","page":0}"#, "`b` is not a path below `a`"
      ),
      (
        #"{"t":1,"path":"a/x","event":"started","page":0}"#, "`a/x` is not a path below `a`"
      ),
      (
        #"{"t":1,"path":"a","event":"started","page":-1}"#,
        "`page` is -1, but must be a whole number, 0 or more"
      ),
      (
        #"{"t":1,"path":"a","event":"motion_began","to":-1,"duration":1}"#,
        "`to` is -1, but must be a page, or null"
      ),
      (
        #"{"t":1,"path":"a","event":"motion_began","to":1,"duration":-400}"#,
        "`duration` is -400, but must be a number of milliseconds, 0 or more, or null"
      ),
      (
        #"{"t":1,"path":"a","event":"missed","cuont":1,"count":1}"#,
        "`cuont` is not a member of `missed`; did you mean `count`?"
      ),
      (#"{"t":1,"do":"nxt"}"#, "`nxt` is not an intent; did you mean `next`?"),
      (#"{"t":1,"do":"set_autoscroll"}"#, "`speed` is missing: how many pages a second"),
      (#"{"do":"next"}"#, "`t` is missing: the time in milliseconds from the start"),
      (#"{"t":1,"refused":"no page 9 among 3"}"#, "a refusal without an intent before it"),
    ])
  func broken(line: String, problem: String) {
    let started = #"{"t":0,"path":"a","event":"started","page":0}"#
    #expect(problems(started + "\n" + line) == ["t:2: \(problem)"])
  }

  @Test("A carousel is started before anything else is reported of it, and a trace has lines")
  func beginnings() {
    let end = #"{"t":1,"path":"a/2","event":"missed","count":1}"#
    #expect(problems(end) == ["t:1: `a/2` was never started"])
    #expect(problems("") == ["t:1: the trace is empty"])
    #expect(problems("\n\n") == ["t:1: the trace is empty"])
  }

  @Test("Rules over several lines")
  func sequences() {
    func problems(_ lines: [String]) -> [String] {
      let started = #"{"t":0,"path":"a","event":"started","page":0}"#
      return self.problems(([started] + lines).joined(separator: "\n"))
    }
    let began = #"{"t":1,"path":"a","event":"motion_began","to":1,"duration":1}"#
    #expect(problems([began, began]) == ["t:3: a motion begins inside another"])
    let change =
      #"{"t":1,"path":"a","event":"page_changed","from":0,"to":1,"lap":0,"reason":"user"}"#
    #expect(
      problems([began, change, change])
        == ["t:4: a change from 0, but the page was 1"])
    let rest = #"{"t":2,"path":"a","event":"settled","page":0,"lap":0}"#
    let end = #"{"t":2,"path":"a","event":"motion_ended","finished":true}"#
    #expect(
      problems([began, change, end, rest])
        == ["t:5: a rest on page 0, but the page was 1"])
    let half = #"{"t":2,"path":"a","event":"scrolled","offset":0.5}"#
    let drag = began.replacing(#""to":1,"duration":1"#, with: #""to":null,"duration":null"#)
    #expect(
      problems([drag, half, end, rest])
        == ["t:5: a rest between pages, at 0.5"])
    let told = #"{"t":2,"path":"a","event":"settled","page":0,"lap":0,"offset":0.5}"#
    #expect(problems([drag, half, end, told]) == [])
    let elsewhere = change.replacing(#""to":1"#, with: #""to":99"#)
    #expect(
      problems([began, elsewhere, end]) == ["t:4: a motion to page 1 that ends on page 99"])
    let lap = rest.replacing(#""page":0,"lap":0"#, with: #""page":1,"lap":7"#)
    #expect(problems([began, change, end, lap]) == ["t:5: a rest in lap 7, but the lap was 0"])
    #expect(problems([#"{"t":2,"do":"next"}"#, #"{"t":1,"do":"next"}"#]) == ["t:3: `t` decreases"])
  }
}
