internal import CarouselEngine
internal import CarouselJSON
package import CarouselStage

/// An explanation in words: one fact per line, each with its topic before a colon.
///
/// Times are milliseconds and pages count from 0, as in a trace.
package struct ExplanationText {
  private let explanation: Explanation
  private let root: String

  /// The text of an explanation of a show whose outermost carousel has a name.
  package init(_ explanation: Explanation, root: String) {
    self.explanation = explanation
    self.root = root
  }

  /// The lines, of which the first says which carousel is meant, and when.
  package var lines: [String] {
    ["\(name(explanation.path)) at \(time(explanation.time)) ms"] + explanation.facts.map(line)
  }

  /// The line of a fact.
  func line(_ fact: Explanation.Fact) -> String {
    switch fact {
    case .unstepped(let gap):
      "gap: suspended from \(time(gap.lowerBound)) to \(time(gap.upperBound)); this is the state at its end"
    case .shows(let page?, let count, let lap): "page: \(page) of 0…\(count - 1), lap \(lap)"
    case .shows(nil, _, _): "page: none"
    case .absent(let parent, let page, true):
      "page: none yet, page \(page) of \(name(parent)) has not been shown"
    case .absent(let parent, let page, false):
      "page: none, there is no carousel in page \(page) of \(name(parent))"
    case .changed(let change): "change: \(words(change))"
    case .caused(let cause): "cause: \(words(cause))"
    case .unchanged(let start): "change: none since the start at \(time(start))"
    case .missed(let count, let end):
      "missed: \(count) \(count == 1 ? "change" : "changes") in the gap until \(time(end))"
    case .reloaded(let intent, let moment): "slides: \(words(intent)) at \(time(moment))"
    case .refused(let intent, let error, let moment):
      "refused: \(words(intent)) at \(time(moment)): \(error.words)"
    case .reachedEnd(let edge, let moment):
      "edge: a step beyond the \(edge.page) page at \(time(moment)) changed nothing"
    case .rests(let offset):
      offset == offset.rounded()
        ? "motion: none, at rest"
        : "motion: none, at rest between pages at \(JSONValue.number(offset).text)"
    case .pressed(let since, let hasMoved):
      "motion: a finger has been down since \(time(since)) and has\(hasMoved ? "" : " not") moved it"
    case .moves(let motion): "motion: \(words(motion))"
    case .movedBy(let cause): "begun by: \(words(cause))"
    case .noAutoplay: "timer: none, there is no `autoplay`"
    case .stopped(let why, let moment):
      "timer: autoplay stopped\(why.map { " at \(time(moment)): \($0.words)" } ?? "")"
    case .holds(let hold): "timer: \(words(hold))"
    case .holdsLater(let page, .time):
      "timer: no hold yet; that of page \(page) starts when it settles"
    case .holdsLater(let page, .manual):
      "timer: no hold yet; page \(page) then stays until input moves on (`manual`)"
    case .holdsLater(let page, .untilDone):
      "timer: no hold yet; page \(page) then stays until its content is done (`until_done`)"
    case .waitsForContent(let child, let goal): "content: \(words(goal, of: child))"
    case .clock(let page, let begins, let ends):
      "timer: the shared clock shows page \(page) from \(time(begins)) to \(time(ends))"
    case .autoscrolls(let speed): "timer: autoscroll at \(pages(speed)) a second"
    case .autoscrollIdle(let speed):
      "autoscroll: \(pages(speed)) a second, no effect with `autoplay`"
    case .waits(let reason, let since, let end):
      "wait: \(reason.rawValue) since \(time(since))\(end.map { " until \(time($0))" } ?? ""),"
        + " \(reason.words)"
    case .limits(let clamp): "clamp: \(clamp.words)"
    case .laps(let done, let wanted): "laps: \(done) of \(wanted) done"
    case .hidden(let parent, let shown, let page, let policy):
      "parent: \(name(parent)) shows \(shown.map { "page \($0)" } ?? "nothing"), not page \(page);"
        + " meanwhile this one \(policy.words)"
    case .heldBy(let parent, let reason, let since):
      "parent: \(name(parent)) has been paused since \(time(since)) (\(reason.rawValue)), and this one with it"
    case .leaves(let parent, let change): "parent: \(name(parent)) changes \(words(change))"
    case .next(.change(let change)): "next: \(words(change))"
    case .next(.never): "next: none without input"
    case .next(.notUntil(let end)): "next: none before \(time(end))"
    }
  }

  private func words(_ change: ChangeRecord) -> String {
    let when = change.time == explanation.time ? "now" : "at \(time(change.time))"
    let pages = [change.from, change.to].map { $0.map(String.init) ?? "none" }
    return "\(when), from \(pages[0]) to \(pages[1]), by \(change.reason.rawValue)"
  }

  private func words(_ cause: Cause) -> String {
    switch cause {
    case .hold(let hold): "\(words(hold)), ran out"
    case .content(let page, let child?):
      "the content of page \(page) was done: the carousel \(name(child))"
    case .content(let page, nil): "the content of page \(page) was done: `finish_hold`"
    case .clock(let boundary): "the shared clock passed a boundary at \(time(boundary))"
    case .autoscroll(let speed): "autoscroll at \(pages(speed)) a second"
    case .intent(let intent, let agent, let moment):
      "\(words(intent)) at \(time(moment)), requested by the \(agent)"
    case .gap(let length, let end, let policy):
      "a gap of \(time(length)) ms until \(time(end)), caught up by `\(policy)`"
    case .snapBack: "the snap to a page after a flick"
    }
  }

  private func words(_ motion: MotionReport) -> String {
    let (from, to) = (JSONValue.number(motion.from).text, JSONValue.number(motion.to).text)
    let ends = "at \(time(motion.ends))"
    return switch motion.kind {
    case .eased: "from \(from) at \(time(motion.began)) to \(to) \(ends), by the transition"
    case .coasting: "from \(from) at \(time(motion.began)) to \(to) \(ends), after a flick"
    case .drifting(let speed):
      "from \(from) at \(time(motion.began)), continuously at \(pages(speed)) a second"
    }
  }

  private func words(_ hold: HoldReport) -> String {
    let term = hold.term
    let page = "page \(term.page)"
    var length = "\(time(hold.length)) ms (\(term.length.words))"
    if term.delay > .zero {
      length =
        "\(time(hold.length - term.delay)) ms (\(term.length.words))"
        + " and \(time(term.delay)) ms (`initial_delay`)"
    }
    let origin = "from \(term.origin.words) at \(time(term.began))"
    return switch hold.state {
    case .counting(let end): "the hold of \(page): \(length), \(origin) to \(time(end))"
    case .kept(let left): "the hold of \(page): \(length), \(origin), \(time(left)) ms left"
    case .due: "the hold of \(page): \(length), \(origin), ends with the move"
    case .manual: "\(page) stays until input moves on (`manual`), \(origin)"
    case .untilDone: "\(page) stays until its content is done (`until_done`), \(origin)"
    }
  }

  private func words(_ goal: Explanation.Goal, of child: StagePath?) -> String {
    let child = child.map(name) ?? "none"
    return switch goal {
    case .lap: "\(child) must complete a lap"
    case .lastPage: "\(child) must show its last page for its hold"
    case .finishHold: "\(child) in the slide, so only `finish_hold` ends the hold"
    }
  }

  private func words(_ intent: Intent) -> String { IntentTable.object(of: intent).text }

  private func name(_ path: StagePath) -> String { TracePath.text(path, root: root) }

  private func time(_ time: Duration) -> String { TraceEvent.milliseconds(time).text }

  private func pages(_ count: Double) -> String {
    "\(JSONValue.number(count).text) \(abs(count) == 1 ? "page" : "pages")"
  }
}
