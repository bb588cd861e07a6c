import CarouselDeck
import CarouselEngine
import CarouselGrid
import TestSupport

/// A random config in a theme, and a screen for it.
struct LookDeck {
  private(set) var text = ""
  private(set) var size = FrameSize(columns: 80, rows: 24)
  private(set) var slideCount = 0
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    size = isLucky(0.4) ? pick(LookShow.sizes) : randomSize()
    let layout = isLucky(0.5) ? LayoutType.linear : pick(LayoutType.allCases)
    slideCount = layout == .linear ? Int.random(in: 1...14, using: &random) : pick([3, 7, 12])
    text = "theme: \(pick(["dark", "light", "paper", "signal"]))\n"
    if isLucky(0.2) { text += "screen: { viewing: \(pick(["desk", "wall"])) }\n" }
    text += "layout: \(layout == .custom ? Self.keyframes : layout.rawValue)\n"
    text += "indicator: \(indicator())\nslides:\n"
    for _ in 0..<slideCount {
      text += "  - \(slide(isNested: false, isDivided: layout == .linear))\n"
    }
  }

  /// A page of it.
  mutating func page() -> Int { Int.random(in: 0..<slideCount, using: &random) }

  private static let keyframes =
    "{ type: custom, visible_items: 3, keyframes: [{ offset: -1, translate: [-1.1, 0, 0],"
    + " scale: [0.7, 0.7, 1] }, { offset: 0 }, { offset: 1, translate: [1.1, 0, 0],"
    + " scale: [0.7, 0.7, 1] }] }"

  private mutating func isLucky(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private mutating func randomSize() -> FrameSize {
    FrameSize(
      columns: Int.random(in: 20...260, using: &random),
      rows: Int.random(in: 6...80, using: &random))
  }

  private mutating func indicator() -> String {
    guard isLucky(0.9) else { return "none" }
    let style = pick(Indicator.Style.allCases).rawValue
    let position = pick(Indicator.Position.allCases).rawValue
    let align = isLucky(0.7) ? Indicator.Align.center : pick(Indicator.Align.allCases)
    let size = isLucky(0.8) ? Indicator.Size.auto : pick(Indicator.Size.allCases)
    return "{ style: \(style), position: \(position), align: \(align.rawValue),"
      + " size: \(size.rawValue) }"
  }

  // MARK: Slides

  private mutating func slide(isNested: Bool, isDivided: Bool) -> String {
    var keys: [String] = []
    if isLucky(0.7) { keys.append("title: \"\(words(1...(isLucky(0.1) ? 14 : 4)))\"") }
    let kind = Int.random(in: 0..<(isNested ? 5 : 8), using: &random)
    switch kind {
    case 0...3: keys.append("text: \"\(body())\"")
    case 4: keys.append("markdown: \"\(markdown())\"")
    case 5 where isDivided, 6 where isDivided:
      let parts = (0..<pick([2, 2, 3])).map { _ in "{ \(part()) }" }.joined(separator: ", ")
      keys.append("\(pick(["columns", "rows"])): [\(parts)]")
      if isLucky(0.5) { keys.append("rule: true") }
    case 7:
      let count = Int.random(in: 1...5, using: &random)
      let slides = (0..<count).map { _ in slide(isNested: true, isDivided: false) }
      keys.append(
        "carousel: { direction: \(pick(["vertical", "horizontal"])), indicator: \(indicator()),"
          + " slides: [\(slides.joined(separator: ", "))] }")
    default: if keys.isEmpty { keys.append("text: \"\(words(1...3))\"") }
    }
    if isLucky(0.4) { keys.append("caption: \"\(words(1...5))\"") }
    keys += manner()
    return "{ \(keys.joined(separator: ", ")) }"
  }

  private mutating func part() -> String {
    var keys = isLucky(0.4) ? ["title: \"\(words(1...3))\""] : []
    keys.append("text: \"\(body())\"")
    if isLucky(0.3) { keys.append("width: \(pick(["2", "3"]))") }
    return (keys + manner()).joined(separator: ", ")
  }

  private mutating func manner() -> [String] {
    var keys: [String] = []
    if isLucky(0.3) { keys.append("align: \(pick(HorizontalAlignment.allCases).rawValue)") }
    if isLucky(0.3) { keys.append("valign: \(pick(VerticalAlignment.allCases).rawValue)") }
    if isLucky(0.2) { keys.append("size: \(pick(TypeSize.allCases).rawValue)") }
    if isLucky(0.2) { keys.append("title_size: \(pick(TypeSize.allCases).rawValue)") }
    if isLucky(0.2) { keys.append("background: \"\(color())\"") }
    return keys
  }

  private mutating func color() -> String {
    let digits = Array("0123456789ABCDEF")
    return "#" + String((0..<6).map { _ in pick(digits) })
  }

  // MARK: Words

  private static let vocabulary = [
    "Builds", "passing", "failing", "nightly", "main", "docs", "Öffnungszeiten", "heute", "Café",
    "naïve", "to", "a", "of", "and", "the", "Queues", "thumbnails", "3901", "12:30", "Reykjavik",
    "Kyoto", "from", "499", "€", "Waterfalls", "Temples", "gardens.", "What?", "WARNING", "ok,",
    "Illimité", "mmm", "jJgpqy", "(maybe)", "50%", "Fjord",
  ]

  private mutating func words(_ range: ClosedRange<Int>) -> String {
    let count = Int.random(in: range, using: &random)
    return (0..<count).map { _ in pick(Self.vocabulary) }.joined(separator: " ")
  }

  /// Prose, lines, a list or a table.
  private mutating func body() -> String {
    let lines = Int.random(in: 1...(isLucky(0.1) ? 40 : 6), using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return words(1...60)
    case 1: return words(1...3)
    case 2: return (0..<lines).map { _ in "- " + words(1...6) }.joined(separator: "\\n")
    case 3:
      return (0..<lines).map { _ in words(1...1) + "    " + words(1...1) }
        .joined(separator: "\\n")
    case 4: return words(1...2) + " Donaudampfschifffahrtsgesellschaftskapitänsmütze"
    default: return (0..<lines).map { _ in words(1...7) }.joined(separator: "\\n")
    }
  }

  private mutating func markdown() -> String {
    var blocks = ["# " + words(1...4)]
    if isLucky(0.5) {
      blocks.append(words(1...30) + " **" + words(1...2) + "** *" + words(1...2) + "*")
    }
    if isLucky(0.4) {
      blocks.append((0..<3).map { _ in "- " + words(1...4) }.joined(separator: "\\n"))
    }
    if isLucky(0.3) { blocks.append("- [x] " + words(1...3) + "\\n- [ ] " + words(1...3)) }
    if isLucky(0.3) { blocks.append("| Name | Count |\\n|---|---|\\n| main | 12 |\\n| docs | 3 |") }
    if isLucky(0.3) { blocks.append("```swift\\nlet x = 1 // \(words(1...3))\\n```") }
    if isLucky(0.3) { blocks.append("> " + words(1...9)) }
    return blocks.joined(separator: "\\n\\n")
  }
}
