internal import CarouselEngine

/// Where a card is for its distance from the current one, in a row; see `CardPath`.
///
/// In the formulas w is the length of a card along the row, x points along the row, y down and z
/// towards the viewer.
struct CardShape: Hashable, Sendable {
  let family: CardFamily
  /// The length of a card along the row, w.
  let length: Double
  /// Its length across the row.
  let breadth: Double
  /// How much of the first card behind the current one is seen in a time machine.
  let lift: Double

  /// The least distance between the current card and one that does not lie behind it: 2.5 columns,
  /// of which rounding leaves 2.
  private static let air = 20.0

  /// How far the cards of a cover flow turn aside: 49°.
  private static let flowTurn = 0.855
  /// How far the first neighbour in a cover flow is away, in w, and each further one from the one
  /// before.
  private static let flowPitch = (first: 0.8, next: 0.36)
  /// How far the turned cards of a cover flow are behind the screen, in w, so that their outer edge
  /// is in its plane: half the sine of 49°.
  private static let flowDepth = 0.377

  /// Where the neighbours on a ring are, in w, and how large: half of each is seen.
  private static let ringPlaces = [0, 0.5, 0.85]
  private static let ringScales = [1, 0.7, 0.46]
  /// How much larger each neighbour on a ring is that is seen from inside.
  private static let insideGrowth = 0.25

  /// The angle between two cards on a drum, 36°, and the tangent of half of it.
  private static let drumStep = (angle: Double.pi / 5, halfTangent: 0.32492)
  /// The radius of a wheel, in w, and the angle between two cards on its rim, 35.5°.
  private static let wheel = (radius: 2.15, angle: 0.62)

  /// In a time machine a card that is n pages behind is 1/(1 + 0.17 n) as large, and of each further
  /// one 0.62 of what is seen of the one before is seen.
  private static let stack = (shrink: 0.17, part: 0.62)

  /// The size of the neighbours in a `scale` layout.
  private static let sideScale = 0.6
  /// How far the neighbours in a `translation` layout are moved across, in cards.
  private static let sideShift = 0.1

  /// How far the eye is away, in w; nil for an eye at infinity, where no card is turned in depth.
  static func eyeDistance(of family: CardFamily) -> Double? {
    switch family {
    case .flow: 2.4 / 1.12
    case .drum: 2.5
    case .ring, .wheel, .stack, .scaled, .shifted: nil
    }
  }

  /// Where a card is put, from the middle; `distance` is signed, in pages.
  func transform(at distance: Double) -> Transform {
    switch family {
    case .flow(let turnsLate):
      flow(distance, turn: turnsLate ? Self.lateTurn(distance) : min(max(-1, distance), 1))
    case .ring(isInside: false): flat(distance, place: ringPlace, z: -abs(distance))
    case .ring(isInside: true): flat(distance, place: insidePlace, z: abs(distance))
    case .drum(let isInside): drum(distance, sign: isInside ? -1 : 1)
    case .wheel(let isInverted): onWheel(distance, sign: isInverted ? -1 : 1)
    case .stack: stacked(behind(distance))
    case .scaled:
      flat(
        distance,
        place: {
          (
            $0 * (self.length * (1 + Self.sideScale) / 2 + Self.air),
            1 - min($0, 1) * (1 - Self.sideScale)
          )
        }, z: -abs(distance))
    case .shifted:
      Transform(
        translationX: distance * (length + Self.air),
        y: min(abs(distance), 1) * Self.sideShift * breadth, z: -abs(distance))
    }
  }

  /// A card that faces the viewer, where a rule for distances from 0 on puts it.
  private func flat(
    _ distance: Double, place: (Double) -> (x: Double, scale: Double), z: Double
  ) -> Transform {
    let (x, scale) = place(abs(distance))
    return Transform(translationX: distance < 0 ? -x : x, y: 0, z: z).scaled(x: scale, y: scale)
  }

  // MARK: Flow

  /// x = 0.44·c·w + 0.36·o·w, z = −0.377·|c|·w, turned by −49°·c.
  private func flow(_ distance: Double, turn: Double) -> Transform {
    let (first, next) = Self.flowPitch
    return Transform(
      translationX: (turn * (first - next) + distance * next) * length, y: 0,
      z: -abs(turn) * Self.flowDepth * length
    ).rotated(by: -turn * Self.flowTurn, about: .y)
  }

  /// A page turns only in the second half of a move: while the offset goes from the middle between
  /// two pages to the later one.
  private static func lateTurn(_ distance: Double) -> Double {
    distance < 0 ? min(max(-1, 1 + 2 * distance), 0) : min(2 * distance, 1)
  }

  // MARK: Rings

  private func ringPlace(_ distance: Double) -> (x: Double, scale: Double) {
    let page = min(Int(distance), Self.ringPlaces.count - 2)
    let part = distance - Double(page)
    func mixed(_ values: [Double]) -> Double {
      values[page] + (values[page + 1] - values[page]) * part
    }
    return (mixed(Self.ringPlaces) * length, max(0.2, mixed(Self.ringScales)))
  }

  /// Each is as much nearer that the next one keeps its distance from it.
  private func insidePlace(_ distance: Double) -> (x: Double, scale: Double) {
    let first = length * (1 + Self.insideGrowth / 2) + Self.air
    let beyond = max(0, distance - 1)
    return (
      min(distance, 1) * first + beyond * (first + Self.insideGrowth * length),
      1 + Self.insideGrowth * distance
    )
  }

  /// On a drum of radius r: back by r, turned, forward by r, as the engine has it; r leaves air
  /// between two cards.
  private func drum(_ distance: Double, sign: Double) -> Transform {
    let (angle, halfTangent) = Self.drumStep
    // The gap between two cards is about 0.9 times what their places are longer than they are.
    let radius = sign * (length + 1.25 * Self.air) / (2 * halfTangent)
    return Transform(translationX: 0, y: 0, z: -radius)
      .rotated(by: sign * distance * angle, about: .y).translated(z: radius)
  }

  private func onWheel(_ distance: Double, sign: Double) -> Transform {
    let radius = sign * Self.wheel.radius * length
    return Transform(translationX: 0, y: radius, z: -abs(distance))
      .rotated(by: sign * distance * Self.wheel.angle, about: .z).translated(y: -radius)
  }

  /// How far down the neighbours on a wheel make the cards reach, beyond the current one; negative
  /// is up.
  var drop: Double {
    switch family {
    case .wheel(let isInverted): (isInverted ? -0.35 : 0.35) * length
    case .flow, .ring, .drum, .stack, .scaled, .shifted: 0
    }
  }

  // MARK: Time machine

  /// How many pages a card is behind the current one; negative in front of it.
  func behind(_ distance: Double) -> Double {
    family == .stack(isInverted: true) ? -distance : distance
  }

  /// How far a card rises that is some pages behind the current one, in pages whose cards would be
  /// seen as much as the first.
  private static func risen(_ behind: Double) -> Double {
    guard behind > 0 else { return behind / 2 }
    var (height, step, left) = (0.0, 1.0, behind)
    while left > 0, step > 1e-3 {
      height += step * min(left, 1)
      step *= Self.stack.part
      left -= 1
    }
    return height
  }

  private func stacked(_ behind: Double) -> Transform {
    let behind = max(-1, behind)
    let scale = 1 / (1 + Self.stack.shrink * behind)
    let top = -breadth / 2 - lift * Self.risen(behind)
    return Transform(translationX: 0, y: top + breadth * scale / 2, z: -behind)
      .scaled(x: scale, y: scale)
  }

  /// How much is seen of all cards above the current one.
  func risesBy(_ reach: Int) -> Double {
    switch family {
    case .stack: lift * Self.risen(Double(reach))
    case .flow, .ring, .drum, .wheel, .scaled, .shifted: 0
    }
  }
}

extension CardShape {
  /// How many neighbours on a side are seen with at least some length, up to the first that is not.
  ///
  /// - Parameters:
  ///   - limit: The most that there can be.
  ///   - half: Half the length of the viewport.
  ///   - minimum: The least that has to be seen of each.
  ///   - view: Minus one over the distance of the eye.
  func visibleNeighbours(limit: Int, half: Double, minimum: Double, view: Double) -> Int {
    var covered = length / 2
    for page in stride(from: 1, through: max(0, limit), by: 1) {
      guard let (inner, outer) = extent(at: Double(page), view) else { return page - 1 }
      if min(outer, half) - max(inner, covered) < minimum { return page - 1 }
      covered = outer
    }
    return max(0, limit)
  }

  /// Where a card begins and ends along the row as it is seen; nil where a part is behind the eye.
  private func extent(at distance: Double, _ view: Double) -> (inner: Double, outer: Double)? {
    let placed = transform(at: distance).followed(by: Transform(perspective: view))
    let (halfLength, halfBreadth) = (length / 2, breadth / 2)
    let corners = [
      placed.projected(x: -halfLength, y: -halfBreadth),
      placed.projected(x: halfLength, y: -halfBreadth),
      placed.projected(x: halfLength, y: halfBreadth),
      placed.projected(x: -halfLength, y: halfBreadth),
    ].compactMap { $0?.x }
    guard corners.count == 4 else { return nil }
    return (corners.reduce(.infinity, min), corners.reduce(-.infinity, max))
  }
}
