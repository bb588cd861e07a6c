internal import SourceDiagnostics
internal import YAMLTree

/// Writes the effective config: all layers merged, all short forms expanded, all colours of
/// the palette in place.
///
/// The values are those that were written or, where nothing was, the defaults of the schema.
struct EffectiveConfig {
  /// What has been read; there is not an error in it.
  var reader: ConfigReader
  /// Whether each value is followed by the place where it was written.
  let showsOrigins: Bool
  var lines: PrintedLines

  private init(_ reader: ConfigReader, showsOrigins: Bool, _ lines: PrintedLines) {
    self.reader = reader
    self.showsOrigins = showsOrigins
    self.lines = lines
  }

  /// The config whose top is `root`, and of which the deck called `playing` plays.
  ///
  /// As long as `load` finds something wrong with the text that was not wrong with the config, it
  /// is printed again: a default without effect is left out, and what layers say to no effect is
  /// allowed, because a layer may mean other carousels.
  static func text(
    of root: Value, name: String, playing: String, in reader: ConfigReader, showsOrigins: Bool,
    but known: Set<DiagnosticRule>, load: (String) -> LoadedConfig
  ) -> String {
    var treatments: [Int: PrintedLines.Treatment] = [:]
    while true {
      var config = EffectiveConfig(reader, showsOrigins: showsOrigins, PrintedLines(treatments))
      config.write(root, name: name, playing: playing)
      let text = config.lines.text
      let before = treatments
      for (line, rules) in findings(in: load(text)) {
        guard let (number, isStandard) = config.lines.entry(at: line) else { continue }
        if isStandard, rules.contains(.unusedKey) {
          treatments[number] = .leaveOut
        } else if !rules.subtracting(known).isEmpty {
          treatments[number] = .allow(rules.subtracting(known))
        }
      }
      // Each round decides about more lines, so there is a last one.
      if treatments == before { return text }
    }
  }

  /// The warnings about a printed text, by their lines.
  private static func findings(in config: LoadedConfig) -> [Int: Set<DiagnosticRule>] {
    var rules: [Int: Set<DiagnosticRule>] = [:]
    for diagnostic in config.diagnostics where diagnostic.severity == .warning {
      let line = config.sources[.first].line(at: diagnostic.primary.range.start)
      rules[line, default: []].insert(diagnostic.rule)
    }
    return rules
  }

  private mutating func write(_ root: Value, name: String, playing: String) {
    let version = root.node.entries.first { $0.key.isText("version") }
    let place = version.map { comment(root.child($0)) } ?? builtIn
    lines.add("version: \(FileKeys.version)", place)
    screen(root)
    let play = root.node.entries.first { $0.key.isText("play") }
    lines.add("play: \(YAMLScalar.line(playing))", play.map { comment(root.child($0)) } ?? builtIn)
    lines.add("carousels:", nil)
    let decks: [(name: String, value: Value)]
    if let carousels = root.node["carousels"] {
      decks = carousels.entries.map { entry in
        (
          entry.key.text ?? "",
          Value(node: entry.value, file: root.file, key: entry.key.range)
        )
      }
    } else {
      decks = [(name, root)]
    }
    for (name, value) in decks {
      lines.indent()
      lines.add("\(YAMLScalar.line(name)):", nil)
      carousel(value)
      lines.outdent()
    }
  }

  /// The keys under `screen`, which has one layer.
  private mutating func screen(_ root: Value) {
    let value = root.node.entries.first { $0.key.isText("screen") }.map { root.child($0) }
    lines.add("screen:", nil)
    lines.indent()
    for row in Context.screen.rows {
      if let value, let entry = value.node.entries.first(where: { $0.key.text == row.name }) {
        add(row.name, value.child(entry), row.form, comment(value.child(entry)))
      } else if let standard = row.standard {
        addStandard(row.name, standard, row.form)
      }
    }
    lines.outdent()
  }

  private func comment(_ value: Value) -> String? { comment(value.file, value.node, .own) }

  /// Where a value comes from: `FILE:LINE:COLUMN LAYER`.
  func comment(_ file: FileID, _ node: YAMLNode, _ layer: Origin.Layer) -> String? {
    guard showsOrigins else { return nil }
    let source = reader.sources[file]
    let words =
      switch layer {
      case .defaults: "defaults"
      case .preset(let name): "preset \(name)"
      case .own: "own"
      }
    var place = source.location(of: node.range.start)
    if let talk = reader.talk, file == .first { place = talk.location(of: node.range.start) }
    return VisibleText.of("\(source.name):\(place) \(words)")
  }

  var builtIn: String? { showsOrigins ? "built-in" : nil }
}
