internal import SourceDiagnostics

extension Reading {
  /// Warns about presets and colours that nothing uses.
  ///
  /// Those of included files are shared with others. After an error nothing is said: a misspelt
  /// use is one mistake and not two.
  mutating func checkUnused() {
    guard !log.hasErrors else { return }
    for name in layers.names {
      guard let preset = layers.presets[name], preset.isOwn, !preset.isUsed,
        let value = preset.values.last
      else { continue }
      log.path = [.key("presets"), .key(name)]
      report(.unusedPreset(name), at: value.keyLabel)
    }
    for name in palette.names where !palette.used.contains(name) {
      guard let entry = palette.entries[name], entry.isOwn else { continue }
      log.path = [.key("palette"), .key(name)]
      report(.unusedPalette(name), at: entry.value.keyLabel)
    }
    log.path = []
  }
}
