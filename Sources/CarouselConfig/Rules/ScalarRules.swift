package import SourceDiagnostics

extension DiagnosticRule {
  /// What can be wrong with words and numbers.
  static let scalarRules: [DiagnosticRule] = [
    .notOneOf, .notABoolean, .notAnInteger, .notANumber, .leadingZero, .quotedNumber, .numberTooBig,
    .outOfRange,
  ]

  package static let notOneOf = DiagnosticRule(
    .error, "not-one-of", "A value is not one of the allowed ones.", fix: .safe,
    "The key takes one of a few words, and this is not one of them.",
    wrong: """
      wrap: ⟪infinit⟫
      slides: [one, two]
      """,
    corrected: "infinite")

  package static let notABoolean = DiagnosticRule(
    .error, "not-a-boolean", "A value is neither true nor false.", fix: .safe,
    """
    Only `true` and `false` are booleans. `yes` and `on` were booleans in an old version of YAML; \
    here they are strings, so that a slide may say "no".
    """,
    wrong: """
      scroll: { enabled: ⟪yes⟫ }
      slides: [one, two]
      """,
    corrected: "true")

  package static let notAnInteger = DiagnosticRule(
    .error, "not-an-integer", "A value is not a whole number.", fix: .needsReview,
    "A whole number consists of decimal digits only.",
    wrong: """
      start: ⟪0x2⟫
      slides: [one, two]
      """,
    corrected: "2")

  package static let notANumber = DiagnosticRule(
    .error, "not-a-number", "A value is not a number.",
    "A number is written in decimal digits, with a point before its fraction.",
    wrong: """
      scroll: { speed: ⟪fast⟫ }
      slides: [one, two]
      """,
    corrected: "1.5")

  package static let leadingZero = DiagnosticRule(
    .error, "leading-zero", "A number begins with a zero.", fix: .needsReview,
    """
    Some programs read a number that begins with a zero as octal, so that `012` would be ten. \
    Write it without the zero.
    """,
    wrong: """
      start: ⟪02⟫
      slides: [one, two]
      """,
    corrected: "2")

  package static let quotedNumber = DiagnosticRule(
    .error, "quoted-number", "A number is in quotes.", fix: .safe,
    "A value in quotes is a string. Write the number without quotes.",
    wrong: """
      start: ⟪"2"⟫
      slides: [one, two]
      """,
    corrected: "2")

  package static let numberTooBig = DiagnosticRule(
    .error, "number-too-big", "A number has too many digits.",
    "The number has too many digits to be computed with.",
    wrong: """
      start: ⟪99999999999999999999⟫
      slides: [one, two]
      """,
    corrected: "2")

  package static let outOfRange = DiagnosticRule(
    .error, "out-of-range", "A number is out of range.",
    """
    The number is too large or too small for this key; the message names the limits. Slides count \
    from 1.
    """,
    wrong: """
      start: ⟪9⟫
      slides: [one, two]
      """,
    corrected: "2")
}

extension Finding {
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

  static func badBezier(_ text: String) -> Finding {
    Finding(
      .notOneOf, "\(quoted(text)) is not an easing",
      help: "write four numbers in 0…1 with spaces between them: `cubic_bezier(0.3 0 0.7 1)`")
  }

  static func badMoment(_ text: String) -> Finding {
    Finding(
      .notOneOf, "\(quoted(text)) is not a timestamp",
      help: "write a date, a time and an offset: `2026-01-01T00:00:00Z`")
  }

  static func badShape(_ text: String) -> Finding {
    Finding(
      .notOneOf, "\(quoted(text)) is not a pair of two different characters",
      help: "write the dot of the current page, then the one of the others: `\"●○\"`")
  }

  static func playWithoutCarousels(_ name: String) -> Finding {
    Finding(
      .notOneOf, "\(quoted(name)) is not a carousel of this file, which has no `carousels`",
      help: "remove `play`, or write `carousels: { \(name): { slides: … } }`")
  }

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

  static func quotedNumber(_ source: String, meaning: String) -> Finding {
    Finding(
      .quotedNumber, "\(quoted(source)) is a string, because it is in quotes",
      help: "write `\(meaning)`"
    ).fixed(by: meaning)
  }

  static func numberTooBig(_ text: String) -> Finding {
    Finding(.numberTooBig, "\(quoted(text)) has too many digits", help: "write a smaller number")
  }

  static func outOfRange(_ text: String, range: String) -> Finding {
    Finding(.outOfRange, "\(quoted(text)) is out of range", help: "write \(range)")
  }

  static func bezierRange(_ text: String) -> Finding {
    Finding(
      .outOfRange, "\(quoted(text)) is out of range",
      help: "write four numbers in 0…1: the curve of a transition cannot overshoot"
    )
  }

  static func leastAboveMost(_ key: String, _ least: Int, _ other: String, _ most: Int) -> Finding {
    Finding(
      .outOfRange, "`\(key): \(least)` but `\(other)` is \(most)",
      help: "write a number up to \(most)")
  }

  static func startTooLarge(_ start: Int, slides: Int) -> Finding {
    Finding(
      .outOfRange,
      "`start: \(start)` but there \(slides == 1 ? "is 1 slide" : "are \(slides) slides")",
      help: slides == 1 ? "write `1`" : "write a number in 1…\(slides)")
  }

  static func keyframeOrder(_ offset: Double, after before: Double) -> Finding {
    let (offset, before) = (NumberRange.text(of: offset), NumberRange.text(of: before))
    return Finding(
      .outOfRange, "the offset `\(offset)` is not above the previous one, `\(before)`",
      help: "put keyframes in ascending order of offset")
  }
}

/// A word without what different habits write differently: capitals, dashes, underscores.
private func plain(_ word: String) -> String {
  let plain = word.lowercased().filter { $0.isLetter || $0.isNumber }
  // iCarousel's names.
  return plain.hasPrefix("icarouseltype") ? String(plain.dropFirst(13)) : plain
}
