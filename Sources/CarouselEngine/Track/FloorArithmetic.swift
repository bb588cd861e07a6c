/// The remainder of `value` by `count` in `0 ..< count`, for negative values too.
///
/// `((value % count) + count) % count` can overflow near `Int.max` and `|(count + value) % count|`
/// is wrong below `-count`; this form is neither.
///
/// - Precondition: `count > 0`.
package func floorMod(_ value: Int, _ count: Int) -> Int {
  let remainder = value % count
  return remainder < 0 ? remainder + count : remainder
}

/// The quotient that belongs to `floorMod`.
///
/// `value == floorDiv(value, count) * count + floorMod(value, count)`.
///
/// - Precondition: `count > 0`.
package func floorDiv(_ value: Int, _ count: Int) -> Int {
  (value - floorMod(value, count)) / count
}
