import CarouselEngine

/// What it costs to let time pass.
enum EngineBenchmarks {
  /// The kinds of motion that a carousel can be in.
  private enum Motion: String, CaseIterable {
    case resting = "at rest, its hold running"
    case easing = "on an eased move"
    case coasting = "coasting"
    case drifting = "autoscrolling"
    case dragging = "dragged, a drag each time"

    var options: CarouselOptions {
      var options = CarouselOptions()
      options.transition.duration = .seconds(1000)
      switch self {
      case .resting: options.autoplay = Autoplay(hold: .seconds(1_000_000))
      case .easing: break
      case .coasting:
        options.scroll.isPaged = false
        options.scroll.decelerationRate = 0.99
      case .drifting: options.autoscroll = 0.1
      case .dragging: options.scroll.isPaged = false
      }
      return options
    }

    /// What sets it going.
    var start: [Intent] {
      switch self {
      case .resting, .drifting: []
      case .easing: [.next]
      case .coasting: [.press, .drag(by: 0.1), .release(velocity: 9)]
      case .dragging: [.press]
      }
    }

    /// What happens before each step of time.
    var step: Intent? {
      switch self {
      case .resting, .easing, .coasting, .drifting: nil
      case .dragging: .drag(by: 1e-6)
      }
    }
  }

  static func run() {
    print("engine, one advance")
    for motion in Motion.allCases {
      for pages in [3, 1_000_000] {
        Measure.report("\(motion.rawValue), \(pages) pages", advance(motion, pages), "ns")
      }
    }
    print("engine, a simulated day of a 1 s hold and 400 ms moves")
    let (time, changes) = day()
    Measure.report("the day", time, "ms")
    Measure.report("each of its \(changes) page changes", time * 1e6 / Double(changes), "ns")
    print("engine, an hour of autoscroll in one advance")
    for speed in [1.0, 100, 1e5] {
      Measure.report("at \(Int(speed)) pages a second", hour(of: speed), "ms")
    }
  }

  private static func advance(_ motion: Motion, _ pages: Int) -> Double {
    var carousel = Carousel(.count(pages), options: motion.options)
    let step = motion.step
    let time = Measure.nanoseconds(calls: 10_000) { call in
      // Set going again each round: what is measured never comes to rest.
      if call == 0 { for intent in motion.start { _ = try? carousel.send(intent) } }
      if let step { _ = try? carousel.send(step) }
      _ = carousel.advance(by: .microseconds(1))
    }
    precondition(carousel.isResting == (motion == .resting), "it must stay \(motion.rawValue)")
    return time
  }

  private static func hour(of speed: Double) -> Double {
    var options = CarouselOptions()
    options.autoscroll = speed
    return Measure.milliseconds(rounds: 3) {
      var carousel = Carousel(.count(7), options: options)
      return carousel.advance(by: .seconds(3600)).count
    }.0
  }

  /// The time in milliseconds, and how often the page changed.
  private static func day() -> (Double, Int) {
    var options = CarouselOptions()
    options.autoplay = Autoplay(hold: .seconds(1))
    return Measure.milliseconds(rounds: 3) {
      var carousel = Carousel(.count(7), options: options)
      var changes = 0
      var left = Duration.seconds(86_400)
      while let step = carousel.timeUntilNextEvent, step <= left {
        left -= step
        changes += carousel.advance(by: step).count {
          if case .pageChanged = $0 { true } else { false }
        }
      }
      return changes
    }
  }
}
