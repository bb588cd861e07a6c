/// What autoplay would do in a stretch of time, without stepping through it.
///
/// Whole cycles are skipped by arithmetic, so that a year costs no more than one turn.
struct AutoplayForecast {
  /// The page after the last change.
  private(set) var page: Int
  /// The heading after the last change.
  private(set) var sign: Int
  /// The signed sum of all steps, turns included.
  private(set) var steps = 0
  /// How many changes begin in the stretch.
  private(set) var changes = 0
  /// When the next change would begin, or nil when autoplay ends or waits for somebody.
  private(set) var next: Duration?
  /// Laps completed in the stretch.
  private(set) var laps = 0

  private let home: Int
  private let autoplay: Autoplay
  private let track: Track
  private let move: Duration
  private let lapsLeft: Int?

  /// A forecast that begins just before the change that is due at `first`.
  init(of carousel: Carousel, autoplay: Autoplay, first: Duration) {
    page = carousel.anchor.page
    sign = carousel.clock.sign
    home = carousel.laps.home
    next = first
    self.autoplay = autoplay
    track = carousel.track
    lapsLeft = autoplay.laps.map { max(0, $0 - carousel.laps.completed) }
    switch autoplay.dwellFrom {
    case .settle: move = carousel.options.transition.duration
    case .start: move = .zero
    }
  }

  /// Goes through all changes that begin up to and including `end`.
  mutating func run(until end: Duration) {
    let origin = (page: page, sign: sign)
    var cycleStart = next
    while let due = next, due <= end {
      change(at: due)
      guard page == origin.page, sign == origin.sign, let began = cycleStart, let due = next
      else { continue }
      skipCycles(of: due - began, from: due, until: end)
      cycleStart = nil
    }
  }

  /// Repeats the cycle just walked as often as it begins and ends before `end`.
  private mutating func skipCycles(of length: Duration, from due: Duration, until end: Duration) {
    guard length > .zero, due <= end else { return }
    var cycles = Int(clamping: (end - due).attoseconds / length.attoseconds)
    let lapsInCycle = max(1, laps)
    if let lapsLeft { cycles = min(cycles, max(0, (lapsLeft - laps) / lapsInCycle - 1)) }
    guard cycles > 0 else { return }
    changes += cycles * changes
    steps += cycles * steps
    laps += cycles * lapsInCycle
    next = due + Duration(attoseconds: length.attoseconds * Int128(cycles))
  }

  private mutating func change(at due: Duration) {
    guard let step = autoplay.steps(from: page, sign: &sign, on: track) else {
      next = nil
      return
    }
    page = track.place(Place(page: page), movedBy: step).page
    steps += step
    changes += 1
    if page == home { laps += 1 }
    next = isOver ? nil : hold(from: due)
  }

  /// Whether autoplay ends on the page that it has just reached.
  private var isOver: Bool {
    if let lapsLeft, laps >= lapsLeft { return true }
    return autoplay.atEnd == .stop && track.neighbor(of: page, by: sign) == nil
  }

  private func hold(from due: Duration) -> Duration? {
    switch autoplay.hold(of: page) {
    case .time(let time): due + move + time
    case .manual, .untilDone: nil
    }
  }
}
