internal import CarouselDeck
import CarouselEngine

extension StageHistory {
  /// Why the carousel at a path shows what it shows.
  ///
  /// - Parameters:
  ///   - path: The carousel; the slide there need not have been shown yet.
  ///   - stage: The stage now.
  ///   - now: The present time.
  ///   - gap: The time that has just ended, in which nothing was stepped, where another time in it
  ///     was requested.
  package func explanation(
    of path: StagePath, in stage: Stage, at now: Duration, unstepped gap: Range<Duration>? = nil
  ) -> Explanation {
    var facts: [Explanation.Fact] = gap.map { [.unstepped($0)] } ?? []
    if let asked = stage[path], let past = pasts[path] {
      facts += page(of: asked.carousel, past, now)
      facts += motion(of: asked.carousel, past, now)
      facts += timer(of: asked, at: path, past, now)
      facts += waits(of: asked.carousel, past, now)
      facts += limits(of: asked.carousel)
    } else if let absence = absence(of: path, in: stage) {
      facts.append(absence)
    }
    facts += chain(above: path, in: stage, at: now)
    facts.append(.next(Timeline(stage, now: now).nextChange(at: path)))
    return Explanation(time: now, path: path, facts: facts)
  }

  private func page(
    of carousel: Carousel, _ past: CarouselHistory, _ now: Duration
  ) -> [Explanation.Fact] {
    var facts: [Explanation.Fact] = [
      .shows(
        page: carousel.currentPage, count: carousel.pageCount,
        lap: carousel.currentPlace?.lap ?? 0)
    ]
    if let change = past.change {
      facts.append(.changed(change.value.change))
      if let cause = change.value.cause { facts.append(.caused(cause)) }
    } else {
      facts.append(.unchanged(since: past.started))
    }
    // What is older than the last change has nothing to do with the page that is shown.
    let since = past.change?.time ?? past.started
    if let missed = past.missed, missed.time >= since {
      facts.append(.missed(count: missed.value, at: missed.time))
    }
    if let reloaded = past.reloaded, reloaded.time >= since {
      facts.append(.reloaded(reloaded.value, at: reloaded.time))
    }
    if let refused = past.refused, refused.time >= since {
      facts.append(.refused(refused.value.intent, refused.value.error, at: refused.time))
    }
    if let edge = past.reachedEnd, edge.time >= since {
      facts.append(.reachedEnd(edge.value, at: edge.time))
    }
    return facts
  }

  private func motion(
    of carousel: Carousel, _ past: CarouselHistory, _ now: Duration
  ) -> [Explanation.Fact] {
    if let motion = carousel.motionReport {
      let moves = motion.later(by: now - carousel.now, began: past.motionBegan)
      return [.moves(moves)] + (past.motion.map { [.movedBy($0)] } ?? [])
    }
    if carousel.isPressed {
      return [.pressed(since: past.pressed ?? now, hasMoved: carousel.pageOffset != 0)]
    }
    return carousel.pageCount > 0 ? [.rests(offset: carousel.offset)] : []
  }

  private func timer(
    of stage: Stage, at path: StagePath, _ past: CarouselHistory, _ now: Duration
  ) -> [Explanation.Fact] {
    let carousel = stage.carousel
    let passed = now - carousel.now
    guard let autoplay = carousel.options.autoplay else {
      let speed = carousel.options.effectiveAutoscroll
      return [speed == 0 ? .noAutoplay : .autoscrolls(speed: speed)]
    }
    var facts: [Explanation.Fact] = []
    if carousel.options.autoscroll != 0 {
      facts.append(.autoscrollIdle(speed: carousel.options.autoscroll))
    }
    if !carousel.isAutoplaying {
      facts.append(
        .stopped(past.stopped?.value, at: past.stopped?.time ?? past.started))
    } else if let stay = carousel.clockPeriod {
      facts.append(
        .clock(page: stay.page, begins: stay.begins + passed, ends: stay.ends + passed))
    } else if let hold = carousel.holdReport {
      facts.append(.holds(hold.later(by: passed, began: past.holdBegan)))
      if hold.state == .untilDone { facts.append(goal(of: hold.term.page, in: stage, at: path)) }
    } else if carousel.pageCount > 1, let page = carousel.targetPage {
      facts.append(.holdsLater(page: page, autoplay.hold(of: page)))
    }
    if let laps = autoplay.laps {
      facts.append(.laps(done: min(carousel.lapsCompleted, laps), of: laps))
    }
    return facts
  }

  /// What a hold without a length waits for.
  private func goal(of page: Int, in stage: Stage, at path: StagePath) -> Explanation.Fact {
    guard let deck = stage.slide(at: page)?.deck else {
      return .waitsForContent(child: nil, .finishHold)
    }
    let isOnce = deck.options.boundary == .bounded && deck.options.autoplay?.atEnd == .stop
    return .waitsForContent(child: path + [page], isOnce ? .lastPage : .lap)
  }

  private func waits(
    of carousel: Carousel, _ past: CarouselHistory, _ now: Duration
  ) -> [Explanation.Fact] {
    carousel.pauseReasons.map { reason in
      let end = reason == .interaction ? carousel.quietUntil : nil
      return .waits(
        reason, since: past.waits[reason] ?? now, until: end.map { $0 + now - carousel.now })
    }
  }

  private func limits(of carousel: Carousel) -> [Explanation.Fact] {
    var limits: [Explanation.Limit] = []
    switch carousel.pageCount {
    case 0: limits.append(.noPages)
    case 1: limits.append(.onePage)
    default:
      for edge in Edge.allCases where carousel.isAtEdge(edge) {
        limits.append(
          .edge(
            edge, isAhead: carousel.blockingEdge == edge, carousel.options.autoplay?.atEnd))
      }
    }
    if !carousel.options.scroll.isEnabled { limits.append(.scrollDisabled) }
    return limits.map(Explanation.Fact.limits)
  }

  /// The outer carousels that keep one from advancing.
  private func chain(
    above path: StagePath, in stage: Stage, at now: Duration
  ) -> [Explanation.Fact] {
    var facts: [Explanation.Fact] = []
    let waitsForParent = stage[path]?.carousel.isPaused(by: .parent) ?? false
    for depth in 0..<path.count {
      let above = Array(path[..<depth])
      guard let parent = stage[above] else { break }
      let page = path[depth]
      if parent.carousel.currentPage != page, let deck = parent.slide(at: page)?.deck {
        facts.append(
          .hidden(
            by: above, shows: parent.carousel.currentPage, instead: page, deck.whenHidden))
      } else if case .change(let change) = Timeline(stage, now: now).nextChange(at: above) {
        facts.append(.leaves(above, change))
      }
      guard waitsForParent else { continue }
      for reason in parent.carousel.pauseReasons where reason.holdsChildren && reason != .parent {
        facts.append(
          .heldBy(above, reason, since: pasts[above]?.waits[reason] ?? .zero))
      }
    }
    return facts
  }

  /// Why there is no carousel at a path: the first page along it that has none.
  private func absence(of path: StagePath, in stage: Stage) -> Explanation.Fact? {
    for depth in 0..<path.count {
      let above = Array(path[..<depth])
      let page = path[depth]
      guard let parent = stage[above], parent.children[page] == nil else { continue }
      return .absent(
        parent: above, page: page, holdsDeck: parent.slide(at: page)?.deck != nil)
    }
    return nil
  }
}
