package import CarouselDeck
internal import CarouselEngine
internal import CarouselStage

/// The stays of a show, found by running it with a virtual clock.
///
/// Stays are told in the order in which they begin, each as soon as its end and those of all before
/// it are known.
package struct Schedule {
  private var timeline: Timeline
  /// The stays that have begun and are not told yet, the first one first.
  private var waiting: [ScheduleEntry] = []
  /// How many stays have been told.
  private var told = 0
  /// The number of the stay that lasts in each carousel.
  private var open: [StagePath: Int] = [:]
  /// The carousels that move without a page to go to.
  private var drifting: Set<StagePath> = []

  /// Makes a schedule that has not run.
  ///
  /// - Parameters:
  ///   - deck: What runs.
  ///   - wallTime: The wall clock at its start.
  package init(_ deck: Deck, from wallTime: Duration) {
    timeline = Timeline(Stage(deck, wallTime: wallTime))
  }

  /// Runs the deck and tells every stay that begins in a stretch of time.
  ///
  /// - Parameters:
  ///   - duration: How long it runs.
  ///   - limit: How many stays are told at the most.
  ///   - tell: Takes one; false ends the run.
  package mutating func run(
    for duration: Duration, limit: Int, tell: (ScheduleEntry) -> Bool
  ) {
    note(timeline.stage.startEvents)
    while let next = timeline.nextEvent, next < duration, told + waiting.count < limit {
      note(timeline.step(to: next))
      let ended = waiting.prefix { $0.ends != nil }
      guard ended.allSatisfy(tell) else { return }
      told += ended.count
      waiting.removeFirst(ended.count)
    }
    _ = waiting.allSatisfy(tell)
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
        // What goes to a page has told so before; what drifts comes to it now.
        if drifting.contains(path) { begin(page, at: path) }
      default: continue
      }
    }
  }

  private mutating func begin(_ page: Int, at path: StagePath) {
    // What was going on inside the page that is left goes on no longer.
    for (other, number) in open where other.starts(with: path) {
      if waiting[number - told].ends == nil { waiting[number - told].ends = timeline.now }
      open[other] = nil
    }
    open[path] = told + waiting.count
    let slide = timeline.stage[path]?.slide(at: page)
    waiting.append(
      ScheduleEntry(
        begins: timeline.now, root: timeline.stage.deck.name, path: path, page: page,
        name: slide.map(ScheduleEntry.name) ?? ""))
  }
}
