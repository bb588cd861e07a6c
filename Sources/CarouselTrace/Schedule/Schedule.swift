package import CarouselDeck
internal import CarouselEngine
internal import CarouselStage

/// The entries of a schedule, found by running the show on a virtual clock.
///
/// Entries are reported in the order in which they begin, each as soon as its end and those of all
/// before it are known.
package struct Schedule {
  private var timeline: Timeline
  /// The entries that have begun and are not reported yet, in order.
  private var waiting: [ScheduleEntry] = []
  /// The number of entries reported.
  private var reported = 0
  /// The number of the current entry of each carousel.
  private var open: [StagePath: Int] = [:]
  /// The carousels that move without a target page.
  private var drifting: Set<StagePath> = []

  /// Makes a schedule that has not run.
  ///
  /// - Parameters:
  ///   - deck: What runs.
  ///   - wallTime: The wall clock at its start.
  package init(_ deck: Deck, from wallTime: Duration) {
    timeline = Timeline(Stage(deck, wallTime: wallTime))
  }

  /// Runs the deck and reports every entry that begins within a duration.
  ///
  /// - Parameters:
  ///   - duration: How long it runs.
  ///   - limit: The maximum number of entries.
  ///   - report: Receives an entry; false ends the run.
  package mutating func run(
    for duration: Duration, limit: Int, report: (ScheduleEntry) -> Bool
  ) {
    note(timeline.stage.startEvents)
    while let next = timeline.nextEvent, next < duration, reported + waiting.count < limit {
      note(timeline.step(to: next))
      let ended = waiting.prefix { $0.ends != nil }
      guard ended.allSatisfy(report) else { return }
      reported += ended.count
      waiting.removeFirst(ended.count)
    }
    _ = waiting.allSatisfy(report)
  }

  private mutating func note(_ events: [StageEvent]) {
    for event in events {
      let path = event.path
      switch event.event {
      case .started(let page): begin(page, at: path)
      case .motionBegan(let page?, _):
        drifting.remove(path)
        begin(page, at: path)
      case .motionBegan(nil, _): drifting.insert(path)
      case .motionEnded: drifting.remove(path)
      case .pageChanged(_, let page?, _, _):
        // A move has been reported when it began; a drift arrives only now.
        if drifting.contains(path) { begin(page, at: path) }
      default: continue
      }
    }
  }

  private mutating func begin(_ page: Int, at path: StagePath) {
    // Entries of carousels in the page that is left have ended.
    for (other, number) in open where other.starts(with: path) {
      if waiting[number - reported].ends == nil { waiting[number - reported].ends = timeline.now }
      open[other] = nil
    }
    open[path] = reported + waiting.count
    let slide = timeline.stage[path]?.slide(at: page)
    waiting.append(
      ScheduleEntry(
        begins: timeline.now, root: timeline.stage.deck.name, path: path, page: page,
        name: slide.map(ScheduleEntry.name) ?? ""))
  }
}
