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
    /// It has no length: somebody, or the content, must end it.
    case open
  }

  /// Whether autoplay is on.
  private(set) var isPlaying: Bool
  /// Why it waits.
  private(set) var reasons = PauseReasons()
  /// The hold of the current page.
  var state: State = .none
  /// The full length of the hold, from which a change of the interval is reckoned.
  private(set) var length: Duration = .zero
  /// +1 forward, -1 backward; turned round by `Autoplay.AtEnd.reverse`.
  var sign: Int
  /// When the silence after an interaction ends.
  var quietUntil: Duration?
  /// Whether the first hold is still to come.
  private var isFirstHold = true

  init(_ autoplay: Autoplay?) {
    isPlaying = autoplay != nil
    sign = autoplay?.heading == .backward ? -1 : 1
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

  /// Begins a hold at an instant.
  mutating func arm(_ hold: Hold, of autoplay: Autoplay, from instant: Duration, now: Duration) {
    guard isPlaying else { return }
    switch hold {
    case .manual, .untilDone: state = .open
    case .time(let time):
      length = isFirstHold ? time + autoplay.initialDelay : time
      let until = instant + length
      state = isRunning ? .counting(until: until) : .frozen(left: until - now)
    }
    isFirstHold = false
  }

  /// Begins a hold that ends at an instant, whatever its length.
  mutating func arm(until instant: Duration, now: Duration) {
    guard isPlaying else { return }
    length = instant - now
    state = isRunning ? .counting(until: instant) : .frozen(left: length)
    isFirstHold = false
  }

  /// Ends the present hold without consequence.
  mutating func disarm() { state = .none }

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
    defer { isPlaying = true }
    return !isPlaying
  }

  /// Turns autoplay off; true when it was on.
  mutating func stop() -> Bool {
    defer { isPlaying = false }
    state = .none
    return isPlaying
  }

  /// Gives the running hold another length; what has passed of it counts.
  mutating func retime(to newLength: Duration, now: Duration) {
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
  }
}
