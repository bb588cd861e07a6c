package import SourceDiagnostics

extension DiagnosticRule {
  /// What is YAML but not the small part of it that configs use.
  package static let treeRules: [DiagnosticRule] = [
    .severalDocuments, .tag, .mergeKey, .keyNotText, .yamlVersion, .undefinedAlias, .aliasInItself,
    .aliasExplosion, .tooDeep, .tooMany, .anchorRedefined, .anchorUnused,
  ]

  package static let severalDocuments = DiagnosticRule(
    .error, "several-documents", "One file contains several documents.",
    "A config is one document. A line `---` ends it and begins another, which would be ignored.",
    wrong: """
      slides: [one, two]
      ⟪---⟫
      slides: [three]
      """,
    right: """
      slides: [one, two, three]
      """)

  package static let tag = DiagnosticRule(
    .error, "tag", "Tags are not supported.", fix: .safe,
    """
    A tag such as `!int` names a type. Here the key decides how its value is read, so a tag could \
    only contradict it.
    """,
    wrong: """
      start: ⟪!int⟫ 2
      slides: [one, two]
      """,
    right: """
      start: 2
      slides: [one, two]
      """)

  package static let mergeKey = DiagnosticRule(
    .error, "merge-key", "Merge keys are not supported.",
    """
    `<<` is an old extension of YAML that the current version has dropped. `presets` and \
    `extends` do the same, and also merge nested maps.
    """,
    wrong: """
      x-calm: &calm { transition: 1s }
      ⟪<<⟫: *calm
      slides: [one, two]
      """,
    right: """
      presets:
        calm: { transition: 1s }
      extends: calm
      slides: [one, two]
      """)

  package static let keyNotText = DiagnosticRule(
    .error, "key-not-text", "A key is not a string.",
    "A key is a word. A list, a map or nothing at all before the colon is not a key.",
    wrong: """
      ⟪[wrap]⟫: none
      slides: [one, two]
      """,
    corrected: "wrap")

  package static let yamlVersion = DiagnosticRule(
    .error, "yaml-version", "The file asks for an unsupported version of YAML.", fix: .safe,
    "The first line asks for a version of YAML that is not supported. It is not needed: remove it.",
    wrong: """
      ⟪%YAML 3.0⟫
      ---
      slides: [one, two]
      """,
    corrected: "%YAML 1.2")

  package static let undefinedAlias = DiagnosticRule(
    .error, "undefined-alias", "An alias names an anchor that does not exist.", fix: .needsReview,
    """
    `*name` refers to the value after `&name`, which has to come earlier in the same file. A \
    string that begins with a star needs quotes.
    """,
    wrong: """
      slides: [&first one, *first, ⟪*frist⟫]
      """,
    corrected: "*first")

  package static let aliasInItself = DiagnosticRule(
    .error, "alias-in-itself", "An alias is inside the value that it refers to.",
    "An alias cannot be inside the value that it refers to: the value would have no end.",
    wrong: """
      slides:
        - carousel: &inner
            slides: [one, { carousel: ⟪*inner⟫ }]
      """,
    right: """
      slides:
        - carousel: &inner
            slides: [one, two]
        - carousel: *inner
      """)

  package static let aliasExplosion = DiagnosticRule(
    .error, "alias-explosion", "Aliases expand to too many values.",
    """
    A list of aliases of lists of aliases is short to write and endless to read; all aliases of a \
    file together may expand to 100 000 values. Share through `presets` and `extends`.
    """)

  package static let tooDeep = DiagnosticRule(
    .error, "too-deep", "Values are nested too deeply.",
    """
    Lists and maps may be nested 64 deep, presets may extend each other 16 deep, and files \
    include each other 8 deep. Usually a bracket is not closed.
    """)

  package static let tooMany = DiagnosticRule(
    .error, "too-many", "The file contains too many values.",
    """
    A config may have a million slides, 8 million values in all, 256 carousels, 256 presets, 10 000 \
    colours and 64 files.
    """)

  package static let anchorRedefined = DiagnosticRule(
    .warning, "anchor-redefined", "An anchor is defined twice.",
    """
    Two values have the same anchor, so the meaning of an alias depends on its position. Rename \
    one of them.
    """,
    wrong: """
      slides: [&a one, *a, ⟪&a⟫ two, *a]
      """,
    right: """
      slides: [&a one, *a, &b two, *b]
      """)

  package static let anchorUnused = DiagnosticRule(
    .warning, "anchor-unused", "An anchor is never used.",
    "No alias uses this anchor. Remove it, or look for a misspelt alias.",
    wrong: """
      slides: [⟪&first⟫ one, two]
      """,
    right: """
      slides: [one, two]
      """)

  package static let duplicateKey = DiagnosticRule(
    .error, "duplicate-key", "A key is a duplicate.",
    """
    A key is set twice, and only one of its values could win; or two slides have the same id. \
    Keep one of them.
    """,
    wrong: """
      wrap: none
      slides: [one, two]
      ⟪wrap⟫: infinite
      """,
    right: """
      wrap: none
      slides: [one, two]
      """)

  package static let noValue = DiagnosticRule(
    .error, "no-value", "A key has no value.",
    """
    There is nothing after the colon. A key needs a value: write one, or remove the key. A `#` \
    with a space before it starts a comment; a string with one needs quotes.
    """,
    wrong: """
      ⟪wrap⟫:
      slides: [one, two]
      """,
    right: """
      wrap: none
      slides: [one, two]
      """)
}

extension SourceFile {
  func secondDocument(_ second: SourceRange, _ first: Label) -> Diagnostic {
    Diagnostic(
      .severalDocuments, "a second document starts here", at: label(second), also: [first],
      help: "write one file for each")
  }

  func tag(_ tag: SourceRange) -> Diagnostic {
    Diagnostic(
      .tag, "tags such as \(text.quote(tag)) are not supported", at: label(tag), help: "remove it",
      // A line that defines a tag goes as a whole.
      fix: text.text(in: tag).hasPrefix("%")
        ? removeLine(tag) : replace(text.withBlanks(tag), by: ""))
  }

  func version(_ line: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlVersion, "\(text.quote(line)) is not a supported version", at: label(line),
      help: "remove the line, or write `%YAML 1.2`", fix: removeLine(line))
  }

  func mergeKey(_ key: SourceRange) -> Diagnostic {
    Diagnostic(
      .mergeKey, "the merge key `<<` is not supported", at: label(key), help: "use `extends`")
  }

  func keyNotText(_ key: SourceRange) -> Diagnostic {
    let isMissing = key.isEmpty || key.count == 1 && text.bytes[key.start] == UInt8(ascii: ":")
    return Diagnostic(
      .keyNotText, isMissing ? "a key is missing before `:`" : "a key has to be a string",
      at: label(key), help: "write `key: value`, with a word before the colon")
  }

  func duplicateKey(_ second: SourceRange, first: SourceRange, name: String) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "duplicate key `\(name)`", at: label(second),
      also: [label(first, "first set here")], help: "keep one of them")
  }

  /// A value that its `#` has made a comment.
  func lostToComment(_ value: SourceRange, of key: SourceRange) -> Diagnostic {
    let quoted = "\"\(text.text(in: value))\""
    return Diagnostic(
      .noValue, "the `#` starts a comment, so \(text.quote(key)) has no value", at: label(value),
      help: "write `\(quoted)`, in quotes", fix: replace(value, by: quoted, .needsReview))
  }

  func undefinedAlias(
    _ alias: SourceRange, _ name: String, nearest: AnchorTable.Anchor?
  ) -> Diagnostic {
    Diagnostic(
      .undefinedAlias, "there is no anchor `&\(name)` before this", at: label(alias),
      also: nearest.map { [label($0.range, "a similar one")] } ?? [],
      help: nearest.map { "did you mean `*\($0.name)`?" }
        ?? "write `&\(name)` before the value that it refers to",
      fix: nearest.map { replace(alias, by: "*" + $0.name, .needsReview) })
  }

  func aliasInItself(_ alias: SourceRange, _ name: String, anchor: SourceRange) -> Diagnostic {
    Diagnostic(
      .aliasInItself, "`*\(name)` is inside the value that it refers to", at: label(alias),
      also: [label(anchor, "defined here")], help: "write the value out")
  }

  func aliasExplosion(
    _ alias: SourceRange, _ name: String, anchor: SourceRange, limit: Int
  ) -> Diagnostic {
    Diagnostic(
      .aliasExplosion, "with `*\(name)` the aliases expand to more than \(limit) values",
      at: label(alias), also: [label(anchor, "defined here")],
      help: "write the values out, or share them through `presets` and `extends`")
  }

  func tooDeep(_ range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .tooDeep, "nested deeper than \(limit)", at: label(range),
      help: "a config needs only a few levels: look for a bracket that is never closed")
  }

  func tooMany(_ range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .tooMany, "more than \(limit) values", at: label(range),
      help: "show fewer slides, or use several configs")
  }

  func anchorRedefined(_ second: SourceRange, first: SourceRange, name: String) -> Diagnostic {
    Diagnostic(
      .anchorRedefined, "`&\(name)` is defined again", at: label(second),
      also: [label(first, "first defined here")], help: "rename it")
  }

  func anchorUnused(_ anchor: AnchorTable.Anchor) -> Diagnostic {
    Diagnostic(
      .anchorUnused, "`&\(anchor.name)` is never used", at: label(anchor.range), help: "remove it")
  }
}
