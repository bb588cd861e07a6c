extension Carousel {
  /// The wall clock now, as far as the carousel was advanced.
  package var wallTime: Duration { wallStart + now }

  /// What the shared clock says, or nil where none is followed.
  ///
  /// A page without a fixed hold cannot be part of a table, so a deck that has one goes by its own
  /// time.
  var clockPage: (page: Int, elapsed: Duration, left: Duration)? {
    guard let autoplay = options.autoplay, case .clock(let epoch) = autoplay.sync, track.canMove
    else { return nil }
    return ClockTable(pageCount: track.pageCount, autoplay: autoplay)?.slot(at: wallTime - epoch)
  }

  /// Puts a new carousel on the page of the clock.
  mutating func synchronize() {
    guard let slot = clockPage else { return }
    anchor = Place(page: slot.page)
    laps = LapCounter(home: anchor.page)
    slots = SlotWindow(around: slot.page, on: track)
  }

  /// Moves to the page of the clock at one of its boundaries.
  ///
  /// The page changes at the boundary itself and the motion follows, so that screens with different
  /// transitions agree at every instant.
  mutating func followClock(into events: inout [Event]) {
    guard let slot = clockPage, let current = currentPage else { return }
    let steps = shift + track.steps(from: current, to: slot.page, via: .shortest, tie: .forward)
    if case .moving(let motion, _) = phase, motion.target == Double(steps) {
      // It is on its way there already; only the page must not wait for that.
      phase = .moving(motion, passing: nil)
      setCurrent(steps, reason: .sync, into: &events)
    } else if steps != shift {
      move(to: steps, reason: .sync, into: &events)
    }
    armHold(.settle)
  }

  /// Lets time pass unseen: the clock knows what to show.
  mutating func suspendSynchronized(for gap: Duration, into events: inout [Event]) {
    now += gap
    carryOutDue(into: &events)
  }
}
