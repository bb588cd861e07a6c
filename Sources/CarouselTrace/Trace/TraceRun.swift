package import CarouselDeck
internal import CarouselEngine
package import CarouselJSON
package import CarouselStage

/// Runs a deck on a virtual clock and reports each line of its trace.
package struct TraceRun {
  /// The number of offsets reported per second.
  static let samplesPerSecond: Int64 = 60

  private var timeline: Timeline
  /// The gap in which the run ends, if it does.
  private var gap: Range<Duration>?
  private var history: StageHistory?
  private let root: String
  private let reportsOffsets: Bool

  /// Makes a run that has not begun.
  ///
  /// - Parameters:
  ///   - deck: What runs.
  ///   - reportsOffsets: Whether offsets are reported too.
  ///   - explains: Whether to remember what `explanation(of:)` needs.
  ///   - wallTime: The wall clock at the start.
  package init(
    _ deck: Deck, reportsOffsets: Bool = false, explains: Bool = false, wallTime: Duration = .zero
  ) {
    timeline = Timeline(Stage(deck, wallTime: wallTime))
    history = explains ? StageHistory(of: timeline.stage) : nil
    root = deck.name
    self.reportsOffsets = reportsOffsets
  }

  private var stage: Stage { timeline.stage }
  private var now: Duration { timeline.now }

  /// Runs until `end`, sending the intents of a script.
  ///
  /// A gap that lasts longer than the run ends it: its outcome is beyond the end.
  ///
  /// - Parameter report: Receives a line; false ends the run.
  package mutating func run(
    _ script: Script, until end: Duration, report: (JSONObject) -> Bool
  ) {
    guard say(stage.startEvents, report) else { return }
    for line in script.lines where line.time <= end {
      guard advance(untilInput: line.time, report) else { return }
      if case .suspend(let time) = line.intent, now + time > end {
        return endInGap(of: time, line, report)
      }
      guard send(line, report) else { return }
    }
    _ = advance(until: end, report)
  }

  /// Why a carousel shows what it shows now, if the run records that.
  package func explanation(of path: StagePath) -> Explanation? {
    history?.explanation(of: path, in: stage, at: now, unstepped: gap)
  }

  /// Steps from event to event, so that each is reported with its own time.
  private mutating func advance(until end: Duration, _ report: (JSONObject) -> Bool) -> Bool {
    while !timeline.isComplete(until: end) {
      let stop = nextStop(before: end)
      let events = noting { $0.step(to: stop) }
      guard say(events, report) else { return false }
    }
    return true
  }

  /// Steps to the instant of an intent, and leaves timers that are due then to the next step.
  private mutating func advance(untilInput end: Duration, _ report: (JSONObject) -> Bool) -> Bool {
    while now < end {
      let stop = nextStop(before: end)
      let events = noting { stop < end ? $0.step(to: stop) : $0.step(toInputAt: end) }
      guard say(events, report) else { return false }
    }
    return true
  }

  /// The latest instant at which a step to `end` stops, to sample offsets.
  private func nextStop(before end: Duration) -> Duration {
    reportsOffsets && timeline.stage.isMoving ? min(max(end, now), now + timeUntilSample) : end
  }

  /// Ends the run in the middle of a gap.
  ///
  /// Its outcome is beyond the end, but only that explains the state.
  private mutating func endInGap(
    of time: Duration, _ line: ScriptLine, _ report: (JSONObject) -> Bool
  ) {
    gap = now..<now + time
    if history == nil {
      _ = report(spoken(line).object(root: root))
    } else {
      // Timers due at the end of the gap belong to it.
      _ = send(line, report) && advance(until: now, report)
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
  private mutating func send(_ line: ScriptLine, _ report: (JSONObject) -> Bool) -> Bool {
    let line = spoken(line)
    guard report(line.object(root: root)) else { return false }
    let path = path(for: line)
    let act = StageHistory.SentIntent(line.intent, to: path, by: line.agent)
    let before = stage
    do throws(StageError) {
      let events = try timeline.send(line.intent, to: path, by: line.agent)
      note(events, from: before, on: act)
      return say(events, report)
    } catch {
      if case .refused(let reason) = error {
        let now = now
        history?.noteRefusal(of: act, because: reason, at: now)
      }
      return report(
        JSONObject([
          "t": TraceEvent.milliseconds(now), "refused": .string(error.words(root: root)),
        ]))
    }
  }

  /// A line with the time at which it takes effect: for an intent in a gap, the end of the gap.
  private func spoken(_ line: ScriptLine) -> ScriptLine {
    var line = line
    line.time = max(line.time, now)
    return line
  }

  private func path(for line: ScriptLine) -> StagePath {
    let axis = stage.deck.options.axis
    switch line.intent {
    case .next, .previous:
      // A carousel that users cannot move does not chain either, but programs can still move it.
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

  private func say(_ events: [StageEvent], _ report: (JSONObject) -> Bool) -> Bool {
    guard !events.isEmpty else { return true }
    let time = TraceEvent.milliseconds(now)
    var offsets: [StagePath: Double] = [:]
    for event in events {
      if case .scrolled(let offset) = event.event {
        offsets[event.path] = offset
        if !reportsOffsets { continue }
      }
      var line = TraceEvent.line(event, at: time, root: root)
      if case .settled = event.event {
        let offset = TraceEvent.rounded(
          offsets[event.path] ?? stage[event.path]?.carousel.offset ?? 0)
        if offset != offset.rounded() { line.append("offset", .number(offset)) }
      }
      guard report(line) else { return false }
    }
    return true
  }
}
