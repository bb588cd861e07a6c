import CarouselDeck
import CarouselEngine

/// A stay on a page, as a schedule tells it.
struct ScheduleEntry: Hashable, Sendable {
  /// When the move to it begins, from the start of the show.
  var begins: Duration
  /// When the move away from it begins, or nil when that lies beyond the schedule.
  var ends: Duration?
  /// Which carousel, such as `hero/2`.
  var path: String
  /// The page, counted from 1 as on the screen.
  var page: Int
  /// What to call it: its title, else its id, else the first line of its text.
  var name: String
}

/// The stays of a show, found by running it with a virtual clock.
struct Schedule {
  private(set) var entries: [ScheduleEntry] = []
  private var open: [StagePath: Int] = [:]

  /// Runs a deck and notes every stay that begins in a stretch of time.
  ///
  /// - Parameters:
  ///   - deck: What runs.
  ///   - wallTime: The wall clock at its start.
  ///   - duration: How long it runs.
  ///   - limit: How many stays are noted at the most.
  init(_ deck: Deck, from wallTime: Duration, for duration: Duration, limit: Int) {
    var stage = Stage(deck, wallTime: wallTime)
    var now = Duration.zero
    note(stage.startEvents, of: stage, at: now)
    while let step = stage.timeUntilNextEvent, now + step < duration, entries.count < limit {
      now += step
      note(stage.advance(by: step), of: stage, at: now)
    }
  }

  private mutating func note(_ events: [StageEvent], of stage: Stage, at time: Duration) {
    for event in events {
      switch event.event {
      case .started(let page), .motionBegan(let page?, _):
        begin(page, at: event.path, of: stage, time)
      default: continue
      }
    }
  }

  private mutating func begin(
    _ page: Int, at path: StagePath, of stage: Stage, _ time: Duration
  ) {
    // What was going on inside the page that is left goes on no longer.
    for (other, index) in open where other.starts(with: path) {
      if entries[index].ends == nil { entries[index].ends = time }
      open[other] = nil
    }
    open[path] = entries.count
    let slide = stage[path]?.slide(at: page)
    entries.append(
      ScheduleEntry(
        begins: time, ends: nil, path: TracePath.text(path, root: stage.deck.name),
        page: page + 1, name: slide.map(ScheduleEntry.name) ?? ""))
  }
}

extension ScheduleEntry {
  fileprivate static func name(of slide: Slide) -> String {
    if !slide.title.isEmpty { return slide.title }
    if let id = slide.id { return id }
    guard case .text(let text) = slide.content else { return "" }
    return String(text.split(separator: "\n").first ?? "")
  }
}
