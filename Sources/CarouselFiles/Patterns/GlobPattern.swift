/// Why a pattern cannot be used.
package enum GlobError: Error, Hashable, Sendable {
  /// Its alternatives expand to more patterns than this.
  case tooManyAlternatives(limit: Int)
}

/// A pattern for paths: `*` and `?` within a name, `[a-z]`, `**` for any folders, `{a,b}`.
package struct GlobPattern: Hashable, Sendable {
  /// One component of a path, between two slashes.
  enum Part: Hashable, Sendable {
    /// `**`: no folder or any number of them.
    case folders
    /// Exactly this name.
    case name(String)
    /// Any name that matches this.
    case pattern(NamePattern)
  }

  let isAbsolute: Bool
  let parts: [Part]

  /// More alternatives than anyone writes by hand.
  private static let maximumAlternatives = 1000

  /// Whether a string has a character that only patterns have.
  package static func isPattern(_ text: String) -> Bool {
    text.contains { "*?[{".contains($0) }
  }

  /// The patterns of a string, one for each combination of its alternatives.
  package static func all(in text: String) throws(GlobError) -> [GlobPattern] {
    var texts: [[Character]] = [Array(text)]
    var patterns: [GlobPattern] = []
    while let text = texts.popLast() {
      guard texts.count + patterns.count < maximumAlternatives else {
        throw .tooManyAlternatives(limit: maximumAlternatives)
      }
      if let alternatives = firstAlternatives(in: text) {
        texts += alternatives.reversed()
      } else {
        patterns.append(GlobPattern(text))
      }
    }
    return patterns
  }

  /// Reads a pattern without alternatives.
  private init(_ text: [Character]) {
    isAbsolute = text.first == "/"
    var parts: [Part] = []
    for part in text.split(separator: "/") {
      let part = part.elementsEqual("**") ? .folders : Self.part(Array(part))
      // A second `**` adds nothing but work.
      if part != .folders || parts.last != .folders { parts.append(part) }
    }
    self.parts = parts
  }

  private static func part(_ text: [Character]) -> Part {
    var tokens: [NamePattern.Token] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": if tokens.last != .many { tokens.append(.many) }
      case "?": tokens.append(.one)
      case "\\": tokens.append(.character(rest.popFirst() ?? character))
      case "[":
        tokens.append(characterSet(&rest) ?? .character("["))
      default: tokens.append(.character(character))
      }
    }
    let pattern = NamePattern(tokens)
    return pattern.name.map(Part.name) ?? .pattern(pattern)
  }

  /// The set after a `[`; nil if it is never closed, which makes the bracket an ordinary character.
  private static func characterSet(_ rest: inout ArraySlice<Character>) -> NamePattern.Token? {
    var set = rest
    let isNegated = set.first == "!" || set.first == "^"
    if isNegated { set.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let first = set.popFirst() {
      if first == "]", !ranges.isEmpty {
        rest = set
        return .oneOf(ranges, isNegated: isNegated)
      }
      let second = set.dropFirst().first
      if set.first == "-", let second, second != "]", second >= first {
        ranges.append(first...second)
        set.removeFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    return nil
  }

  /// The expansions of the first `{a,b}` of a string; nil without one.
  private static func firstAlternatives(in text: [Character]) -> [[Character]]? {
    var isEscaped = false
    var open: [(start: Int, commas: [Int])] = []
    var found: (start: Int, borders: [Int])?
    for (index, character) in text.enumerated() {
      defer { isEscaped = character == "\\" && !isEscaped }
      guard !isEscaped else { continue }
      switch character {
      case "{": open.append((index, []))
      case ",": if !open.isEmpty { open[open.count - 1].commas.append(index) }
      case "}":
        guard let group = open.popLast(), !group.commas.isEmpty else { continue }
        // The outermost group decides, and it ends last.
        found = (group.start, [group.start] + group.commas + [index])
        if open.isEmpty { return alternatives(in: text, found) }
      default: continue
      }
    }
    return alternatives(in: text, found)
  }

  private static func alternatives(
    in text: [Character], _ group: (start: Int, borders: [Int])?
  ) -> [[Character]]? {
    guard let group, let end = group.borders.last else { return nil }
    return zip(group.borders, group.borders.dropFirst()).map { left, right in
      text[..<group.start] + text[(left + 1)..<right] + text[(end + 1)...]
    }.map(Array.init)
  }
}
