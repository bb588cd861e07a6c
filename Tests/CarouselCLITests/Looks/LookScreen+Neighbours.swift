import CarouselColor
import CarouselGrid
import TerminalCells

extension LookScreen {
  /// Colours beside each other that can be told apart where there are many, and not in 16.
  ///
  /// Two of 1.25 : 1 are one to the eye.
  var neighbourFaults: [String] {
    guard depth == .palette16 else { return [] }
    var faults: [String] = []
    for cell in ink where cell.cell.style.foreground == cell.cell.style.background {
      guard let contrast = cell.chosen.contrast, contrast >= 1.25 else { continue }
      faults.append("\(cell.chosen.words) at \(cell.position) is gone")
    }
    let columns = shown.size.columns
    for (index, cell) in shown.cells.enumerated() where cell.isBlank {
      let own = painted.cells[index].style.background
      let neighbours = index % columns == columns - 1 ? [columns] : [1, columns]
      for next in neighbours.map({ index + $0 }) where next < shown.cells.count {
        let (other, ground) = (shown.cells[next], painted.cells[next].style.background)
        guard own != ground, other.isBlank, cell.style.background == other.style.background,
          let one = own.look, let two = ground.look, one.contrast(with: two) >= 1.25
        else { continue }
        faults.append("\(one) and \(two) at \(index % columns), \(index / columns)")
      }
    }
    return Array(faults.prefix(3))
  }
}
