internal import CarouselJSON

/// The JSON Schema of the config language, made from the table of keys.
package enum ConfigSchema {
  /// The schema in draft 2020-12, with a line break at the end.
  ///
  /// It says what can be said about one value or one map at a time. What depends on other places,
  /// such as the names of presets, on layers or on the way in which something is written, only the
  /// loader can check.
  package static func text() -> String { root.text(.width(80)) + "\n" }

  static let root: JSONValue =
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:carousel-kit:config:\(FileKeys.version)",
      "title": "Carousel config",
      "description": "A deck of carousels for carousel-play.",
      "examples": [["slides": ["one", "two", "three"]]],
    ] + file + ["$defs": definitions]

  /// The top of a file: one carousel, several, or what other files include.
  private static var file: JSONValue {
    let shared = FileKeys.shared.filter { $0 != "version" }
    let carouselKeys = Context.carousel.rows.map(\.name)
    return object(
      Context.file.rows.map { member($0) } + carouselKeys.map { reference($0, of: .carousel) },
      and: [
        // A place for anchors.
        "patternProperties": ["^x-": true],
        // Older editors know no `dependentSchemas`.
        "if": ["required": ["carousels"]],
        "then": ["properties": .object(carouselKeys.map { .init(name: $0, value: false) })],
        "oneOf": .array(
          required(Context.carousel.row.needed) + [
            ["required": ["carousels"]],
            [
              "propertyNames": ["pattern": "^(?:x-.*|\(FileKeys.shared.joined(separator: "|")))$"],
              "anyOf": .array(required(shared)),
            ],
          ]),
      ])
  }

  /// The places with keys, but for what the top of the schema says.
  private static var definitions: JSONValue {
    let places = Context.allCases.filter { $0 != .file && $0 != .included }.map { context in
      let members = context.rows.map { row in
        context.row.partOf.map { reference(row.name, of: $0) } ?? member(row)
      }
      return JSONValue.Member(
        name: context.rawValue,
        value: described(context.row) + object(members, and: rules(of: context.row)))
    }
    return .object(places + Self.values)
  }

  private static func described(_ place: ContextRow) -> JSONValue {
    let title = place.noun.filter { $0 != "`" }.asSentence
    return ["title": .string(title), "description": .string(place.lead)]
  }

  /// What is to be said of a place beside its keys.
  private static func rules(of place: ContextRow) -> JSONValue {
    if place.needsAll { return ["required": .array(place.needed.map { .string($0) })] }
    if place.isCompleteAlone, !place.needed.isEmpty {
      return ["oneOf": .array(required(place.needed))]
    }
    if place.rivals.isEmpty { return [:] }
    let present = required(place.rivals)
    return ["oneOf": .array(present + [["not": ["anyOf": .array(present)]]])]
  }

  /// For each key, that it is there.
  private static func required(_ keys: [String]) -> [JSONValue] {
    keys.map { ["required": [.string($0)]] }
  }

  private static func object(_ members: [JSONValue.Member], and more: JSONValue) -> JSONValue {
    ["type": "object", "properties": .object(members)] + more + ["additionalProperties": false]
  }

  /// A key with all that the table says of it.
  private static func member(_ row: KeyRow) -> JSONValue.Member {
    var node: JSONValue = [
      "description": .string("\(row.summary)\n\(row.form.text.asSentence).")
    ]
    if let standard = row.standard {
      node = node + ["default": ParsedExample(standard).schema(row.form)]
    }
    let examples = row.examples.map { ParsedExample($0).schema(row.form) }
    if !examples.isEmpty { node = node + ["examples": .array(examples)] }
    return JSONValue.Member(name: row.name, value: node + row.form.schema)
  }

  /// A key of one place in another one that takes some of its keys.
  private static func reference(_ name: String, of place: Context) -> JSONValue.Member {
    let path = "#/$defs/\(place.rawValue)/properties/\(name)"
    return JSONValue.Member(name: name, value: ["$ref": .string(path)])
  }
}
