/// Scripts of what a scroll view and its owner can do, from a seed.
struct RandomScript: RandomNumberGenerator {
  private var state: UInt64
  /// The page of a move that was cut short.
  private var approached: Int?

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func pick(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }
  private mutating func flip() -> Bool { Bool.random(using: &self) }

  /// A scenario in the form of the traces, without anything measured.
  mutating func scenario(steps: Int) -> JSON {
    var count = pick(0...6)
    var ops: [JSON] = [["create"], ["reloadData", JSON(count)]]
    let bounces = flip()
    while ops.count < steps {
      switch pick(0...9) {
      case 0:
        count = pick(0...6)
        ops.append(["reloadData", JSON(count)])
      case 1, 2: ops.append(["scrollTo", JSON(pick(-1...6))])
      case 3: ops += move(count)
      case 4: ops.append(["tap", JSON(Double(pick(-4...28)) / 4)])
      case 5: ops.append(["vertical", .bool(flip())])
      case 6: ops.append(["setFrame", .array([0, 0, JSON(pick(1...9) * 60), 480])])
      case 7: ops.append(["scrollEnabled", .bool(pick(0...4) > 0)])
      default: ops += swipe(&count)
      }
    }
    return .object([
      "name": "random", "n": JSON(count), "bounces": .bool(bounces), "vertical": .bool(flip()),
      "dataSource": .string(flip() ? "reuse" : "fresh"), "page": [320, 480],
      "steps": .array(ops.map { .object(["op": $0]) }),
    ])
  }

  /// A log in the form of the traces of a loop, without anything measured.
  mutating func loopLog(seconds: Int) -> JSON {
    var frame = 0
    var rows: [JSON] = []
    func log(_ op: JSON...) { rows.append([JSON(Double(frame) / 60), "op", .array(op)]) }
    func look() { rows.append([JSON(Double(frame) / 60), "state", .null]) }
    log("create", JSON(pick(0...5)))
    log("layoutPass")
    look()
    while frame < seconds * 60 {
      frame += pick(1...100)
      switch pick(0...9) {
      case 0, 1: log("setImages", JSON(pick(0...5)))
      case 2: log("setFrame", [0, 0, 300, 200])
      default:
        log("beginDrag", 1)
        for _ in 0..<pick(0...4) {
          log("drag", JSON(Double(pick(-2...10)) / 4))
          frame += flip() ? pick(1...5) : pick(1...90)
          look()
          if pick(0...19) == 0 { log("setImages", JSON(pick(0...5))) }
        }
        let isCoasting = flip()
        log("endDrag", .bool(isCoasting))
        guard isCoasting else { break }
        frame += pick(1...3)
        log("decelerate", JSON(pick(0...2)))
        frame += 1
        log("endDecelerating")
      }
      look()
    }
    frame += 90
    look()
    return .object(["name": "random", "vertical": .bool(false), "log": .array(rows)])
  }

  /// An animated move, perhaps cut short.
  ///
  /// To ask again for the page that is being approached is left out: the stand-in of the original
  /// restarts such a move, the engine has nothing to do.
  private mutating func move(_ count: Int) -> [JSON] {
    let frames = flip() ? 18 : pick(1...17)
    let page = pick(0...max(0, count - 1))
    guard page != approached else { return [] }
    approached = frames < 18 ? page : nil
    return [["scrollToAnimated", JSON(page)]]
      + (1...frames).map { ["animationFrame", JSON($0)] }
  }

  /// A finger that comes down, moves and leaves, with a coast to a page.
  private mutating func swipe(_ count: inout Int) -> [JSON] {
    var ops: [JSON] = [["beginDrag", .bool(true)]]
    for _ in 0..<pick(0...6) {
      ops.append(["drag", JSON(Double(pick(-12...(8 * count + 4))) / 8)])
      switch pick(0...19) {
      case 0:
        count = pick(0...6)
        ops.append(["reloadData", JSON(count)])
      case 1: ops.append(["scrollTo", JSON(pick(-1...6))])
      case 2: ops.append(["vertical", .bool(flip())])
      default: break
      }
    }
    let page = pick(0...max(0, count - 1))
    if flip() {
      ops += [["drag", JSON(page)], ["endDrag", .bool(false)]]
    } else {
      ops.append(["endDrag", .bool(true)])
      for _ in 0..<pick(0...2) {
        ops.append(["decelerate", JSON(Double(pick(0...8 * count)) / 8)])
      }
      ops += [["decelerate", JSON(page)], ["endDecelerating"]]
    }
    return ops
  }
}
