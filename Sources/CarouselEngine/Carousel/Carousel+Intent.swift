extension Carousel {
  /// Steps beyond this would lose precision in an offset.
  static let maximumStep = 1 << 52

  /// Carries out an intent at the present instant and returns what happened, in order.
  ///
  /// Without pages every intent but a change of the pages does nothing; with one page nothing can
  /// move. What has nothing to act on does nothing either: a finger that moves or leaves without
  /// having come down, autoplay that was not asked for, autoscroll beside autoplay. Cost: constant,
  /// but for changes of pages with ids, which are linear.
  ///
  /// - Parameters:
  ///   - intent: What is asked.
  ///   - agent: Who asks; by default a user for everything that a finger or a key does, a program
  ///     for the rest.
  /// - Throws: `IntentError`, with the carousel unchanged.
  @discardableResult
  public mutating func send(
    _ intent: Intent, by agent: Agent? = nil
  ) throws(IntentError) -> [Event] {
    var events: [Event] = []
    try carryOut(intent, by: agent ?? intent.usualAgent, into: &events)
    return events
  }

  private mutating func carryOut(
    _ intent: Intent, by agent: Agent, into events: inout [Event]
  ) throws(IntentError) {
    switch intent {
    case .next: try step(by: 1, by: agent, into: &events)
    case .previous: try step(by: -1, by: agent, into: &events)
    case .step(let steps): try step(by: steps, by: agent, into: &events)
    case .go(let page, let route, let animated):
      try go(to: page, via: route, animated: animated, by: agent, into: &events)
    case .press: press(into: &events)
    case .drag(let pages): try drag(by: pages, into: &events)
    case .release(let velocity): release(velocity: velocity, into: &events)
    case .tap(let page): try tap(page: page, by: agent, into: &events)
    case .play: play(into: &events)
    case .stop: stopAutoplay(.intent, into: &events)
    case .pause(let reason): pause(reason, into: &events)
    case .resume(let reason): resume(reason, into: &events)
    case .setHold(let interval): try setHold(interval)
    case .setAutoscroll(let speed):
      try check(speed)
      events += setAutoscroll(speed)
    case .setItems(let items): try setItems(items, into: &events)
    case .insert(let page, let id): try insert(at: page, id: id, into: &events)
    case .remove(let page): try remove(at: page, into: &events)
    case .suspend(let gap): suspend(for: gap, into: &events)
    case .resize: return
    case .finishHold(let delay): finishHold(after: delay, into: &events)
    }
  }

  private mutating func step(
    by steps: Int, by agent: Agent, into events: inout [Event]
  ) throws(IntentError) {
    let base = targetSteps
    let limit = UInt(Carousel.maximumStep)
    guard steps.magnitude <= limit, (base + steps).magnitude <= limit else {
      throw .notANumberOfPages
    }
    guard track.canMove, steps != 0, admits(agent) else { return }
    interaction(by: agent, into: &events)
    let reachable = track.reachable(steps, from: track.place(anchor, movedBy: base).page)
    guard reachable != 0 else {
      events.append(.reachedEnd(steps < 0 ? .start : .end))
      return
    }
    move(to: base + reachable, reason: agent.changeReason, into: &events)
  }

  private mutating func go(
    to page: Int, via route: Route, animated: Bool, by agent: Agent, into events: inout [Event]
  ) throws(IntentError) {
    guard let current = currentPage else { return }
    try check(page)
    guard admits(agent) else { return }
    interaction(by: agent, into: &events)
    let steps = shift + track.steps(from: current, to: page, via: route, tie: options.tie)
    move(to: steps, reason: agent.changeReason, animated: animated, into: &events)
  }

  private mutating func tap(
    page: Int, by agent: Agent, into events: inout [Event]
  ) throws(IntentError) {
    guard let current = currentPage else { return }
    try check(page)
    guard page != current else { return }
    events.append(.selected(page: page))
    try go(to: page, via: .shortest, animated: true, by: agent, into: &events)
  }

  /// Whether this agent may move the carousel: a program always may.
  private func admits(_ agent: Agent) -> Bool { options.scroll.isEnabled || agent == .program }

  func check(_ page: Int) throws(IntentError) {
    guard (0..<track.pageCount).contains(page) else {
      throw .noSuchPage(page, count: track.pageCount)
    }
  }
}

extension Agent {
  /// The reason that a change carries when this agent asked for it.
  var changeReason: ChangeReason {
    switch self {
    case .user: .user
    case .program: .program
    }
  }
}
