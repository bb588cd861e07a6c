internal import CarouselDeck
internal import CarouselFiles
internal import SourceDiagnostics
internal import YAMLTree

/// The reading of one config: what is known so far, and what is wrong with it.
struct ConfigReader {
  var sources = SourceSet()
  var log = FindingLog()
  /// The comments that allow warnings.
  var suppressions = Suppressions()
  /// Whether a part of a file could not be read: then nothing is said about what seems to be
  /// missing.
  var isPartial = false
  /// The Markdown file that the config was made of, if it was.
  var talk: MarkdownDeck?
  /// Whether the file that was asked for holds only what others include, and whether it may.
  var isShared = false
  var allowsShared = false
  /// Whether a name that is not known here may be defined where nothing could be read: in a lost
  /// part, or in a file that includes this one.
  var hasNamesElsewhere: Bool { isPartial || isShared }
  /// What the strongest file says about its theme.
  var theme: ThemeChoice?
  /// The background that `theme: auto` suits.
  var ground = TerminalGround.dark
  /// The maps under `screen`, those of included files first.
  var screens: [(value: Value, layer: Origin.Layer)] = []
  var palette = NamedColors()
  var layers = LayerStore()
  /// What misspelt keys are taken for.
  var corrections = SpellingCorrections()
  /// The rest of values that brackets have cut into pieces, which are not keys.
  var torn: Set<Label> = []
  /// The words that can be written in the place of the value that is read now.
  var otherWords: [String] = []
  /// The unknown keys whose messages list the keys of a place: other messages refer to them.
  var keyLists: [Context: String] = [:]
  /// The folder that no path may leave.
  var sandbox = Sandbox(resolved: ".")
  /// The files that were read, by their names in `sources`.
  var files: [FileID: ConfigFile] = [:]
  /// What was read of the files that slides show.
  var assets = AssetStore()
  /// Where slides were written; nil where nobody is going to ask.
  var places: SlidePlaces?
  /// The layer whose keys are read now.
  var layer = Origin.Layer.own
  /// The background of the outermost carousels.
  var screenBackground = Background.standard
  /// The columns of the outermost carousels, where the config limits them.
  var screenWidth: Int?
  /// How much moves on the screen.
  var screenMotion = MotionAmount.full
  /// The line of the screen that shows the indicator of the outermost carousel, and where that is
  /// written.
  var indicatorLine: (name: String, origin: Origin?)?
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
    _ step: FindingLog.Step, _ body: (inout ConfigReader) -> Result
  ) -> Result {
    log.path.append(step)
    let result = body(&self)
    log.path.removeLast()
    return result
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
}
