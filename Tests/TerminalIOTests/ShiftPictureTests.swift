import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@testable import TerminalIO

@Suite struct ShiftPictureTests {
  /// Eight lines of forty letters, no two of them alike.
  private let rows = (0..<8).map { ShiftPictureTests.line($0) }

  private static func line(_ number: Int) -> String {
    var line = ""
    for column in 0..<40 {
      let value = UInt8(33 + (number * 31 + column * 7) % 90)
      line.unicodeScalars.append(Unicode.Scalar(value))
    }
    return line
  }

  private func picture(inRow row: Int) -> FramePicture {
    FramePicture(
      id: 7, source: FramePicture.PixelRect(width: 80, height: 16),
      cells: CellRect(column: 3, row: row, columns: 10, rows: 1))
  }

  private func search(to lines: [String], before: [FramePicture], after: [FramePicture])
    -> ShiftPlan?
  {
    let old = Frame(lines: rows)
    var new = Frame(lines: lines)
    new.pictures = after
    var shifts = ShiftSearch(old: old.cells, pictures: before, new: new)
    return shifts.best(trying: nil)
  }

  @Test("Rows scroll, but not those of a picture that is shown or will be")
  func scrolling() throws {
    let scrolled = Array(rows[1...]) + [String(repeating: " ", count: 40)]
    let plan = search(to: scrolled, before: [], after: [])
    #expect(plan?.shift == FrameShift(axis: .rows, distance: -1))
    #expect(search(to: scrolled, before: [picture(inRow: 2)], after: []) == nil)
    #expect(search(to: scrolled, before: [], after: [picture(inRow: 2)]) == nil)
  }

  @Test("Along the rows all others move")
  func sideways() throws {
    let moved = rows.map { "   " + $0.dropLast(3) }
    let plan = try #require(search(to: moved, before: [picture(inRow: 2)], after: []))
    #expect(plan.shift == FrameShift(axis: .columns, distance: 3))
    #expect(plan.areas.map(\.row) == [0, 1, 3, 4, 5, 6, 7])
  }
}
