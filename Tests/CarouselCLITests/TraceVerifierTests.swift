import CarouselEngine
import SourceDiagnostics
import Testing

@testable import CarouselCLI

@Suite("Verifying traces")
struct TraceVerifierTests {
  private func faults(_ lines: String) -> [String] {
    TraceVerifier(SourceText(name: "t", text: lines)).faults
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
      deck, script: script, milliseconds: 9000, tellsOffsets: true)
    #expect(faults(trace) == [])
  }

  @Test(
    "Each broken rule is told with its line",
    arguments: [
      (
        #"{"t":1,"path":"a","event":"motion_ended","finished":true}"#,
        "a motion ends that never began"
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
      (#"{"path":"a","event":"settled","page":1,"lap":0}"#, "`t` is missing"),
      (#"{"t":1,"event":"settled","page":1,"lap":0}"#, "`path` is missing"),
      (#"{"t":1}"#, "neither `event` nor `do`"), ("[]", "column 1: a line is an object: {…}"),
      (
        #"{"t":1,"path":"a","event":"setled","page":1,"lap":0}"#,
        "`setled` is not known as an event; did you mean `settled`?"
      ),
      (#"{"t":1,"path":"a","event":7}"#, "`event` is no text"),
      (#"{"t":1,"path":"a","event":"missed"}"#, "`count` is missing"),
      (
        #"{"t":1,"path":"a","event":"missed","count":1.5}"#,
        "`count` is 1.5, but must be a whole number"
      ),
      (
        #"{"t":1,"path":"a","event":"reached_end","edge":"top"}"#,
        "`edge` is \"top\", but must be one of start, end"
      ),
      (#"{"t":1,"do":"nxt"}"#, "`nxt` is not known as an intent; did you mean `next`?"),
      (#"{"t":1,"do":"set_autoscroll"}"#, "`speed` is missing: how many pages a second"),
      (#"{"do":"next"}"#, "`t` is missing: the time in milliseconds from the start"),
      (#"{"t":1,"refused":"no page 9 among 3"}"#, "a refusal without an intent before it"),
    ])
  func broken(line: String, fault: String) {
    #expect(faults("\n" + line) == ["t:2: \(fault)"])
  }

  @Test("Rules over several lines")
  func sequences() {
    let began = #"{"t":1,"path":"a","event":"motion_began","to":1,"duration":1}"#
    #expect(
      faults([began, began].joined(separator: "\n")) == ["t:2: a motion begins inside another"])
    let change =
      #"{"t":1,"path":"a","event":"page_changed","from":0,"to":1,"lap":0,"reason":"user"}"#
    #expect(
      faults([began, change, change].joined(separator: "\n"))
        == ["t:3: a change from 0, but the page was 1"])
    let rest = #"{"t":2,"path":"a","event":"settled","page":0,"lap":0}"#
    let end = #"{"t":2,"path":"a","event":"motion_ended","finished":true}"#
    #expect(
      faults([began, change, end, rest].joined(separator: "\n"))
        == ["t:4: a rest on page 0, but the page was 1"])
    let half = #"{"t":2,"path":"a","event":"scrolled","offset":0.5}"#
    #expect(
      faults([began, half, end, rest].joined(separator: "\n"))
        == ["t:4: a rest between pages, at 0.5"])
    let told = #"{"t":2,"path":"a","event":"settled","page":0,"lap":0,"offset":0.5}"#
    #expect(faults([began, half, end, told].joined(separator: "\n")) == [])
    #expect(faults("{\"t\":2,\"do\":\"next\"}\n{\"t\":1,\"do\":\"next\"}") == ["t:2: `t` falls"])
  }
}
