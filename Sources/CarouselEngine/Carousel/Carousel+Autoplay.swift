extension Carousel {
  /// Begins the hold of the current page, if autoplay has somewhere to go.
  mutating func armHold(
    _ origin: HoldOrigin.Start, from instant: Duration? = nil, of page: Int? = nil
  ) {
    guard let autoplay = options.autoplay, track.canMove, let page = page ?? currentPage else {
      return clock.disarm()
    }
    if let slot = clockPage {
      return clock.arm(of: page, until: now + slot.left, origin: origin, now: now)
    }
    clock.arm(
      autoplay.hold(of: page), of: page, autoplay, from: instant ?? now, origin: origin, now: now)
  }

  /// Whether a motion for this reason ends the hold that runs.
  ///
  /// Under the policies `pause` and `ignore` the hold outlives what a user does.
  func followsInteractionPolicy(_ reason: ChangeReason) -> Bool {
    guard reason == .user, let autoplay = options.autoplay else { return true }
    switch autoplay.onInteraction {
    case .restart, .stop: return true
    case .pause, .ignore: return false
    }
  }

  /// Whether the rest after something that a user did begins a full new hold.
  ///
  /// What a quiet period keeps of a hold does not apply to another page than the one that was held.
  private func beginsHoldAtSettle(onOtherPage isOther: Bool) -> Bool {
    if followsInteractionPolicy(.user) { return options.autoplay?.holdAfterDrag != .release }
    return isOther && options.autoplay?.onInteraction == .pause
  }

  /// Takes care of the hold when the carousel has come to rest.
  ///
  /// - Parameters:
  ///   - reason: Why it moved.
  ///   - isOther: Whether it rests on another page than before.
  ///   - events: Gets what happens.
  mutating func holdSettled(
    reason: ChangeReason?, onOtherPage isOther: Bool, into events: inout [Event]
  ) {
    // A boundary of the shared clock at this very instant is still to come.
    let isRestarted =
      reason == .user && clockPage == nil && beginsHoldAtSettle(onOtherPage: isOther)
    if clock.state == .none || isRestarted { armHold(.settle) }
    resume(.drag, into: &events)
    if reason == .autoplay { stopWhereDone(into: &events) }
    // The next move comes when the timers of this instant do, after all input of the instant.
    clock.startDue(now: now)
  }

  /// Stops autoplay where it has arrived at the end of its way.
  mutating func stopWhereDone(into events: inout [Event]) {
    guard let autoplay = options.autoplay else { return }
    if let wanted = autoplay.laps, laps.completed >= wanted {
      stopAutoplay(.laps, into: &events)
    } else if order(autoplay).end == 0 {
      stopAutoplay(.lastPage, into: &events)
    }
  }

  /// Carries out what the timers have due at this instant.
  mutating func clockDue(into events: inout [Event]) {
    if let quiet = clock.quietUntil, now >= quiet { resume(.interaction, into: &events) }
    guard case .counting(let until) = clock.state, now >= until else { return }
    if clockPage != nil {
      followClock(into: &events)
    } else if isMoving {
      clock.markDue()
    } else {
      autoplayMove(nominal: until, into: &events)
    }
  }

  /// Moves on by one page in the heading of autoplay.
  mutating func autoplayMove(nominal: Duration, into events: inout [Event]) {
    guard let autoplay = options.autoplay else { return }
    let order = order(autoplay)
    guard order.end != 0 else { return stopAutoplay(.lastPage, into: &events) }
    clock.head(order.sign(after: 1))
    move(to: order.steps(after: 1), reason: .autoplay, into: &events)
    // A cut has settled by now, and its hold runs from the same instant.
    if autoplay.holdStartsAt == .start, isMoving { armHold(.move, from: nominal, of: targetPage) }
  }

  /// The pages that autoplay shows from the last rest on.
  func order(_ autoplay: Autoplay) -> PageOrder {
    PageOrder(autoplay, from: anchor.page, sign: clock.sign, on: track)
  }

  /// Applies the interaction policy to something that an agent does.
  mutating func interaction(by agent: Agent, into events: inout [Event]) {
    guard agent == .user, clock.isPlaying, let autoplay = options.autoplay else { return }
    switch autoplay.onInteraction {
    case .restart, .ignore: return
    case .stop: stopAutoplay(.interaction, into: &events)
    case .pause:
      pause(.interaction, into: &events)
      clock.keepQuiet(until: autoplay.resumeAfter.map { now + $0 })
    }
  }

  mutating func pause(_ reason: PauseReason, into events: inout [Event]) {
    defer { stopDrift(into: &events) }
    guard clock.pause(reason, now: now), track.canMove else { return }
    events.append(.autoplayPaused(reason, left: holdLeft))
  }

  mutating func resume(_ reason: PauseReason, into events: inout [Event]) {
    guard clock.resume(reason, now: now) else { return }
    guard track.canMove else { return }
    if clock.state == .none && isResting || clockPage != nil { armHold(.resumption) }
    events.append(.autoplayResumed(reason, left: holdLeft))
  }

  mutating func play(into events: inout [Event]) {
    if options.autoplay != nil, clock.play() {
      laps = LapCounter(home: currentPage ?? anchor.page)
      if isResting { armHold(.play) }
    }
    resume(.user, into: &events)
    resume(.interaction, into: &events)
  }

  mutating func stopAutoplay(_ why: StopReason, into events: inout [Event]) {
    guard clock.stop(why), track.canMove else { return }
    events.append(.autoplayStopped(why))
  }

  mutating func setHold(_ interval: Duration) throws(IntentError) {
    guard interval > .zero else { throw .emptyHold }
    guard var autoplay = options.autoplay else { return }
    autoplay.hold = interval
    options.autoplay = autoplay
    guard let page = clock.term?.page, autoplay.holds[page] == nil else { return }
    if clockPage != nil { armHold(.settle) } else { clock.retime(to: interval, now: now) }
  }

  /// The content of the current page is done; the page stays for `delay` more.
  mutating func finishHold(after delay: Duration, into events: inout [Event]) {
    guard clock.state == .open, let autoplay = options.autoplay, let page = currentPage,
      autoplay.hold(of: page) == .untilDone
    else { return }
    clock.arm(
      .time(max(.zero, delay)), of: page, autoplay, from: now, origin: .content, now: now)
    clockDue(into: &events)
  }

  /// Says how much longer the content of the page is to be shown until it is done, or that this is
  /// not known any more.
  ///
  /// Changes a hold of `Hold.untilDone` that waits, or that was ended by content; any other stays.
  package mutating func expectContent(doneAfter left: Duration?) {
    guard let autoplay = options.autoplay, let term = clock.term, term.page == currentPage,
      autoplay.hold(of: term.page) == .untilDone
    else { return }
    switch clock.state {
    case .none, .due: return
    case .open: guard left != nil else { return }
    case .counting, .frozen:
      guard term.length == .content, clock.left(at: now) != left else { return }
    }
    clock.arm(
      left.map(Hold.time) ?? .untilDone, of: term.page, autoplay, from: now,
      origin: left == nil ? .settle : .content, now: now)
  }
}
