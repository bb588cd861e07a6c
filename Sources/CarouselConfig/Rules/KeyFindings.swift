internal import CarouselDeck
internal import SourceDiagnostics

extension Finding {
  static func unknownKey(_ key: String, in noun: String, help: String) -> Finding {
    Finding(.unknownKey, "unknown key \(quoted(key)) in \(noun)", help: help)
  }

  static func unknownKey(_ key: String, in noun: String, suggestion: Suggestion) -> Finding {
    unknownKey(key, in: noun, help: "did you mean `\(suggestion.name)`?")
      .fixed(by: suggestion.name, suggestion.distance == 1 ? .safe : .needsReview)
  }

  /// With the keys of the place, or the unknown key whose message has listed them.
  static func unknownKey(
    _ key: String, in noun: String, keys: [String], listedAt listed: String?
  ) -> Finding {
    if let listed {
      return unknownKey(
        key, in: noun, help: "the keys of \(noun) are listed at \(quoted(listed))")
    }
    let names = keys.map { "`\($0)`" }.joined(separator: ", ")
    return unknownKey(key, in: noun, help: "the keys of \(noun) are \(names)")
  }

  /// The same finding about a key whose right name another key has.
  func alreadySet(_ name: String) -> Finding {
    var finding = Finding(id, message, help: "`\(name)` is set already: keep one of the two")
    finding.replacement = nil
    return finding
  }

  static func unknownKeyName(_ name: String) -> Finding {
    let message = name == " " ? "a blank names no key" : "\(quoted(name)) names no key"
    if name == " " {
      return Finding(.unknownKey, message, help: "write `space`").fixed(by: "space")
    }
    let plain = String(name.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 })
    guard let near = Suggestion(for: plain, among: KeyName.words.map(\.word)) else {
      return Finding(
        .unknownKey, message, help: "write one character, or a word such as `left` or `page_up`")
    }
    return Finding(.unknownKey, message, help: "did you mean `\(near.name)`?")
      .fixed(by: near.name, near.distance <= 1 ? .safe : .needsReview)
  }

  static func misplacedKey(
    _ key: String, in noun: String, belongs places: [Context], similar: Suggestion? = nil
  ) -> Finding {
    let move = places.count == 1 ? "move it" + example(of: key, in: places[0]) : "move it"
    return Finding(
      .misplacedKey,
      "`\(key)` belongs \(WordList.alternatives(places.map(\.place))), not in \(noun)",
      help: similar.map { "\(move), or write `\($0.name)`" } ?? move)
  }

  /// How a key is written in its place, where that is one line.
  private static func example(of key: String, in place: Context) -> String {
    guard place.isGroup, let path = place.path else { return "" }
    return ": `\(path): { \(key): … }`"
  }

  static func keyOfOtherKit(
    _ foreign: ForeignKey, written: String, isAllowed: Bool
  ) -> Finding {
    guard !foreign.ours.isEmpty else {
      return Finding(.foreignKey, "there is no `\(written)` here", help: foreign.example)
    }
    let finding = Finding(
      .foreignKey, "`\(written)` is called `\(foreign.ours)` here", help: foreign.example)
    // A key of a group cannot be written where the foreign one stands.
    return isAllowed ? finding.fixed(by: foreign.ours, .needsReview) : finding
  }

  static func wrongCase(_ key: String, ours: String) -> Finding {
    Finding(.wrongCase, "`\(key)` is a key in lower case", help: "write `\(ours)`")
      .fixed(by: ours)
  }

  static func keyStyle(_ key: String, ours: String) -> Finding {
    Finding(
      .keyStyle, "the words of `\(key)` are joined by `_` here",
      help: "write `\(ours)`"
    ).fixed(by: ours)
  }

  static func badName(_ name: String, suggestion: String?) -> Finding {
    let finding = Finding(
      .badName, "\(quoted(name)) is not a name",
      help: "a name has letters a-z and A-Z, digits, `-` and `_`"
        + (suggestion.map { ", such as `\($0)`" } ?? ""))
    return suggestion.map { finding.fixed(by: $0, .needsReview) } ?? finding
  }

  /// A key and its value in one text.
  static func missingColon(_ key: String, rest: some StringProtocol) -> Finding {
    let isTight = rest.first == ":"
    return Finding(
      .missingColon, isTight ? "`\(key):` has no space after it" : "`\(key)` has no `:` after it",
      help: isTight ? "write a space after the colon" : "write `\(key): `")
  }

  static func missingKey(_ key: String, of what: String, help: String) -> Finding {
    Finding(.missingKey, "\(what) has no `\(key)`", help: help)
  }
}
