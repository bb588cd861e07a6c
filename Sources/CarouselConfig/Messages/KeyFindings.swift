internal import CarouselDeck
internal import SourceDiagnostics

extension Finding {
  static func unknownKey(
    _ key: String, in context: Context, suggestion: Suggestion?, elsewhere: String?,
    listedAt listed: String?
  ) -> Finding {
    let message = "unknown key \(quoted(key)) in \(context.noun)"
    if let suggestion {
      let finding = Finding(.unknownKey, message, help: "did you mean `\(suggestion.name)`?")
      return finding.fixed(
        by: suggestion.name, suggestion.distance == 1 ? .safe : .needsReview)
    }
    if let elsewhere {
      return Finding(.unknownKey, message, help: "did you mean `\(elsewhere)`?")
    }
    return Finding(.unknownKey, message, help: keyList(of: context, listedAt: listed))
  }

  /// The keys of a place, or the unknown key whose message has listed them.
  private static func keyList(of context: Context, listedAt listed: String?) -> String {
    if let listed { return "the keys of \(context.noun) are listed at \(quoted(listed))" }
    let names = context.keyNames.map { "`\($0)`" }.joined(separator: ", ")
    return "the keys of \(context.noun) are \(names)"
  }

  static func unknownKeyName(_ name: String) -> Finding {
    let message = "\(quoted(name)) names no key"
    let plain = String(name.lowercased().map { $0 == "-" || $0 == " " ? "_" : $0 })
    guard let near = Suggestion(for: plain, among: KeyName.words.map(\.word)) else {
      return Finding(
        .unknownKey, message, help: "write one character, or a word such as `left` or `page_up`")
    }
    return Finding(.unknownKey, message, help: "did you mean `\(near.name)`?")
      .fixed(by: near.name, near.distance <= 1 ? .safe : .needsReview)
  }

  static func misplacedKey(
    _ key: String, in context: Context, belongs places: [Context], similar: Suggestion? = nil
  ) -> Finding {
    let move = places.count == 1 ? "move it" + example(of: key, in: places[0]) : "move it"
    return Finding(
      .misplacedKey,
      "`\(key)` belongs \(WordList.alternatives(places.map(\.place))), not in \(context.noun)",
      help: similar.map { "\(move), or write `\($0.name)`" } ?? move)
  }

  /// How a key is written in its place, where that is one line.
  private static func example(of key: String, in place: Context) -> String {
    switch place {
    case .autoplay, .transition, .indicator, .scroll, .layout, .slidesFrom, .screen:
      ": `\(place.noun.filter { $0 != "`" }): { \(key): … }`"
    case .file, .included, .carousel, .preset, .keyframe, .slide: ""
    }
  }

  static func keyOfOtherKit(_ foreign: ForeignKey, written: String) -> Finding {
    let finding = Finding(
      .foreignKey, "`\(written)` is called `\(foreign.ours)` here", help: foreign.example)
    // A key of a group cannot be written where the foreign one stands.
    return foreign.ours.contains(".") ? finding : finding.fixed(by: foreign.ours, .needsReview)
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
      help: "a name has letters, digits, `-` and `_`"
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
