internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// The text of a scalar; nil when there is none, which has been reported.
  mutating func present(_ value: Value, _ form: ValueForm) -> String? {
    switch value.node.kind {
    case .unresolved: return nil
    case .sequence, .mapping:
      reportShape(value, form)
      return nil
    case .scalar:
      if value.node.isMissing {
        reportMissing(value, form)
        return nil
      }
      if form.isOfTexts, let word = value.node.null {
        report(.nothing(what(value), word), at: value.label)
        return nil
      }
      return value.node.text
    }
  }

  /// Whether there is a value at all.
  mutating func isPresent(_ value: Value, _ form: ValueForm) -> Bool {
    guard value.node.kind != .unresolved else { return false }
    guard value.node.isMissing else { return true }
    reportMissing(value, form)
    return false
  }

  /// Whether there is a value of that kind; if not, that has been reported.
  mutating func isPresent(_ value: Value, _ form: ValueForm, as kind: YAMLNode.Kind) -> Bool {
    guard isPresent(value, form) else { return false }
    if value.node.kind != kind { reportShape(value, form) }
    return value.node.kind == kind
  }

  mutating func reportShape(_ value: Value, _ form: ValueForm) {
    if isPartial, log.hasError(in: value.file, value.node.range) { return }
    let what = value.key == nil ? "an element here" : what(value)
    let finding = Finding.wrongShape(what, expected: form, found: value.node.kind)
    report(finding, at: firstLine(of: value))
  }

  /// Reports a `|` or `>` without text below it: usually the text is not indented.
  mutating func reportEmptyBlock(_ value: Value) {
    report(.emptyBlock(what(value)), at: value.key == nil ? value.label : value.keyLabel)
  }

  /// Reports that a map lacks a key, unless the key may be there and not be known as such.
  mutating func reportMissingKey(_ finding: Finding, in map: Value, at label: Label) {
    if isPartial || log.hasLostKey(in: map.file, map.node.range) { return }
    report(finding, at: label)
  }

  private mutating func reportMissing(_ value: Value, _ form: ValueForm) {
    let source = sources[value.file]
    let start = value.key?.end ?? value.node.range.start
    let line = source.line(containing: value.key?.start ?? start)
    var rest = source.text(in: SourceRange(start, max(start, line.end)))[...]
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let isPlainKey = rest.first == ":"
    if value.key != nil { rest = rest.drop(while: isBlank).dropFirst() }
    let comment = rest.drop(while: isBlank)
    if comment.first == "#", value.key == nil || isPlainKey,
      reportComment(comment, endingAt: line.end, value, form)
    {
      return
    }
    report(.noValue(what(value), expected: form.text), at: value.keyLabel)
  }

  /// Reports a value without quotes that YAML takes for a comment; false when it is meant as one.
  private mutating func reportComment(
    _ comment: Substring, endingAt end: Int, _ value: Value, _ form: ValueForm
  ) -> Bool {
    let start = end - comment.utf8.count
    let key = value.key.map { sources[value.file].text(in: $0) }
    if let key, form == .color {
      let word = comment.prefix { !$0.isWhitespace }
      let isHex = (try? ColorText.parse(String(word))) != nil
      report(
        .colorLostToComment(key, comment: String(word), isHex: isHex),
        at: Label(value.file, SourceRange(start, start + word.utf8.count)))
      return true
    }
    let second = comment.dropFirst().first
    // `- #1` is meant as a string, `- # 1` as a comment; a heading of Markdown is not one.
    guard let second, key == nil ? !second.isWhitespace : form == .text,
      key == nil || second != " " || key == "markdown"
    else { return false }
    var text = comment
    while text.last?.isWhitespace == true { text.removeLast() }
    report(
      .textLostToComment(what(value), comment: String(text)),
      at: Label(value.file, SourceRange(start, start + text.utf8.count)))
    return true
  }
}
