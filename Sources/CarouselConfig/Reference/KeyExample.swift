internal import CarouselEngine

/// A config about one key, in the place of the key.
enum KeyExample {
  /// The lines that show the key with a value.
  static func lines(_ row: KeyRow, _ value: String) -> [String] {
    let entry = "\(row.name): \(value)"
    switch row.context {
    case .file, .included, .carousel, .preset: return [entry]
    case .autoplay where row.name != "every": return ["autoplay:", "  every: 3s", "  \(entry)"]
    case .layout where row.name != "type":
      let reader = LayoutType.allCases.first { $0.reads(row.name) } ?? .linear
      return ["layout:", "  type: \(reader.rawValue)", "  \(entry)"]
    case .keyframe:
      let lines = row.name == "offset" ? [entry] : ["offset: 0", entry]
      return ["layout:", "  type: custom", "  keyframes:", "    - " + lines[0]]
        + lines.dropFirst().map { "      " + $0 }
    case .slidesFrom where row.name != "images":
      return ["slides_from:", "  images: \"art/*.png\"", "  \(entry)"]
    case .autoplay, .transition, .indicator, .scroll, .layout, .slidesFrom, .screen:
      return ["\(row.context.path ?? ""):", "  \(entry)"]
    case .slide: return ["slides:", "  - \(entry)"]
    }
  }

  /// The same as a whole config; what the value refers to is there.
  static func config(_ row: KeyRow, _ value: String) -> String {
    let whole =
      row.path == "play"
      || ["slides", "slides_from", "carousels"].contains {
        $0 == row.name || $0 == row.context.path
      }
    var lines = Self.lines(row, value)
    switch row.path {
    case "layout.type" where value == "custom": lines += ["  keyframes: [{ offset: 0 }]"]
    case "play": lines += ["carousels: { hero: { slides: [one, two] } }"]
    case "extends": lines += ["presets: { hero: { wrap: none } }"]
    default: break
    }
    if !whole { lines += ["slides: [one, two]"] }
    return lines.map { $0 + "\n" }.joined()
  }
}
