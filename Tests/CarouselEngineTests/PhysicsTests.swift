import CarouselEngine
import Foundation
import Testing

/// The tables of `Docs/Physics.md`, computed.
@Suite("Physics")
struct PhysicsTests {
  /// The rows of the tables of a section, one array of rows for each table.
  private static func tables(in section: String) throws -> [[[Double]]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Docs/Physics.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.components(separatedBy: "\n## ")
    let part = try #require(parts.first { $0.hasPrefix(section + "\n") })
    var tables: [[[Double]]] = []
    for line in part.components(separatedBy: "\n") {
      if line.hasPrefix("| ---:") { tables.append([]) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let row = cells.compactMap(Double.init)
      if !tables.isEmpty, !cells.isEmpty, row.count == cells.count {
        tables[tables.count - 1].append(row)
      }
    }
    return tables
  }

  private func isClose(_ value: Double, _ told: Double) -> Bool { abs(value - told) < 1e-9 }

  @Test("Resistance")
  func resistance() throws {
    let rows = try #require(try Self.tables(in: "A pull beyond an end").first)
    #expect(rows.count == 5)
    let track = Track(pageCount: 1, boundary: .bounded)
    for row in rows {
      let part = track.resistance(at: row[0], from: 0, slack: Scroll().slack)
      #expect(isClose(part, row[1]))
    }
  }

  @Test("Flicks, free and paged")
  func flicks() throws {
    let tables = try Self.tables(in: "A flick")
    #expect(tables.map(\.count) == [5, 3])
    for (table, isPaged) in zip(tables, [false, true]) {
      var scroll = Scroll()
      scroll.isPaged = isPaged
      let track = Track(pageCount: 10, boundary: .bounded)
      for row in table {
        let coast = try #require(
          Coast(from: 0.3, at: row[0], by: scroll) {
            track.limited($0, from: 0, slack: scroll.bounceDistance)
          })
        #expect(isClose(coast.target, row[1]))
        #expect(isClose(coast.duration / .seconds(1), row[2]))
      }
    }
  }

  @Test("Autoscroll")
  func autoscroll() throws {
    let rows = try #require(try Self.tables(in: "Autoscroll").first)
    #expect(rows.count == 4)
    var run = Run(5) { $0.autoscroll = 1 }
    for row in rows {
      if row[0] > 2, row[0] < 13 { run.note(run.carousel.setAutoscroll(0)) }
      if row[0] == 13 { run.note(run.carousel.setAutoscroll(1)) }
      run.until(.seconds(row[0]))
      #expect(isClose(run.carousel.offset, row[1]))
    }
  }

  @Test("Easing of iCarousel")
  func easing() throws {
    let rows = try #require(try Self.tables(in: "Animated scrolls of iCarousel").first)
    #expect(rows.count == 6)
    for row in rows { #expect(isClose(Easing.cubicInOut.value(at: row[0]), row[1])) }
  }
}
