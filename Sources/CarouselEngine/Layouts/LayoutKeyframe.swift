/// How a page of a `custom` layout is placed at one distance from the middle.
///
/// Between two keyframes each number is interpolated in a straight line; before the first and after
/// the last they stay as they are. Directions are those of a row of pages; in a column they are
/// turned by a quarter, right becoming down.
public struct LayoutKeyframe: Hashable, Sendable {
  /// The signed distance in pages.
  public var offset: Double
  /// Along the row, down and towards the viewer, in lengths of an item.
  public var translate = SIMD3<Double>(0, 0, 0)
  /// About x, y and z, in radians; carried out in this order.
  public var rotate = SIMD3<Double>(0, 0, 0)
  /// The factors along x, y and z.
  public var scale = SIMD3<Double>(1, 1, 1)
  /// 0 is invisible.
  public var opacity = 1.0

  /// Makes a keyframe that leaves a page where it is.
  public init(offset: Double) {
    self.offset = offset
  }

  /// The keyframe a part of the way to another one.
  func interpolated(to other: LayoutKeyframe, by part: Double) -> LayoutKeyframe {
    var result = LayoutKeyframe(offset: offset + (other.offset - offset) * part)
    result.translate = translate + (other.translate - translate) * part
    result.rotate = rotate + (other.rotate - rotate) * part
    result.scale = scale + (other.scale - scale) * part
    result.opacity = opacity + (other.opacity - opacity) * part
    return result
  }
}

extension [LayoutKeyframe] {
  /// What holds at a distance; without keyframes a page is left where it is.
  func interpolated(at distance: Double) -> LayoutKeyframe {
    guard let first, let last else { return LayoutKeyframe(offset: distance) }
    guard let next = firstIndex(where: { $0.offset > distance }) else { return last }
    guard next > startIndex else { return first }
    let (before, after) = (self[next - 1], self[next])
    return before.interpolated(
      to: after, by: (distance - before.offset) / (after.offset - before.offset))
  }
}
