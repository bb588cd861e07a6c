internal import CarouselDeck
package import CarouselEngine

/// Records how the carousels of a stage got to their current state.
///
/// It reads what happens and keeps the latest of each kind for each carousel, so its size does not
/// grow with time.
package struct StageHistory: Hashable, Sendable {
  /// An intent that was sent, to whom, and by whom.
  package struct SentIntent: Hashable, Sendable {
    var intent: Intent
    var path: StagePath
    var agent: Agent

    /// An intent; without an agent, by its usual sender.
    package init(_ intent: Intent, to path: StagePath, by agent: Agent?) {
      self.intent = intent
      self.path = path
      self.agent = agent ?? intent.usualAgent
    }
  }

  private(set) var pasts: [StagePath: CarouselHistory] = [:]

  /// Makes the history of a new stage.
  package init(of stage: Stage) {
    follow(stage, from: nil, at: [], now: .zero, on: nil)
  }

  /// Reads what happened in one step of time, or on one intent.
  ///
  /// - Parameters:
  ///   - events: What happened.
  ///   - before: The stage as it was before.
  ///   - after: The stage as it is since.
  ///   - now: The time at which it happened.
  ///   - act: The intent, if there was one.
  package mutating func note(
    _ events: [StageEvent], from before: Stage, to after: Stage, at now: Duration,
    on act: SentIntent? = nil
  ) {
    if let act { renumber(on: act, before: before, now: now) }
    for (index, event) in events.enumerated() {
      var past = pasts[event.path] ?? CarouselHistory(started: now)
      switch event.event {
      case .started: past = CarouselHistory(started: now)
      case .motionBegan:
        let reason = reason(ofMotionAt: index, in: events, after: after)
        past.motion = cause(
          of: reason, at: event.path, from: before, to: after, at: now, on: act)
        past.motionBegan = now
      case .pageChanged(_, _, _, let reason):
        // The shared clock turns the page of a motion that had another cause.
        let cause =
          reason == .sync
          ? cause(of: .sync, at: event.path, from: before, to: after, at: now, on: act)
          : act.flatMap { $0.asks(for: reason, at: event.path, now) } ?? past.motion
        past.change = ChangeRecord(event.event, at: now).map {
          .init(value: .init(change: $0, cause: cause), time: now)
        }
      case .autoplayStopped(let why): past.stopped = .init(value: why, time: now)
      case .missed(let count): past.missed = .init(value: count, time: now)
      case .reachedEnd(let edge): past.reachedEnd = .init(value: edge, time: now)
      case .motionEnded, .settled, .scrolled, .directionChanged, .slotLoaded, .selected,
        .autoplayPaused, .autoplayResumed, .dataShifted, .lapCompleted:
        break
      }
      pasts[event.path] = past
    }
    follow(after, from: before, at: [], now: now, on: act)
  }

  /// Notes an intent that was refused.
  package mutating func noteRefusal(
    of act: SentIntent, because error: IntentError, at now: Duration
  ) {
    pasts[act.path]?.refused = .init(
      value: .init(intent: act.intent, error: error), time: now)
  }

  /// Moves the records of nested carousels to their new paths.
  private mutating func renumber(on act: SentIntent, before: Stage, now: Duration) {
    guard let stage = before[act.path], let mapping = stage.pageMapping(of: act.intent) else {
      return
    }
    let depth = act.path.count
    var renumbered: [StagePath: CarouselHistory] = [:]
    for (path, past) in pasts {
      guard path.count > depth, path.starts(with: act.path) else {
        renumbered[path] = past
        continue
      }
      guard let page = mapping[path[depth]] else { continue }
      renumbered[act.path + [page] + path[(depth + 1)...]] = past
    }
    pasts = renumbered
    pasts[act.path]?.reloaded = .init(value: act.intent, time: now)
  }

  /// Records what no event reports: the start of pause reasons and of holds.
  private mutating func follow(
    _ stage: Stage, from before: Stage?, at path: StagePath, now: Duration, on act: SentIntent?
  ) {
    var past = pasts[path] ?? CarouselHistory(started: now)
    let carousel = stage.carousel
    let reasons = carousel.pauseReasons
    past.waits = past.waits.filter { reasons.contains($0.key) }
    for reason in reasons where past.waits[reason] == nil { past.waits[reason] = now }
    past.pressed = carousel.isPressed ? past.pressed ?? now : nil
    if carousel.isAutoplaying { past.stopped = nil }
    if let hold = carousel.holdReport, !hold.isSame(as: before?.carousel.holdReport, on: act) {
      past.holdBegan = now - (carousel.now - hold.term.began)
    }
    pasts[path] = past
    for (page, child) in stage.children {
      follow(child, from: before?.children[page], at: path + [page], now: now, on: act)
    }
  }

  /// The reason of a motion: that of the change which it makes, or of the motion that still runs.
  private func reason(
    ofMotionAt index: Int, in events: [StageEvent], after: Stage
  ) -> ChangeReason? {
    let path = events[index].path
    for event in events[(index + 1)...] where event.path == path {
      if case .pageChanged(_, _, _, let reason) = event.event { return reason }
      if case .motionBegan = event.event { return nil }
    }
    return after[path]?.carousel.motionReport?.reason
  }

  private func cause(
    of reason: ChangeReason?, at path: StagePath, from before: Stage, to after: Stage,
    at now: Duration, on act: SentIntent?
  ) -> Cause? {
    guard let stage = after[path] else { return nil }
    let carousel = stage.carousel
    let passed = now - carousel.now
    switch reason {
    case .autoplay:
      if carousel.options.autoplay == nil {
        return .autoscroll(speed: carousel.options.effectiveAutoscroll)
      }
      if case .suspend(let gap)? = act?.intent {
        return .gap(gap, until: now, carousel.options.autoplay?.catchUp ?? .skip)
      }
      func content(of page: Int) -> Cause {
        .content(page: page, child: stage.slide(at: page)?.deck.map { _ in path + [page] })
      }
      guard let hold = before[path]?.carousel.holdReport else {
        // If a child is done already, its parent continues as soon as it has settled.
        let page = before[path]?.carousel.currentPage
        return page.flatMap {
          carousel.options.autoplay?.holds[$0] == .untilDone ? content(of: $0) : nil
        }
      }
      if hold.state == .untilDone || hold.term.length == .content {
        return content(of: hold.term.page)
      }
      let began = pasts[path]?.holdBegan
      return .hold(hold.later(by: passed, began: began))
    case .sync: return .clock(boundary: (carousel.clockPeriod?.begins ?? carousel.now) + passed)
    case .user, .program, .reload, .resize, nil:
      if let act, act.path == path, !act.isSuspension {
        return .intent(act.intent, by: act.agent, at: now)
      }
      return reason == nil ? nil : .snapBack
    }
  }
}

extension StageHistory.SentIntent {
  var isSuspension: Bool {
    if case .suspend = intent { true } else { false }
  }

  /// The intent as the cause of a change, if it is one.
  fileprivate func asks(
    for reason: ChangeReason, at changed: StagePath, _ now: Duration
  ) -> Cause? {
    guard changed == path, !isSuspension else { return nil }
    switch reason {
    case .user, .program, .reload, .resize: return .intent(intent, by: agent, at: now)
    case .autoplay, .sync: return nil
    }
  }
}

extension HoldReport {
  /// Whether this is the same hold as one before an intent: a gap only moves it.
  fileprivate func isSame(as other: HoldReport?, on act: StageHistory.SentIntent?) -> Bool {
    guard let other else { return false }
    if act?.isSuspension == true {
      return term.page == other.term.page && term.origin == other.term.origin
    }
    return term == other.term
  }
}
