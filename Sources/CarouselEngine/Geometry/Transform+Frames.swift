extension Transform {
  /// The same thing done in a frame that is turned by a quarter about z: right becomes down.
  ///
  /// This is how every layout of pages in a row becomes one of pages in a column. Exact: elements
  /// change places and signs, and nothing is computed.
  public var rotatedByQuarterTurn: Transform {
    func turned(_ row: SIMD4<Double>) -> SIMD4<Double> { SIMD4(-row.y, row.x, row.z, row.w) }
    let (first, second, third, fourth) = rows
    var result = Transform()
    result.rows = (-turned(second), turned(first), turned(third), turned(fourth))
    return result
  }

  /// The same thing seen in a mirror that swaps left and right.
  ///
  /// This is how a layout is read from right to left. Exact, as `rotatedByQuarterTurn` is.
  public var mirrored: Transform {
    rescaled(x: -1, y: 1, z: 1)
  }

  /// The same thing with lengths measured in other units.
  ///
  /// - Parameters:
  ///   - x: How many of the present units make a new one, from left to right; not 0.
  ///   - y: The same from top to bottom.
  ///   - z: The same towards the viewer.
  public func rescaled(x: Double, y: Double, z: Double) -> Transform {
    let units = SIMD4(x, y, z, 1)
    let (first, second, third, fourth) = rows
    var result = Transform()
    result.rows = (
      x * first / units, y * second / units, z * third / units, fourth / units
    )
    return result
  }

  /// The same for all points of the plane of the screen, and as plain as can be for those off it.
  ///
  /// A page is flat: where the plane stays in itself, what becomes of depth cannot be seen. The
  /// view of an eye then leaves nothing behind, and a translation is one (`isTranslation`).
  public var simplified: Transform {
    let (first, second, third, fourth) = rows
    let staysInPlane = [first, second, fourth].allSatisfy { $0.z == 0 }
    guard staysInPlane, third.x == 0, third.y == 0 else { return self }
    guard first.w == 0, second.w == 0, fourth.w == 1 else { return self }
    var result = self
    result.rows.2 = SIMD4(0, 0, 1, 0)
    return result
  }
}
