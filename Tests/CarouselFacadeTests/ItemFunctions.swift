import CarouselEngine
import CarouselFacade

/// The tables of iCarousel's functions, and ours.
enum ItemFunctions {
  static func compare(into tally: inout GoldenTally<ItemBug>) throws {
    let tables = try GoldenFile.contents(of: "icarousel-scroll")["functions"]
    guard case .object(let functions)? = tables else { return }
    for (name, rows) in functions.sorted(by: { $0.key < $1.key }) {
      for row in rows.array {
        let (ours, inputs) = answer(name, row)
        tally.note(
          .array(ours), measured: .array(Array(row.array.dropFirst(inputs))),
          isDeclared: isDeclared(name, row), "\(name) \(row)")
      }
    }
  }

  /// No item is -1 there and nil here (I2); what is no number there is one here: a rate of 1 glides
  /// for ever (I9), and no speed at all is divided by itself.
  private static func isDeclared(_ name: String, _ row: JSON) -> Bool {
    switch name {
    case "clampedIndex", "clampedOffset": row[1]?.int == 0
    case "deceleration": row[2]?.double == nil
    default: false
    }
  }

  /// What we have for a row, and how many of its values are inputs.
  private static func answer(_ name: String, _ row: JSON) -> (ours: [JSON], inputs: Int) {
    let numbers = row.array.map { $0.double ?? 0 }
    let items = ItemArithmetic(count: row[1]?.int ?? 0, wraps: row[0]?.bool ?? false)
    switch name {
    case "clampedIndex": return ([JSON(items.index(row[2]?.int ?? 0))], 3)
    case "clampedOffset": return ([items.offset(numbers[2]).map { JSON($0) } ?? .null], 3)
    case "minScrollDistanceIndex", "minScrollDistanceOffset":
      return ([JSON(items.distance(from: numbers[2], to: numbers[3]))], 4)
    case "offsetForItemAtIndex":
      return ([JSON(items.position(of: Int(numbers[3]), from: numbers[2]))], 4)
    case "easeInOut": return ([JSON(Easing.cubicInOut.value(at: numbers[0]))], 1)
    case "deceleration":
      let (rate, velocity) = (numbers[0], numbers[1])
      return (
        [
          JSON(Coast.distance(at: velocity, rate: rate)),
          .bool(Coast.isFlick(at: velocity, rate: rate)),
        ], 2
      )
    case "shouldScroll":
      let nearest = numbers[0].rounded(.toNearestOrAwayFromZero)
      return ([.bool(Coast.leadsOn(at: numbers[1], from: numbers[0] - nearest))], 2)
    case "startDecelerating": return (coast(row[0]?.string ?? "", numbers[1], numbers[2]), 3)
    default: return (["unknown function"], 0)
    }
  }

  /// Twelve items in a row.
  private static func coast(_ mode: String, _ offset: Double, _ velocity: Double) -> [JSON] {
    var scroll = ItemCarouselController<Int>.usualScroll
    scroll.isPaged = mode == "paging"
    scroll.stopsAtItem = mode != "noStopAtBoundary"
    scroll.bounces = mode != "noBounces"
    let track = Track(pageCount: 12, boundary: mode == "wrap" ? .looping : .bounded)
    let coast = Coast(from: offset, at: velocity, by: scroll) {
      track.limited($0, from: 0, slack: scroll.bounces ? scroll.bounceDistance : 0)
    }
    guard let coast else { return [JSON(offset), 0, .bool(false)] }
    return [JSON(coast.target), JSON(coast.duration / .seconds(1)), .bool(true)]
  }
}
