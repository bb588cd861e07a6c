import CarouselDeck
import CarouselEngine

/// Runs a deck with a virtual clock and tells each line of its trace.
struct TraceRun {
  /// How many offsets a second are told.
  static let samplesPerSecond: Int64 = 60

  private var stage: Stage
  private var now = Duration.zero
  private let root: String
  private let tellsOffsets: Bool

  init(_ deck: Deck, tellsOffsets: Bool, wallTime: Duration = .zero) {
    stage = Stage(deck, wallTime: wallTime)
    root = deck.name
    self.tellsOffsets = tellsOffsets
  }

  /// Runs until `end`, sending the intents of a script on the way.
  ///
  /// - Parameter tell: Takes one line; false ends the run.
  mutating func run(
    _ script: Script, until end: Duration, tell: (JSONObject) -> Bool
  ) {
    guard say(stage.startEvents, tell) else { return }
    for line in script.lines where line.time <= end {
      guard advance(until: line.time, tell), send(line, tell) else { return }
    }
    _ = advance(until: end, tell)
  }

  /// Walks from event to event, so that each is told with its own time.
  private mutating func advance(
    until end: Duration, _ tell: (JSONObject) -> Bool
  ) -> Bool {
    while now < end || stage.timeUntilNextEvent == .zero {
      var step = end - now
      if let next = stage.timeUntilNextEvent { step = min(step, next) }
      if tellsOffsets, stage.isMoving { step = min(step, timeUntilSample) }
      now += step
      guard say(stage.advance(by: step), tell) else { return false }
      if now >= end, stage.timeUntilNextEvent != .zero { break }
    }
    return true
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
    guard tell(line.object(root: root)) else { return false }
    if case .suspend(let gap) = line.intent { now += gap }
    do throws(StageError) {
      return say(try stage.send(line.intent, to: path(for: line), by: line.agent), tell)
    } catch {
      return tell(
        JSONObject([
          "t": TraceEvent.milliseconds(now), "refused": .string(error.explanation(root: root)),
        ]))
    }
  }

  private func path(for line: ScriptLine) -> StagePath {
    let axis = stage.deck.options.axis
    switch line.intent {
    case .next, .previous:
      let forward = line.intent == .next
      let target =
        line.path.map { stage.target(forward: forward, from: $0) }
        ?? stage.target(axis: axis, forward: forward)
      return target ?? line.path ?? []
    default: return line.path ?? []
    }
  }

  private func say(_ events: [StageEvent], _ tell: (JSONObject) -> Bool) -> Bool {
    for event in events {
      if !tellsOffsets, case .scrolled = event.event { continue }
      guard tell(TraceEvent.line(event, at: now, root: root)) else { return false }
    }
    return true
  }
}

extension StageError {
  /// The reason in words.
  fileprivate func explanation(root: String) -> String {
    switch self {
    case .noCarousel(let path): "no carousel at \(TracePath.text(path, root: root)) yet"
    case .refused(.noSuchPage(let page, let count)): "no page \(page) among \(count)"
    case .refused(.notANumberOfPages): "not a number of pages"
    case .refused(.emptyHold): "a hold must take some time"
    case .refused(.duplicateID(let id)): "the id \(id) is there twice"
    }
  }
}
