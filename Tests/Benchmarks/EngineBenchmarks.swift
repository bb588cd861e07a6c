import CarouselEngine

/// What it costs to let time pass.
enum EngineBenchmarks {
  static func run() {
    print("engine, one advance")
    for pages in [3, 1_000_000] {
      Measure.report("at rest, \(pages) pages", rest(pages), "ns")
      Measure.report("in motion, \(pages) pages", motion(pages), "ns")
    }
    Measure.report("a simulated day of a 1 s hold, 400 ms moves", day(), "ms")
  }

  private static func options(every: Duration?) -> CarouselOptions {
    var options = CarouselOptions()
    options.autoplay = every.map { Autoplay(every: $0) }
    return options
  }

  private static func rest(_ pages: Int) -> Double {
    var carousel = Carousel(.count(pages), options: options(every: .seconds(1_000_000)))
    return Measure.nanoseconds(calls: 100_000) { _ in
      _ = carousel.advance(by: .nanoseconds(1000))
    }
  }

  private static func motion(_ pages: Int) -> Double {
    var options = options(every: nil)
    options.transition = Transition(duration: .seconds(1000))
    var carousel = Carousel(.count(pages), options: options)
    return Measure.nanoseconds(calls: 10_000) { call in
      // A new move each round: what is measured never comes to rest.
      if call == 0 { _ = try? carousel.send(.next) }
      _ = carousel.advance(by: .microseconds(1))
    }
  }

  private static func day() -> Double {
    Measure.milliseconds(rounds: 3) {
      var carousel = Carousel(.count(7), options: options(every: .seconds(1)))
      var events = 0
      var left = Duration.seconds(86_400)
      while let step = carousel.timeUntilNextEvent, step <= left {
        left -= step
        events += carousel.advance(by: step).count
      }
      return events
    }.0
  }
}
