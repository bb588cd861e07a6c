/// A 4×4 matrix in the row-vector convention: a point `[x y z 1]` is multiplied from the left.
///
/// The translation is in the last row and the perspective in the last column, as in Core
/// Animation, so that published formulas of carousel layouts can be read straight across. As there,
/// each step that is added comes *before* what the matrix does already.
public struct Transform: Hashable, Sendable {
  /// A line through the origin around which things turn.
  public enum RotationAxis: Hashable, Sendable, CaseIterable {
    /// From left to right.
    case x
    /// From top to bottom.
    case y
    /// Towards the viewer.
    case z
  }

  /// The four rows.
  public var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    get { (first, second, third, fourth) }
    set { (first, second, third, fourth) = newValue }
  }

  private var first = SIMD4<Double>(1, 0, 0, 0)
  private var second = SIMD4<Double>(0, 1, 0, 0)
  private var third = SIMD4<Double>(0, 0, 1, 0)
  private var fourth = SIMD4<Double>(0, 0, 0, 1)

  /// The identity.
  public init() {}

  /// A translation.
  public init(translationX x: Double, y: Double, z: Double = 0) {
    fourth = SIMD4(x, y, z, 1)
  }

  /// The view of an eye that is `-1 / perspective` before the screen; 0 looks from infinity.
  public init(perspective: Double) {
    third.w = perspective
  }

  /// The sixteen numbers, row after row.
  public var elements: [Double] {
    [first, second, third, fourth].flatMap { row in row.indices.map { row[$0] } }
  }

  /// The translation part, in the units of the viewport.
  public var translation: (x: Double, y: Double, z: Double) { (fourth.x, fourth.y, fourth.z) }

  /// Whether the transform does nothing but move.
  public var isTranslation: Bool {
    first == SIMD4(1, 0, 0, 0) && second == SIMD4(0, 1, 0, 0) && third == SIMD4(0, 0, 1, 0)
      && fourth.w == 1
  }

  /// Whether every element is a finite number.
  public var isFinite: Bool { elements.allSatisfy { $0.isFinite } }

  /// Whether the front of what is placed looks towards the viewer: `m33 > 0`, as iCarousel has it.
  public var showsFront: Bool { third.z > 0 }

  /// The point `[x y z 1]`, multiplied; not yet divided by its last coordinate.
  public func applied(toX x: Double, y: Double, z: Double = 0) -> SIMD4<Double> {
    x * first + y * second + z * third + fourth
  }

  /// A translation, then this.
  public func translated(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform {
    var result = self
    result.fourth = applied(toX: x, y: y, z: z)
    return result
  }

  /// A rotation, then this.
  ///
  /// - Parameters:
  ///   - angle: In radians; with y downwards a positive turn about z is clockwise.
  ///   - axis: What to turn about.
  public func rotated(by angle: Double, about axis: RotationAxis) -> Transform {
    let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
    var result = self
    switch axis {
    case .x:
      result.second = cosine * second + sine * third
      result.third = cosine * third - sine * second
    case .y:
      result.first = cosine * first - sine * third
      result.third = cosine * third + sine * first
    case .z:
      result.first = cosine * first + sine * second
      result.second = cosine * second - sine * first
    }
    return result
  }

  /// A scaling, then this.
  public func scaled(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform {
    var result = self
    result.first *= x
    result.second *= y
    result.third *= z
    return result
  }

  /// This, then another.
  public func followed(by other: Transform) -> Transform {
    func product(_ row: SIMD4<Double>) -> SIMD4<Double> {
      row.x * other.first + row.y * other.second + row.z * other.third + row.w * other.fourth
    }
    var result = self
    result.rows = (product(first), product(second), product(third), product(fourth))
    return result
  }
}
