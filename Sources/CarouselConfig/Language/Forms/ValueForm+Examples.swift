internal import CarouselTime

extension ValueForm {
  /// Values that are right wherever the form is, as one would write them on one line.
  var examples: [String] {
    switch self {
    case .boolean: ["true", "false"]
    case .integer(let range): ["\(min(max(2, range.lowerBound), range.upperBound))"]
    case .number(let range): range.examples
    case .numbers(let names, let range):
      range.examples.prefix(1).map { number in
        "[" + names.map { _ in number }.joined(separator: ", ") + "]"
      }
    case .duration(let range):
      [.seconds(3), range.lowerBound].filter(range.contains).prefix(1).map(DurationText.text)
    case .choice(let names): names
    case .color: ["navy", "\"#E4572E\"", "rgb(255 128 0 / 50%)"]
    case .text: ["Welcome", "to the harbour"]
    case .name: ["hero"]
    case .path: ["shared/brand.yaml"]
    case .pattern(let pattern): ["\"\(pattern.example)\""]
    case .list(let element): ["[" + element.examples.prefix(2).joined(separator: ", ") + "]"]
    case .named(let element, _): element.examples.prefix(1).map { "{ hero: \($0) }" }
    case .keyboard(let intent): intent.examples.prefix(1).map { "{ n: \($0) }" }
    case .map(let context): context.example.map { ["{ \($0) }"] } ?? []
    case .either(let forms): forms.flatMap { $0.examples.prefix(2) }
    }
  }

  /// A value that people write and that is an error.
  var mistake: String {
    switch self {
    case .boolean: "yes"
    case .integer(let range): "\(range.lowerBound - 1)"
    case .number(let range): NumberRange.text(of: range.maximum + 1)
    case .numbers(_, let range): range.examples.first ?? ""
    case .duration: "3000"
    case .choice(let names): (names.first ?? "").uppercased()
    // It starts a comment.
    case .color: "#E4572E"
    case .text: "#1 in town"
    case .name: "My Show"
    case .path: "/shared/brand.yaml"
    case .pattern(let pattern): pattern.mistake
    case .list(let element): element.examples.first ?? ""
    case .named: "hero"
    case .keyboard: "{ ctrl+n: next }"
    case .map: "true"
    case .either(let forms):
      (forms.first { !$0.isChoice() } ?? forms.first)?.mistake ?? ""
    }
  }

  /// Whether it lists its values, and `word`, if there is one, is among them.
  func isChoice(of word: String? = nil) -> Bool {
    if case .choice(let words) = self { word.map(words.contains) ?? true } else { false }
  }

  /// Whether a word is among those that it lists, perhaps beside other values.
  func lists(_ word: String) -> Bool {
    if case .either(let forms) = self { return forms.contains { $0.lists(word) } }
    return isChoice(of: word)
  }
}

extension Context {
  /// One of its keys with a value, the one that it needs if there is one; all of them if it needs
  /// all.
  fileprivate var example: String? {
    let needed = row.needed
    let rows = rows.filter { needed.contains($0.name) || needed.isEmpty }
    // What refers to something else says little alone.
    let shown = row.needsAll ? rows : (rows.first { $0.standard != nil } ?? rows.first).map { [$0] }
    return shown.map { shown in
      shown.compactMap { row in row.examples.first.map { "\(row.name): \($0)" } }
        .joined(separator: ", ")
    }
  }
}

extension NumberRange {
  /// Some of the numbers.
  fileprivate var examples: [String] {
    [0.5, 2, minimum, maximum].filter(contains).prefix(2).map(Self.text)
  }
}
