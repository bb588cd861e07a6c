package import SourceDiagnostics

extension DiagnosticRule {
  /// What can be wrong with the bytes of a file, before they are read as YAML.
  package static let byteRules: [DiagnosticRule] = [
    .wrongEncoding, .invalidUTF8, .controlCharacter, .oddLineBreak, .tooLarge, .emptyFile,
    .conflictMarker,
  ]

  package static let wrongEncoding = DiagnosticRule(
    .error, "wrong-encoding", "The file is UTF-16 or UTF-32; only UTF-8 is supported.",
    """
    The first bytes are those of UTF-16 or UTF-32, which some editors call "Unicode". Save the file \
    as UTF-8, or convert it with `iconv`.
    """)

  package static let invalidUTF8 = DiagnosticRule(
    .error, "invalid-utf8", "Some bytes are not valid UTF-8.",
    """
    Some bytes are not characters in UTF-8. Usually the file was saved in an older encoding, in \
    which a letter such as `ö` is one byte. Save it as UTF-8.
    """)

  package static let controlCharacter = DiagnosticRule(
    .error, "control-character", "The text contains a control character.", fix: .needsReview,
    """
    Characters that control a terminal are not allowed in a config. Usually one was pasted by \
    accident: remove it. Where it is intended, write its escape in double quotes.
    """,
    wrong: """
      slides:
        - "the bell⟪\u{7}⟫ rings"
      """,
    right: #"""
      slides:
        - "the bell\x07 rings"
      """#)

  package static let oddLineBreak = DiagnosticRule(
    .warning, "odd-line-break", "A character looks like a space but ends the line.", fix: .safe,
    """
    A few rare characters, which often come with pasted text, look like spaces but end a line in \
    YAML. Write a space.
    """,
    wrong: """
      slides:
        - "one line⟪\u{2028}⟫or two"
      """,
    right: """
      slides:
        - "one line or two"
      """)

  package static let tooLarge = DiagnosticRule(
    .error, "too-large", "The file is larger than the limit.",
    """
    A config may have up to 64 MiB. Split the file, and name what several carousels share under \
    `include`.
    """)

  package static let emptyFile = DiagnosticRule(
    .error, "empty-file", "The file is empty, or contains only comments.",
    "An empty file, or one with only comments, is not a config: that needs at least its slides.",
    wrong: """
      ⟪⟫# slides: [one, two, three]
      """,
    right: """
      slides: [one, two, three]
      """)

  package static let conflictMarker = DiagnosticRule(
    .error, "conflict-marker", "A merge was left unfinished.",
    """
    Git has left both versions of these lines in the file. Keep one, or combine them, and remove \
    the three lines of markers.
    """,
    wrong: """
      ⟪<<<<<<< HEAD⟫
      slides: [one, two]
      =======
      slides: [one, three]
      >>>>>>> main
      """,
    right: """
      slides: [one, two, three]
      """)
}

extension SourceFile {
  func tooLarge(limit: Int) -> Diagnostic {
    Diagnostic(
      .tooLarge, "the config is larger than \(limit >> 20) MiB", at: label(start),
      help: "split the file and use `include`")
  }

  func wrongEncoding(_ name: String, bytes: Int) -> Diagnostic {
    Diagnostic(
      .wrongEncoding, "the file is \(name); only UTF-8 is read", at: label(SourceRange(0, bytes)),
      help: "convert it: `iconv -f \(name) -t UTF-8`")
  }

  func invalidUTF8(_ range: SourceRange) -> Diagnostic {
    let bytes = text.bytes[range.start..<range.end]
    let shown = bytes.prefix(4).map { "0x" + Self.hexadecimal(UInt32($0), digits: 2) }
    let first = bytes[range.start]
    return Diagnostic(
      .invalidUTF8,
      bytes.count == 1
        ? "byte \(shown[0]) is not valid UTF-8"
        : "bytes \(shown.joined(separator: " "))\(bytes.count > 4 ? " …" : "") are not valid UTF-8",
      at: label(range),
      // The letters of Latin-1 have the numbers that they have in Unicode.
      help: first >= 0xC0
        ? "perhaps it is Latin-1 `\(Unicode.Scalar(first))`: save the file as UTF-8"
        : "remove it, or save the file as UTF-8")
  }

  func controlCharacter(_ value: UInt32, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .controlCharacter, "control character U+\(Self.hexadecimal(value, digits: 4))",
      at: label(range),
      help: value < 0x80
        ? "remove it, or write `\"\\x\(Self.hexadecimal(value, digits: 2))\"` in double quotes"
        : "remove it",
      fix: replace(range, by: "", .needsReview))
  }

  func oddLineBreak(_ value: UInt32, _ range: SourceRange) -> Diagnostic {
    let endsLine = endsLine(range)
    return Diagnostic(
      .oddLineBreak, "U+\(Self.hexadecimal(value, digits: 4)) looks like a space but ends the line",
      at: label(range), help: endsLine ? "start a new line here" : "write a space",
      fix: replace(range, by: endsLine ? "\n" : " "))
  }

  /// More invalid bytes or control characters than anyone wants to read about.
  func notText(first: SourceRange, places: Int) -> Diagnostic {
    Diagnostic(
      .invalidUTF8, "this is not UTF-8: \(places) places contain invalid bytes",
      at: label(first, "the first one"),
      help: "save it as UTF-8, or choose another file")
  }

  func conflict(_ start: SourceRange, others: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .conflictMarker, "\(text.quote(start)): unfinished merge", at: label(start),
      also: others.map { label($0) }, help: "keep one side and remove the markers")
  }

  func emptyFile() -> Diagnostic {
    Diagnostic(
      .emptyFile, "the file is empty, or contains only comments", at: label(start),
      help: "write at least `slides: [one, two, three]`")
  }

  /// Whether an element or key begins after a character that ends the line.
  private func endsLine(_ range: SourceRange) -> Bool {
    let line = text.line(containing: range.end)
    let start = text.firstWord(ofLine: SourceRange(range.end, max(range.end, line.end)))
    guard start < line.end else { return false }
    if text.bytes[start] == UInt8(ascii: "-") {
      return start + 1 == line.end || text.isBlank(start + 1)
    }
    // Keys are short, and a long line may be full of such characters.
    return (start..<min(line.end, start + 64)).prefix { text.bytes[$0] >= UInt8(ascii: "0") }
      .contains { offset in
        text.bytes[offset] == UInt8(ascii: ":")
          && (offset + 1 == line.end || text.isBlank(offset + 1))
      }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
