internal import SourceDiagnostics

extension Finding {
  static func notABoolean(_ text: String, meaning: Bool?) -> Finding {
    let finding = Finding(
      .notABoolean, "\(quoted(text)) is not a boolean here",
      help: meaning.map { "write `\($0)`" } ?? "write `true` or `false`")
    return meaning.map { finding.fixed(by: "\($0)") } ?? finding
  }

  static func notAnInteger(_ text: String, meaning: String?) -> Finding {
    let finding = Finding(
      .notAnInteger, "\(quoted(text)) is not a whole number",
      help: meaning.map { "write `\($0)`" } ?? "write digits only, such as `3`")
    return meaning.map { finding.fixed(by: $0, .needsReview) } ?? finding
  }

  static func notANumber(_ text: String) -> Finding {
    Finding(
      .notANumber, "\(quoted(text)) is not a number",
      help: "write decimal digits, such as `2` or `0.5`")
  }

  static func leadingZero(_ text: String, meaning: String) -> Finding {
    Finding(
      .leadingZero, "\(quoted(text)) begins with a zero",
      help: "write `\(meaning)`; some programs would read it as an octal number"
    ).fixed(by: meaning, .needsReview)
  }

  static func sexagesimal(_ text: String, expected: String) -> Finding {
    let finding = Finding(
      .sexagesimal, "\(quoted(text)) is neither a number nor a duration",
      help: "write \(expected)")
    let meaning = expected.filter { $0 != "`" }
    let isDuration = (try? DurationText.parse(meaning)) != nil
    return isDuration ? finding.fixed(by: meaning, .needsReview) : finding
  }

  static func quotedNumber(_ source: String, meaning: String) -> Finding {
    Finding(
      .quotedNumber, "\(quoted(source)) is a text, because it stands in quotes",
      help: "write `\(meaning)`"
    ).fixed(by: meaning)
  }

  static func numberTooBig(_ text: String) -> Finding {
    Finding(.numberTooBig, "\(quoted(text)) has too many digits", help: "write a smaller number")
  }

  static func outOfRange(_ text: String, range: String) -> Finding {
    Finding(.outOfRange, "\(quoted(text)) is out of range", help: "write \(range)")
  }

  static func notOneOf(
    _ text: String, noun: String, allowed: [String], suggestion: Suggestion?
  ) -> Finding {
    let list = alternatives(allowed)
    let message = "\(quoted(text)) is not \(noun)"
    let isSame = { (name: String) in plain(name) == plain(text) }
    if let name = allowed.first(where: isSame) {
      return Finding(.notOneOf, message, help: "write `\(name)`").fixed(by: name)
    }
    guard let suggestion else {
      return Finding(.notOneOf, message, help: allowed.isEmpty ? nil : "write \(list)")
    }
    let rest = allowed.count > 1 ? " (\(list))" : ""
    return Finding(
      .notOneOf, message, help: "did you mean `\(suggestion.name)`?\(rest)"
    ).fixed(by: suggestion.name, suggestion.distance <= 1 ? .safe : .needsReview)
  }
}

/// A word without what different habits write differently: capitals, dashes, underscores.
private func plain(_ word: String) -> String {
  word.lowercased().filter { $0.isLetter || $0.isNumber }
}

extension Finding {
  static func badBezier(_ text: String) -> Finding {
    Finding(
      .notOneOf, "\(quoted(text)) is not an easing",
      help: "write four numbers in 0…1 with spaces between them: `cubic_bezier(0.3 0 0.7 1)`")
  }

  static func bezierRange(_ text: String) -> Finding {
    Finding(
      .outOfRange, "\(quoted(text)) is out of range",
      help: "write four numbers in 0…1: a move passes each page once, so its curve never overshoots"
    )
  }

  static func badMoment(_ text: String) -> Finding {
    Finding(
      .notOneOf, "\(quoted(text)) is not a moment",
      help: "write a date, a time and an offset: `2026-01-01T00:00:00Z`")
  }

  static func badShape(_ text: String) -> Finding {
    Finding(
      .notOneOf, "\(quoted(text)) is not a pair of two different characters",
      help: "write the dot of the current page and that of the others: `\"●○\"`")
  }
}
