import Testing

/// One scenario of the traces of SNInfiniteScrollView.
struct LoopScenario {
  /// One line of the log, or a frame at which nothing was logged because nothing changed.
  enum Row {
    case op(String, JSON?)
    case state(JSON)
    case fired(Int)
    case exception
  }

  let name: String
  let requestedContentMode: Int
  /// Nil when the direction was never set.
  let isVertical: Bool?
  /// How many images there are from the start, without an op.
  let initialImages: Int?
  let rows: [(frame: Int, row: Row)]
  /// What was measured of the whole.
  let facts: [String: JSON]

  init(_ json: JSON) {
    name = json["name"]?.string ?? "?"
    requestedContentMode = json["requestedContentMode"]?.int ?? 0
    isVertical = json["scrollDirectionRaw"] == nil ? json["vertical"]?.bool ?? false : nil
    var facts: [String: JSON] = [:]
    facts["contentMode"] = json["imageContentMode"]
    facts["vertical"] = json["vertical"]
    facts["isAlive"] = json["aliveAfter4s"]
    self.facts = facts
    let log = json["log"]?.array ?? []
    rows = LoopScenario.fill(log.map(LoopScenario.row))
    if case .state? = rows.first?.row {
      initialImages = json["n"]?.int
    } else {
      initialImages = nil
    }
  }

  /// Whether the log begins with a view that was made and laid out before.
  var beginsLaidOut: Bool {
    guard case .op(let name, _)? = rows.first?.row else { return true }
    return name != "create" && name != "initWithFrame"
  }

  private static func row(_ json: JSON) -> (frame: Int, row: Row) {
    let frame = Int(((json[0]?.double ?? 0) * 60).rounded())
    switch json[1]?.string {
    case "op": return (frame, .op(json[2]?[0]?.string ?? "", json[2]?[1]))
    case "state": return (frame, .state(json[2] ?? .null))
    case "timerFired": return (frame, .fired(json[2]?.int ?? 0))
    default: return (frame, .exception)
    }
  }

  /// Adds the frames between the lines, at which the state is what it was.
  ///
  /// Of a view that is gone nothing was logged.
  private static func fill(_ log: [(frame: Int, row: Row)]) -> [(frame: Int, row: Row)] {
    var rows: [(frame: Int, row: Row)] = []
    var state: JSON?
    for line in log {
      if let state, let last = rows.last {
        rows += (last.frame..<line.frame).dropFirst().map { ($0, .state(state)) }
      }
      switch line.row {
      case .state(let new): state = new
      case .op("removeFromSuperviewAndRelease", _): state = nil
      case .op, .fired, .exception: break
      }
      rows.append(line)
    }
    return rows
  }

  static func all() throws -> [LoopScenario] {
    try GoldenFile.scenarios(of: "sninfinite-traces").map(LoopScenario.init)
  }
}

/// What replays a scenario: the model, or the loop.
protocol LoopSubject: AnyObject {
  /// Where the viewport is in the three pages of content.
  var offset: Double { get }
  /// In the order of the traces.
  var state: [JSON] { get }
  var contentMode: Int { get }
  var isVertical: Bool { get }
  /// The timers that fired in the last frame, by their number.
  var fired: Set<Int> { get }
  var raised: Bool { get }
  var isAliveAfterRemoval: Bool? { get }

  /// Goes on to a frame, of which there are 60 a second.
  func advance(to frame: Int, measured: JSON?)
  func create(_ images: Int)
  func setImages(_ images: Int?)
  func layOut()
  func beginDrag()
  func drag(to position: Double)
  func endDrag(willDecelerate: Bool)
  func decelerate(to position: Double)
  func endDecelerating()
  func remove()
}

extension LoopScenario {
  /// What was measured, row by row, in the form of a replay.
  var measured: [JSON] {
    [.object(facts)]
      + rows.map { row in
        switch row.row {
        case .op(let name, _): .string(name)
        case .state(let state): state
        case .fired(let serial): ["fires", JSON(serial)]
        case .exception: "exception"
        }
      }
  }

  /// A name for each row.
  var names: [String] { ["facts"] + rows.map { "frame \($0.frame) \($0.row)" } }

  /// Replays the scenario and gives what was seen at each row; the first is about the whole.
  func replay(on subject: any LoopSubject) -> [JSON] {
    if beginsLaidOut { subject.layOut() }
    if let initialImages, initialImages > 0 { subject.setImages(initialImages) }
    var shift = 0.0
    var measuredOffset: Double?
    var records: [JSON] = []
    for (frame, row) in rows {
      switch row {
      case .op(let name, let argument):
        subject.advance(to: frame, measured: nil)
        if name == "beginDrag" {
          shift = measuredOffset.map { JSON.distance(of: subject.offset, from: $0) } ?? 0
        }
        apply(name, argument, shift: shift, to: subject)
        records.append(.string(name))
      case .state(let state):
        subject.advance(to: frame, measured: state)
        measuredOffset = state[0]?.double
        records.append(.array(subject.state))
      case .fired(let serial):
        subject.advance(to: frame, measured: nextState(after: records.count))
        records.append(subject.fired.contains(serial) ? ["fires", JSON(serial)] : "silent")
      case .exception: records.append(subject.raised ? "exception" : "nothing")
      }
    }
    return [.object(facts(of: subject))] + records
  }

  private func nextState(after row: Int) -> JSON? {
    for (_, row) in rows[row...] { if case .state(let state) = row { return state } }
    return nil
  }

  private func apply(
    _ name: String, _ argument: JSON?, shift: Double, to subject: any LoopSubject
  ) {
    let position = (argument?.double ?? 0) + shift
    switch name {
    case "create": subject.create(argument?.int ?? 0)
    case "initWithFrame": break
    case "setImages": subject.setImages(argument?.int)
    case "layoutPass", "setFrame": subject.layOut()
    case "beginDrag": subject.beginDrag()
    case "drag": subject.drag(to: position)
    case "endDrag": subject.endDrag(willDecelerate: argument?.bool ?? false)
    case "decelerate": subject.decelerate(to: position)
    case "endDecelerating": subject.endDecelerating()
    case "removeFromSuperviewAndRelease": subject.remove()
    default: Issue.record("an unknown op: \(name)")
    }
  }

  private func facts(of subject: any LoopSubject) -> [String: JSON] {
    var seen: [String: JSON] = [:]
    if facts["contentMode"] != nil { seen["contentMode"] = JSON(subject.contentMode) }
    if facts["vertical"] != nil { seen["vertical"] = .bool(subject.isVertical) }
    if facts["isAlive"] != nil { seen["isAlive"] = .bool(subject.isAliveAfterRemoval ?? true) }
    return seen
  }
}
