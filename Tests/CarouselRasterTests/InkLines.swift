@testable import CarouselRaster

extension GlyphBitmap {
  /// The rows as text: `#` is ink, `.` is ground.
  var lines: [String] {
    (0..<Self.height).map { y in String((0..<columns).map { isInk(x: $0, y: y) ? "#" : "." }) }
  }

  func isInk(x: Int, y: Int) -> Bool { rows[y] << UInt16(x) & 0x8000 != 0 }

  var inkCount: Int { (0..<Self.height).reduce(0) { $0 + rows[$1].nonzeroBitCount } }

  /// The pixels of ink on each edge, as positions along it: upper, right, lower, left.
  var edges: [[Int]] {
    let (right, bottom) = (columns - 1, Self.height - 1)
    return [
      (0...right).filter { isInk(x: $0, y: 0) }, (0...bottom).filter { isInk(x: right, y: $0) },
      (0...right).filter { isInk(x: $0, y: bottom) }, (0...bottom).filter { isInk(x: 0, y: $0) },
    ]
  }

  /// The parts of the ink that touch each other by a side or a corner.
  var partCount: Int {
    var rest = Set(
      (0..<Self.height * columns).filter { isInk(x: $0 % columns, y: $0 / columns) })
    var count = 0
    while let first = rest.popFirst() {
      count += 1
      var open = [first]
      while let pixel = open.popLast() {
        let (x, y) = (pixel % columns, pixel / columns)
        for dy in -1...1 {
          for dx in -1...1 where 0..<columns ~= x + dx {
            let neighbour = (y + dy) * columns + x + dx
            if rest.remove(neighbour) != nil { open.append(neighbour) }
          }
        }
      }
    }
    return count
  }
}

/// The glyph of a character that is drawn by formula.
func glyph(_ scalar: Unicode.Scalar) -> GlyphBitmap {
  drawnGlyph(scalar) ?? GlyphBitmap(isWide: true)
}

/// The characters from one number to another.
func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
  range.compactMap { Unicode.Scalar($0) }
}
