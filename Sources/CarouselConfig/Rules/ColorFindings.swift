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
        ? "the parts of \(quoted(text)) have commas between them"
        : "\(quoted(text)) is not a colour"
      if let spaced = spaced(text) {
        return Finding(.unknownColor, message, help: "write `\(spaced)`").fixed(by: spaced)
      }
      return Finding(.unknownColor, "\(quoted(text)) is not a colour", help: "write `\(form)`")
    }
  }

  /// `rgb(0 0 0)` for `rgb(0, 0, 0)`, and `rgb(0 0 0 / 0.5)` for `rgba(0, 0, 0, .5)`; nil for what is
  /// no colour so either.
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
