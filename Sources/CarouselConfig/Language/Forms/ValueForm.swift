internal import CarouselTime

/// What can be written as the value of a key, as data.
indirect enum ValueForm: Hashable, Sendable {
  case boolean
  case integer(ClosedRange<Int>)
  /// A decimal number.
  case number(NumberRange)
  /// A list of as many numbers as there are names for them.
  case numbers([String], NumberRange)
  case duration(ClosedRange<Duration>)
  case choice([String])
  case color
  case text
  case name
  case path
  /// A string of a form of its own.
  case pattern(TextPattern)
  case list(ValueForm)
  /// A map whose keys are names that authors give; `example` shows an entry.
  case named(ValueForm, example: String)
  /// A map whose keys are those of a keyboard; see `KeyName`.
  case keyboard(ValueForm)
  case map(Context)
  case either([ValueForm])

  /// Whether it is a form, or has it as one of several.
  func allows(_ form: ValueForm) -> Bool {
    if case .either(let forms) = self { forms.contains { $0.allows(form) } } else { self == form }
  }

  /// What a value of this form can be: a single value, a list, a map.
  var shapes: [String] {
    switch self {
    case .boolean, .integer, .number, .duration, .choice, .color, .text, .name, .path, .pattern:
      return ["a single value"]
    case .numbers, .list: return ["a list"]
    case .named, .keyboard, .map: return ["a map"]
    case .either(let forms):
      return forms.flatMap(\.shapes).reduce(into: []) { shapes, shape in
        if !shapes.contains(shape) { shapes.append(shape) }
      }
    }
  }

  /// The form in words: `a duration in 50ms…24h`.
  var text: String {
    switch self {
    case .boolean: return "`true` or `false`"
    case .integer(let range) where range.lowerBound == range.upperBound:
      return "`\(range.lowerBound)`"
    case .integer(let range):
      return range.upperBound == .max
        ? "a whole number from \(range.lowerBound)"
        : "a whole number in \(range.lowerBound)…\(range.upperBound)"
    case .number(let range): return range.text
    case .numbers(let names, let range):
      return "`[\(names.joined(separator: ", "))]`, each \(range.text)"
    case .duration(let range):
      return "a duration in \(DurationText.text(of: range.lowerBound))…"
        + DurationText.text(of: range.upperBound)
    case .choice(let names): return alternatives(names)
    case .color: return "a colour"
    case .text: return "a string"
    case .name: return "a name"
    case .path: return "a path"
    case .pattern(let pattern): return "`\(pattern.example)`"
    case .named(_, let example): return "`\(example)`"
    case .keyboard(let intent): return "a map of keys, each \(intent.text)"
    case .list(let element): return "a list, each element \(element.text)"
    case .map(let context): return "a map with the keys of \(context.noun)"
    case .either(let forms):
      let texts = forms.map(\.text)
      guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
      return texts.dropLast().joined(separator: ", ") + " or " + last
    }
  }
}
