import CarouselDeck
import CarouselEngine
import CarouselJSON
import CarouselStage
import SourceDiagnostics
import TestSupport
import Testing

@testable import CarouselTrace

@Suite("Laws of explanations")
struct TraceExplanationLawTests {
  /// A show that was run up to a time, and the trace of what it does from there on by itself.
  private struct Case: Sendable {
    let seed: UInt64
    let time: Duration
    let explanations: [StagePath: Explanation]
    let told: [JSONObject]

    init(seed: UInt64) {
      self.seed = seed
      var generator = SeededGenerator(seed: seed)
      let deck = RandomTrace.deck(depth: 0, &generator)
      let source = RandomTrace.script(&generator)
      var time = Duration.milliseconds(Int.random(in: 0...9000, using: &generator))
      let script = Script(SourceText(name: "s", text: source), root: deck.name)
      let heard = Script(
        SourceText(
          name: "s",
          text: script.lines.filter { $0.time <= time }.map { $0.object(root: "hero").text }
            .joined(separator: "\n")), root: deck.name)
      var run = TraceRun(deck, explains: true)
      run.run(heard, until: time) { _ in true }
      // A gap may have ended later than it was asked to run.
      time = run.explanation(of: [])?.time ?? time
      var told: [JSONObject] = []
      var whole = TraceRun(deck)
      whole.run(heard, until: time + .seconds(20)) { line in
        told.append(line)
        return true
      }
      (self.time, self.told) = (time, told)
      var explanations: [StagePath: Explanation] = [:]
      for path in Case.paths { explanations[path] = run.explanation(of: path) }
      self.explanations = explanations
    }

    /// The lines of events of a carousel, by their times.
    func lines(of path: StagePath, _ event: String) -> [(time: Duration, line: JSONObject)] {
      told.compactMap { line in
        guard line["event"] == .string(event),
          line["path"] == .string(TracePath.text(path, root: "hero")),
          let time = line["t"].flatMap(Case.time)
        else { return nil }
        return (time, line)
      }
    }

    /// The time as a trace has it: the end of a drift falls between two nanoseconds.
    static func traced(_ time: Duration) throws -> Duration {
      try #require(Case.time(TraceEvent.milliseconds(time)))
    }

    private static func time(_ value: JSONValue) -> Duration? {
      guard case .number(let digits) = value, let milliseconds = Double(digits) else { return nil }
      return .nanoseconds(Int64((milliseconds * 1e6).rounded()))
    }

    /// The cases, which all laws share.
    static let all = LawCases.seeds(oneOf: 20).map(Case.init)

    static let paths: [StagePath] = [[], [0], [1], [0, 0]]
  }

  @Test("The next change is the one that comes, at its time, to its page, for its reason")
  func next() throws {
    for subject in Case.all {
      let seed = subject.seed
      let now = try Case.traced(subject.time)
      for path in Case.paths {
        let explanation = try #require(subject.explanations[path])
        guard case .next(let next) = explanation.facts.last else { continue }
        let come = subject.lines(of: path, "page_changed").first { $0.time > now }
        switch next {
        case .change(let change):
          guard change.time <= subject.time + .seconds(20) else { continue }
          #expect(come?.line["t"] == TraceEvent.milliseconds(change.time), "seed \(seed), \(path)")
          #expect(come?.line["to"] == change.to.map(JSONValue.number) ?? .null, "seed \(seed)")
          #expect(come?.line["reason"] == .string(change.reason.rawValue), "seed \(seed)")
        case .never: #expect(come == nil, "seed \(seed), \(path)")
        case .notUntil(let end):
          let end = try Case.traced(end)
          #expect(come.map { $0.time >= end } ?? true, "seed \(seed)")
        }
      }
    }
  }

  @Test("Where no change will come, something that holds the page is named")
  func absence() throws {
    for subject in Case.all {
      let seed = subject.seed
      for path in Case.paths {
        let explanation = try #require(subject.explanations[path])
        guard explanation.facts.contains(.next(.never)) else { continue }
        let words = ExplanationText(explanation, root: "hero").lines
        #expect(explanation.facts.contains { $0.holdsPage }, "seed \(seed): \(words)")
      }
    }
  }

  @Test("A hold that nothing keeps from running ends in a move, or in the end of autoplay")
  func hold() throws {
    for subject in Case.all {
      let seed = subject.seed
      let facts = try #require(subject.explanations[[]]).facts
      for case .holds(let hold) in facts {
        guard case .counting(let until) = hold.state, facts.contains(where: \.isRest) else {
          continue
        }
        let (now, end) = (try Case.traced(subject.time), try Case.traced(until))
        let ends = ["motion_began", "autoplay_stopped"].flatMap { subject.lines(of: [], $0) }
        #expect(
          ends.contains { $0.time == end } || end > now + .seconds(20), "seed \(seed)")
        #expect(!ends.contains { $0.time > now && $0.time < end }, "seed \(seed)")
      }
    }
  }

  @Test("Every change has a cause, and that fits its reason")
  func cause() throws {
    for subject in Case.all {
      let seed = subject.seed
      let now = try Case.traced(subject.time)
      for path in Case.paths {
        let explanation = try #require(subject.explanations[path])
        for case .changed(let change) in explanation.facts {
          let last = subject.lines(of: path, "page_changed").last { $0.time <= now }
          // The path of a nested carousel changes with the pages before it.
          #expect(
            !path.isEmpty || last?.line["t"] == TraceEvent.milliseconds(change.time),
            "seed \(seed), \(path)")
          let causes = explanation.facts.compactMap { fact -> Cause? in
            if case .caused(let cause) = fact { cause } else { nil }
          }
          let words = ExplanationText(explanation, root: "hero").lines
          #expect(causes.count == 1 && causes[0].fits(change.reason), "seed \(seed): \(words)")
        }
      }
    }
  }

  @Test("Explaining changes nothing")
  func silent() {
    for seed in LawCases.seeds(oneOf: 50) {
      var generator = SeededGenerator(seed: seed)
      let deck = RandomTrace.deck(depth: 0, &generator)
      let source = RandomTrace.script(&generator)
      let script = Script(SourceText(name: "s", text: source), root: deck.name)
      var texts: [String] = []
      for explains in [true, false] {
        var run = TraceRun(deck, explains: explains)
        var text = ""
        run.run(script, until: .seconds(20)) { line in
          text += line.text + "\n"
          return true
        }
        texts.append(text)
      }
      #expect(texts[0] == texts[1], "seed \(seed)")
    }
  }
}

extension Explanation.Fact {
  fileprivate var isRest: Bool {
    if case .rests = self { true } else { false }
  }
}

extension Cause {
  fileprivate func fits(_ reason: ChangeReason) -> Bool {
    switch reason {
    case .autoplay:
      switch self {
      case .hold, .content, .autoscroll, .gap: true
      case .clock, .intent, .snapBack: false
      }
    case .sync: if case .clock = self { true } else { false }
    case .user:
      switch self {
      case .intent, .snapBack: true
      case .hold, .content, .clock, .autoscroll, .gap: false
      }
    case .program, .reload, .resize: if case .intent = self { true } else { false }
    }
  }
}

extension Explanation.Fact {
  /// Whether this alone can keep a page from changing by itself.
  fileprivate var holdsPage: Bool {
    switch self {
    case .absent, .pressed, .noAutoplay, .stopped, .waitsForContent, .waits, .heldBy, .leaves:
      true
    case .hidden(_, _, _, let policy): policy != .run
    case .holds(let hold): hold.state == .manual || hold.state == .untilDone
    case .holdsLater(_, let hold): hold == .manual || hold == .untilDone
    case .limits(let clamp):
      switch clamp {
      case .noPages, .onePage: true
      case .edge(_, let isAhead, let atEnd): isAhead && atEnd ?? .stop == .stop
      case .scrollDisabled: false
      }
    case .unstepped, .shows, .changed, .caused, .unchanged, .missed, .reloaded, .refused,
      .reachedEnd, .rests,
      .moves, .movedBy, .clock, .autoscrolls, .autoscrollIdle, .laps, .next:
      false
    }
  }
}
