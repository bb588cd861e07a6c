internal import CarouselTime
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
    let message = "\(quoted(text)) is not a number"
    if let rest = withoutSeparator(text), (try? NumberText.decimal(rest)) != nil {
      return Finding(.notANumber, message, help: "write `\(rest)`").fixed(by: rest)
    }
    for unit in ["deg", "°"] where text.hasSuffix(unit) {
      let digits = text.dropLast(unit.count).filter { $0 != " " }
      guard let degrees = try? NumberText.decimal(digits) else { continue }
      let radians = (degrees * .pi / 180 * 10_000).rounded() / 10_000
      let written = NumberRange.text(of: radians)
      return Finding(.notANumber, message, help: "write it in radians: `\(written)`")
        .fixed(by: written, .needsReview)
    }
    return Finding(.notANumber, message, help: "write decimal digits, such as `2` or `0.5`")
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
    _ text: String, noun: String, allowed: [String], suggestion: Suggestion?,
    elsewhere: String? = nil
  ) -> Finding {
    let list = alternatives(allowed)
    let message = "\(quoted(text)) is not \(noun)"
    let isSame = { (name: String) in plain(name) == plain(text) }
    if let name = allowed.first(where: isSame) {
      return Finding(.notOneOf, message, help: "write `\(name)`").fixed(by: name)
    }
    let rest = allowed.count > 1 ? " (\(list))" : ""
    if let name = Synonyms.of(text, among: allowed) {
      return Finding(.notOneOf, message, help: "did you mean `\(name)`?\(rest)")
        .fixed(by: name, .needsReview)
    }
    let word = text.prefix { $0 != " " }
    if allowed.contains(String(word)), text.hasPrefix("\(word) //") {
      return Finding(.notOneOf, message, help: "write `#` in front of a comment")
        .fixed(by: "\(word) #\(text.dropFirst(word.count + 3))", .needsReview)
    }
    guard let suggestion else {
      if let elsewhere {
        return Finding(.notOneOf, message, help: "did you mean `\(elsewhere)`?\(rest)")
      }
      return Finding(.notOneOf, message, help: allowed.isEmpty ? nil : "write \(list)")
    }
    return Finding(
      .notOneOf, message, help: "did you mean `\(suggestion.name)`?\(rest)"
    ).fixed(by: suggestion.name, suggestion.distance <= 1 ? .safe : .needsReview)
  }
}

/// A word without what different habits write differently: capitals, dashes, underscores.
private func plain(_ word: String) -> String {
  let plain = word.lowercased().filter { $0.isLetter || $0.isNumber }
  // iCarousel's names.
  return plain.hasPrefix("icarouseltype") ? String(plain.dropFirst(13)) : plain
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
