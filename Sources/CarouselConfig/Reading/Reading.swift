internal import CarouselDeck
internal import CarouselFiles
internal import SourceDiagnostics
internal import YAMLTree

/// The reading of one config: what is known so far, and what is wrong with it.
struct Reading {
  var sources = SourceSet()
  var log = FindingLog()
  /// The warnings that are meant to be.
  var allowances = Allowances()
  /// Whether a part of a file could not be read: then nothing is said about what seems to be missing.
  var isPartial = false
  /// Whether the file that was asked for holds only what others include, and whether it may.
  var isShared = false
  var allowsShared = false
  /// Whether a name that is not known here may be defined where nothing could be read: in a lost
  /// part, or in a file that includes this one.
  var hasNamesElsewhere: Bool { isPartial || isShared }
  var palette = Palette()
  var layers = LayerStore()
  /// What misspelt keys are taken for.
  var respellings = Respellings()
  /// The rest of values that brackets have cut into pieces, which are no keys.
  var torn: Set<Label> = []
  /// The words that can be written in the place of the value that is read now.
  var otherWords: [String] = []
  /// The unknown keys whose messages list all that can stand in their place, so that no other does.
  var keyLists: [Context: String] = [:]
  /// The folder that no path may leave.
  var sandbox = Sandbox(".")
  /// The files that were read, by their names in `sources`.
  var files: [FileID: ConfigFile] = [:]
  /// What was read of the files that slides show.
  var assets = AssetStore()
  /// The layer whose keys are read now.
  var layer = Origin.Layer.own
  /// What lies behind the outermost carousels.
  var screenBackground = ThemeColor.standard
  /// How many carousels the one that is read now is nested in.
  var depth = 0

  mutating func report(_ finding: Finding, at label: Label, also secondary: [Label] = []) {
    var finding = finding
    if !otherWords.isEmpty, finding.replacement == nil, let help = finding.help {
      finding.help = "\(help), or \(alternatives(otherWords))"
    }
    log.add(finding, at: label, also: secondary)
  }

  /// A value as it was written, quotes included.
  func source(of value: Value) -> String {
    let range = value.node.range
    return sources[value.file].text(in: SourceRange(range.start, min(range.end, range.start + 200)))
  }

  func origin(of value: Value) -> Origin {
    Origin(
      layer: layer, file: value.file, key: value.key ?? value.node.range, node: value.node)
  }

  /// Does `body` one step further down the path.
  mutating func inside<Result>(
    _ step: FindingLog.Step, _ body: (inout Reading) -> Result
  ) -> Result {
    log.path.append(step)
    let result = body(&self)
    log.path.removeLast()
    return result
  }

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

  mutating func reportShape(_ value: Value, _ form: ValueForm) {
    if isPartial, log.hasError(in: value.file, value.node.range) { return }
    let what = value.key == nil ? "an element here" : what(value)
    let finding = Finding.wrongShape(what, expected: form, found: value.node.kind)
    report(finding, at: firstLine(of: value))
  }

  mutating func checkName(_ name: String, at label: Label) -> Bool {
    if NameText.isName(name) { return true }
    report(.badName(name, suggestion: NameText.suggestion(for: name)), at: label)
    return false
  }

  /// The first line of a value: underlining a whole block says no more.
  func firstLine(of value: Value) -> Label {
    let range = value.node.range
    let line = sources[value.file].line(containing: range.start)
    return Label(value.file, SourceRange(range.start, max(range.start, min(range.end, line.end))))
  }

  /// How a message calls a value.
  func what(_ value: Value) -> String {
    value.key.map { sources[value.file].quote($0) } ?? "this element"
  }

  private mutating func reportMissingElement(_ value: Value, _ form: ValueForm) {
    let source = sources[value.file]
    let start = value.node.range.start
    let rest = source.text(in: SourceRange(start, source.line(containing: start).end))
    let comment = rest.drop { $0 == " " || $0 == "\t" }
    // `- #1` is meant as a text, `- # 1` as a comment.
    guard comment.first == "#", comment.dropFirst().first?.isWhitespace == false else {
      report(.noValue(what(value), expected: form.text), at: value.label)
      return
    }
    let offset = start + rest.utf8.count - comment.utf8.count
    var end = comment
    while end.last?.isWhitespace == true { end.removeLast() }
    report(
      .textLostToComment(what(value), comment: String(end)),
      at: Label(value.file, SourceRange(offset, offset + end.utf8.count)))
  }

  /// Reports a `|` or `>` with no text below it: mostly that is not indented.
  mutating func reportEmptyBlock(_ value: Value) {
    report(.emptyBlock(what(value)), at: value.key == nil ? value.label : value.keyLabel)
  }

  private mutating func reportMissing(_ value: Value, _ form: ValueForm) {
    let source = sources[value.file]
    guard let key = value.key else {
      reportMissingElement(value, form)
      return
    }
    let line = source.line(containing: key.start)
    let rest = source.text(in: SourceRange(key.end, max(key.end, line.end)))
    let afterColon = rest.drop { $0 == " " || $0 == "\t" }.dropFirst()
    let trimmed = afterColon.drop { $0 == " " || $0 == "\t" }
    guard rest.first == ":", trimmed.first == "#" else {
      report(.noValue(what(value), expected: form.text), at: value.keyLabel)
      return
    }
    let start = line.end - trimmed.utf8.count
    switch form {
    case .color:
      let word = trimmed.prefix { !$0.isWhitespace }
      let isHex = (try? ColorText.parse(String(word))) != nil
      report(
        .colorLostToComment(source.text(in: key), comment: String(word), isHex: isHex),
        at: Label(value.file, SourceRange(start, start + word.utf8.count)))
    // A heading of Markdown is no comment, whatever the space behind its `#`.
    case .text
    where trimmed.utf8.count > 1
      && (trimmed.dropFirst().first != " " || source.text(in: key) == "markdown"):
      var end = trimmed
      while end.last?.isWhitespace == true { end.removeLast() }
      report(
        .textLostToComment(what(value), comment: String(end)),
        at: Label(value.file, SourceRange(start, start + end.utf8.count)))
    case .boolean, .integer, .number, .numbers, .duration, .choice, .text, .name, .path, .pattern,
      .list, .named, .keyboard, .map, .either:
      report(.noValue(what(value), expected: form.text), at: value.keyLabel)
    }
  }
}
