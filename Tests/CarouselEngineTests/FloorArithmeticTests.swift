import CarouselEngine
import Testing

@Suite("Floor arithmetic")
struct FloorArithmeticTests {
  @Test("floorMod agrees with repeated addition for every i in -100…100 and n in 1…7")
  func floorModIsRight() {
    for count in 1...7 {
      for value in -100...100 {
        var expected = value
        while expected < 0 { expected += count }
        while expected >= count { expected -= count }
        #expect(floorMod(value, count) == expected)
        #expect(floorDiv(value, count) * count + floorMod(value, count) == value)
      }
    }
  }

  @Test("floorMod does not overflow at the ends of Int")
  func extremes() {
    #expect(floorMod(.min, 7) == floorMod(Int.min + 7, 7))
    #expect(floorMod(.max, 7) == Int.max % 7)
  }
}
