/// The state of autoplay: one timer, whatever is asked of it how often.
struct AutoplayClock: Hashable, Sendable {
  /// What the hold of the current page is doing.
  enum State: Hashable, Sendable {
    /// No hold: the carousel moves, or there is nowhere to go.
    case none
    /// It runs out at an instant.
    case counting(until: Duration)
    /// Autoplay waits with this much left.
    case frozen(left: Duration)
    /// It ran out while the carousel moved: the next move begins when this one ends.
    case due
    /// It has no length: an intent must end it.
    case open
  }

  /// Whether autoplay is on.
  private(set) var isPlaying: Bool
  /// Why it was turned off last; nil while it is on.
  private(set) var stopReason: StopReason?
  /// Why it waits.
  private(set) var reasons = PauseReasons()
  /// The hold of the current page.
  private(set) var state: State = .none
  /// The full length of the hold, to which a change of the interval applies.
  private(set) var length: Duration = .zero
  /// What the hold is made of; of no meaning while there is none.
  private(set) var term: HoldOrigin?
  /// +1 forward, -1 backward; turned round by `Autoplay.AtEnd.reverse`.
  private(set) var sign: Int
  /// When the quiet period after an interaction ends.
  private(set) var quietUntil: Duration?
  /// Whether the first hold is still to come.
  private var isFirstHold = true

  init(_ autoplay: Autoplay?) {
    isPlaying = autoplay != nil
    sign = autoplay?.direction == .backward ? -1 : 1
  }

  /// Whether a hold may run.
  var isRunning: Bool { isPlaying && reasons.isEmpty }

  /// When something is due, or nil.
  var deadline: Duration? {
    guard case .counting(let until) = state else { return quietUntil }
    return quietUntil.map { min($0, until) } ?? until
  }

  /// What is left of the hold, running or kept.
  func left(at now: Duration) -> Duration? {
    switch state {
    case .counting(let until): until - now
    case .frozen(let left): left
    case .due: .zero
    case .none, .open: nil
    }
  }

  /// Begins the hold of a page at an instant.
  mutating func arm(
    _ hold: Hold, of page: Int, _ autoplay: Autoplay, from instant: Duration,
    origin: HoldOrigin.Start, now: Duration
  ) {
    guard isPlaying else { return }
    let isOwn = autoplay.holds[page] != nil
    var delay = Duration.zero
    switch hold {
    case .manual, .untilDone: state = .open
    case .time(let time):
      if isFirstHold { delay = autoplay.initialDelay }
      length = time + delay
      let until = instant + length
      state = isRunning ? .counting(until: until) : .frozen(left: until - now)
    }
    term = HoldOrigin(
      page: page, length: origin == .content ? .content : (isOwn ? .own : .every), delay: delay,
      origin: origin, began: instant)
    isFirstHold = false
  }

  /// Begins the hold of a page that ends at a boundary of the shared clock.
  mutating func arm(of page: Int, until boundary: Duration, origin: HoldOrigin.Start, now: Duration)
  {
    guard isPlaying else { return }
    length = boundary - now
    state = isRunning ? .counting(until: boundary) : .frozen(left: length)
    term = HoldOrigin(page: page, length: .boundary, delay: .zero, origin: origin, began: now)
    isFirstHold = false
  }

  /// Notes that the page that is held has another number.
  mutating func renumber(to page: Int) { term?.page = page }

  /// Forgets what the present hold is made of, which nothing depends on.
  mutating func forgetTerm() { term = nil }

  /// Ends the present hold without consequence.
  mutating func disarm() { state = .none }

  /// Notes that the hold ran out while the carousel moves.
  mutating func markDue() { state = .due }

  /// Lets the move that is due begin now that the carousel rests.
  mutating func startDue(now: Duration) {
    guard state == .due else { return }
    state = isRunning ? .counting(until: now) : .frozen(left: .zero)
  }

  /// Goes in the direction of a sign from now on.
  mutating func head(_ sign: Int) { self.sign = sign }

  /// Begins the quiet period after an interaction; nil is for ever.
  mutating func keepQuiet(until end: Duration?) { quietUntil = end }

  /// Adds a reason to wait; true when autoplay ran until now.
  mutating func pause(_ reason: PauseReason, now: Duration) -> Bool {
    let ran = isRunning
    guard reasons.insert(reason) else { return false }
    if case .counting(let until) = state { state = .frozen(left: until - now) }
    return ran
  }

  /// Takes a reason away; true when autoplay runs from now on.
  mutating func resume(_ reason: PauseReason, now: Duration) -> Bool {
    if reason == .interaction { quietUntil = nil }
    guard reasons.remove(reason), isRunning else { return false }
    if case .frozen(let left) = state { state = .counting(until: now + left) }
    return true
  }

  /// Turns autoplay on; true when it was off.
  mutating func play() -> Bool {
    defer { (isPlaying, stopReason) = (true, nil) }
    return !isPlaying
  }

  /// Turns autoplay off; true when it was on.
  mutating func stop(_ why: StopReason) -> Bool {
    state = .none
    guard isPlaying else { return false }
    (isPlaying, stopReason) = (false, why)
    return true
  }

  /// How much of the hold has passed, running or kept.
  func passed(at now: Duration) -> Duration {
    switch state {
    case .counting, .frozen: left(at: now).map { length - $0 } ?? .zero
    case .none, .due, .open: .zero
    }
  }

  /// Lets so much more of the hold have passed.
  mutating func skip(_ passed: Duration, now: Duration) {
    switch state {
    case .counting(let until): state = .counting(until: max(now, until - passed))
    case .frozen(let left): state = .frozen(left: max(.zero, left - passed))
    case .none, .due, .open: return
    }
  }

  /// Gives the running hold another length, to which its initial delay is added; what has passed of
  /// it counts.
  mutating func retime(to hold: Duration, now: Duration) {
    let newLength = hold + (term?.delay ?? .zero)
    switch state {
    case .counting(let until): state = .counting(until: max(now, until - length + newLength))
    case .frozen(let left): state = .frozen(left: max(.zero, left - length + newLength))
    case .none, .due, .open: return
    }
    length = newLength
  }

  /// Moves every instant, for time that does not count.
  mutating func postpone(by gap: Duration) {
    if case .counting(let until) = state { state = .counting(until: until + gap) }
    quietUntil = quietUntil.map { $0 + gap }
    term?.began += gap
  }
}
