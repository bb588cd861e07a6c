import CarouselEngine
import CarouselFacade

/// The facade as the subject of a replay: its data source, its delegate and its owner.
final class ItemFacadeSubject: ItemSubject {
  private let controller: ItemCarouselController<Int>
  private let scenario: ItemScenario
  private var events: [JSON] = []
  private var items: Int
  private var clock = Duration.zero
  private var isHidden = false
  private var translation = 0.0

  init(_ scenario: ItemScenario) {
    self.scenario = scenario
    items = scenario.count
    var scroll = ItemCarouselController<Int>.usualScroll
    let props = scenario.props
    scroll.bounceDistance = props?["bounceDistance"]?.double ?? scroll.bounceDistance
    scroll.bounces = props?["bounces"]?.bool ?? scroll.bounces
    scroll.decelerationRate = props?["decelerationRate"]?.double ?? scroll.decelerationRate
    scroll.speed = props?["scrollSpeed"]?.double ?? scroll.speed
    scroll.isPaged = props?["pagingEnabled"]?.bool ?? scroll.isPaged
    scroll.stopsAtItem = props?["stopAtItemBoundary"]?.bool ?? scroll.stopsAtItem
    scroll.scrollsToItem = props?["scrollToItemBoundary"]?.bool ?? scenario.scrollsToItem
    controller = ItemCarouselController(
      scenario.layout(scenario.type), viewport: LayoutSize(width: 640, height: 480),
      scroll: scroll)
    controller.isVertical = scenario.isVertical
    controller.centersItemWhenSelected =
      props?["centerItemWhenSelected"]?.bool ?? scenario.centers
    controller.delegate = self
    controller.dataSource = self
    controller.autoscroll = scenario.initialAutoscroll
  }

  var state: (offset: Double, index: Int, toggle: Double, flags: Int) {
    let flags =
      (controller.isScrolling ? 1 : 0) + (controller.isDragging ? 2 : 0)
      + (controller.isDecelerating ? 4 : 0) + (controller.needsFrames && !isHidden ? 8 : 0)
    return (
      controller.scrollOffset, controller.currentItemIndex ?? -1, controller.toggle, flags
    )
  }

  var visible: [Int] { controller.indexesForVisibleItems }

  private func passed(until seconds: Double) -> Duration {
    let now = Duration.seconds(seconds)
    defer { clock = now }
    return now - clock
  }

  func wait(until seconds: Double) {
    let time = passed(until: seconds)
    if !isHidden { controller.wait(for: time) }
  }

  func frame(at seconds: Double, measuredToggle: Double?) {
    if isHidden { return clock = .seconds(seconds) }
    let time = passed(until: seconds)
    if controller.needsFrames { controller.advance(by: time) } else { controller.wait(for: time) }
  }

  func layOut() { controller.reloadData() }

  func takeEvents() -> [JSON] {
    defer { events = [] }
    return events
  }

  func perform(_ op: [JSON], answer: Bool) {
    let number = Int((clock / .seconds(1) * 60).rounded(.down))
    allowsSelection = answer
    let duration = op.count > 2 ? Duration.seconds(op[2].double ?? 0) : .zero
    switch op[0].string {
    case "scrollToItem": controller.scrollToItem(at: op[1].int ?? 0, animated: op[2].bool == true)
    case "scrollToItemDuration", "scrollToItemAtIndex":
      controller.scrollToItem(at: op[1].int ?? 0, over: duration)
    case "scrollToOffset": controller.scroll(toOffset: op[1].double ?? 0, over: duration)
    case "scrollByOffset": controller.scroll(byOffset: op[1].double ?? 0, over: duration)
    case "scrollByNumberOfItems":
      controller.scroll(byNumberOfItems: op[1].int ?? 0, over: duration)
    case "setScrollOffset": controller.scrollOffset = op[1].double ?? 0
    case "setCurrentItemIndex": controller.currentItemIndex = op[1].int
    case "setAutoscroll": controller.autoscroll = op[1].double ?? 0
    case "panBegan":
      controller.scroll.isEnabled = op[2].bool != false
      translation = op[1].double ?? 0
      controller.beginDragging()
    case "panChanged":
      let now = op[1].double ?? 0
      controller.drag(
        by: -(now - translation) / ItemScenario.width,
        velocity: -(op[2].double ?? 0) / ItemScenario.width)
      translation = now
    case "panEnded": controller.endDragging()
    case "tap": tap(op, at: number)
    case "tapItem": controller.tap(itemAt: op[1].int)
    case "setCount": items = op[1].int ?? 0
    case "reloadData": controller.reloadData()
    case "insertItem":
      items += 1
      controller.insertItem(at: op[1].int ?? 0)
    case "removeItem":
      items -= 1
      controller.removeItem(at: op[1].int ?? 0)
    case "reloadItem", "reloadItemAnimated": controller.reloadItem(at: op[1].int ?? 0)
    case "setType": controller.layout = scenario.layout(op[1].string ?? "")
    case "shouldBegin", "shouldBegin-ignoreNO":
      controller.scroll.ignoresPerpendicularSwipes = op[0].string == "shouldBegin"
      let begins = controller.shouldBeginDragging(
        along: op[1].double ?? 0, across: op[2].double ?? 0)
      if begins != op[3].bool { events.append(["begins", .bool(begins)]) }
    case "removeFromSuperview": isHidden = true
    case "addToSuperview": isHidden = false
    case "setVertical": controller.isVertical = op[1].bool == true
    case "settled": break
    default: events.append(["unknown op"])
    }
  }

  private var allowsSelection = true

  /// A tap at a point.
  ///
  /// Where a declared difference has brought the content elsewhere, on the item that was measured.
  private func tap(_ op: [JSON], at number: Int) {
    let measured = scenario.frames[number].measured
    let isThere = [(1, controller.scrollOffset), (3, controller.toggle)].allSatisfy {
      abs((measured?[$0.0]?.double ?? .nan) - $0.1) < 1e-6
    }
    if isThere {
      controller.tap(at: LayoutOffset(x: op[1].double ?? 0, y: op[2].double ?? 0))
    } else {
      controller.tap(itemAt: scenario.tapped(at: number))
    }
  }
}

extension ItemScenario {
  /// The layout of one of iCarousel's types, with the options of the scenario.
  func layout(_ name: String) -> Layout {
    var layoutOptions = LayoutOptions()
    layoutOptions.itemSize = LayoutSize(width: Self.width, height: Self.width)
    layoutOptions.wrap = wraps(name)
    let paths: [(String, WritableKeyPath<LayoutOptions, Double?>)] = [
      ("spacing", \.spacing), ("arc", \.arc), ("radius", \.radius), ("angle", \.angle),
      ("tilt", \.tilt), ("fadeMin", \.fadeMin), ("fadeMax", \.fadeMax),
      ("offsetMultiplier", \.offsetMultiplier),
    ]
    for (name, path) in paths { layoutOptions[keyPath: path] = options[name]?.double }
    layoutOptions.count = options["count"]?.int
    layoutOptions.visibleItems = options["visibleItems"]?.int
    layoutOptions.fadeRange = options["fadeRange"]?.double ?? layoutOptions.fadeRange
    layoutOptions.fadeMinAlpha = options["fadeMinAlpha"]?.double ?? layoutOptions.fadeMinAlpha
    layoutOptions.showBackfaces = options["showBackfaces"]?.double.map { $0 != 0 }
    layoutOptions.perspective = props?["perspective"]?.double ?? layoutOptions.perspective
    let type = LayoutType.allCases.first { "\($0)" == name }
    guard let layout = try? Layout(type ?? .linear, options: layoutOptions) else {
      preconditionFailure("\(name): options of no layout")
    }
    return layout
  }
}

extension ItemFacadeSubject: ItemCarouselDataSource, ItemCarouselDelegate {
  typealias Content = Int

  func numberOfItems(in carousel: ItemCarouselController<Int>) -> Int { items }

  func numberOfPlaceholders(in carousel: ItemCarouselController<Int>) -> Int {
    scenario.placeholders
  }

  func carousel(
    _ carousel: ItemCarouselController<Int>, contentForItemAt index: Int, reusing old: Int?
  ) -> Int {
    events.append(["viewForItem", JSON(index)])
    return index
  }

  func carousel(
    _ carousel: ItemCarouselController<Int>, placeholderAt index: Int, reusing old: Int?
  ) -> Int? {
    events.append(["placeholder", JSON(index)])
    return index
  }

  func carouselWillBeginScrollingAnimation(_ carousel: ItemCarouselController<Int>) {
    events.append(["willBeginScrollingAnimation"])
  }

  func carouselDidEndScrollingAnimation(_ carousel: ItemCarouselController<Int>) {
    events.append(["didEndScrollingAnimation"])
  }

  func carouselDidScroll(_ carousel: ItemCarouselController<Int>) {
    events.append(["didScroll", JSON(carousel.scrollOffset)])
  }

  func carouselCurrentItemIndexDidChange(_ carousel: ItemCarouselController<Int>) {
    events.append(["currentItemIndexDidChange", JSON(carousel.currentItemIndex ?? -1)])
  }

  func carouselWillBeginDragging(_ carousel: ItemCarouselController<Int>) {
    events.append(["willBeginDragging"])
  }

  func carousel(
    _ carousel: ItemCarouselController<Int>, didEndDraggingWillDecelerate willDecelerate: Bool
  ) {
    events.append(["didEndDragging", .bool(willDecelerate)])
  }

  func carouselWillBeginDecelerating(_ carousel: ItemCarouselController<Int>) {
    events.append(["willBeginDecelerating"])
  }

  func carouselDidEndDecelerating(_ carousel: ItemCarouselController<Int>) {
    events.append(["didEndDecelerating"])
  }

  func carousel(
    _ carousel: ItemCarouselController<Int>, shouldSelectItemAt index: Int
  ) -> Bool {
    events.append(["shouldSelect", JSON(index)])
    return allowsSelection
  }

  func carousel(_ carousel: ItemCarouselController<Int>, didSelectItemAt index: Int) {
    events.append(["didSelect", JSON(index)])
  }
}
