internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

/// Writes a config as what it comes to: all layers merged, all short forms expanded, all colours of
/// the palette in place.
///
/// The values are those that were written or, where nothing was, the defaults of the schema.
struct EffectiveConfig {
  /// What has been read; there is no error in it.
  var reading: Reading
  /// Whether each value is followed by the place where it was written.
  let showsOrigins: Bool
  var lines = PrintedLines()

  init(_ reading: Reading, showsOrigins: Bool) {
    self.reading = reading
    self.showsOrigins = showsOrigins
  }

  /// The config whose top is `root`, and of which the deck called `playing` plays.
  mutating func text(of root: Value, name: String, playing: String) -> String {
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
    return lines.text
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
    let source = reading.sources[file]
    let words =
      switch layer {
      case .defaults: "defaults"
      case .preset(let name): "preset \(name)"
      case .own: "own"
      }
    return VisibleText.of("\(source.name):\(source.location(of: node.range.start)) \(words)")
  }

  var builtIn: String? { showsOrigins ? "built-in" : nil }
}
