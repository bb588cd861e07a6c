internal import CarouselDeck
package import SourceDiagnostics
internal import YAMLTree

extension DiagnosticRule {
  /// What can be wrong with keys and names.
  static let keyRules: [DiagnosticRule] = [
    .unknownKey, .misplacedKey, .keyFromOtherLibrary, .duplicateKey, .missingKey,
    .slidesAndCarousels,
    .twoContents, .badName, .wrongCase, .keyStyle, .deprecated, .versionNewer, .unusedAllow,
  ]

  package static let unknownKey = DiagnosticRule(
    .error, "unknown-key", "A key is not known in this place.", fix: .safe,
    """
    There is no such key in this place. Without this error, a misspelt key would be ignored. \
    Docs/Configuration.md lists all keys.
    """,
    wrong: """
      ⟪direcion⟫: vertical
      slides: [one, two]
      """,
    corrected: "direction")

  package static let misplacedKey = DiagnosticRule(
    .error, "misplaced-key", "A key belongs somewhere else.",
    "The key exists, but elsewhere. Move it to the map that the message names.",
    wrong: """
      ⟪easing⟫: linear
      slides: [one, two]
      """,
    right: """
      transition: { easing: linear }
      slides: [one, two]
      """)

  package static let keyFromOtherLibrary = DiagnosticRule(
    .error, "key-from-other-library", was: "foreign-key",
    "A key has the name that another library uses.", fix: .needsReview,
    """
    Other carousel libraries have this key under this name; here it has another one, and often \
    other values.
    """,
    wrong: """
      ⟪items⟫: [one, two]
      """,
    corrected: "slides")

  package static let missingKey = DiagnosticRule(
    .error, "missing-key", "A required key is missing.",
    "A carousel needs `slides`, and `autoplay` needs `every`: they have no default.",
    wrong: """
      ⟪autoplay⟫: { laps: 2 }
      slides: [one, two]
      """,
    right: """
      autoplay: { every: 3s, laps: 2 }
      slides: [one, two]
      """)

  package static let slidesAndCarousels = DiagnosticRule(
    .error, "slides-and-carousels", "A file is either one carousel or a set of them.",
    "A file is either one carousel, with `slides` at its top, or has several under `carousels`.",
    wrong: """
      ⟪slides⟫: [one, two]
      carousels:
        other: { slides: [three] }
      """,
    right: """
      carousels:
        first: { slides: [one, two] }
        other: { slides: [three] }
      """)

  package static let twoContents = DiagnosticRule(
    .error, "two-contents", "A slide has two contents, or a carousel two kinds of slides.",
    "A slide shows one thing. Keep one of the two, or write two slides.",
    wrong: """
      slides:
        - text: look
          ⟪carousel⟫: { slides: [one, two] }
      """,
    right: """
      slides:
        - text: look
        - carousel: { slides: [one, two] }
      """)

  package static let badName = DiagnosticRule(
    .error, "bad-name", "A name contains characters that are not allowed.", fix: .needsReview,
    """
    Names of carousels, presets, colours and slides consist of letters, digits, `-` and `_`, so \
    that they never need quotes.
    """,
    wrong: """
      carousels:
        ⟪My show⟫: { slides: [one, two] }
      """,
    corrected: "my-show")

  package static let wrongCase = DiagnosticRule(
    .error, "wrong-case", "A key is written with capital letters.", fix: .safe,
    "Keys are in lower case.",
    wrong: """
      ⟪Wrap⟫: none
      slides: [one, two]
      """,
    corrected: "wrap")

  package static let keyStyle = DiagnosticRule(
    .error, "key-style", "A key is not written in snake_case.", fix: .safe,
    "The words of a key are joined by `_`.",
    wrong: """
      ⟪pageChange⟫: nearest
      slides: [one, two]
      """,
    corrected: "page_change")

  package static let deprecated = DiagnosticRule(
    .warning, "deprecated", "A key or the id of a rule is deprecated.", fix: .safe,
    """
    It still works, but a later version will not know it. Write the name that has taken its place.
    """)

  package static let versionNewer = DiagnosticRule(
    .error, "version-newer", "The file is written for a newer version.",
    """
    The file was written for a later version of the language. Update the program; or, if the file \
    needs nothing new, lower the number.
    """,
    wrong: """
      version: ⟪2⟫
      slides: [one, two]
      """,
    corrected: "1")
}

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
    var finding = Finding(rule, message, help: "`\(name)` is already set: keep one of the two")
    finding.replacement = nil
    return finding
  }

  static func unknownKeyName(_ name: String) -> Finding {
    let message = name == " " ? "a space is not a key name" : "\(quoted(name)) is not a key name"
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
    _ key: String, in noun: String, belongs places: [Context], similar: Suggestion? = nil,
    group: String? = nil
  ) -> Finding {
    var move = places.count == 1 ? "move it" + example(of: key, in: places[0]) : "move it"
    if let group { move += "; for all slides, write `\(group): { \(key): … }`" }
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
      return Finding(.keyFromOtherLibrary, "`\(written)` is not supported", help: foreign.example)
    }
    let finding = Finding(
      .keyFromOtherLibrary, "`\(written)` is called `\(foreign.ours)` here", help: foreign.example)
    // A key of a group cannot be written in the place of the foreign one.
    return isAllowed ? finding.fixed(by: foreign.ours, .needsReview) : finding
  }

  static func wrongCase(_ key: String, ours: String) -> Finding {
    Finding(
      .wrongCase, "`\(key)` has capital letters: keys are in lower case", help: "write `\(ours)`"
    )
    .fixed(by: ours)
  }

  static func keyStyle(_ key: String, ours: String) -> Finding {
    Finding(
      .keyStyle, "`\(key)` is not in snake_case",
      help: "write `\(ours)`"
    ).fixed(by: ours)
  }

  static func duplicateID(_ id: String) -> Finding {
    Finding(
      .duplicateKey, "duplicate id \(quoted(id))",
      help: "each slide of a carousel needs an id of its own")
  }

  static func missingKey(_ key: String, of what: String, help: String) -> Finding {
    Finding(.missingKey, "\(what) has no `\(key)`", help: help)
  }

  static func noKeyframes() -> Finding {
    Finding(
      .missingKey, "a `custom` layout has no `keyframes`",
      help: "write `keyframes: [{ offset: 0 }]`, or another type")
  }

  static func onlyShared() -> Finding {
    Finding(
      .missingKey, "this file has no `slides`: it contains only shared settings",
      help: "play a config that names it under `include`, or write `slides: [one, two, three]`")
  }

  static func slidesAndCarousels(_ key: String) -> Finding {
    Finding(
      .slidesAndCarousels, "a file has either `\(key)` or `carousels`",
      help: "move the slides into a carousel of their own")
  }

  static func twoContents(_ second: String, _ first: String) -> Finding {
    Finding(
      .twoContents, "a slide with `\(first)` cannot have `\(second)` too",
      help: "keep one of them, or write two slides")
  }

  static func twoSources(_ second: String, _ first: String) -> Finding {
    Finding(
      .twoContents, "a carousel with `\(first)` cannot have `\(second)` too",
      help: "keep one of them; `slides` may contain images as well")
  }

  static func slidesInFrontMatter(_ key: String) -> Finding {
    Finding(
      .twoContents, "the slides of a Markdown file are its text, so it cannot have `\(key)` too",
      help: "remove it, or write a config in YAML with `markdown_file`")
  }

  static func noPages() -> Finding {
    .emptyList("the text", help: "write some Markdown, with a line `---` between two slides")
  }

  static func frontMatterInBrackets() -> Finding {
    Finding(
      .wrongShape, "the front matter is in brackets",
      help: "write each key on a line of its own, such as `autoplay: 20s`")
  }

  static func badName(_ name: String, suggestion: String?) -> Finding {
    let finding = Finding(
      .badName, "\(quoted(name)) is not a name",
      help: "a name consists of letters a-z and A-Z, digits, `-` and `_`"
        + (suggestion.map { ", such as `\($0)`" } ?? ""))
    return suggestion.map { finding.fixed(by: $0, .needsReview) } ?? finding
  }

  static func deprecated(_ key: String, _ deprecation: Deprecation) -> Finding {
    guard let successor = deprecation.successor else {
      return Finding(.deprecated, "`\(key)` no longer has any effect", help: "remove it")
    }
    return Finding(
      .deprecated, "`\(key)` is the old name of `\(successor)`", help: "write `\(successor)`"
    ).fixed(by: successor)
  }

  static func versionNewer(_ version: Int, newest: Int) -> Finding {
    Finding(
      .versionNewer,
      "the file is written for version \(version); this program supports version \(newest)",
      help: "update the program, or write `version: \(newest)`")
  }
}
