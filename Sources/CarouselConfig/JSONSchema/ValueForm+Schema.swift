internal import CarouselJSON

extension ValueForm {
  /// The schema of a value; kinds of value that occur often are under `$defs`.
  var schema: JSONValue {
    switch self {
    case .boolean: return ["type": "boolean"]
    case .integer(let range):
      let lower: JSONValue = ["type": "integer", "minimum": .number(range.lowerBound)]
      return range.upperBound == .max
        ? lower : lower + ["maximum": .number(range.upperBound)]
    case .number(let range): return range.schema
    case .numbers(let names, let range):
      return [
        "type": "array", "items": range.schema, "minItems": .number(names.count),
        "maxItems": .number(names.count),
      ]
    case .duration: return ConfigSchema.reference("duration")
    case .choice(let names):
      // Without quotes YAML reads a word of digits as a number.
      let numbers = names.compactMap { Int($0) == nil ? nil : JSONValue.number($0) }
      return ["enum": .array(names.map { .string($0) } + numbers)]
    case .color: return ConfigSchema.reference("colour")
    case .text: return ConfigSchema.reference("text")
    case .name: return ConfigSchema.reference("name")
    case .path: return ConfigSchema.reference("path")
    case .pattern(let pattern): return ["type": "string", "pattern": .string(pattern.rule)]
    case .list(let element):
      let list: JSONValue = ["type": "array", "items": element.schema]
      // Lists of scalars may be empty.
      return element.holdsMaps ? list + ["minItems": 1] : list
    case .named(let element, _):
      let map: JSONValue = [
        "type": "object", "propertyNames": ["pattern": .string(SchemaPattern.name)],
        "additionalProperties": element.schema,
      ]
      return element == .map(.carousel) ? map + ["minProperties": 1] : map
    case .keyboard(let intent):
      return [
        "type": "object", "propertyNames": ["pattern": .string(SchemaPattern.key)],
        "additionalProperties": intent.schema,
      ]
    case .map(let context): return ConfigSchema.reference(context.rawValue)
    case .either(let forms):
      let types = forms.flatMap(\.types)
      // One of them, where a value cannot be two of them at once.
      let word = Set(types).count == types.count ? "oneOf" : "anyOf"
      return .object([.init(name: word, value: .array(forms.map(\.schema)))])
    }
  }

  /// The JSON types of its values.
  private var types: [String] {
    switch self {
    case .boolean: ["boolean"]
    case .integer, .number: ["number"]
    case .duration, .color, .pattern: ["string"]
    case .choice(let names): names.contains { Int($0) != nil } ? ["string", "number"] : ["string"]
    case .text, .name, .path: ["string", "number", "boolean"]
    case .list, .numbers: ["array"]
    case .named, .keyboard, .map: ["object"]
    case .either(let forms): forms.flatMap(\.types)
    }
  }

  private var holdsMaps: Bool {
    switch self {
    case .map: true
    case .either(let forms): forms.contains(where: \.holdsMaps)
    case .boolean, .integer, .number, .numbers, .duration, .choice, .color, .text, .name, .path,
      .pattern, .list, .named, .keyboard:
      false
    }
  }
}

extension ConfigSchema {
  static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

  /// The kinds of value under `$defs`.
  ///
  /// YAML turns some strings into numbers and booleans. The loader, which knows the key, does
  /// not, so they count as strings here.
  static let values: [JSONValue.Member] = [
    .init(
      name: "text",
      value: ["type": ["string", "number", "boolean"]]),
    .init(
      name: "name",
      value: [
        "description": "Letters, digits, `-` and `_`.",
        "type": ["string", "integer", "boolean"], "pattern": .string(SchemaPattern.name),
        "minimum": 0,
      ]),
    .init(
      name: "path",
      value: [
        "description": "Relative to the file that holds it.",
        "type": ["string", "number", "boolean"], "pattern": .string(SchemaPattern.path),
      ]),
    .init(
      name: "duration",
      value: [
        "description": "Numbers with units, such as `3s`, `250ms` or `1m30s`.",
        "type": "string", "pattern": .string(SchemaPattern.duration),
      ]),
    .init(name: "colour", value: colour),
  ]

  private static let colour: JSONValue = {
    let words = ["transparent", "default"] + ColorNames.all
    let rules = [SchemaPattern.hexColor, SchemaPattern.paletteColor] + SchemaPattern.colorFunctions
    return [
      "description":
        "A CSS name, `\"#RRGGBB\"`, a function such as `rgb(255 128 0 / 50%)`, or `$NAME`.",
      "anyOf": .array(
        [["enum": .array(words.map { .string($0) })]]
          + rules.map { ["type": "string", "pattern": .string($0)] }),
    ]
  }()
}

extension NumberRange {
  fileprivate var schema: JSONValue {
    let range: JSONValue = [
      "type": "number",
      excludesMinimum ? "exclusiveMinimum" : "minimum": .number(Self.text(of: minimum)),
      excludesMaximum ? "exclusiveMaximum" : "maximum": .number(Self.text(of: maximum)),
    ]
    guard minimumMagnitude > 0 else { return range }
    let least = Self.text(of: minimumMagnitude)
    return range + [
      "not": ["exclusiveMinimum": .number("-" + least), "exclusiveMaximum": .number(least)]
    ]
  }
}

extension TextPattern {
  /// The regular expression of its strings.
  var rule: String {
    switch self {
    case .cubicBezier: SchemaPattern.cubicBezier
    case .dotShapes: SchemaPattern.dotShapes
    case .timestamp: SchemaPattern.timestamp
    }
  }
}
