/// Which items iCarousel loads, by its own reckoning, for a view of 640 by 480 and items of 200.
struct ItemSight {
  private static let most = 30

  let type: String
  let isVertical: Bool
  let options: JSON

  private func option(_ name: String) -> Double? { options[name]?.double }

  private var isRing: Bool {
    ["rotary", "cylinder", "wheel"].contains { type.lowercased().hasSuffix($0) }
  }

  private var spacing: Double { option("spacing") ?? (type.hasPrefix("coverFlow") ? 0.25 : 1) }

  private func circularCount(of available: Int) -> Int {
    let across = ((isVertical ? 480 : 640) / (spacing * ItemScenario.width)).rounded(.up)
    let natural = min(Self.most, Int(max(12, across * .pi)), available)
    return option("count").map { Int($0) } ?? natural
  }

  /// How many there are at one time, of so many items and placeholders.
  func limit(of available: Int) -> Int {
    let circle = circularCount(of: available)
    let half = (circle + 1) / 2
    var limit = Self.most
    if type.hasPrefix("coverFlow") || type == "linear" {
      limit =
        Int(((isVertical ? 480 : 640) / (spacing * ItemScenario.width)).rounded(.up)) + 2
    } else if type.lowercased().hasSuffix("wheel") {
      let arc = option("arc") ?? 2 * .pi
      let radius = option("radius") ?? ItemScenario.width * spacing * Double(circle) / arc
      limit = radius - ItemScenario.width / 2 < 240 ? circle : half + 1
    } else if isRing {
      limit = type.hasPrefix("inverted") ? half : circle
    }
    limit = min(limit, Self.most)
    if let chosen = option("visibleItems") { limit = Int(chosen) }
    return max(0, min(limit, available))
  }

  /// How opaque an item is at a distance.
  func alpha(at distance: Double) -> Double {
    let least = option("fadeMin") ?? (type == "invertedTimeMachine" ? 0 : -.infinity)
    let most = option("fadeMax") ?? (type == "timeMachine" ? 0 : .infinity)
    let range = option("fadeRange") ?? 1
    let beyond = distance > most ? distance - most : distance < least ? least - distance : 0
    return 1 - min(beyond, range) / range * (1 - (option("fadeMinAlpha") ?? 0))
  }
}
