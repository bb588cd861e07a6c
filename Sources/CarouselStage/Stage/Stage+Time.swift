internal import CarouselEngine

extension Stage {
  /// How long nothing will happen by itself anywhere in the stage, or nil for ever.
  public var timeUntilNextEvent: Duration? {
    runningPages.reduce(carousel.timeUntilNextEvent) { earliest, page in
      guard let time = children[page]?.timeUntilNextEvent else { return earliest }
      return earliest.map { min($0, time) } ?? time
    }
  }

  /// Lets time pass and returns what happened, in order.
  ///
  /// Cutting time into other steps changes nothing but the `scrolled` samples. Cost: that of the
  /// events, and in each the number of nested carousels whose time passes.
  ///
  /// - Precondition: `time >= .zero`.
  public mutating func advance(by time: Duration) -> [StageEvent] {
    var events: [StageEvent] = []
    walk(time, throughEnd: true, into: &events)
    sample(into: &events)
    return events
  }

  /// Lets time pass up to an instant at which input arrives, and returns what happened, in order.
  ///
  /// Timers that are due at that very instant come after its input, with the next step of time, if
  /// only of no time; motions that end there have arrived. See `Carousel.advance(toInputAfter:)`.
  ///
  /// - Precondition: `time >= .zero`.
  public mutating func advance(toInputAfter time: Duration) -> [StageEvent] {
    var events: [StageEvent] = []
    walk(time, throughEnd: false, into: &events)
    arrive(into: &events)
    return events
  }

  /// Lets time pass from event to event, with or without those at its very end.
  private mutating func walk(
    _ time: Duration, throughEnd: Bool, into events: inout [StageEvent]
  ) {
    var left = time
    while let step = timeUntilNextEvent, throughEnd ? step <= left : step < left {
      left -= step
      elapse(step)
      perform(into: &events)
    }
    if left > .zero { elapse(left) }
  }

  /// Carries out what motions have due at this instant, and reports the offsets of those that
  /// continue.
  private mutating func arrive(into events: inout [StageEvent]) {
    react(to: carousel.advance(toInputAfter: .zero), into: &events)
    for page in runningPages {
      withChild(at: page, into: &events) { child, childEvents in
        child.arrive(into: &childEvents)
      }
    }
  }

  private mutating func elapse(_ time: Duration) {
    noteRest(of: time)
    carousel.elapse(time)
    for page in runningPages { children[page]?.elapse(time) }
  }

  /// Carries out what is due at this instant, the parent before its children.
  private mutating func perform(into events: inout [StageEvent]) {
    if carousel.timeUntilNextEvent == .zero {
      react(to: carousel.advance(by: .zero), into: &events)
    }
    for page in runningPages {
      guard children[page]?.timeUntilNextEvent == .zero else { continue }
      withChild(at: page, into: &events) { child, childEvents in
        child.perform(into: &childEvents)
      }
    }
  }

  /// Reports the offsets that have changed since the last report.
  private mutating func sample(into events: inout [StageEvent]) {
    guard isMoving else { return }
    react(to: carousel.advance(by: .zero), into: &events)
    for page in runningPages {
      withChild(at: page, into: &events) { child, childEvents in
        child.sample(into: &childEvents)
      }
    }
  }
}
