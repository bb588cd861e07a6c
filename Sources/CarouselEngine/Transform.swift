/// A 4×4 matrix in the row-vector convention: a point `[x y z 1]` is multiplied from the left.
///
/// The translation stands in the last row and the perspective in the last column, as in Core
/// Animation, so that published formulas of carousel layouts can be read straight across.
public struct Transform: Hashable, Sendable {
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

  /// The translation part, in the units of the viewport.
  public var translation: (x: Double, y: Double, z: Double) { (fourth.x, fourth.y, fourth.z) }

  /// Whether the transform does nothing but move.
  public var isTranslation: Bool {
    first == SIMD4(1, 0, 0, 0) && second == SIMD4(0, 1, 0, 0) && third == SIMD4(0, 0, 1, 0)
      && fourth.w == 1
  }
}
