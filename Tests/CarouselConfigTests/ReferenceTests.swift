import CarouselDeck
import Foundation
import Testing

@testable import CarouselConfig

@Suite("The reference page")
struct ReferenceTests {
  private static let page = URL(filePath: #filePath)
    .appending(path: "../../../Docs/Configuration.md").standardized

  @Test("Docs/Configuration.md is what the schema says")
  func isCurrent() throws {
    let expected = ReferencePage.markdown()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.page.deletingLastPathComponent(), withIntermediateDirectories: true)
      try expected.write(to: Self.page, atomically: true, encoding: .utf8)
      Issue.record("recorded \(Self.page.lastPathComponent)")
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == expected)
  }

  @Test("Each example of the page loads without diagnostics")
  func examples() {
    let blocks = ReferencePage.markdown().components(separatedBy: "```yaml\n").dropFirst()
    #expect(blocks.count > 5)
    for block in blocks {
      let text = block.components(separatedBy: "\n```")[0]
      #expect(loaded(text).diagnostics == [], "\(text)")
    }
  }

  /// A type of layout that looks at a key; for the type itself nothing that matters.
  private func typeReading(_ key: String) -> String {
    switch key {
    case "type": "fade_range: 1"
    case "side_scale": "type: scale"
    case "side_translation": "type: translation"
    default: "type: linear"
    }
  }

  @Test("The default of each key is what its absence means", arguments: KeyRow.withDefaults)
  func standards(row: KeyRow) throws {
    let standard = try #require(row.standard)
    let folder = try TemporaryFolder()
    try folder.write("a.png", ImageBytes.png(1, 1))
    let entry = "\(row.name): \(standard)"
    let (with, without) =
      switch row.context {
      case .carousel: ("\(entry)\nslides: [a, b]", "slides: [a, b]")
      case .slide where ["alt", "fit"].contains(row.name):
        ("slides: [{ image: a.png, \(entry) }]", "slides: [{ image: a.png }]")
      case .slide where ["gap", "rule"].contains(row.name):
        ("slides: [{ columns: [a, b], \(entry) }]", "slides: [{ columns: [a, b] }]")
      case .part where ["alt", "fit"].contains(row.name):
        (
          "slides: [{ columns: [{ image: a.png, \(entry) }] }]",
          "slides: [{ columns: [{ image: a.png }] }]"
        )
      case .part:
        (
          "slides: [{ \(row.name == "height" ? "rows" : "columns"): [{ text: a, \(entry) }] }]",
          "slides: [{ \(row.name == "height" ? "rows" : "columns"): [a] }]"
        )
      case .slide: ("slides: [{ \(entry) }, {}]", "slides: [{}, {}]")
      case .layout:
        (
          "layout: { \(typeReading(row.name)), \(entry) }\nslides: [a, b]",
          "layout: { \(typeReading(row.name)) }\nslides: [a, b]"
        )
      case .card:
        (
          "layout: rotary\ncard: { \(entry) }\nslides: [a, b]", "layout: rotary\nslides: [a, b]"
        )
      case .autoplay:
        (
          "autoplay: { every: 3s, \(entry) }\nslides: [a, b]",
          "autoplay: 3s\nslides: [a, b]"
        )
      default: ("\(row.context.rawValue): { \(entry) }\nslides: [a, b]", "slides: [a, b]")
      }
    let one = loaded(with, folder: folder.path)
    let other = loaded(without, folder: folder.path)
    #expect(one.diagnostics == [])
    #expect(one.show != nil)
    #expect(one.show == other.show)
  }
}

extension KeyRow {
  /// The keys with a default that can be written alone.
  static let withDefaults = all.filter { row in
    row.standard != nil && ![.file, .keyframe, .slidesFrom].contains(row.context)
  }
}
