internal import CarouselColor
internal import CarouselEngine
internal import TerminalCells

/// The colour of the face of a card: one that is turned gets less light the further it recedes.
struct CardFace: Hashable, Sendable {
  /// The light along a card that is turned about an axis in the plane of the screen.
  struct Slope: Hashable, Sendable {
    /// The line along which it changes.
    let axis: Axis
    /// Where its near edge is, in cells from the upper left of the viewport; it has all light.
    let near: Double
    /// Where its far edge is.
    let far: Double
    /// The light at the far edge, 0…1.
    let farLight: Double
  }

  let color: Color
  /// Nil for a card that faces the viewer.
  var slope: Slope?

  /// The colour of a cell, counted from the upper left of the viewport.
  func color(column: Int, row: Int) -> Color {
    guard let slope else { return color }
    let place = Double(slope.axis == .horizontal ? column : row) + 0.5
    let part = min(max(0, (place - slope.near) / (slope.far - slope.near)), 1)
    return color.lit(by: 1 - part * (1 - slope.farLight))
  }
}

extension Color {
  /// This colour with a part of its light; one that is not known stays as it is.
  func lit(by light: Double) -> Color {
    light >= 1 ? self : blended(with: .init(0, 0, 0), amount: 1 - light)
  }
}
