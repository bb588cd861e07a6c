internal import SourceDiagnostics
internal import YAMLTree

extension Finding {
  static func noValue(_ what: String, expected: String) -> Finding {
    Finding(.noValue, "\(what) has no value", help: "write \(expected)")
  }

  static func nothing(_ what: String, _ word: String) -> Finding {
    Finding(
      .noValue, "\(what) has no value: \(quoted(word)) stands for nothing",
      help: "put the word in quotes, `\"\(word)\"`, or leave the value out"
    ).fixed(by: "\"\(word)\"", .needsReview)
  }

  static func textLostToComment(_ what: String, comment: String) -> Finding {
    Finding(
      .noValue, "\(what) has no value: the `#` starts a comment",
      help: "put the text in quotes: `\"\(comment)\"`")
  }

  static func wrongShape(_ what: String, expected: String, found: YAMLNode.Kind) -> Finding {
    let shape =
      switch found {
      case .scalar, .unresolved: "a single value"
      case .sequence: "a list"
      case .mapping: "a map"
      }
    return Finding(.wrongShape, "\(what) is \(shape)", help: "write \(expected)")
  }

  static func wordOfKey(_ word: String, _ key: String, of group: String) -> Finding {
    let map = "{ \(key): \(word) }"
    return Finding(
      .wrongShape, "`\(group)` is a single value", help: "write `\(group): \(map)`"
    ).fixed(by: map, .needsReview)
  }

  /// A value that says that there be nothing, where only `none` says so.
  static func falseForGroup(_ text: String, _ group: String) -> Finding {
    Finding(
      .notOneOf, "`\(text)` is not a value of `\(group)`", help: "did you mean `none`?"
    ).fixed(by: "none")
  }

  /// A value that says that there be something, and not what.
  static func trueForGroup(_ text: String, _ group: String, expected: String) -> Finding {
    Finding(.notOneOf, "`\(text)` is not a value of `\(group)`", help: "write \(expected)")
  }

  static func scalarForList(_ what: String, value: String) -> Finding {
    Finding(
      .scalarForList, "\(what) is a list, and this is a single value",
      help: value.contains(where: \.isNewline) ? "write `- ` before it" : "write `[\(value)]`")
  }

  static func emptyList(_ what: String, help: String) -> Finding {
    Finding(.emptyList, "\(what) is empty", help: help)
  }

  static func tooMany(_ what: String, limit: Int) -> Finding {
    Finding(.tooMany, "more than \(limit) \(what)", help: "split the file")
  }
}
