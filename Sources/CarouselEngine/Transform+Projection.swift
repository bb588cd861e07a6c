extension Transform {
  /// How near to the eye a point may come before it counts as behind it, as the last coordinate.
  private static let nearest = 1e-6

  /// Where a point is seen, or nil when it lies behind the eye.
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
    ].compactMap(\.self)
    guard corners.count == 4 else { return !corners.isEmpty }
    func reaches(_ positions: [Double], within half: Double) -> Bool {
      positions.contains { $0 < half } && positions.contains { $0 > -half }
    }
    return reaches(corners.map(\.x), within: window.width / 2)
      && reaches(corners.map(\.y), within: window.height / 2)
  }
}
