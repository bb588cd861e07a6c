/// The formula of a layout with its numbers filled in.
enum LayoutRule: Hashable, Sendable {
  /// x = o·pitch.
  case linear(pitch: Double)
  case rotary(RingRule)
  case cylinder(RingRule)
  case wheel(WheelRule)
  case coverFlow(CoverFlowRule)
  case coverFlow2(CoverFlowRule)
  /// x = o·aside, z = o·nearer.
  case timeMachine(aside: Double, nearer: Double)
  case collection(CollectionRule)
  case custom([LayoutKeyframe], itemExtent: Double)

  /// Fills in the numbers.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - itemExtent: The length of an item along the row, w.
  ///   - count: How many places a ring has; at least 1.
  init(_ layout: Layout, itemExtent: Double, count: Int) {
    switch layout.type {
    case .linear:
      self = .linear(pitch: itemExtent * layout.spacing)
    case .rotary, .invertedRotary:
      // A ring of one or two would have no size: half an item is the least radius.
      self = .rotary(
        RingRule(
          layout, itemExtent: itemExtent, count: count, floor: itemExtent * layout.spacing / 2))
    case .cylinder, .invertedCylinder:
      self = .cylinder(RingRule(layout, itemExtent: itemExtent, count: count, floor: 0.01))
    case .wheel, .invertedWheel:
      self = .wheel(WheelRule(layout, itemExtent: itemExtent, count: count))
    case .coverFlow:
      self = .coverFlow(CoverFlowRule(layout, itemExtent: itemExtent))
    case .coverFlow2:
      self = .coverFlow2(CoverFlowRule(layout, itemExtent: itemExtent))
    case .timeMachine, .invertedTimeMachine:
      // Inverted: both tilt and o change signs, so that only the depth does.
      let sign = layout.type.traits.isInverted ? -1.0 : 1.0
      self = .timeMachine(
        aside: itemExtent * layout.tilt, nearer: sign * itemExtent * layout.spacing)
    case .scale, .translation:
      self = .collection(CollectionRule(layout, itemExtent: itemExtent))
    case .custom:
      self = .custom(layout.options.keyframes, itemExtent: itemExtent)
    }
  }

  /// How many pages are worth placing; see `Arrangement.visibleCount`.
  func naturalCount(in arrangement: Arrangement) -> Int {
    let (viewport, axis) = (arrangement.viewport, arrangement.axis)
    func filling(_ pitch: Double) -> Int {
      let pages = (viewport.extent(along: axis) / pitch).rounded(.up)
      return Int(min(Double(Arrangement.visibleLimit), pages)) + 2
    }
    var isInverted: Bool { arrangement.traits.isInverted }
    var itemExtent: Double { arrangement.itemSize.extent(along: axis) }
    let circularCount = arrangement.circularCount
    var half: Int { (circularCount + 1) / 2 }
    switch self {
    case .linear(let pitch): return filling(abs(pitch))
    case .coverFlow(let flow), .coverFlow2(let flow): return filling(itemExtent * abs(flow.spacing))
    case .collection(let collection): return filling(collection.pitch)
    case .rotary, .cylinder: return isInverted ? half : circularCount
    case .wheel(let wheel):
      let radius = isInverted ? -wheel.radius : wheel.radius
      let isHubNear = radius - itemExtent / 2 < min(viewport.width, viewport.height) / 2
      return isHubNear ? circularCount : half + 1
    case .timeMachine, .custom: return Arrangement.visibleLimit
    }
  }

  /// Where a page of a row is put, without the view of the eye.
  func transform(at distance: Double, toggle: Double) -> Transform {
    switch self {
    case .linear(let pitch):
      return Transform(translationX: distance * pitch, y: 0)
    case .rotary(let ring):
      return ring.facing(at: distance)
    case .cylinder(let ring):
      return ring.turned(at: distance)
    case .wheel(let wheel):
      return wheel.transform(at: distance)
    case .coverFlow(let flow):
      return flow.transform(at: distance, turn: CoverFlowRule.turn(at: distance))
    case .coverFlow2(let flow):
      return flow.transform(
        at: distance, turn: CoverFlowRule.turn(at: distance, toggle: toggle))
    case .timeMachine(let aside, let nearer):
      return Transform(translationX: distance * aside, y: 0, z: distance * nearer)
    case .collection(let collection):
      return collection.transform(at: distance)
    case .custom(let keyframes, let itemExtent):
      let keyframe = keyframes.interpolated(at: distance)
      let (move, turn, scale) = (
        keyframe.translate * itemExtent, keyframe.rotate, keyframe.scale
      )
      return Transform(translationX: move.x, y: move.y, z: move.z)
        .rotated(by: turn.z, about: .z).rotated(by: turn.y, about: .y)
        .rotated(by: turn.x, about: .x).scaled(x: scale.x, y: scale.y, z: scale.z)
    }
  }
}
