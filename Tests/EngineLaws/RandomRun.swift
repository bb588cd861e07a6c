public import CarouselEngine

/// Random carousels and random scripts for the laws.
public enum RandomRun {
  /// Any options, with and without autoplay.
  public static func options(using generator: inout some RandomNumberGenerator) -> CarouselOptions {
    var options = CarouselOptions()
    options.boundary = Boundary.allCases.randomElement(using: &generator) ?? .looping
    options.pageChange = (PageChange.allCases + [nil]).randomElement(using: &generator) ?? nil
    options.tie = Tie.allCases.randomElement(using: &generator) ?? .forward
    options.scroll = scroll(using: &generator)
    let speeds = [0, 0, 0, 0.7, -3]
    options.autoscroll = speeds.randomElement(using: &generator) ?? 0
    options.start = Int.random(in: 0...6, using: &generator)
    let easings: [Easing] = [
      .linear, .ease, .easeIn, .easeOut, .easeInOut, .cubicInOut,
      .cubicBezier(x1: 0.9, y1: 0, x2: 0.1, y2: 1),
    ]
    options.transition = Transition(
      duration: .milliseconds([0, 100, 400].randomElement(using: &generator) ?? 0),
      easing: easings.randomElement(using: &generator) ?? .linear)
    guard Int.random(in: 0..<4, using: &generator) > 0 else { return options }
    var autoplay = Autoplay(hold: .milliseconds(Int.random(in: 1...9, using: &generator) * 100))
    autoplay.holdStartsAt = Autoplay.HoldStart.allCases.randomElement(using: &generator) ?? .settle
    autoplay.holdAfterDrag =
      Autoplay.HoldAfterDrag.allCases.randomElement(using: &generator) ?? .settle
    autoplay.direction = Autoplay.Direction.allCases.randomElement(using: &generator) ?? .forward
    autoplay.atEnd = Autoplay.AtEnd.allCases.randomElement(using: &generator) ?? .stop
    autoplay.onInteraction =
      Autoplay.OnInteraction.allCases.randomElement(using: &generator) ?? .restart
    autoplay.catchUp = Autoplay.CatchUp.allCases.randomElement(using: &generator) ?? .skip
    autoplay.laps = [nil, nil, 1, 3].randomElement(using: &generator) ?? nil
    autoplay.resumeAfter = [nil, .milliseconds(700)].randomElement(using: &generator) ?? nil
    if Int.random(in: 0..<8, using: &generator) == 0 {
      autoplay.sync = .clock(epoch: .milliseconds(Int.random(in: -999...999, using: &generator)))
    }
    if Bool.random(using: &generator) {
      autoplay.holds = [1: .time(.milliseconds(250)), 2: .untilDone, 3: .manual]
    }
    options.autoplay = autoplay
    return options
  }

  private static func scroll(using generator: inout some RandomNumberGenerator) -> Scroll {
    var scroll = Scroll()
    scroll.isPaged = Bool.random(using: &generator)
    scroll.bounces = Bool.random(using: &generator)
    scroll.bounceDistance = [0.25, 1, 2.5].randomElement(using: &generator) ?? 1
    scroll.decelerationRate = [0, 0.5, 0.95, 0.99].randomElement(using: &generator) ?? 0
    scroll.speed = [0.5, 1, 3].randomElement(using: &generator) ?? 1
    scroll.offsetMultiplier = [1, 2].randomElement(using: &generator) ?? 1
    scroll.stopsAtItem = Bool.random(using: &generator)
    scroll.scrollsToItem = Int.random(in: 0..<4, using: &generator) > 0
    return scroll
  }

  /// Any intent, of which some ask for pages that there are not.
  public static func intent(using generator: inout some RandomNumberGenerator) -> Intent {
    let page = Int.random(in: -1...7, using: &generator)
    switch Int.random(in: 0..<22, using: &generator) {
    case 0, 1: return .next
    case 2, 3: return .previous
    case 4: return .step(by: Int.random(in: -9...9, using: &generator))
    case 5:
      return .go(
        to: page, via: Route.allCases.randomElement(using: &generator) ?? .shortest,
        animated: Bool.random(using: &generator))
    case 6, 7: return .press
    case 8, 9, 10: return .drag(by: Double(Int.random(in: -20...20, using: &generator)) / 8)
    case 11, 12: return .release(velocity: Double.random(in: -9...9, using: &generator))
    case 13: return .tap(page: page)
    case 14: return Bool.random(using: &generator) ? .play : .stop
    case 15: return .pause(PauseReason.allCases.randomElement(using: &generator) ?? .user)
    case 16: return .resume(PauseReason.allCases.randomElement(using: &generator) ?? .user)
    case 17: return .setItems(.count(Int.random(in: 0...6, using: &generator)))
    case 18: return Bool.random(using: &generator) ? .insert(at: page) : .remove(at: page)
    case 19:
      return Bool.random(using: &generator)
        ? .setHold(.milliseconds(Int.random(in: 1...9, using: &generator) * 100))
        : .setAutoscroll(speed: [0, 0, 0.7, -3, 40].randomElement(using: &generator) ?? 0)
    case 20 where Int.random(in: 0..<4, using: &generator) == 0: return extreme(using: &generator)
    default:
      return Bool.random(using: &generator)
        ? .suspend(for: .milliseconds(Int.random(in: 0...5000, using: &generator)))
        : .finishHold(after: .milliseconds(Int.random(in: 0...300, using: &generator)))
    }
  }

  /// An intent that goes as far as any may, or further.
  private static func extreme(using generator: inout some RandomNumberGenerator) -> Intent {
    let sign = Bool.random(using: &generator) ? 1 : -1
    let pages = [1 << 20, 1 << 50, 1 << 53, .max].randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .step(by: sign * pages)
    case 1: return .drag(by: Double(sign * pages))
    case 2: return .release(velocity: Double(sign * pages))
    case 3: return .setAutoscroll(speed: Double(sign) * .infinity)
    default: return .go(to: sign * pages)
    }
  }
}
