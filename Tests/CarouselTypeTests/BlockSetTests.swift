import CarouselType
import Testing

@Suite("Blocks of dots")
struct BlockSetTests {
  /// The dots of characters whose names do not number them, row by row, as those of octants.
  private static let octants: [Unicode.Scalar: String] = [
    " ": "", "█": "12345678", "▀": "1234", "▄": "5678", "▌": "1357", "▐": "2468",
    "▘": "13", "▝": "24", "▖": "57", "▗": "68", "▚": "1368", "▞": "2457",
    "▛": "123457", "▜": "123468", "▙": "135678", "▟": "245678", "▂": "78", "▆": "345678",
    "\u{1FB82}": "12", "\u{1FB85}": "123456", "\u{1FBE6}": "35", "\u{1FBE7}": "46",
    "\u{1CEA8}": "1", "\u{1CEAB}": "2", "\u{1CEA3}": "7", "\u{1CEA0}": "8",
  ]

  @Test("Each mask of octants is the character that Unicode names after its dots")
  func octants() throws {
    var seen: Set<Unicode.Scalar> = []
    for mask in UInt8.min...UInt8.max {
      let scalar = BlockSet.octants.scalar(mask)
      var expected = ""
      for dot in 1...8 where mask >> (dot - 1) & 1 == 1 { expected += "\(dot)" }
      let prefix = "BLOCK OCTANT-"
      if let digits = Self.octants[scalar] {
        #expect(digits == expected)
      } else {
        let name = try #require(scalar.properties.name)
        #expect(name == prefix + expected)
      }
      #expect(seen.insert(scalar).inserted)
    }
    #expect(seen.count == 256)
    #expect(seen.count { (0x1CD00...0x1CDE5).contains($0.value) } == 230)
  }

  @Test("Each mask of quadrants is the one of the octants twice as high")
  func quadrants() {
    var seen: Set<Unicode.Scalar> = []
    for mask in 0..<16 as Range<UInt8> {
      let (upper, lower) = (mask & 3, mask >> 2)
      let octants = upper | upper << 2 | lower << 4 | lower << 6
      #expect(BlockSet.quadrants.scalar(mask) == BlockSet.octants.scalar(octants))
      seen.insert(BlockSet.quadrants.scalar(mask | 0xF0))
    }
    #expect(seen.count == 16)
  }
}
