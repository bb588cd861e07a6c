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
    palette()
    screen()
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

  /// The colours for which something stands where there are fewer of them; the others are where
  /// they are used.
  private mutating func palette() {
    let names = reader.palette.names.filter { reader.palette.entries[$0]?.hasIndices == true }
    if names.isEmpty { return }
    lines.add("palette:", nil)
    lines.indent()
    for name in names {
      guard let entry = reader.palette.entries[name] else { continue }
      lines.add("\(YAMLScalar.line(name)):", comment(entry.value))
      lines.indent()
      addEntries(entry.value, .paletteEntry)
      lines.outdent()
    }
    lines.outdent()
  }

  /// The keys under `screen`, those of all files.
  private mutating func screen() {
    let origins = reader.screenDraft().origins
    lines.add("screen:", nil)
    lines.indent()
    for (key, id) in zip(ScreenKeys.table.keys, ScreenKeys.table.ids) {
      if let group = key.group {
        addWritten(group.name, group.table, origins)
      } else if let origin = origins[id] {
        add(key.name, origin.asValue, key.form, comment(origin))
      } else if let standard = key.standard {
        addStandard(key.name, standard, key.form)
      }
    }
    lines.outdent()
  }

  /// The keys of a group that have been written, if there are any.
  mutating func addWritten<Draft>(
    _ name: String, _ table: KeyTable<Draft>, _ origins: [String: Origin]
  ) {
    let written = zip(table.keys, table.ids).compactMap { key, id in
      origins[id].map { (key: key, origin: $0) }
    }
    if written.isEmpty { return }
    lines.add("\(name):", nil)
    lines.indent()
    for (key, origin) in written {
      add(key.name, origin.asValue, key.form, comment(origin))
    }
    lines.outdent()
  }

  private func comment(_ value: Value) -> String? { comment(value.file, value.node, .own) }

  func comment(_ origin: Origin) -> String? { comment(origin.file, origin.node, origin.layer) }

  /// Where a value comes from: `FILE:LINE:COLUMN LAYER`.
  func comment(_ file: FileID, _ node: YAMLNode, _ layer: Origin.Layer) -> String? {
    guard showsOrigins else { return nil }
    let source = reader.sources[file]
    let words =
      switch layer {
      case .included: "included"
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
