internal import CarouselJSON
internal import SourceDiagnostics

/// The JSON Schema of the config language, made from the table of keys.
package enum ConfigSchema {
  /// The schema in draft 2020-12, with a line break at the end.
  ///
  /// It says what can be said about one value or one map at a time. What depends on other places,
  /// such as the names of presets, on layers or on the way in which something is written, only the
  /// loader can tell.
  package static func text() -> String { root.text(.width(80)) + "\n" }

  static let root: JSONNode =
    [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:carousel-kit:config:\(FileKeys.version)",
      "title": "Carousel config",
      "description": "A deck of carousels for carousel-play.",
      "examples": [["slides": ["one", "two", "three"]]],
    ] + file + ["$defs": definitions]

  /// The top of a file: one carousel, several, or what other files include.
  private static var file: JSONNode {
    let shared = FileKeys.shared.filter { $0 != "version" }
    let carouselKeys = Context.carousel.rows.map(\.name)
    return object(
      Context.file.rows.map { member($0) } + carouselKeys.map { reference($0) },
      and: [
        // A place for anchors.
        "patternProperties": ["^x-": true],
        // Older editors know no `dependentSchemas`.
        "if": ["required": ["carousels"]],
        "then": ["properties": .object(carouselKeys.map { .init(name: $0, value: false) })],
        "oneOf": .array(
          Context.carousel.requirements + [
            ["required": ["carousels"]],
            [
              "propertyNames": ["pattern": "^(?:x-.*|\(FileKeys.shared.joined(separator: "|")))$"],
              "anyOf": .array(shared.map { ["required": [.string($0)]] }),
            ],
          ]),
      ])
  }

  private static var definitions: JSONNode {
    let places = Context.allCases.compactMap { context in
      definition(of: context).map { JSONNode.Member(name: context.definitionName, value: $0) }
    }
    return .object(places + Self.values)
  }

  /// What stands at a place with keys; nil for what the top of the schema says.
  private static func definition(of context: Context) -> JSONNode? {
    switch context {
    case .file, .included: nil
    case .preset:
      described(context) + object(context.rows.map { reference($0.name) }, and: [:])
    case .carousel, .autoplay, .transition, .indicator, .scroll, .layout, .keyframe, .slidesFrom,
      .slide, .screen:
      described(context) + object(context.rows.map { member($0) }, and: context.rules)
    }
  }

  private static func described(_ context: Context) -> JSONNode {
    let noun = context.noun.filter { $0 != "`" }
    return [
      "title": .string(noun.prefix(1).uppercased() + noun.dropFirst()),
      "description": .string(ReferenceText.lead(of: context)),
    ]
  }

  private static func object(_ members: [JSONNode.Member], and more: JSONNode) -> JSONNode {
    ["type": "object", "properties": .object(members)] + more + ["additionalProperties": false]
  }

  /// A key with all that the table says of it.
  private static func member(_ row: KeyRow) -> JSONNode.Member {
    var node: JSONNode = [
      "description": .string("\(row.summary)\n\(ValueForm.sentence(row.form))")
    ]
    if let standard = row.standard {
      node = node + ["default": PlainNode(standard).schema(row.form)]
    }
    let examples = row.examples.map { PlainNode($0).schema(row.form) }
    if !examples.isEmpty { node = node + ["examples": .array(examples)] }
    return JSONNode.Member(name: row.name, value: node + row.form.schema)
  }

  /// A key of a carousel where some of its keys can stand too.
  private static func reference(_ name: String) -> JSONNode.Member {
    let path = "#/$defs/\(Context.carousel.definitionName)/properties/\(name)"
    return JSONNode.Member(name: name, value: ["$ref": .string(path)])
  }
}

extension ValueForm {
  /// The form as a sentence.
  fileprivate static func sentence(_ form: ValueForm) -> String {
    let text = form.text
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
