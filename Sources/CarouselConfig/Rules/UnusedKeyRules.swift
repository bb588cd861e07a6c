internal import CarouselEngine
package import SourceDiagnostics

extension DiagnosticRule {
  package static let unusedKey = DiagnosticRule(
    .warning, "unused-key", was: "no-effect", "A key has no effect in this place.",
    """
    The key has no effect in this place, because another key rules it out. Remove it, or the \
    other one.
    """,
    wrong: """
      layout: cover_flow
      ⟪visible⟫: 3
      slides: [one, two, three]
      """,
    right: """
      layout: linear
      visible: 3
      slides: [one, two, three]
      """)
}

extension Finding {
  /// An option that a layout does not look at.
  static func unusedOption(_ option: String, in type: LayoutType) -> Finding {
    let readers = LayoutType.allCases.filter { $0.reads(option) }.map(\.rawValue)
    return Finding(
      .unusedKey, "`\(option)` has no effect in a `\(type.rawValue)` layout",
      help: "remove it; it applies to \(alternatives(readers))")
  }

  /// A key that needs another value of some other key.
  static func idle(_ key: String, _ reason: String, help: String) -> Finding {
    Finding(.unusedKey, "`\(key)` has no effect \(reason)", help: help)
  }

  /// A key that another one leaves nothing to say.
  static func unused(_ key: String, beside other: String, help: String) -> Finding {
    Finding(.unusedKey, "`\(key)` has no effect together with `\(other)`", help: help)
  }

  static func withoutImage(_ key: String) -> Finding {
    Finding(
      .unusedKey, "`\(key)` has no effect in a slide without `image`",
      help: "remove it, or add `image`")
  }
}
