/// The naive model as the subject of a replay.
final class ItemModelSubject: ItemSubject {
  private let model: ItemModel
  private let scenario: ItemScenario
  private var events: [JSON] = []
  private var items: Int
  private var clock = 0.0
  private var isHidden = false
  private var loaded: Set<Int> = []
  private var sight: ItemSight

  init(_ scenario: ItemScenario, bugs: Set<ItemBug>) {
    self.scenario = scenario
    items = scenario.count
    model = ItemModel(count: scenario.count, wraps: scenario.wraps, bugs: bugs)
    sight = ItemSight(
      type: scenario.type, isVertical: scenario.isVertical, options: scenario.options)
    model.emit = { [unowned self] event in
      load()
      events.append(.array(event))
    }
    model.scrollsToItem = scenario.scrollsToItem
    model.centers = scenario.centers
    model.placeholders = scenario.placeholders
    model.offsetMultiplier = scenario.offsetMultiplier(scenario.type)
    let props = scenario.props
    model.bounceDistance = props?["bounceDistance"]?.double ?? model.bounceDistance
    model.bounces = props?["bounces"]?.bool ?? model.bounces
    model.rate = props?["decelerationRate"]?.double ?? model.rate
    model.speed = props?["scrollSpeed"]?.double ?? model.speed
    model.isPaged = props?["pagingEnabled"]?.bool ?? model.isPaged
    model.stopsAtItem = props?["stopAtItemBoundary"]?.bool ?? model.stopsAtItem
    model.scrollsToItem = props?["scrollToItemBoundary"]?.bool ?? model.scrollsToItem
    model.centers = props?["centerItemWhenSelected"]?.bool ?? model.centers
  }

  var state: (offset: Double, index: Int, toggle: Double, flags: Int) {
    let flags =
      (model.isScrolling ? 1 : 0) + (model.isDragging ? 2 : 0) + (model.isDecelerating ? 4 : 0)
      + (model.isTimerRunning ? 8 : 0)
    return (model.offset, model.index, model.toggle, flags)
  }

  /// The items in sight, by looking at each.
  var visible: [Int] {
    let shown = model.wraps ? 0 : scenario.placeholders
    let limit = sight.limit(of: model.count + shown)
    var first = model.index - limit / 2
    if !model.wraps {
      let last = model.count - 1 + shown / 2
      first = max(-((shown + 1) / 2), min(last - limit + 1, first))
    }
    return (first..<first + limit).map { model.wraps ? model.clamped($0) : $0 }
      .filter { sight.alpha(at: model.position(of: $0)) > 0 }.sorted()
  }

  private func load() {
    guard scenario.logsViews else { return }
    let now = visible
    for index in now where !loaded.contains(index) { tell(index) }
    loaded = Set(now)
  }

  private func tell(_ index: Int) {
    if (0..<model.count).contains(index) {
      return events.append(["viewForItem", JSON(index)])
    }
    let all = scenario.placeholders
    let left = (all + 1) / 2
    let start = model.bugs.contains(.i8) ? all / 2 : left
    events.append(["placeholder", JSON(index < 0 ? left + index : start + index - model.count)])
  }

  func wait(until seconds: Double) {
    model.wait(seconds - clock)
    clock = seconds
  }

  func frame(at seconds: Double, measuredToggle: Double?) {
    clock = seconds
    model.measuredToggle = measuredToggle
    if !isHidden, model.isTimerRunning { model.frame(at: seconds) } else { model.skip(to: seconds) }
    load()
    model.measuredToggle = nil
  }

  func layOut() {
    if scenario.initialAutoscroll != 0 { model.setAutoscroll(scenario.initialAutoscroll) }
    model.layOut()
    load()
  }

  func takeEvents() -> [JSON] {
    defer { events = [] }
    return events
  }

  func perform(_ op: [JSON], answer: Bool) {
    let number = Int((clock * 60).rounded(.down))
    model.measuredToggle = scenario.measuredToggle(at: number + 1)
    defer { model.measuredToggle = nil }
    switch op[0].string {
    case "scrollToItem":
      model.scroll(to: Double(op[1].int ?? 0), over: op[2].bool == true ? 0.4 : 0)
    case "scrollToItemDuration", "scrollToItemAtIndex", "scrollToOffset":
      model.scroll(to: op[1].double ?? 0, over: op[2].double ?? 0)
    case "scrollByOffset": model.scroll(by: op[1].double ?? 0, over: op[2].double ?? 0)
    case "scrollByNumberOfItems": model.scroll(items: op[1].int ?? 0, over: op[2].double ?? 0)
    case "setScrollOffset": model.setOffset(op[1].double ?? 0)
    case "setCurrentItemIndex": model.scroll(to: op[1].double ?? 0, over: 0)
    case "setAutoscroll": model.setAutoscroll(op[1].double ?? 0)
    case "panBegan":
      model.isScrollEnabled = op[2].bool != false
      translation = op[1].double ?? 0
      model.beginDrag()
    case "panChanged":
      let now = op[1].double ?? 0
      model.drag(
        by: -(now - translation) / ItemScenario.width,
        velocity: -(op[2].double ?? 0) / ItemScenario.width)
      translation = now
    case "panEnded": model.endDrag()
    case "tap": model.tap(scenario.tapped(at: number), allowed: answer)
    case "tapItem":
      let item = op[1].int.flatMap { (0..<model.count).contains($0) ? $0 : nil }
      model.tap(item, allowed: true)
    case "setCount": items = op[1].int ?? 0
    case "reloadData":
      loaded = []
      model.reload(items)
    case "insertItem":
      items += 1
      model.insert()
    case "removeItem":
      items -= 1
      model.remove()
    case "reloadItem", "reloadItemAnimated":
      if let index = op[1].int, loaded.contains(index) { tell(index) }
    case "setType":
      let type = op[1].string ?? ""
      guard type != sight.type else { return }
      sight = ItemSight(type: type, isVertical: sight.isVertical, options: scenario.options)
      model.offsetMultiplier = scenario.offsetMultiplier(type)
      model.setWraps(scenario.wraps(type))
    case "setVertical":
      sight = ItemSight(
        type: sight.type, isVertical: op[1].bool == true, options: scenario.options)
      model.layOut()
    case "removeFromSuperview":
      isHidden = true
      model.hide()
    case "addToSuperview":
      isHidden = false
      model.show()
    case "shouldBegin", "shouldBegin-ignoreNO", "settled": break
    default: events.append(["unknown op"])
    }
    load()
  }

  private var translation = 0.0
}
