internal import SourceDiagnostics

/// What is YAML but not the small part of it that configs use.
enum TreeFinding: Hashable {
  case emptyFile
  case severalDocuments(second: SourceRange, first: SourceRange)
  case tag(SourceRange)
  case mergeKey(SourceRange)
  case keyNotText(SourceRange)
  case duplicateKey(second: SourceRange, first: SourceRange, name: String)
  case flowSpace(SourceRange)
  case undefinedAlias(SourceRange, name: String, nearest: AnchorTable.Anchor?)
  case aliasInItself(SourceRange, name: String, anchor: SourceRange)
  case aliasExplosion(SourceRange, name: String, anchor: SourceRange, limit: Int)
  case tooDeep(SourceRange, limit: Int)
  case tooMany(SourceRange, limit: Int)
  case anchorRedefined(second: SourceRange, first: SourceRange, name: String)
  case anchorUnused(SourceRange, name: String)
  case dashInText(SourceRange, text: SourceRange)
  case dashWithoutSpace(SourceRange)

  /// The rule that is broken.
  var id: DiagnosticID {
    switch self {
    case .emptyFile: .emptyFile
    case .severalDocuments: .severalDocuments
    case .tag: .tag
    case .mergeKey: .mergeKey
    case .keyNotText: .keyNotText
    case .duplicateKey: .duplicateKey
    case .flowSpace: .flowSpace
    case .undefinedAlias: .undefinedAlias
    case .aliasInItself: .aliasInItself
    case .aliasExplosion: .aliasExplosion
    case .tooDeep: .tooDeep
    case .tooMany: .tooMany
    case .anchorRedefined: .anchorRedefined
    case .anchorUnused: .anchorUnused
    case .dashInText: .dashInText
    case .dashWithoutSpace: .syntax
    }
  }

  /// What is underlined; nil for a finding about the whole file.
  var place: SourceRange? {
    switch self {
    case .emptyFile: nil
    case .tag(let range), .mergeKey(let range), .keyNotText(let range), .flowSpace(let range),
      .dashWithoutSpace(let range),
      .severalDocuments(let range, _), .duplicateKey(let range, _, _),
      .undefinedAlias(let range, _, _), .aliasInItself(let range, _, _),
      .aliasExplosion(let range, _, _, _), .tooDeep(let range, _), .tooMany(let range, _),
      .anchorRedefined(let range, _, _), .anchorUnused(let range, _), .dashInText(let range, _):
      range
    }
  }

  func diagnostic(in source: SourceText, _ file: FileID) -> Diagnostic {
    func label(_ range: SourceRange, _ text: String? = nil) -> Label { Label(file, range, text) }
    func fix(_ range: SourceRange, _ text: String, _ safety: Fix.Safety = .safe) -> Fix {
      Fix([Fix.Edit(file, range, text)], safety: safety)
    }
    switch self {
    case .emptyFile:
      return Diagnostic(
        id, "nothing here but comments",
        at: label(SourceRange(at: source.byteOrderMarkLength)),
        help: "the smallest config is `slides: [one, two, three]`")
    case .severalDocuments(let second, let first):
      return Diagnostic(
        id, "a second document starts here", at: label(second),
        also: [label(first, "the first one")], help: "write one file for each")
    case .tag(let range):
      return Diagnostic(
        id, "tags such as \(source.quote(range)) are not used", at: label(range),
        help: "remove it", fix: fix(source.withBlanks(range), ""))
    case .mergeKey(let range):
      return Diagnostic(
        id, "the merge key `<<` is not used", at: label(range), help: "use `extends`")
    case .keyNotText(let range):
      return Diagnostic(
        id, range.isEmpty ? "a key is missing before `:`" : "a key has to be a text",
        at: label(range), help: "write `key: value`, with a word before the colon")
    case .duplicateKey(let second, let first, let name):
      return Diagnostic(
        id, "`\(name)` is set twice", at: label(second),
        also: [label(first, "first set here")], help: "keep one of them")
    case .flowSpace(let range):
      let text = source.text(in: range)
      let spaced = text.replacing(":", with: ": ", maxReplacements: 1)
      let isAddress = text.contains("://")
      return Diagnostic(
        id, "\(source.quote(range)) is a key without a value", at: label(range),
        help: text.utf8.count <= 80 ? "write `\(spaced)`" : "write a space after the colon",
        fix: fix(range, spaced, isAddress ? .needsReview : .safe))
    case .undefinedAlias(let range, let name, let nearest):
      return Diagnostic(
        id, "there is no anchor `&\(name)` before this", at: label(range),
        also: nearest.map { [label($0.range, "a similar one")] } ?? [],
        help: nearest.map { "did you mean `*\($0.name)`?" }
          ?? "write `&\(name)` in front of the value that it shall stand for",
        fix: nearest.map { fix(range, "*" + $0.name, .needsReview) })
    case .aliasInItself(let range, let name, let anchor):
      return Diagnostic(
        id, "`*\(name)` stands inside of what it stands for", at: label(range),
        also: [label(anchor, "defined here")], help: "write the value out")
    case .aliasExplosion(let range, let name, let anchor, let limit):
      return Diagnostic(
        id, "with `*\(name)` the aliases stand for more than \(limit) values",
        at: label(range), also: [label(anchor, "defined here")],
        help: "write the values out, or share them through `presets` and `extends`")
    case .tooDeep(let range, let limit):
      return Diagnostic(
        id, "nested deeper than \(limit)", at: label(range),
        help: "a config needs only a few levels: look for a bracket that is never closed")
    case .tooMany(let range, let limit):
      return Diagnostic(
        id, "more than \(limit) values", at: label(range),
        help: "show fewer slides, or several configs one after another")
    case .anchorRedefined(let second, let first, let name):
      return Diagnostic(
        id, "`&\(name)` is defined again", at: label(second),
        also: [label(first, "first defined here")], help: "give it another name")
    case .dashInText(let range, let text):
      return Diagnostic(
        id, "this `-` begins no element: the line continues the text above it",
        at: label(range), also: [label(text, "the text begins here")],
        help: "align it with the `-` above, or put the whole text in quotes")
    case .dashWithoutSpace(let range):
      return SyntaxFinding.dashWithoutSpace(range, rest: range)
        .diagnostic(in: source, file)
    case .anchorUnused(let range, let name):
      return Diagnostic(
        id, "`&\(name)` is never used", at: label(range), help: "remove it")
    }
  }
}
