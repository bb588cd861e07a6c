import TestSupport
import Testing

/// The facade against the model without quirks, for scenarios that nobody has measured.
@Suite struct ItemLawTests {
  private static let frames = 240

  @Test(
    "The facade agrees with a naive model on random scripts",
    arguments: LawCases.seeds(oneOf: 10))
  func agreesWithModel(seed: UInt64) {
    let script = Script(seed: seed)
    let sketch = ItemScenario(script.scenario(records: nil))
    let records = sketch.replay(on: ItemModelSubject(sketch, bugs: []))
    // What the model did becomes the trace, so that ties are known as in a measured one.
    let scenario = ItemScenario(script.scenario(records: records))
    let ours = scenario.replay(on: ItemFacadeSubject(scenario))
    // Where rounding decides in which frame a scroll ends, it does so for what drifts from there.
    let drifts = script.ops.contains { $0.op[0].string == "setAutoscroll" }
    let end = drifts ? scenario.tiedFrames.min() ?? .max : .max
    for (number, measured) in scenario.measured.enumerated()
    where number < end && !ours[number].agrees(with: measured) {
      Issue.record(
        """
        seed \(seed), frame \(number), \(scenario.type) n \(scenario.count) \
        \(scenario.props ?? .null) \(script.ops.filter { $0.frame <= number })
        expected \(measured), got \(ours[number])
        """)
      return
    }
  }

  /// A random scenario: a carousel, and what is done to it.
  struct Script {
    let head: [String: JSON]
    private(set) var ops: [(frame: Int, op: [JSON])] = []
    private static let types = ["linear", "rotary", "coverFlow", "wheel", "timeMachine"]

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      func any<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &generator)]
      }
      func flag() -> JSON { .bool(Bool.random(using: &generator)) }
      let type = any(Self.types)
      head = [
        "n": JSON(Int.random(in: 1...12, using: &generator)), "type": .string(type),
        "vertical": flag(), "options": .object([:]),
        "props": .object([
          "pagingEnabled": flag(), "stopAtItemBoundary": flag(), "scrollToItemBoundary": flag(),
          "bounces": flag(), "bounceDistance": JSON(any([0.5, 1.0, 1.7])),
          "decelerationRate": JSON(any([0.001, 0.5, 0.9, 0.95])),
          "scrollSpeed": JSON(any([1.0, 2.0])),
          "centerItemWhenSelected": flag(),
        ]),
      ]
      var frame = 5
      while frame < ItemLawTests.frames - 20 {
        let offset = Double.random(in: -2...14, using: &generator)
        let item = Int.random(in: -2...14, using: &generator)
        let seconds = JSON(any([0, 0.3, 0.517]))
        switch Int.random(in: 0..<16, using: &generator) {
        case 0: ops.append((frame, ["scrollToItem", JSON(item), flag()]))
        case 1: ops.append((frame, ["scrollByNumberOfItems", JSON(item), seconds]))
        case 2: ops.append((frame, ["scrollToOffset", JSON(offset), seconds]))
        case 3: ops.append((frame, ["setScrollOffset", JSON(offset)]))
        case 4: ops.append((frame, ["setAutoscroll", JSON(any([0, 0, -0.7, 1.3]))]))
        case 5: ops.append((frame, ["scrollByOffset", JSON(offset - 5), seconds]))
        case 6: ops.append((frame, ["insertItem", JSON(item)]))
        case 7: ops.append((frame, ["removeItem", JSON(item)]))
        case 8: ops += [(frame, ["setCount", JSON(max(0, item))]), (frame, ["reloadData"])]
        case 9: ops.append((frame, ["reloadItem", JSON(item)]))
        case 10: ops.append((frame, ["setType", .string(any(Self.types))]))
        case 11: ops.append((frame, ["tapItem", any([.null, JSON(item)])]))
        default:
          ops.append((frame, ["panBegan", 0, true]))
          var x = 0.0
          let speed = Double.random(in: -2000...2000, using: &generator)
          for _ in 0..<Int.random(in: 1...8, using: &generator) {
            x += speed / 60
            ops.append((frame, ["panChanged", JSON(x), JSON(speed)]))
            frame += 1
          }
          ops.append((frame, ["panEnded"]))
        }
        frame += Int.random(in: 1...60, using: &generator)
      }
    }

    /// The scenario as a trace, of which the records tell the frames.
    func scenario(records: [JSON]?) -> JSON {
      var log: [JSON] = []
      var states: [JSON] = []
      for frame in 0..<ItemLawTests.frames {
        let time = JSON(Double(frame) / 60)
        let state = records?[frame][0]?.array ?? [0.3, 0, 0, 8].map { JSON($0) }
        states.append(.array([time] + state))
        let events =
          records?[frame][1]?.array
          ?? ops.filter { $0.frame == frame }.map { .array([.array($0.op)]) }
        for event in events {
          let op = event[0]?.array ?? []
          let call: JSON = op.isEmpty ? event : .array(op)
          log.append([JSON(frame), op.isEmpty ? "ev" : "op", call])
        }
      }
      // A trace without any event would be one without a delegate.
      log.append([JSON(ItemLawTests.frames + 1), "ev", ["settled"]])
      var scenario = head
      scenario["frames"] = .array(states)
      scenario["log"] = .array(log)
      scenario["visibleIndexes"] = records?.last ?? .null
      return .object(scenario)
    }
  }
}

extension JSON: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
}
