import CarouselEngine
import CarouselFacade
import Testing

@Suite("Stacking placement")
struct StackingPlacementTests {
  private func place(_ slot: Slot, _ offset: Double, _ direction: Direction) -> StackingPlacement {
    StackingPlacement(slot, page: 2, offset: offset, direction: direction)
  }

  @Test("Going forward the current slot stays, and the next lies under the viewport")
  func forward() {
    for offset in stride(from: 2.0, through: 3, by: 0.125) {
      #expect(Slot.allCases.map { place($0, offset, .right).at } == [1, 2, offset])
    }
  }

  @Test("Going back the current slot follows the viewport under the previous one")
  func back() {
    for offset in stride(from: 1.0, through: 2, by: 0.125) {
      #expect(Slot.allCases.map { place($0, offset, .left).at } == [1, offset, offset])
    }
  }

  @Test("The previous slot is on top, then the current, then the next")
  func order() {
    #expect(Slot.allCases.map { place($0, 2, .still).zOrder } == [2, 1, 0])
  }

  @Test("Neighbours are hidden exactly while nothing moves", arguments: Direction.allCases)
  func hidden(direction: Direction) {
    let isStill = direction == .still
    #expect(
      Slot.allCases.map { place($0, 2, direction).isHidden } == [isStill, false, isStill])
  }
}
