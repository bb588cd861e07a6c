import CarouselEngine
import CarouselFacade
import Testing

@Suite("Calls from inside a call")
struct ReentrancyTests {
  /// What a delegate may do in the middle of a step.
  enum Act: CaseIterable {
    case jump, animate, step, reload, fewer, insert, remove, drag, advance

    func perform(_ carousel: CarouselController<String>, _ recorder: Recorder) {
      switch self {
      case .jump: carousel.scroll(to: 4, animated: false)
      case .animate: carousel.scroll(to: 4, animated: true)
      case .step: carousel.scroll(by: -1)
      case .reload: carousel.reload()
      case .fewer:
        recorder.count = 2
        carousel.reload()
      case .insert: carousel.insertItem(at: 0)
      case .remove: carousel.removeItem(at: 0)
      case .drag:
        carousel.beginDragging()
        carousel.drag(to: 3.25)
      case .advance: carousel.advance(by: .milliseconds(300))
      }
    }
  }

  /// The calls inside which it is done.
  static let calls = ["direction", "load", "move", "page", "scroll", "count", "animated"]

  private func make() -> (Recorder, CarouselController<String>) {
    let recorder = Recorder(6)
    let carousel = CarouselController<String>(options: .slowPaging())
    carousel.dataSource = recorder
    carousel.delegate = recorder
    carousel.reload()
    _ = recorder.take()
    return (recorder, carousel)
  }

  @Test(
    "What is asked inside a call happens after the step, as if it had been asked then",
    arguments: Act.allCases, calls)
  func queued(act: Act, call: String) {
    let (recorder, carousel) = make()
    let (laterRecorder, later) = make()
    recorder.actions[call] = { act.perform($0, recorder) }
    // Asked inside a step, and asked after the same step, the outcome is the same.
    let steps: [(CarouselController<String>) -> Void] = [
      { $0.scroll(to: 2, animated: true) }, { $0.advance(by: .seconds(2)) }, { $0.reload() },
    ]
    for step in steps {
      let isPending = recorder.actions[call] != nil
      step(carousel)
      step(later)
      if isPending, recorder.actions[call] == nil { act.perform(later, laterRecorder) }
      #expect(recorder.take() == laterRecorder.take())
      #expect(carousel.currentPage == later.currentPage)
      #expect(carousel.offset == later.offset)
      for slot in Slot.allCases {
        #expect(carousel.visibleItem(slot) == later.visibleItem(slot))
        #expect(carousel.visibleIndex(slot) == later.visibleIndex(slot))
      }
    }
    #expect(recorder.actions.isEmpty)
  }

  @Test("A jump inside a page change leaves no step half told")
  func jumpInsideChange() {
    let (recorder, carousel) = make()
    recorder.actions["page"] = { $0.scroll(to: 0, animated: false) }
    carousel.scroll(to: 1, animated: false)
    #expect(
      recorder.take() == [
        "direction right", "load 2 -", "move c2 next", "page 1 from 0 reads 1", "scroll 1.0",
        "direction still", "direction left", "page 0 from 1 reads 0", "scroll 0.0",
        "direction still",
      ])
  }

  @Test("Nobody is kept alive by a carousel that runs")
  func weakReferences() {
    var recorder: Recorder? = Recorder(3)
    var options = CarouselOptions.slowPaging(.looping)
    options.autoplay = Autoplay(hold: .seconds(1))
    var carousel: CarouselController<String>? = CarouselController(options: options)
    weak let formerRecorder = recorder
    weak let formerCarousel = carousel
    carousel?.dataSource = recorder
    carousel?.delegate = recorder
    carousel?.reload()
    carousel?.advance(by: .milliseconds(1500))
    recorder = nil
    #expect(formerRecorder == nil)
    carousel?.advance(by: .seconds(5))
    #expect(carousel?.visibleItem(.current) == nil)
    carousel = nil
    #expect(formerCarousel == nil)
  }

  @Test("A carousel that is let go inside its own call tells the step to its end")
  func releasedInside() {
    let recorder = Recorder(3)
    var carousel: CarouselController<String>? = CarouselController(options: .slowPaging())
    carousel?.dataSource = recorder
    carousel?.delegate = recorder
    recorder.actions["load"] = { _ in carousel = nil }
    carousel?.reload()
    #expect(recorder.take().last == "move c1 next")
    #expect(carousel == nil)
  }
}
