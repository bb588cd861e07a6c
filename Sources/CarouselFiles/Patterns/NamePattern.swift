/// A pattern for one component of a path.
package struct NamePattern: Hashable, Sendable {
  /// What matches at one position of a name.
  package enum Token: Hashable, Sendable {
    case character(Character)
    /// Any one character.
    case one
    /// Any number of characters.
    case many
    /// A character within these ranges, or outside of all of them.
    case oneOf([ClosedRange<Character>], isNegated: Bool)
  }

  private let tokens: [Token]

  package init(_ tokens: [Token]) { self.tokens = tokens }

  /// Parses a name in which only `*` and `?` are wildcards.
  package init(_ text: some StringProtocol) {
    tokens = text.map { $0 == "*" ? .many : $0 == "?" ? .one : .character($0) }
  }

  /// Whether a component of a path contains wildcards.
  package static func isPattern(_ text: some StringProtocol) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// The only name that matches; nil with wildcards.
  package var name: String? {
    var name = ""
    for token in tokens {
      guard case .character(let character) = token else { return nil }
      name.append(character)
    }
    return name
  }

  /// Whether a name matches; a hidden one only if the pattern begins with a dot.
  ///
  /// O(length of both) with a single `*`, and never more than their product.
  package func matches(_ name: String) -> Bool {
    if name.first == ".", tokens.first != .character(".") { return false }
    let name = Array(name)
    var (position, token) = (0, 0)
    // The last `*`, and where it ends: only that one ever has to take more.
    var star: (position: Int, token: Int)?
    while position < name.count {
      if token < tokens.count, tokens[token] == .many {
        star = (position, token)
        token += 1
      } else if token < tokens.count, tokens[token].matches(name[position]) {
        position += 1
        token += 1
      } else if let last = star {
        star = (last.position + 1, last.token)
        (position, token) = (last.position + 1, last.token + 1)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .many }
  }
}

extension NamePattern.Token {
  fileprivate func matches(_ character: Character) -> Bool {
    switch self {
    case .character(let own): own == character
    case .one, .many: true
    case .oneOf(let ranges, let isNegated):
      ranges.contains { $0.contains(character) } != isNegated
    }
  }
}
