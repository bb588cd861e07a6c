/// A pattern for paths: `*` and `?` within a name, `[a-z]`, `**` for any folders, `{a,b}`.
struct GlobPattern: Hashable, Sendable {
  /// What one part of a path, between two slashes, may be.
  enum Part: Hashable, Sendable {
    /// `**`: no folder or any number of them.
    case folders
    /// Exactly this.
    case name(String)
    /// Whatever these tokens match.
    case pattern([Token])
  }

  enum Token: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case one
    case many
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  let isAbsolute: Bool
  let parts: [Part]

  /// More alternatives than this are not a list that someone wrote.
  private static let mostAlternatives = 1000

  /// Whether a text has a character that only patterns have.
  static func isPattern(_ text: String) -> Bool {
    text.contains { "*?[{".contains($0) }
  }

  /// The patterns that a text stands for, one for each combination of its alternatives.
  static func all(in text: String) throws(UsageError) -> [GlobPattern] {
    var texts: [[Unicode.Scalar]] = [Array(text.unicodeScalars)]
    var patterns: [GlobPattern] = []
    while let text = texts.popLast() {
      guard texts.count + patterns.count < mostAlternatives else {
        throw UsageError(
          message: "a pattern stands for more than \(mostAlternatives) others", hint: "use `*`")
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
  private init(_ text: [Unicode.Scalar]) {
    isAbsolute = text.first == "/"
    var parts: [Part] = []
    for part in text.split(separator: "/") {
      let part = part.elementsEqual("**".unicodeScalars) ? .folders : Self.part(Array(part))
      // A second `**` adds nothing but work.
      if part != .folders || parts.last != .folders { parts.append(part) }
    }
    self.parts = parts
  }

  private static func part(_ text: [Unicode.Scalar]) -> Part {
    var tokens: [Token] = []
    var rest = text[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": if tokens.last != .many { tokens.append(.many) }
      case "?": tokens.append(.one)
      case "\\": tokens.append(.scalar(rest.popFirst() ?? scalar))
      case "[":
        if let set = characterSet(&rest) { tokens.append(set) } else { tokens.append(.scalar("[")) }
      default: tokens.append(.scalar(scalar))
      }
    }
    var name = ""
    for token in tokens {
      guard case .scalar(let scalar) = token else { return .pattern(tokens) }
      name.unicodeScalars.append(scalar)
    }
    return .name(name)
  }

  /// The set behind a `[`; nil when it is never closed, which makes the bracket an ordinary letter.
  private static func characterSet(_ rest: inout ArraySlice<Unicode.Scalar>) -> Token? {
    var set = rest
    let isNegated = set.first == "!" || set.first == "^"
    if isNegated { set.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
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

  /// The texts that the first `{a,b}` of a text stands for; nil when there is none.
  private static func firstAlternatives(in text: [Unicode.Scalar]) -> [[Unicode.Scalar]]? {
    var isEscaped = false
    var open: [(start: Int, commas: [Int])] = []
    var found: (start: Int, borders: [Int])?
    for (index, scalar) in text.enumerated() {
      defer { isEscaped = scalar == "\\" && !isEscaped }
      guard !isEscaped else { continue }
      switch scalar {
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
    in text: [Unicode.Scalar], _ group: (start: Int, borders: [Int])?
  ) -> [[Unicode.Scalar]]? {
    guard let group, let end = group.borders.last else { return nil }
    return zip(group.borders, group.borders.dropFirst()).map { left, right in
      text[..<group.start] + text[(left + 1)..<right] + text[(end + 1)...]
    }.map(Array.init)
  }
}

extension GlobPattern {
  /// Whether a name matches tokens; a hidden one only when they begin with its dot.
  static func matches(_ name: String, _ tokens: [Token]) -> Bool {
    if name.hasPrefix("."), tokens.first != .scalar(".") { return false }
    let name = Array(name.unicodeScalars)
    var (position, token) = (0, 0)
    // Where to go on when a match fails: the last `*` takes one letter more.
    var retry: (position: Int, token: Int)?
    while position < name.count || token < tokens.count {
      if token < tokens.count, tokens[token] == .many {
        retry = (position, token)
        token += 1
      } else if token < tokens.count, position < name.count, tokens[token].matches(name[position]) {
        position += 1
        token += 1
      } else if let last = retry, last.position < name.count {
        retry = (last.position + 1, last.token)
        (position, token) = (last.position + 1, last.token + 1)
      } else {
        return false
      }
    }
    return true
  }
}

extension GlobPattern.Token {
  fileprivate func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .scalar(let own): own == scalar
    case .one, .many: true
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }
}
