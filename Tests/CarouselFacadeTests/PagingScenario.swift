/// One scenario of the traces of PLCarouselView.
struct PagingScenario: CustomStringConvertible {
  /// What was done, what was heard during it and what was seen after it.
  struct Step {
    let number: Int
    let op: [JSON]
    let measured: JSON

    var isMeasured: Bool { measured["state"]?["index"] != nil }
    var name: String { op.first?.string ?? "" }
    var events: [JSON] { measured["events"]?.array ?? [] }
  }

  let name: String
  let n: Int
  let isVertical: Bool
  let page: [Double]
  let bounces: Bool
  let clampsOnResize: Bool
  let reuses: Bool
  let isNested: Bool
  let steps: [Step]

  init(_ json: JSON) {
    name = json["name"]?.string ?? "?"
    n = json["n"]?.int ?? 0
    isVertical = json["vertical"]?.bool ?? false
    page = json["page"]?.array.compactMap(\.double) ?? [320, 480]
    bounces = json["bounces"]?.bool ?? false
    clampsOnResize = json["clampOnResize"]?.bool ?? true
    reuses = json["dataSource"]?.string != "fresh"
    isNested = json["nested"]?.bool ?? false
    steps = (json["steps"]?.array ?? []).enumerated().map { number, step in
      let (events, state) = (step["events"] ?? [], step["state"] ?? .null)
      return Step(
        number: number, op: step["op"]?.array ?? [],
        measured: .object(["events": events, "state": state]))
    }
  }

  var description: String { name }

  /// A data source is there unless the reloads were measured to ask nobody.
  var hasDataSource: Bool {
    let reloads = steps.filter { $0.name == "reloadData" }
    return reloads.isEmpty || reloads.contains { !$0.isMeasured || !$0.events.isEmpty }
  }

  static func all() throws -> [PagingScenario] {
    try GoldenFile.scenarios(of: "plcarousel-traces").map(PagingScenario.init)
  }
}

/// What replays a scenario: the model, or the facade.
protocol PagingSubject: AnyObject {
  /// Where the viewport is, in pages.
  var offset: Double { get }
  var state: [String: JSON] { get }

  func reload(at page: Int?)
  func scrollTo(_ page: Int, animated: Bool)
  func animationFrame(_ frame: Int, of count: Int)
  func beginDrag()
  func drag(to position: Double)
  func endDrag(willDecelerate: Bool)
  func decelerate(to position: Double)
  func endDecelerating()
  func tap(_ position: Double)
  func setScrollEnabled(_ enabled: Bool)
  func setFrame(_ frame: [Double], measured: JSON)
  func setVertical(_ vertical: Bool, measured: JSON)
  func setInsetTop(_ top: Double)
  func resetInset()
  func visibleItems()
}

extension PagingScenario {
  /// Replays the scenario and gives what was heard and seen at each step.
  ///
  /// Positions of a finger are relative to where the content was when it came down: if a bug has put
  /// the content elsewhere, the finger still moves by the same way.
  func replay(on subject: any PagingSubject, log: PagingLog) -> [JSON] {
    log.count = n
    log.hasDataSource = hasDataSource
    var shift = 0.0
    var measuredOffset: Double? = 0
    return steps.map { step in
      let number = step.op.count > 1 ? step.op[1].double ?? 0 : 0
      let flag = step.op.count > 1 ? step.op[1].bool ?? false : false
      switch step.name {
      case "reloadData":
        log.count = Int(number)
        subject.reload(at: nil)
      case "beginDrag":
        shift = measuredOffset.map { JSON.distance(of: subject.offset, from: $0) } ?? 0
        subject.beginDrag()
      case "drag": subject.drag(to: number + shift)
      case "endDrag": subject.endDrag(willDecelerate: flag)
      case "decelerate": subject.decelerate(to: number + shift)
      case "endDecelerating": subject.endDecelerating()
      case "scrollTo": subject.scrollTo(Int(number), animated: false)
      case "scrollToAnimated": subject.scrollTo(Int(number), animated: true)
      case "animationFrame": subject.animationFrame(Int(number), of: 18)
      case "tap": subject.tap(number)
      case "vertical": subject.setVertical(flag, measured: step.measured)
      case "setFrame":
        subject.setFrame(step.op[1].array.compactMap(\.double), measured: step.measured)
      case "scrollEnabled": subject.setScrollEnabled(flag)
      case "contentInsetTop": subject.setInsetTop(number)
      case "resetInset": subject.resetInset()
      case "visibleItemWithType": subject.visibleItems()
      case "create": break
      default: log.emit(["unknown op", .string(step.name)])
      }
      measuredOffset = step.measured["state"]?["offset"]?.double
      return .object(["events": .array(log.take()), "state": .object(subject.state)])
    }
  }
}
