/// What a replay drives: a carousel with a delegate that writes to a log.
protocol ItemSubject: AnyObject {
  var state: (offset: Double, index: Int, toggle: Double, flags: Int) { get }
  var visible: [Int] { get }
  /// Lets the clock run from a frame to what happens after it.
  func wait(until seconds: Double)
  func frame(at seconds: Double, measuredToggle: Double?)
  func layOut()
  func perform(_ op: [JSON], answer: Bool)
  func takeEvents() -> [JSON]
}

/// One scenario of the traces of iCarousel.
struct ItemScenario {
  /// One frame: what was read after it, and what was done after that.
  struct Frame {
    var measured: JSON?
    var events: [JSON] = []
    var ops: [[JSON]] = []
  }

  static let width = 200.0
  private static let delay = 0.001

  let name: String
  let count: Int
  let type: String
  let isVertical: Bool
  let placeholders: Int
  let props: JSON?
  let hasDelegate: Bool
  let scrollsToItem: Bool
  let centers: Bool
  /// What autoscroll was set to before the first frame, which the log does not tell.
  let initialAutoscroll: Double
  private let wrapOption: Bool?
  private let measuredVisible: JSON
  private(set) var frames: [Frame]
  let logsViews: Bool
  private let looseFrames: Set<Int>
  let tiedFrames: Set<Int>

  init(_ json: JSON) {
    name = json["name"]?.string ?? ""
    count = json["n"]?.int ?? 0
    type = json["type"]?.string ?? ""
    isVertical = json["vertical"]?.bool ?? false
    placeholders = json["placeholders"]?.int ?? 0
    props = json["props"]
    options = json["options"] ?? .object([:])
    wrapOption = options["wrap"]?.double.map { $0 != 0 }
    measuredVisible = json["visibleIndexes"] ?? .null
    let states = json["frames"]?.array ?? []
    let last = states.last.flatMap { ItemScenario.number(of: $0) } ?? 0
    frames = Array(repeating: Frame(), count: last + 1)
    for state in states { frames[ItemScenario.number(of: state) ?? 0].measured = state }
    let log = json["log"]?.array ?? []
    for line in log where (0...last).contains(line[0]?.int ?? -1) {
      guard let number = line[0]?.int, let call = line[2]?.array else { continue }
      if line[1]?.string == "op" { frames[number].ops.append(call) }
      frames[number].events.append(line[1]?.string == "op" ? .array([.array(call)]) : .array(call))
    }
    looseFrames = ItemScenario.looseFrames(frames)
    tiedFrames = ItemScenario.tiedFrames(frames)
    let events = log.filter { $0[1]?.string == "ev" }
    logsViews = events.contains { ["viewForItem", "placeholder"].contains($0[2]?[0]?.string) }
    hasDelegate = !events.isEmpty || (states.first?[1]?.double == states.last?[1]?.double)
    // The log tells neither of these, but what followed does.
    let isIdleAtStart = (states.first?[4]?.int ?? 0) & 1 == 0
    let first = (states.dropFirst().first?[1]?.double ?? 0) - (states.first?[1]?.double ?? 0)
    let isDrifting = isIdleAtStart && first > 0 && frames[0].ops.isEmpty && count > 0
    let second = states.count > 2 ? (states[2][1]?.double ?? 0) - (states[1][1]?.double ?? 0) : 0
    initialAutoscroll = isDrifting ? -(second * 60).rounded() : 0
    scrollsToItem = !isIdleAtStart || isDrifting || count == 0
    var centers = true
    for (line, next) in zip(log, log.dropFirst().map(Optional.some) + [nil])
    where line[2]?[0]?.string == "shouldSelect" && next?[2]?[0]?.string == "didSelect" {
      centers = false
    }
    self.centers = centers
  }

  private static func number(of state: JSON) -> Int? {
    state[0]?.double.map { Int(($0 * 60).rounded()) }
  }

  static func wraps(_ type: String, option: Bool?) -> Bool {
    option
      ?? ["rotary", "invertedRotary", "cylinder", "invertedCylinder", "wheel", "invertedWheel"]
      .contains(type)
  }

  var wraps: Bool { ItemScenario.wraps(type, option: wrapOption) }

  func wraps(_ type: String) -> Bool { ItemScenario.wraps(type, option: wrapOption) }

  /// The options of the layout: those of the delegate and the properties.
  let options: JSON

  /// How much further than the finger a drag goes.
  func offsetMultiplier(_ type: String) -> Double {
    options["offsetMultiplier"]?.double ?? (type.hasPrefix("coverFlow") ? 2 : 1)
  }

  // MARK: Records

  /// What was measured, frame by frame, then what was in sight at the end.
  var measured: [JSON] {
    frames.enumerated().map { number, frame in
      record(number, state: frame.measured.map { Array($0.array.dropFirst()) }, frame.events)
    } + [measuredVisible]
  }

  /// Replays the scenario.
  func replay(on subject: some ItemSubject) -> [JSON] {
    var records: [JSON] = []
    for (number, frame) in frames.enumerated() {
      let time = Double(number) / 60
      if number == 0 {
        subject.wait(until: Self.delay)
        subject.layOut()
      } else {
        subject.frame(at: time, measuredToggle: frame.measured?[3]?.double)
      }
      var events = subject.takeEvents()
      let state = subject.state
      for (position, op) in frame.ops.enumerated() {
        if number > 0 { subject.wait(until: time + Self.delay) }
        events.append(.array([.array(op)]))
        subject.perform(op, answer: answer(number, position))
        events += subject.takeEvents()
      }
      records.append(
        record(
          number,
          state: frame.measured.map { _ in
            [JSON(state.offset), JSON(state.index), JSON(state.toggle), JSON(state.flags)]
          }, events))
    }
    return records + [.array(subject.visible.map { JSON($0) })]
  }

  /// What the delegate answered to a tap: whether the item may be selected.
  private func answer(_ number: Int, _ position: Int) -> Bool {
    let op = frames[number].ops[position]
    guard op[0].string == "tap" else { return true }
    return frames[number].events.contains { $0[0]?.string == "didSelect" }
      || !frames[number].events.contains { $0[0]?.string == "shouldSelect" }
  }

  /// The item that a tap hit, as it was measured.
  func tapped(at number: Int) -> Int? {
    frames[number].events.first { $0[0]?.string == "shouldSelect" }?[1]?.int
  }

  private func record(_ number: Int, state: [JSON]?, _ events: [JSON]) -> JSON {
    let isTied = tiedFrames.contains(number)
    let state = state.map { state in
      var state = state
      if isLoose(number) { state = [state[0], .null, .null, JSON((state[3].int ?? 0) & 7)] }
      if isTied { state[3] = JSON((state[3].int ?? 0) & 6) }
      return state
    }
    var events = hasDelegate ? events : events.filter { $0[0]?.string == nil }
    if isLoose(number + 1) || isLoose(number) || isLoose(number - 1) {
      events.removeAll { $0[0]?.string == "currentItemIndexDidChange" }
    }
    if isTied { events.removeAll { $0[0]?.string == "didEndScrollingAnimation" } }
    let views = events.filter { ["viewForItem", "placeholder"].contains($0[0]?.string) }
      .map { "\($0)" }.sorted().map(JSON.string)
    events.removeAll { ["viewForItem", "placeholder"].contains($0[0]?.string) }
    return .array([
      state.map(JSON.array) ?? .null, .array(events), .array(logsViews ? views : []),
    ])
  }

  /// What the original's toggle was after a frame.
  func measuredToggle(at number: Int) -> Double? {
    frames.indices.contains(number) ? frames[number].measured?[3]?.double : nil
  }

  /// A scroll that begins with a frame, after a coast, ends exactly with the 24th frame from there:
  /// rounding decides whether that frame or the next one tells so.
  private static func tiedFrames(_ frames: [Frame]) -> Set<Int> {
    var tied: Set<Int> = []
    for (number, frame) in frames.enumerated() {
      let names = frame.events.map { $0[0]?.string }
      guard let end = names.firstIndex(of: "didEndDecelerating"),
        names.dropFirst(end + 1).first == "willBeginScrollingAnimation"
      else { continue }
      tied.formUnion(number + 24...number + 26)
    }
    return tied
  }

  /// Whether the trace cannot tell the index here, nor what follows from when it changed: from an
  /// offset half-way between two items until the toggle has ended.
  private func isLoose(_ number: Int) -> Bool { number >= 0 && looseFrames.contains(number) }

  private static func looseFrames(_ frames: [Frame]) -> Set<Int> {
    var loose: Set<Int> = []
    var isLoose = false
    for (number, frame) in frames.enumerated() {
      guard let offset = frame.measured?[1]?.double, let toggle = frame.measured?[3]?.double else {
        continue
      }
      let isHalf = abs(offset * 2 - (offset * 2).rounded()) < 2e-9 && offset != offset.rounded()
      // Whatever turns then turns a frame earlier or later, to its end.
      isLoose = isHalf || (isLoose && abs(toggle) > 1e-6)
      if isLoose { loose.formUnion(number...number + 2) }
    }
    return loose
  }
}

extension ItemScenario {
  static func all() throws -> [ItemScenario] {
    try GoldenFile.scenarios(of: "icarousel-scroll").map(ItemScenario.init)
  }
}
