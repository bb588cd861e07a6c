package import CarouselDeck
internal import CarouselEngine
package import CarouselJSON
package import CarouselStage

/// Runs a deck with a virtual clock and tells each line of its trace.
package struct TraceRun {
  /// How many offsets a second are told.
  static let samplesPerSecond: Int64 = 60

  private var timeline: Timeline
  /// The time in which nothing is stepped, where the run ends in the midst of it.
  private var gap: Range<Duration>?
  private var history: StageHistory?
  private let root: String
  private let tellsOffsets: Bool

  /// Makes a run that has not begun.
  ///
  /// - Parameters:
  ///   - deck: What runs.
  ///   - tellsOffsets: Whether offsets are told too.
  ///   - explains: Whether to remember what `explanation(of:)` needs.
  ///   - wallTime: The wall clock at the start.
  package init(
    _ deck: Deck, tellsOffsets: Bool = false, explains: Bool = false, wallTime: Duration = .zero
  ) {
    timeline = Timeline(Stage(deck, wallTime: wallTime))
    history = explains ? StageHistory(of: timeline.stage) : nil
    root = deck.name
    self.tellsOffsets = tellsOffsets
  }

  private var stage: Stage { timeline.stage }
  private var now: Duration { timeline.now }

  /// Runs until `end`, sending the intents of a script on the way.
  ///
  /// A gap that lasts longer than the run ends it: what would become of it lies beyond.
  ///
  /// - Parameter tell: Takes one line; false ends the run.
  package mutating func run(
    _ script: Script, until end: Duration, tell: (JSONObject) -> Bool
  ) {
    guard say(stage.startEvents, tell) else { return }
    for line in script.lines where line.time <= end {
      guard advance(untilInput: line.time, tell) else { return }
      if case .suspend(let time) = line.intent, now + time > end {
        return endInGap(of: time, line, tell)
      }
      guard send(line, tell) else { return }
    }
    _ = advance(until: end, tell)
  }

  /// Why a carousel shows what it shows now, where the run explains.
  package func explanation(of path: StagePath) -> Explanation? {
    history?.explanation(of: path, in: stage, at: now, unstepped: gap)
  }

  /// Walks from event to event, so that each is told with its own time.
  private mutating func advance(until end: Duration, _ tell: (JSONObject) -> Bool) -> Bool {
    while !timeline.isComplete(until: end) {
      let stop = nextStop(before: end)
      let events = noting { $0.step(to: stop) }
      guard say(events, tell) else { return false }
    }
    return true
  }

  /// Walks to the instant of an intent, and leaves to the next walk the timers that are due then.
  private mutating func advance(untilInput end: Duration, _ tell: (JSONObject) -> Bool) -> Bool {
    while now < end {
      let stop = nextStop(before: end)
      let events = noting { stop < end ? $0.step(to: stop) : $0.step(toInputAt: end) }
      guard say(events, tell) else { return false }
    }
    return true
  }

  /// The instant at which a walk to `end` stops at the latest, to sample offsets.
  private func nextStop(before end: Duration) -> Duration {
    tellsOffsets && timeline.stage.isMoving ? min(max(end, now), now + timeUntilSample) : end
  }

  /// Ends the run in the midst of a gap.
  ///
  /// What becomes of it lies beyond the end; but only from there can be told why.
  private mutating func endInGap(
    of time: Duration, _ line: ScriptLine, _ tell: (JSONObject) -> Bool
  ) {
    gap = now..<now + time
    if history == nil {
      _ = tell(spoken(line).object(root: root))
    } else {
      // What is due when the gap ends comes with it.
      _ = send(line, tell) && advance(until: now, tell)
    }
  }

  /// Steps, and notes in the history what that did.
  private mutating func noting(_ step: (inout Timeline) -> [StageEvent]) -> [StageEvent] {
    // A copy would make each step copy what it changes.
    let before = history == nil ? nil : stage
    let events = step(&timeline)
    if let before { note(events, from: before) }
    return events
  }

  private mutating func note(
    _ events: [StageEvent], from before: Stage, on act: StageHistory.SentIntent? = nil
  ) {
    let (stage, now) = (stage, now)
    history?.note(events, from: before, to: stage, at: now, on: act)
  }

  private var timeUntilSample: Duration {
    let billion: Int128 = 1_000_000_000
    let nanoseconds = now.attoseconds / billion
    let sample = nanoseconds * Int128(Self.samplesPerSecond) / billion + 1
    let due = (sample * billion + Int128(Self.samplesPerSecond) - 1) / Int128(Self.samplesPerSecond)
    return Duration(attoseconds: due * billion) - now
  }

  /// Sends an intent.
  ///
  /// A step without a path goes where a key would; it chains at an edge.
  private mutating func send(_ line: ScriptLine, _ tell: (JSONObject) -> Bool) -> Bool {
    let line = spoken(line)
    guard tell(line.object(root: root)) else { return false }
    let path = path(for: line)
    let act = StageHistory.SentIntent(line.intent, to: path, by: line.agent)
    let before = stage
    do throws(StageError) {
      let events = try timeline.send(line.intent, to: path, by: line.agent)
      note(events, from: before, on: act)
      return say(events, tell)
    } catch {
      if case .refused(let reason) = error {
        let now = now
        history?.noteRefusal(of: act, because: reason, at: now)
      }
      return tell(
        JSONObject([
          "t": TraceEvent.milliseconds(now), "refused": .string(error.words(root: root)),
        ]))
    }
  }

  /// A line with the time at which it is heard: whatever is asked for in a gap, when that ends.
  private func spoken(_ line: ScriptLine) -> ScriptLine {
    var line = line
    line.time = max(line.time, now)
    return line
  }

  private func path(for line: ScriptLine) -> StagePath {
    let axis = stage.deck.options.axis
    switch line.intent {
    case .next, .previous:
      // What users may not move does not chain either, but a program still moves it.
      if line.agent == .program, let path = line.path,
        stage[path]?.carousel.options.scroll.isEnabled == false
      {
        return path
      }
      let forward = line.intent == .next
      let target =
        line.path.map { stage.target(forward: forward, from: $0) }
        ?? stage.target(axis: axis, forward: forward)
      return target ?? line.path ?? []
    default: return line.path ?? []
    }
  }

  private func say(_ events: [StageEvent], _ tell: (JSONObject) -> Bool) -> Bool {
    guard !events.isEmpty else { return true }
    let time = TraceEvent.milliseconds(now)
    var offsets: [StagePath: Double] = [:]
    for event in events {
      if case .scrolled(let offset) = event.event {
        offsets[event.path] = offset
        if !tellsOffsets { continue }
      }
      var line = TraceEvent.line(event, at: time, root: root)
      if case .settled = event.event {
        let offset = TraceEvent.rounded(
          offsets[event.path] ?? stage[event.path]?.carousel.offset ?? 0)
        if offset != offset.rounded() { line.append("offset", .number(offset)) }
      }
      guard tell(line) else { return false }
    }
    return true
  }
}
