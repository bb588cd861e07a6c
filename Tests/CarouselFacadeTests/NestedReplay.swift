/// The demo of PLCarouselView: a horizontal carousel, each item of which is a vertical one.
final class NestedReplay {
  /// What is replayed.
  enum Kind {
    case model(bugs: Set<PagingBug>)
    case facade
  }

  private let scenario: PagingScenario
  private let kind: Kind
  private let log = PagingLog(reuses: true)
  private let outerLog: PagingLog
  private lazy var outer = makeSubject(isVertical: scenario.isVertical, log: outerLog)
  private var inners: [String: any PagingSubject] = [:]
  /// The page on which the nested carousel of each item was left.
  private var pages: [Int: Int] = [:]

  /// Each item of the demo holds this many.
  private static let innerCount = 11

  init(_ scenario: PagingScenario, of kind: Kind) {
    self.scenario = scenario
    self.kind = kind
    outerLog = PagingLog(reuses: true, owner: "outer", parent: log)
    outerLog.count = scenario.n
    outerLog.provide = { [unowned self] in carousel(for: $0, reusing: $1) }
  }

  private func makeSubject(isVertical: Bool, log: PagingLog) -> any PagingSubject {
    switch kind {
    case .facade:
      PagingFacadeSubject(vertical: isVertical, bounces: scenario.bounces, log: log)
    case .model(let bugs):
      PagingModelSubject(scenario, isVertical: isVertical, bugs: bugs, log: log)
    }
  }

  /// Whether a nested carousel that is bound to another item shows that item's own page.
  private var keepsPages: Bool {
    switch kind {
    case .facade: true
    case .model(let bugs): !bugs.contains(.p15)
    }
  }

  /// Binds a nested carousel to an item: the one to be re-used, or a new one.
  private func carousel(for item: Int, reusing old: String?) -> String {
    let name = old ?? "inner\(inners.count + 1)"
    outerLog.items[name] = item
    outerLog.emit(["viewForItem", JSON(item), JSON(old), .string(name)])
    let inner = inners[name] ?? makeInner(name)
    inner.reload(at: keepsPages ? pages[item] ?? 0 : nil)
    return name
  }

  private func makeInner(_ name: String) -> any PagingSubject {
    let innerLog = PagingLog(reuses: true, owner: name, parent: log)
    innerLog.count = NestedReplay.innerCount
    let inner = makeSubject(isVertical: true, log: innerLog)
    inners[name] = inner
    return inner
  }

  private func shownName(in state: JSON?) -> String { state?["cur"]?["view"]?.string ?? "" }

  /// The nested carousel of the current item.
  private var shown: (any PagingSubject)? { inners[shownName(in: .object(outer.state))] }

  /// Replays the scenario and gives what was heard and seen at each step.
  func record() -> [JSON] {
    var shift = 0.0
    var measured: JSON?
    return scenario.steps.map { step in
      let number = step.op.count > 1 ? step.op[1].double ?? 0 : 0
      let before = measured?["inner"]?[shownName(in: measured?["outer"])]
      switch step.name {
      case "viewDidLoad", "outerReloadData": outer.reload(at: nil)
      case "outerScrollTo": outer.scrollTo(Int(number), animated: false)
      case "outerBeginDrag":
        shift = JSON.distance(
          of: outer.offset, from: measured?["outer"]?["offset"]?.double ?? 0)
        outer.beginDrag()
      case "outerDrag": outer.drag(to: number + shift)
      case "outerEndDrag": end(outer)
      case "innerBeginDrag":
        shift = JSON.distance(
          of: shown?.offset ?? 0, from: before?["offset"]?.double ?? 0)
        shown?.beginDrag()
      case "innerDrag": shown?.drag(to: number + shift)
      case "innerEndDrag": shown.map(end)
      case "innerScrollTo": shown?.scrollTo(Int(number), animated: false)
      case "tapBoth":
        shown.map { $0.tap($0.offset) }
        outer.tap(outer.offset)
      default: log.emit(["unknown op", .string(step.name)])
      }
      measured = step.measured["state"]
      return .object(["events": .array(log.take()), "state": state()])
    }
  }

  /// The demo's finger always leaves with some speed.
  private func end(_ subject: any PagingSubject) {
    subject.endDrag(willDecelerate: true)
    subject.endDecelerating()
  }

  /// What is seen; what is left of each page is noted on the way.
  private func state() -> JSON {
    var nested: [String: JSON] = [:]
    let outerState = outer.state
    for slot in ["prev", "cur", "next"] {
      guard let name = outerState[slot]?["view"]?.string, let inner = inners[name],
        let item = outerLog.items[name]
      else { continue }
      var state = inner.state
      pages[item] = state["index"]?.int
      state["tag"] = JSON(item)
      nested[name] = .object(state)
    }
    return .object(["outer": .object(outerState), "inner": .object(nested)])
  }
}
