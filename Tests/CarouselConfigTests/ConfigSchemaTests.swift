import CarouselFiles
import CarouselTime
import Foundation
import Testing

@testable import CarouselConfig

@Suite("JSON Schema")
struct ConfigSchemaTests {
  /// The schema as another program reads it.
  private func schema() throws -> [String: Any] {
    let data = Data(ConfigSchema.text().utf8)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("It is JSON, and every reference leads somewhere")
  func references() throws {
    let schema = try schema()
    let pointers = ConfigSchema.text().matches(of: /"\$ref": "#\/([^"]*)"/).map(\.1)
    #expect(pointers.count > 50)
    for pointer in Set(pointers) {
      var node: Any? = schema
      for step in pointer.split(separator: "/") { node = (node as? [String: Any])?[String(step)] }
      #expect(node != nil, "\(pointer)")
    }
  }

  @Test("Every key of the language has its description and its default there")
  func keys() throws {
    let definitions = try #require(schema()["$defs"] as? [String: Any])
    for row in KeyRow.all {
      let place: Any? =
        row.context == .file ? try schema() : definitions[row.context.rawValue]
      let properties = try #require((place as? [String: Any])?["properties"] as? [String: Any])
      let key = try #require(properties[row.name] as? [String: Any], "\(row.path)")
      #expect((key["description"] as? String)?.hasPrefix(row.summary) == true)
      #expect((key["default"] != nil) == (row.standard != nil))
    }
  }

  /// Whether a text has a form, which is tried as a whole.
  private func matches(_ text: String, _ rule: String) throws -> Bool {
    try text.firstMatch(of: Regex<AnyRegexOutput>(rule)) != nil
  }

  @Test("The expressions accept the texts that the readers of values accept, and no others")
  func rules() throws {
    let numbers = [
      "0", "1", "255", "256", "0.5", "1.5", "100", "360", "361", "01", "-1", "1e3", "",
    ]
    for text in numbers.flatMap({ number in
      ["ms", "s", "m", "h", "s5ms", "m2h", " s", ""].map { number + $0 }
    }) {
      let isRead = (try? DurationText.parse(text)) != nil
      #expect(try matches(text, SchemaPattern.duration) == isRead, "\(text)")
    }
    for text in ["a", "A-b_1", "-a", "", "a b", String(repeating: "a", count: 65), "é"] {
      #expect(try matches(text, SchemaPattern.name) == NameText.isName(text), "\(text)")
    }
    for text in [
      "a/b.png", "/a", "~/a", "C:/a", "http://a", "a\\b", "", "..", "é:a", "a:b",
    ] {
      #expect(
        try matches(text, SchemaPattern.path) == (PathText.foreignForm(text) == nil), "\(text)")
    }
    let rules = [SchemaPattern.hexColor] + SchemaPattern.colorFunctions
    let triples = numbers.flatMap { number in
      [
        "rgb(\(number) 2 3)", "rgb( 1% \(number)% 3 / \(number))", "rgb(1 2 3/\(number)%)",
        "hsl(\(number) 10% 20%)", "hsl(1deg \(number)% 20% /.5)", "ansi(\(number))",
      ]
    }
    for text in triples + ["#123", "#12345", "#GGG", "#1234567", "#12345678", "rgb(1, 2, 3)"] {
      let isRead = (try? ColorText.parse(text)) != nil
      #expect(try rules.contains { try matches(text, $0) } == isRead, "\(text)")
    }
    for text in [
      "2026-11-30T09:30:00Z", "2026-11-30 09:30:00.25+01:00", "2026-13-01T00:00:00Z",
      "2026-11-30", "2026-11-30T24:00:00Z", "2026-11-30T09:30:00",
    ] {
      #expect(
        try matches(text, SchemaPattern.timestamp) == (TimestampText.parse(text) != nil), "\(text)")
    }
  }
}
