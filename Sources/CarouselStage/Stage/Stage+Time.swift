import CarouselEngine

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
  /// Cutting time into other steps changes nothing but the `scrolled` samples. Cost: that of the events,
  /// and in each the number of nested carousels whose time passes.
  ///
  /// - Precondition: `time >= .zero`.
  public mutating func advance(by time: Duration) -> [StageEvent] {
    var left = time
    var events: [StageEvent] = []
    while let step = timeUntilNextEvent, step <= left {
      left -= step
      elapse(step)
      perform(into: &events)
    }
    if left > .zero { elapse(left) }
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
    var left = time
    var events: [StageEvent] = []
    while let step = timeUntilNextEvent, step < left {
      left -= step
      elapse(step)
      perform(into: &events)
    }
    elapse(left)
    arrive(into: &events)
    return events
  }

  /// Carries out what motions have due at this instant, and tells where those are that go on.
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

  /// Tells the offsets that have changed since they were last told.
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
