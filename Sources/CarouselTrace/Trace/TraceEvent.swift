internal import CarouselEngine
internal import CarouselJSON
package import CarouselStage

/// The lines of a trace that report events.
enum TraceEvent {
  /// The line of an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: When it happened, as `milliseconds(_:)` writes it: many events share one instant.
  ///   - root: The name of the outermost carousel.
  static func line(_ event: StageEvent, at time: JSONValue, root: String) -> JSONObject {
    var line = JSONObject()
    line.reserve(8)
    line.append("t", time)
    line.append("path", .string(TracePath.text(event.path, root: root)))
    append(event.event, to: &line)
    return line
  }

  /// Milliseconds with as many decimals as a time has, to the nearest nanosecond.
  ///
  /// The end of a coast comes out of a division: cut off, 400 ms would read as 399.999999.
  static func milliseconds(_ time: Duration) -> JSONValue {
    let nanoseconds = (time.attoseconds + 500_000_000) / 1_000_000_000
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest != 0 else { return .number("\(whole)") }
    var digits = String(rest.magnitude + 1_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return .number("\(nanoseconds < 0 && whole == 0 ? "-" : "")\(whole).\(digits)")
  }

  private static func append(_ event: Event, to line: inout JSONObject) {
    func named(_ name: String, _ members: KeyValuePairs<String, JSONValue?>) {
      line.append("event", .string(name))
      line.append(members)
    }
    switch event {
    case .started(let page): named("started", ["page": .number(page)])
    case .pageChanged(let from, let to, let lap, let reason):
      named(
        "page_changed",
        [
          "from": page(from), "to": page(to), "lap": .number(lap),
          "reason": .string(reason.rawValue),
        ])
    case .motionBegan(let to, let duration):
      named(
        "motion_began",
        ["to": page(to), "duration": duration.map(milliseconds) ?? .null])
    case .motionEnded(let finished): named("motion_ended", ["finished": .boolean(finished)])
    case .settled(let page, let lap):
      named("settled", ["page": .number(page), "lap": .number(lap)])
    case .scrolled(let offset): named("scrolled", ["offset": .number(rounded(offset))])
    case .directionChanged(let direction):
      named("direction_changed", ["direction": .string(direction.rawValue)])
    case .slotLoaded(let slot, let page, let reused):
      named(
        "slot_loaded",
        ["slot": .string(slot.rawValue), "page": .number(page), "reused": .boolean(reused)])
    case .selected(let page): named("selected", ["page": .number(page)])
    case .reachedEnd(let edge): named("reached_end", ["edge": .string(edge.rawValue)])
    case .autoplayPaused(let reason, let left):
      named("autoplay_paused", waiting(reason, left))
    case .autoplayResumed(let reason, let left):
      named("autoplay_resumed", waiting(reason, left))
    case .autoplayStopped(let why):
      named("autoplay_stopped", ["why": .string(word(why))])
    case .missed(let count): named("missed", ["count": .number(count)])
    case .dataShifted(let steps): named("data_shifted", ["by": .number(steps)])
    case .lapCompleted(let lap): named("lap_completed", ["lap": .number(lap)])
    }
  }

  /// An offset without the rounding errors of its sums after the ninth decimal.
  static func rounded(_ offset: Double) -> Double {
    let billion = 1_000_000_000.0
    // Beyond a million pages a Double has no such decimals.
    guard offset.magnitude < 1_000_000 else { return offset }
    return (offset * billion).rounded() / billion
  }

  /// Why autoplay has ended, in one word.
  static func word(_ why: StopReason) -> String {
    why == .lastPage ? "last_page" : why.rawValue
  }

  private static func waiting(
    _ reason: PauseReason, _ left: Duration?
  ) -> KeyValuePairs<String, JSONValue?> {
    ["reason": .string(reason.rawValue), "left": left.map(milliseconds) ?? .null]
  }

  private static func page(_ page: Int?) -> JSONValue { page.map(JSONValue.number) ?? .null }
}

/// The path of a carousel as a string: the root's name, then page numbers, such as `hero/2`.
package enum TracePath {
  package static func text(_ path: StagePath, root: String) -> String {
    path.isEmpty ? root : ([root] + path.map(String.init)).joined(separator: "/")
  }

  /// Reads a path, or nil when it does not begin with the root's name or has no numbers.
  package static func parse(_ text: String, root: String) -> StagePath? {
    if text == root { return [] }
    guard text.hasPrefix(root + "/") else { return nil }
    let pages = text.dropFirst(root.count + 1).split(
      separator: "/", omittingEmptySubsequences: false
    ).map { Int($0) }
    return pages.contains(nil) ? nil : pages.compactMap { $0 }
  }
}
