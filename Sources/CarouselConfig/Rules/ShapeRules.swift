package import SourceDiagnostics
internal import YAMLTree

extension DiagnosticRule {
  /// What can be wrong with the shape of a value.
  static let shapeRules: [DiagnosticRule] = [
    .wrongShape, .scalarForList, .noValue, .emptyList,
  ]

  package static let wrongShape = DiagnosticRule(
    .error, "wrong-shape", "A value has the wrong shape: string, list or map.",
    """
    A single value, a list `[a, b]` and a map `{ key: value }` are three different shapes, and a \
    key takes those that the message names.
    """,
    wrong: """
      wrap: ⟪[none]⟫
      slides: [one, two]
      """,
    corrected: "none")

  package static let scalarForList = DiagnosticRule(
    .error, "scalar-for-list", "A single value is given where a list is required.",
    "The key takes a list, even for one element. Put the value in brackets.",
    wrong: """
      slides: ⟪one⟫
      """,
    corrected: "[one]")

  package static let emptyList = DiagnosticRule(
    .error, "empty-list", "A list needs at least one element.",
    "The list needs at least one element.",
    wrong: """
      slides: ⟪[]⟫
      """,
    corrected: "[one]")
}

extension Finding {
  static func noValue(_ what: String, expected: String) -> Finding {
    Finding(.noValue, "\(what) has no value", help: "write \(expected)")
  }

  static func nothing(_ what: String, _ word: String) -> Finding {
    Finding(
      .noValue, "\(what) has no value: \(quoted(word)) means null",
      help: "put the word in quotes, `\"\(word)\"`, or remove the key"
    ).fixed(by: "\"\(word)\"", .needsReview)
  }

  static func emptyBlock(_ what: String) -> Finding {
    Finding(
      .noValue, "\(what) has no string below it",
      help: "indent the string deeper than the key, or write `\"\"` for an empty one")
  }

  static func textLostToComment(_ what: String, comment: String) -> Finding {
    Finding(
      .noValue, "\(what) has no value: the `#` starts a comment",
      help: "put the string in quotes: `\"\(comment)\"`")
  }

  /// A list, a map or a single value where it is another of them.
  static func wrongShape(
    _ what: String, expected form: ValueForm, found: YAMLNode.Kind
  ) -> Finding {
    let shape =
      switch found {
      case .scalar, .unresolved: "a single value"
      case .sequence: "a list"
      case .mapping: "a map"
      }
    // Of a single value that is not allowed here, the message names what is.
    let right = form.shapes.filter { $0 != shape }
    return Finding(
      .wrongShape, "\(what) is \(right.joined(separator: " or ")), and this is \(shape)",
      help: "write \(form.text)")
  }

  /// A list under a group whose plural is a key with a list.
  static func listForGroup(_ key: String, _ plural: String) -> Finding {
    Finding(
      .wrongShape, "`\(key)` is a map, and this is a list", help: "did you mean `\(plural)`?"
    ).fixed(by: plural)
  }

  static func wordOfKey(_ word: String, _ key: String, of group: String) -> Finding {
    let map = "{ \(key): \(word) }"
    return Finding(
      .wrongShape, "\(quoted(word)) is a value of `\(group).\(key)`",
      help: "write `\(group): \(map)`"
    ).fixed(by: map, .needsReview)
  }

  /// Several values of one group in a row, as other languages write them.
  static func wordsOfKeys(_ words: String, _ map: String, of group: String) -> Finding {
    Finding(
      .wrongShape, "\(quoted(words)) is more than one value", help: "write `\(group): \(map)`"
    ).fixed(by: map, .needsReview)
  }

  static func numberCount(_ what: String, _ count: Int, expected: String) -> Finding {
    Finding(
      .wrongShape, "\(what) has \(count) \(count == 1 ? "element" : "elements")",
      help: "write \(expected)")
  }

  /// A value that says that there be nothing, where only `none` says so.
  static func falseForGroup(_ text: String, _ group: String) -> Finding {
    Finding(
      .notOneOf, "`\(text)` is not a value of `\(group)`", help: "did you mean `none`?"
    ).fixed(by: "none")
  }

  /// Nothing as a number, where only `none` says so.
  static func zeroForGroup(_ group: String, isTime: Bool) -> Finding {
    guard isTime else { return falseForGroup("0", group) }
    return Finding(.durationWithoutUnit, "`0` has no unit", help: "did you mean `none`?")
      .fixed(by: "none", .needsReview)
  }

  /// A value that says that there be something, and not what.
  static func trueForGroup(_ text: String, _ group: String, expected: String) -> Finding {
    Finding(.notOneOf, "`\(text)` is not a value of `\(group)`", help: "write \(expected)")
  }

  /// `isElement` says whether the value could be an element.
  static func scalarForList(_ what: String, value: String, isElement: Bool = true) -> Finding {
    let isLong = value.contains(where: \.isNewline)
    return Finding(
      .scalarForList, "\(what) is a list, and this is a single value",
      help: isLong
        ? "write `- ` before it" : isElement ? "write `[\(value)]`" : "write `[` and `]` around it")
  }

  static func emptyList(_ what: String, help: String) -> Finding {
    Finding(.emptyList, "\(what) is empty", help: help)
  }

  static func tooMany(_ what: String, limit: Int) -> Finding {
    Finding(.tooMany, "more than \(limit) \(what)", help: "split the file")
  }
}
