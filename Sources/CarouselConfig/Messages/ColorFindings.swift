internal import SourceDiagnostics

extension Finding {
  static func color(_ text: String, _ fault: ColorText.Fault) -> Finding {
    switch fault {
    case .badHex(let digits):
      return Finding(
        .badHex,
        digits.map { "\(quoted(text)) has \($0) \($0 == 1 ? "digit" : "digits")" }
          ?? "\(quoted(text)) has a character that is no hexadecimal digit",
        help: "write `#` and 3, 4, 6 or 8 of the digits 0-9 and A-F, in quotes")
    case .withoutHash:
      return Finding(
        .hexWithoutHash, "\(quoted(text)) has no `#`", help: "write `\"#\(text)\"`, in quotes"
      ).fixed(by: "\"#\(text)\"", .needsReview)
    case .unknownName:
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
      let spaced = withoutCommas(text)
      if (try? ColorText.parse(spaced)) != nil {
        return Finding(
          .unknownColor, "the parts of \(quoted(text)) have commas between them",
          help: "write `\(spaced)`"
        ).fixed(by: spaced)
      }
      return Finding(.unknownColor, "\(quoted(text)) is not a colour", help: "write `\(form)`")
    }
  }

  /// `rgb(0 0 0)` for `rgb(0, 0, 0)`.
  private static func withoutCommas(_ text: String) -> String {
    text.split { $0 == "," || $0 == " " }.joined(separator: " ").replacing("( ", with: "(")
      .replacing(" )", with: ")")
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
        ?? (hasPalette
          ? "add it under `palette`" : "a `$` names a colour of `palette`, which is not there"))
    return suggestion.map { finding.fixed(by: "$" + $0.name, .needsReview) } ?? finding
  }

  static func paletteCycle(_ name: String) -> Finding {
    Finding(
      .unknownPalette, "\(quoted("$" + name)) stands for itself",
      help: "write a colour that does not lead back here")
  }
}
