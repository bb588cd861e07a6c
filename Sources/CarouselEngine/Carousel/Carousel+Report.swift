/// Why a carousel does what it does, as values.
extension Carousel {
  /// The timer of autoplay, or nil while no hold runs.
  package var holdReport: HoldReport? {
    guard let term = clock.term else { return nil }
    let state: HoldReport.State
    switch clock.state {
    case .none: return nil
    case .counting(let until): state = .counting(until: until)
    case .frozen(let left): state = .kept(left: left)
    case .due: state = .due
    case .open:
      let isManual = options.autoplay?.hold(of: term.page) == .manual
      state = isManual ? .manual : .untilDone
    }
    return HoldReport(
      term: term, length: clock.state == .open ? .zero : clock.length, state: state)
  }

  /// The motion that runs, or nil at rest and under a finger.
  package var motionReport: MotionReport? {
    guard case .moving(let motion, _) = phase else { return nil }
    let kind: MotionReport.Kind
    switch motion.curve {
    case .eased: kind = .eased
    case .coasting: kind = .coasting
    case .drifting(let speed): kind = .drifting(speed: speed)
    }
    let base = Double(anchor.page)
    return MotionReport(
      kind: kind, from: base + motion.from, to: base + motion.target,
      page: isDrifting ? nil : targetPage(of: motion), reason: motion.reason,
      began: motion.began, ends: motion.end)
  }

  /// The reasons to wait, in the order in which they are declared.
  package var pauseReasons: [PauseReason] {
    PauseReason.allCases.filter(isPaused)
  }

  /// When the quiet period after an interaction ends, or nil when there is none or it has no end.
  package var quietUntil: Duration? { clock.quietUntil }

  /// How many laps autoplay has completed.
  package var lapsCompleted: Int { laps.completed }

  /// Whether it has a way to move on by itself, now or when something no longer makes it wait.
  package var canAdvance: Bool {
    guard track.canMove else { return false }
    guard options.autoplay != nil else {
      return options.effectiveAutoscroll != 0 && blockingEdge == nil
    }
    // A quiet period without an end is an end.
    return clock.isPlaying && !(isPaused(by: .interaction) && clock.quietUntil == nil)
  }

  /// Whether anything but the quiet period after an interaction makes it wait.
  package var isPausedByOthers: Bool {
    var others = clock.reasons
    _ = others.remove(.interaction)
    return !others.isEmpty
  }

  /// Whether it is at an end, or moves there.
  package func isAtEdge(_ edge: Edge) -> Bool {
    guard let page = targetPage, track.canMove else { return false }
    return track.neighbor(of: page, by: edge == .start ? -1 : 1) == nil
  }

  /// The end at which it is in the heading of autoplay or autoscroll, or nil when it can continue
  /// or has no heading.
  package var blockingEdge: Edge? {
    let speed = options.effectiveAutoscroll
    guard options.autoplay != nil || speed != 0 else { return nil }
    let isBackward = options.autoplay != nil ? clock.sign < 0 : speed < 0
    let edge: Edge = isBackward ? .start : .end
    return isAtEdge(edge) ? edge : nil
  }

  /// What the shared clock says, or nil where none is followed: the page, and when it began and
  /// ends, counted from the start of the carousel.
  package var clockPeriod: (page: Int, begins: Duration, ends: Duration)? {
    clockPage.map { ($0.page, now - $0.elapsed, now + $0.left) }
  }
}
