extension Transform {
  /// How near to the eye a point may come before it counts as behind it, as the last coordinate.
  private static let nearest = 1e-6

  /// Where a point is seen, or nil when it is behind the eye.
  public func projected(x: Double, y: Double) -> (x: Double, y: Double)? {
    let point = applied(toX: x, y: y)
    guard point.w > Self.nearest else { return nil }
    return (point.x / point.w, point.y / point.w)
  }

  /// Whether a part of a rectangle around the origin can be seen in a window around the origin.
  ///
  /// What only touches the edge of the window is outside. A rectangle that reaches behind the eye
  /// counts as seen unless all of it is there.
  public func shows(_ item: LayoutSize, in window: LayoutSize) -> Bool {
    let (halfWidth, halfHeight) = (item.width / 2, item.height / 2)
    let corners = [
      projected(x: -halfWidth, y: -halfHeight), projected(x: halfWidth, y: -halfHeight),
      projected(x: halfWidth, y: halfHeight), projected(x: -halfWidth, y: halfHeight),
    ].compactMap { $0 }
    guard corners.count == 4 else { return !corners.isEmpty }
    func reaches(_ positions: [Double], within half: Double) -> Bool {
      positions.contains { $0 < half } && positions.contains { $0 > -half }
    }
    return reaches(corners.map { $0.x }, within: window.width / 2)
      && reaches(corners.map { $0.y }, within: window.height / 2)
  }

  /// The point of the plane that is seen at a point of the screen: the inverse of
  /// `projected(x:y:)`.
  ///
  /// Nil where the plane is seen edge-on, and where what would be seen is behind the eye.
  public func unprojected(x: Double, y: Double) -> (x: Double, y: Double)? {
    // With rows a, b and d: (p·a + q·b + d) / w = (x, y), which is linear in p and q.
    let (a, b, _, d) = rows
    let (ax, ay) = (a.x - x * a.w, a.y - y * a.w)
    let (bx, by) = (b.x - x * b.w, b.y - y * b.w)
    let (dx, dy) = (x * d.w - d.x, y * d.w - d.y)
    let determinant = ax * by - ay * bx
    guard abs(determinant) > 1e-12 * (abs(ax * by) + abs(ay * bx)) else { return nil }
    let (p, q) = ((dx * by - dy * bx) / determinant, (ax * dy - ay * dx) / determinant)
    guard p.isFinite, q.isFinite, applied(toX: p, y: q).w > Self.nearest else { return nil }
    return (p, q)
  }

  /// Whether a rectangle around the origin is seen at a point of the screen.
  ///
  /// Its left and upper edges belong to it, the others do not, so that of two that touch only one
  /// is there.
  public func covers(x: Double, y: Double, with item: LayoutSize) -> Bool {
    guard let point = unprojected(x: x, y: y) else { return false }
    let (halfWidth, halfHeight) = (item.width / 2, item.height / 2)
    return -halfWidth <= point.x && point.x < halfWidth
      && -halfHeight <= point.y && point.y < halfHeight
  }
}
