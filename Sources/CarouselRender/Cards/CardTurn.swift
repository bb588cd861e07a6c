internal import CarouselEngine
internal import CarouselStage

/// How far a card is turned, in the screen and out of it.
struct CardTurn: Hashable, Sendable {
  /// Whether it is turned by more than 6°, so that upright letters would not seem to lie on it.
  private(set) var isTurned = false
  /// The light along it, where it is turned out of the screen.
  private(set) var slope: CardFace.Slope?

  /// The tangent of 6°.
  private static let slight = 0.105
  /// The light at the far edge of a card that is turned by 49° or more, and the sine of that.
  private static let far = (light: 0.63, sine: 0.755)

  /// A card that faces the viewer.
  init() {}

  /// Reads it from what is done to a card, and from its sides as they are seen, in cells.
  init(of transform: Transform, _ quad: Quad, _ geometry: CellGeometry) {
    let (across, down, _, _) = transform.rows
    // In columns, of which depths are measured: where the sides of a cell point.
    let row = geometry.columnsPerRow
    let aside = (out: across.z, length: abs(across.x))
    let forward = (out: down.z / row, length: abs(down.y))
    let spin = quad.corners[1] - quad.corners[0]
    isTurned =
      abs(aside.out) > Self.slight * aside.length
      || abs(forward.out) > Self.slight * forward.length
      || abs(spin.y) * row > Self.slight * abs(spin.x) || spin.x <= 0
    let isAside = abs(aside.out) >= abs(forward.out)
    let (out, length) = isAside ? aside : forward
    guard out != 0 else { return }
    let sine = abs(out) / (out * out + length * length).squareRoot()
    let (low, high) = isAside ? (quad.low.x, quad.high.x) : (quad.low.y, quad.high.y)
    guard high - low >= 1 else { return }
    let isHighNear = (out > 0) == ((isAside ? across.x : down.y) > 0)
    slope = CardFace.Slope(
      axis: isAside ? .horizontal : .vertical, near: isHighNear ? high : low,
      far: isHighNear ? low : high,
      farLight: 1 - (1 - Self.far.light) * min(1, sine / Self.far.sine))
  }
}
