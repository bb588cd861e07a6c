import CarouselDeck
import Testing

@testable import CarouselRender

@Suite("Shares of a line")
struct LineShareTests {
  private static let lengths = [0, 1, 2, 5, 9, 20, 41]
  private static let places: [ScreenLine.Place?] = [nil, .start, .middle, .end]

  /// Whether three parts can stand where they belong.
  private func canFit(_ start: Int, _ middle: Int, _ end: Int, _ columns: Int, gap: Int) -> Bool {
    guard max(start, middle, end) <= columns else { return false }
    guard middle > 0 else {
      return start == 0 || end == 0 || start + gap + end <= columns
    }
    let before = (columns - middle) / 2
    let after = columns - middle - before
    return (start == 0 || start + gap <= before) && (end == 0 || end + gap <= after)
  }

  @Test("Parts are apart, the middle is in the middle, and what fits is whole", arguments: places)
  func all(fixed: ScreenLine.Place?) {
    for columns in 0...60 {
      for gap in [2, 4] {
        for start in Self.lengths {
          for middle in Self.lengths {
            for end in Self.lengths {
              let shares = LineShares(
                start: start, middle: middle, end: end, fixed: fixed, of: columns, gap: gap)
              let words = "\(start) \(middle) \(end) of \(columns), \(gap)"
              #expect(
                canFit(shares.start, shares.middle, shares.end, columns, gap: gap), "\(words)")
              #expect(shares.fits == canFit(start, middle, end, columns, gap: gap), "\(words)")
              #expect(
                shares.start <= start && shares.middle <= middle && shares.end <= end, "\(words)")
            }
          }
        }
      }
    }
  }

  @Test("The indicator is whole where it has room alone in its half, whatever the texts")
  func fixed() {
    for columns in 20...80 {
      for text in [0, 1, 10, 100] {
        for own in [1, 5, columns / 2 - 4] {
          let end = LineShares(
            start: text, middle: text, end: own, fixed: .end, of: columns, gap: 2)
          #expect(end.end == own, "\(columns) \(text)")
          let middle = LineShares(
            start: text, middle: own, end: text, fixed: .middle, of: columns, gap: 2)
          #expect(middle.middle == own)
          #expect(middle.room(at: .middle, of: columns, gap: 2) >= own)
        }
      }
    }
  }

  @Test("Of two texts the shorter one is whole if it needs less than half")
  func two() {
    let shares = LineShares(start: 100, middle: 0, end: 10, fixed: nil, of: 40, gap: 2)
    #expect((shares.start, shares.end) == (28, 10))
    let both = LineShares(start: 100, middle: 0, end: 100, fixed: nil, of: 40, gap: 2)
    #expect((both.start, both.end) == (19, 19))
  }
}
