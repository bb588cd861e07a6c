/// Natural order of names: `photo2` before `photo10`.
package enum NaturalOrder {
  /// Whether a name comes before another one.
  ///
  /// Runs of digits are compared by value, everything else by code points, ignoring case; names
  /// that are equal so far are compared verbatim, so that the order is total.
  package static func isBefore(_ left: String, _ right: String) -> Bool {
    let (a, b) = (Array(left.lowercased().utf8), Array(right.lowercased().utf8))
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if isDigit(a[i]), isDigit(b[j]) {
        let (first, second) = (digits(a, &i), digits(b, &j))
        if first.count != second.count { return first.count < second.count }
        if let differing = zip(first, second).first(where: { $0 != $1 }) {
          return differing.0 < differing.1
        }
      } else {
        if a[i] != b[j] { return a[i] < b[j] }
        (i, j) = (i + 1, j + 1)
      }
    }
    if i < a.count || j < b.count { return j < b.count }
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// The digits at an index, without leading zeros; the index moves past them.
  private static func digits(_ text: [UInt8], _ index: inout Int) -> ArraySlice<UInt8> {
    let end = text[index...].firstIndex { !isDigit($0) } ?? text.endIndex
    defer { index = end }
    return text[index..<end].drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }
}
