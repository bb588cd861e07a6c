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

  static func emptyBlock(_ what: String) -> Finding {
    Finding(
      .noValue, "\(what) has no text below it",
      help: "indent the text deeper than the key, or write `\"\"` for none")
  }

  /// A slide that is a text with the form of a key and its value.
  static func keyInText(_ key: String) -> Finding {
    Finding(
      .keyInText, "`\(key):` has no space after it, so it is a part of the text",
      help: "write `\(key): `, or put the text in quotes"
    ).fixed(by: "\(key): ", .needsReview)
  }

  static func textLostToComment(_ what: String, comment: String) -> Finding {
    Finding(
      .noValue, "\(what) has no value: the `#` starts a comment",
      help: "put the text in quotes: `\"\(comment)\"`")
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
    // A single value that is none of those that can stand here is told by what can.
    let right = form.shapes.filter { $0 != shape }
    return Finding(
      .wrongShape, "\(what) is \(right.joined(separator: " or ")), and this is \(shape)",
      help: "write \(form.text)")
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

  /// `- ` without its space, so that a list became one text.
  static func dashWithoutSpace(_ list: String) -> Finding {
    let lines = list.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix { $0 == " " }
      let rest = line.dropFirst(indent.count)
      return rest.first == "-" ? "\(indent)- \(rest.dropFirst())" : String(line)
    }
    return Finding(
      .syntax, "a `-` needs a space after it to begin an element", help: "write `- `"
    ).fixed(by: lines.joined(separator: "\n"), .needsReview)
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

  /// `isElement` tells whether the value could be an element.
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
