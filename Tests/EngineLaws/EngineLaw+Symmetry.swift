import CarouselEngine

/// Laws that compare carousels which differ in something that must not matter.
extension EngineLaw {
  /// Whole turns away from another carousel, everything happens as it does there.
  static func period(_ generator: inout some RandomNumberGenerator) -> [String] {
    var faults = FaultList()
    let count = Int.random(in: 2...6, using: &generator)
    let turns = Int.random(in: 1...1_000_000, using: &generator)
    var options = RandomRun.options(using: &generator)
    options.boundary = .looping
    options.autoplay?.laps = nil
    var near = Carousel(.count(count), options: options)
    // Halves are rounded away from zero, so that both stand on the same side of it, further away
    // than the fastest autoscroll comes.
    _ = near.scroll(by: Double(100_000 * count), over: .zero)
    var far = near
    _ = far.scroll(by: Double(turns * count), over: .zero)
    for step in 0..<12 {
      let intent = RandomRun.intent(using: &generator)
      guard !intent.changesPages, !intent.isFar(for: count) else { continue }
      let time = Duration.milliseconds(Int.random(in: 0...900, using: &generator))
      let (one, other) = (near.played(intent, time), far.played(intent, time))
      let same = one.map { $0.turned(back: 0) } == other.map { $0.turned(back: turns) }
      faults.check(same, "\(step) \(intent): \(one) is not \(other), \(turns) turns on")
      faults.check(
        near.offset == far.offset && near.currentPage == far.currentPage
          && near.timeUntilNextEvent == far.timeUntilNextEvent,
        "\(step) \(intent): at \(near.offset) and \(far.offset)")
    }
    return faults.texts
  }

  /// The axis and the way of reading change nothing but the names of directions.
  static func mirror(_ generator: inout some RandomNumberGenerator) -> [String] {
    var faults = FaultList()
    let count = Int.random(in: 0...6, using: &generator)
    let options = RandomRun.options(using: &generator)
    var plain = Carousel(.count(count), options: options)
    var others: [Carousel] = []
    for (axis, reading) in [
      (Axis.horizontal, ReadingDirection.rightToLeft), (.vertical, .leftToRight),
      (.vertical, .rightToLeft),
    ] {
      var turned = options
      (turned.axis, turned.reading) = (axis, reading)
      others.append(Carousel(.count(count), options: turned))
    }
    for step in 0..<12 {
      let intent = RandomRun.intent(using: &generator)
      let time = Duration.milliseconds(Int.random(in: 0...900, using: &generator))
      let events = plain.played(intent, time)
      for index in others.indices {
        let (axis, reading) = (others[index].options.axis, others[index].options.reading)
        let seen = others[index].played(intent, time).map { $0.unmirrored(axis, reading) }
        faults.check(seen == events, "\(step) \(intent): \(axis) \(reading): \(seen)")
        faults.check(others[index].offset == plain.offset, "\(step) \(intent): \(axis) \(reading)")
      }
    }
    return faults.texts
  }

  /// Carousels that are played in turn do what each does alone.
  static func many(_ generator: inout some RandomNumberGenerator) -> [String] {
    typealias Step = (intent: Intent, time: Duration)
    let start = (0..<Int.random(in: 2...5, using: &generator)).map { _ in
      Carousel(
        .count(Int.random(in: 0...6, using: &generator)),
        options: RandomRun.options(using: &generator))
    }
    let scripts = start.map { _ in
      (0..<6).map { _ -> Step in
        let time = Duration.milliseconds(Int.random(in: 0...900, using: &generator))
        return (RandomRun.intent(using: &generator), time)
      }
    }
    let expected = zip(start, scripts).map { carousel, script in
      var carousel = carousel
      return script.flatMap { carousel.played($0.intent, $0.time) }
    }
    var carousels = start
    var events = start.map { _ in [Event]() }
    let turns = start.indices.flatMap { Array(repeating: $0, count: 6) }
      .shuffled(using: &generator)
    var next = start.map { _ in 0 }
    for index in turns {
      let step = scripts[index][next[index]]
      next[index] += 1
      events[index] += carousels[index].played(step.intent, step.time)
    }
    var faults = FaultList()
    for index in start.indices {
      faults.check(
        events[index] == expected[index], "\(index): \(events[index]) is not \(expected[index])")
    }
    return faults.texts
  }

  /// A hold that is told runs out when it is told to.
  static func hold(_ generator: inout some RandomNumberGenerator) -> [String] {
    var faults = FaultList()
    var carousel = Carousel(
      .count(Int.random(in: 0...6, using: &generator)),
      options: RandomRun.options(using: &generator))
    for step in 0..<10 {
      let intent = RandomRun.intent(using: &generator)
      _ = carousel.played(intent, .milliseconds(Int.random(in: 0...400, using: &generator)))
      guard let hold = carousel.holdReport, case .counting(let until) = hold.state else {
        continue
      }
      faults.check(
        hold.term.began + hold.length <= until && until > carousel.now,
        "\(step) \(intent): \(hold) at \(carousel.now)")
      guard carousel.isResting, hold.term.length != .boundary else { continue }
      var copy = carousel
      let before = copy.advance(by: until - carousel.now - .nanoseconds(1))
      let after = copy.advance(by: .nanoseconds(1))
      faults.check(before.isEmpty, "\(step) \(intent): \(before) before \(hold) ran out")
      faults.check(!after.isEmpty, "\(step) \(intent): nothing when \(hold) ran out")
    }
    return faults.texts
  }
}

extension Carousel {
  /// Carries out an intent, if it can be, and lets a time pass.
  fileprivate mutating func played(_ intent: Intent, _ time: Duration) -> [Event] {
    ((try? send(intent)) ?? []) + advance(by: time)
  }
}

extension Intent {
  /// Whether this could lead past the first lap in which one of the carousels is.
  fileprivate func isFar(for count: Int) -> Bool {
    let limit = Double(20 * count)
    return switch self {
    case .step(let steps): abs(Double(steps)) > limit
    case .drag(let pages): abs(pages) > limit
    case .release(let velocity): abs(velocity) > limit
    default: false
    }
  }

  var changesPages: Bool {
    switch self {
    case .setItems, .insert, .remove: true
    case .next, .previous, .step, .go, .press, .drag, .release, .tap, .play, .stop, .pause,
      .resume, .setHold, .setAutoscroll, .suspend, .resize, .finishHold:
      false
    }
  }
}

extension Event {
  /// The event so many turns before; laps that are counted from elsewhere are not told.
  fileprivate func turned(back turns: Int) -> Event {
    switch self {
    case .pageChanged(let from, let to, let lap, let reason):
      .pageChanged(from: from, to: to, lap: lap - turns, reason: reason)
    case .settled(let page, let lap): .settled(page: page, lap: lap - turns)
    case .lapCompleted: .lapCompleted(lap: 0)
    default: self
    }
  }

  /// The event as a horizontal carousel tells it that is read from left to right.
  fileprivate func unmirrored(_ axis: Axis, _ reading: ReadingDirection) -> Event {
    guard case .directionChanged(let direction) = self else { return self }
    for forward in [true, false]
    where direction == .of(forward: forward, axis: axis, reading: reading) {
      return .directionChanged(forward ? .right : .left)
    }
    return self
  }
}
