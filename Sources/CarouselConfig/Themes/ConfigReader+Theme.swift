internal import CarouselFiles
internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// Reads what a file says about its theme, which counts for all files that it includes.
  mutating func readTheme(_ value: Value) {
    log.path = [.key("theme")]
    defer { log.path = [] }
    if let choice = ThemeChoice.type.read(value, &self) { theme = choice }
  }

  /// Lays everything that has been read over the theme, as if that had been included before it.
  mutating func layOverTheme() {
    guard let theme else { return }
    let over = (palette, layers, screens)
    (palette, layers, screens) = (NamedColors(), LayerStore(), [])
    let name = "theme \(theme.word)"
    let text = theme.theme(on: ground).body(presets: theme.word)
    let file = ConfigFile(resolved: name, name: name, folder: sandbox.root)
    if let root = parse(file, Array(text.utf8)) {
      var inclusion = Inclusion(chain: [file])
      readShared(root, isOwn: false, &inclusion)
    }
    palette.add(over.0)
    layers.add(over.1)
    screens += over.2
  }
}
