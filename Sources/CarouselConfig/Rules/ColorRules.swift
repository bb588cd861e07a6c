package import SourceDiagnostics

extension DiagnosticRule {
  /// What can be wrong with a colour.
  static let colorRules: [DiagnosticRule] = [
    .colorLostToComment, .badHex, .hexWithoutHash, .unknownColor, .colorRange, .unknownPalette,
    .unusedPalette, .twoPaletteEntries,
  ]

  package static let colorLostToComment = DiagnosticRule(
    .error, "color-lost-to-comment", "A colour without quotes became a comment.", fix: .safe,
    "A `#` with a space before it starts a comment, so the colour is ignored. Put it in quotes.",
    wrong: """
      slides:
        - text: one
          background: ⟪#004080⟫
      """,
    corrected: "\"#004080\"")

  package static let badHex = DiagnosticRule(
    .error, "bad-hex", "A colour has the wrong number of digits.",
    "A colour in hexadecimal has 3 or 6 digits, or 4 or 8 with its opacity.",
    wrong: """
      slides:
        - background: ⟪"#00408"⟫
      """,
    corrected: "\"#004080\"")

  package static let hexWithoutHash = DiagnosticRule(
    .error, "hex-without-hash", "A colour is missing its `#`.", fix: .needsReview,
    "Without its `#` a colour may be read as a number. Write it with `#`, in quotes.",
    wrong: """
      slides:
        - background: ⟪E4572E⟫
      """,
    corrected: "\"#E4572E\"")

  package static let unknownColor = DiagnosticRule(
    .error, "unknown-color", "A colour is not known.", fix: .safe,
    """
    The name is not one of the 148 CSS colour names, or the form is not supported. Names are in \
    lower case; the components of `rgb(…)` and `hsl(…)` are separated by spaces.
    """,
    wrong: """
      slides:
        - background: ⟪nayv⟫
      """,
    corrected: "navy")

  package static let colorRange = DiagnosticRule(
    .error, "color-range", "A component of a colour is out of range.",
    """
    A component of the colour is too large: red, green and blue go up to 255, opacity to 100%, an \
    angle to 360, an entry of the terminal's palette to 255.
    """,
    wrong: """
      slides:
        - background: ⟪rgb(300 0 0)⟫
      """,
    corrected: "rgb(255 0 0)")

  package static let unknownPalette = DiagnosticRule(
    .error, "unknown-palette", "A palette colour does not exist.", fix: .needsReview,
    "`$name` refers to a colour of `palette`, in this file or in one that it includes.",
    wrong: """
      palette: { brand: tomato }
      slides:
        - background: $brand
        - background: ⟪$brnad⟫
      """,
    corrected: "$brand")

  package static let unusedPalette = DiagnosticRule(
    .warning, "unused-palette", "A palette colour is never used.",
    "Nothing uses this colour. Remove it, or look for a place that should use it.",
    wrong: """
      palette: { ⟪brand⟫: tomato }
      slides: [one, two]
      """,
    right: """
      palette: { brand: tomato }
      slides: [{ background: $brand }, two]
      """)

  package static let twoPaletteEntries = DiagnosticRule(
    .warning, "two-palette-entries", "Different palette entries stand for the same colour.",
    """
    Where the terminal has fewer colours, one entry of its palette stands for a colour, whatever \
    the name under which it is used. Write the same entries for both names, or change one of the \
    colours a little.
    """,
    wrong: """
      palette:
        brand: { color: navy, ansi16: 4 }
        ink: { color: navy, ansi16: ⟪12⟫ }
      slides: [{ background: $brand }, { background: $ink }]
      """,
    right: """
      palette:
        brand: { color: navy, ansi16: 4 }
        ink: { color: black, ansi16: 0 }
      slides: [{ background: $brand }, { background: $ink }]
      """)
}

extension Finding {
  static func twoPaletteEntries(_ key: String, _ name: String, _ other: String) -> Finding {
    Finding(
      .twoPaletteEntries, "`$\(name)` is the colour of `$\(other)` with another `\(key)`",
      help: "the last one counts for both: write the same entry")
  }

  /// An entry of the terminal's palette for a colour that is none of its own.
  static func indexWithoutColor(_ key: String) -> Finding {
    Finding(
      .unusedKey, "`\(key)` has no effect on a colour that is not opaque",
      help: "remove it, or write an opaque colour")
  }

  static func color(_ text: String, _ fault: ColorText.ParseError) -> Finding {
    switch fault {
    case .badHex(let digits):
      return Finding(
        .badHex,
        digits.map { "\(quoted(text)) has \($0) \($0 == 1 ? "digit" : "digits")" }
          ?? "\(quoted(text)) has a character that is not a hexadecimal digit",
        help: "write `#` and 3, 4, 6 or 8 of the digits 0-9 and A-F, in quotes")
    case .withoutHash:
      return Finding(
        .hexWithoutHash, "\(quoted(text)) has no `#`", help: "write `\"#\(text)\"`, in quotes"
      ).fixed(by: "\"#\(text)\"", .needsReview)
    case .unknownName:
      if ["none", "no", "off", "false", "clear"].contains(text.lowercased()) {
        return Finding(
          .unknownColor, "\(quoted(text)) is not a colour", help: "did you mean `transparent`?"
        ).fixed(by: "transparent", .needsReview)
      }
      let suggestion = Suggestion(
        for: text.lowercased(), among: ColorNames.all + ["transparent", "default"])
      let finding = Finding(
        .unknownColor, "\(quoted(text)) is not a colour",
        help: suggestion.map { "did you mean `\($0.name)`?" }
          ?? "write a CSS name, `\"#RRGGBB\"`, `rgb(r g b)`, `hsl(h s l)`, `ansi(n)` or `$name`")
      return suggestion.map {
        finding.fixed(by: $0.name, $0.distance <= 1 ? .safe : .needsReview)
      } ?? finding
    case .range(let part, let range):
      return Finding(
        .colorRange, "\(quoted(part)) is out of range in \(quoted(text))", help: "write \(range)")
    case .malformed(let form):
      let message =
        text.contains(",")
        ? "the components of \(quoted(text)) are separated by commas"
        : "\(quoted(text)) is not a colour"
      if let spaced = spaced(text) {
        return Finding(.unknownColor, message, help: "write `\(spaced)`").fixed(by: spaced)
      }
      return Finding(.unknownColor, "\(quoted(text)) is not a colour", help: "write `\(form)`")
    }
  }

  /// `rgb(0 0 0)` for `rgb(0, 0, 0)`, and `rgb(0 0 0 / 0.5)` for `rgba(0, 0, 0, .5)`; nil for what
  /// is not a colour so either.
  static func spaced(_ text: String) -> String? {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<open].lowercased()
    var parts = text[text.index(after: open)...].dropLast().split { ",/ ".contains($0) }
      .map { $0.first == "." ? "0\($0)" : String($0) }
    if parts.count == 4 { parts.insert("/", at: 3) }
    let plain = name == "rgba" || name == "hsla" ? String(name.dropLast()) : name
    let spaced = "\(plain)(\(parts.joined(separator: " ")))"
    return (try? ColorText.parse(spaced)) == nil ? nil : spaced
  }

  /// A function whose commas have ended the value, in brackets.
  static func colorInPieces(_ text: String) -> Finding {
    let spaced = spaced(text)
    let finding = Finding(
      .unknownColor, "in brackets the commas of \(quoted(text)) end the value",
      help: spaced.map { "write `\($0)`" } ?? "write `rgb(255 128 0)`")
    return spaced.map { finding.fixed(by: $0) } ?? finding
  }

  /// The name of a colour of the palette without its `$`.
  static func colorOfPalette(_ name: String) -> Finding {
    Finding(.unknownColor, "\(quoted(name)) is not a colour", help: "did you mean `$\(name)`?")
      .fixed(by: "$\(name)", .needsReview)
  }

  static func colorLostToComment(_ key: String, comment: String, isHex: Bool) -> Finding {
    let finding = Finding(
      .colorLostToComment, "the `#` starts a comment, so `\(key)` has no value",
      help: isHex ? "write `\"\(comment)\"`, in quotes" : "put the colour in quotes")
    return isHex ? finding.fixed(by: "\"\(comment)\"") : finding
  }

  static func unknownPalette(_ name: String, suggestion: Suggestion?, hasPalette: Bool) -> Finding {
    let finding = Finding(
      .unknownPalette, "the palette has no \(quoted(name))",
      help: suggestion.map { "did you mean `$\($0.name)`?" }
        ?? (BuiltInTheme.names.contains { "$" + $0 == name }
          ? "add it under `palette`, or write `theme: dark`"
          : hasPalette
            ? "add it under `palette`"
            : "a `$` refers to a colour of `palette`, and there is no `palette`"))
    return suggestion.map { finding.fixed(by: "$" + $0.name, .needsReview) } ?? finding
  }

  static func paletteCycle(_ name: String) -> Finding {
    Finding(
      .unknownPalette, "\(quoted("$" + name)) refers to itself",
      help: "write a colour that does not refer back to it")
  }

  static func unusedPalette(_ name: String) -> Finding {
    Finding(.unusedPalette, "nothing uses the colour `$\(name)`", help: "remove it")
  }
}

extension ConfigReader {
  /// A diagnostic about a value that became a comment, as one about a colour if it is one.
  static func asColor(_ lost: Diagnostic, in source: SourceText) -> Diagnostic {
    let digits = source.text(in: lost.primary.range).dropFirst()
    guard [3, 4, 6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) else {
      return lost
    }
    return Diagnostic(
      .colorLostToComment, lost.message, at: lost.primary, help: lost.help,
      fix: lost.fix.map { Fix($0.edits, safety: .safe) })
  }
}
