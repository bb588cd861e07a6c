import CarouselEngine
import CarouselFacade
import TestSupport
import Testing

/// What holds whatever is done to a carousel of items, in whatever order.
@Suite("Random scripts for a carousel of items")
struct ItemScriptTests {
  typealias Controller = ItemCarouselController<Card>

  /// One thing that an owner can do, by random numbers.
  enum Act: CaseIterable {
    case frame, wait, reload, insert, remove, reloadItem, toItem, byItems, byOffset, toOffset, cut
    case autoscroll, press, drag, release, tap, tapPoint, arrow, layout, wraps, vertical, viewport

    func perform(
      on carousel: Controller, _ recorder: ItemRecorder, using generator: inout SeededGenerator
    ) {
      let item = Int.random(in: -3...12, using: &generator)
      let number = Double.random(in: -6...12, using: &generator)
      let flag = Bool.random(using: &generator)
      let time = Duration.milliseconds(Int.random(in: 0...400, using: &generator))
      switch self {
      case .frame: carousel.advance(by: time)
      case .wait: carousel.wait(for: .milliseconds(Int.random(in: 0...16, using: &generator)))
      case .reload:
        recorder.count = max(0, item)
        recorder.placeholders = Int.random(in: 0...3, using: &generator)
        carousel.reloadData()
      case .insert:
        recorder.count += 1
        carousel.insertItem(at: item, animated: flag)
      case .remove:
        guard recorder.count > 0 else { return }
        recorder.count -= 1
        carousel.removeItem(at: item, animated: flag)
      case .reloadItem: carousel.reloadItem(at: item)
      case .toItem: carousel.scrollToItem(at: item, animated: flag)
      case .byItems: carousel.scroll(byNumberOfItems: item, over: time)
      case .byOffset: carousel.scroll(byOffset: number, over: time)
      case .toOffset: carousel.scroll(toOffset: number, over: time)
      case .cut: carousel.scrollOffset = number
      case .autoscroll: carousel.autoscroll = flag ? 0 : number
      case .press: carousel.beginDragging()
      case .drag: carousel.drag(by: number / 4, velocity: number * 3)
      case .release: carousel.endDragging()
      case .tap: carousel.tap(itemAt: flag ? nil : item)
      case .tapPoint: carousel.tap(at: LayoutOffset(x: 320 + 40 * number, y: 240))
      case .arrow: carousel.pressArrow(forward: flag)
      case .layout:
        carousel.layout = .sized(LayoutType.allCases.randomElement(using: &generator) ?? .linear)
      case .wraps: carousel.wraps = flag
      case .vertical: carousel.isVertical = flag
      case .viewport:
        carousel.viewport = LayoutSize(
          width: Double(Int.random(in: 0...4, using: &generator) * 250), height: 480)
      }
    }
  }

  private func make(using generator: inout SeededGenerator) -> (ItemRecorder, Controller) {
    let recorder = ItemRecorder(Int.random(in: 0...8, using: &generator))
    var scroll = Controller.usualScroll
    scroll.isPaged = Bool.random(using: &generator)
    scroll.bounces = Bool.random(using: &generator)
    scroll.scrollsToItem = Bool.random(using: &generator)
    scroll.decelerationRate = [0, 0.5, 0.95, 1].randomElement(using: &generator) ?? 0.95
    let carousel = Controller(
      .sized(.linear), viewport: LayoutSize(width: 640, height: 480), scroll: scroll)
    carousel.dataSource = recorder
    carousel.delegate = recorder
    carousel.reloadData()
    return (recorder, carousel)
  }

  /// What must be true of a carousel at any time.
  private func faults(of carousel: Controller, _ recorder: ItemRecorder) -> [String] {
    var faults: [String] = []
    func check(_ isTrue: Bool, _ fault: @autoclosure () -> String) {
      if !isTrue { faults.append(fault()) }
    }
    let (count, offset) = (carousel.numberOfItems, carousel.scrollOffset)
    check(count == recorder.count, "it has \(count) items of \(recorder.count)")
    check((carousel.currentItemIndex == nil) == (count == 0), "a current item without items")
    if let current = carousel.currentItemIndex {
      check((0..<count).contains(current), "current \(current) of \(count)")
    }
    let slack = carousel.wraps ? 0 : carousel.scroll.bounces ? 1.0 : 0
    let last = carousel.wraps ? Double(count) : Double(max(0, count - 1))
    check((-slack...last + slack).contains(offset), "offset \(offset) of \(count)")
    let isFree = !carousel.isDragging && !carousel.isDecelerating && !carousel.isScrolling
    check(!isFree || (0...last).contains(offset), "at rest at \(offset) of \(count)")
    let placed = carousel.arrangement.placed(at: offset).map(\.page)
    let visible = carousel.indexesForVisibleItems
    check(visible == Set(placed).sorted(), "visible \(visible), placed \(placed)")
    for index in visible {
      let isPlaceholder = !(0..<count).contains(index)
      let content = carousel.content(ofItemAt: index)
      check(content != nil, "item \(index) has no content")
      check(content?.isPlaceholder == isPlaceholder, "item \(index) has a wrong content")
      check(content.flatMap(carousel.index(of:)) == index, "item \(index) is not found")
    }
    check(
      carousel.visibleContents.count == visible.count,
      "contents of what is not in sight")
    check(
      carousel.placements.map(\.index).sorted() == placed.sorted(),
      "not all is drawn")
    return faults
  }

  @Test("Nothing traps, everything stays in range and every begin has its end")
  func invariants() {
    for seed in LawCases.seeds(oneOf: 10) {
      var generator = SeededGenerator(seed: seed)
      let (recorder, carousel) = make(using: &generator)
      var balance = Balance()
      var acts: [Act] = []
      for _ in 0..<60 {
        let act = Act.allCases.randomElement(using: &generator) ?? .frame
        acts.append(act)
        act.perform(on: carousel, recorder, using: &generator)
        balance.note(recorder.take())
        let faults = faults(of: carousel, recorder) + balance.faults(in: carousel)
        guard faults.isEmpty else {
          Issue.record("seed \(seed), \(acts): \(faults)")
          break
        }
      }
      carousel.endDragging()
      carousel.autoscroll = 0
      for _ in 0..<400 where carousel.needsFrames { carousel.advance(by: .milliseconds(100)) }
      balance.note(recorder.take())
      #expect(balance.open.isEmpty && !carousel.needsFrames, "seed \(seed): \(balance.open)")
    }
  }

  @Test("A delegate may do anything inside any call")
  func reentrancy() {
    for seed in LawCases.seeds(oneOf: 10) {
      var generator = SeededGenerator(seed: seed)
      let (recorder, carousel) = make(using: &generator)
      var inner = SeededGenerator(seed: seed &* 31)
      var (depth, budget) = (0, 40)
      var balance = Balance()
      recorder.act = { carousel, call in
        balance.note([call])
        guard depth < 3, budget > 0, Bool.random(using: &inner) else { return }
        (depth, budget) = (depth + 1, budget - 1)
        let act = Act.allCases.randomElement(using: &inner) ?? .frame
        var own = SeededGenerator(seed: inner.next())
        act.perform(on: carousel, recorder, using: &own)
        depth -= 1
      }
      for _ in 0..<40 {
        let act = Act.allCases.randomElement(using: &generator) ?? .frame
        act.perform(on: carousel, recorder, using: &generator)
        let current = carousel.currentItemIndex
        #expect(current.map { (0..<carousel.numberOfItems).contains($0) } ?? true, "seed \(seed)")
        #expect(carousel.scrollOffset.isFinite)
        if !balance.isSane {
          Issue.record("seed \(seed): \(recorder.calls.suffix(30))")
          break
        }
      }
    }
  }

  @Test("No more contents are made than are in sight at one time")
  func reuse() {
    for type in LayoutType.allCases {
      let recorder = ItemRecorder(1000)
      let carousel = Controller(
        .sized(type), wraps: false, viewport: LayoutSize(width: 640, height: 480))
      carousel.dataSource = recorder
      carousel.reloadData()
      var most = carousel.visibleContents.count
      for step in 0..<400 {
        carousel.scroll(byOffset: step.isMultiple(of: 50) ? 97.3 : 0.6, over: .zero)
        most = max(most, carousel.visibleContents.count)
      }
      #expect(recorder.made <= most + 1, "\(type): \(recorder.made) made, \(most) in sight")
      for index in carousel.indexesForVisibleItems {
        #expect(carousel.content(ofItemAt: index)?.index == index)
      }
    }
  }
}

/// Counts begins and ends.
struct Balance {
  private(set) var open: [String] = []
  private(set) var isSane = true

  mutating func note(_ calls: [String]) {
    for call in calls {
      for kind in ["scroll", "drag", "glide"] {
        if call == "will \(kind)" {
          if !open.isEmpty { isSane = false }
          open.append(kind)
        } else if call == "did \(kind)" {
          if open != [kind] { isSane = false }
          open = []
        }
      }
    }
  }

  /// Whether what is open is what the carousel says it does.
  func faults(in carousel: ItemCarouselController<Card>) -> [String] {
    let doing = [
      carousel.isScrolling ? "scroll" : nil, carousel.isDragging ? "drag" : nil,
      carousel.isDecelerating ? "glide" : nil,
    ].compactMap(\.self)
    return isSane && open == doing ? [] : ["told \(open), does \(doing)"]
  }
}

extension Layout {
  /// A layout of items of 200 by 200.
  static func sized(_ type: LayoutType) -> Layout {
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 200, height: 200)
    guard let layout = try? Layout(type, options: options) else { return Layout(type) }
    return layout
  }
}
