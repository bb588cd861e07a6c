internal import CarouselDeck

// Presets and colours of included files are shared with others. After an error neither check says
// anything: a misspelt use is one problem and not two.
extension ConfigReader {
  /// Warns about presets that no carousel extends.
  mutating func checkPresets() {
    guard !log.hasErrors else { return }
    for name in layers.names {
      guard let preset = layers.presets[name], preset.isOwn, !preset.isUsed,
        let value = preset.values.last
      else { continue }
      inside(.key("presets")) {
        $0.inside(.key(name)) { $0.report(.unusedPreset(name), at: value.keyLabel) }
      }
    }
  }

  /// Warns about colours that nothing uses.
  mutating func checkPalette() {
    guard !log.hasErrors else { return }
    for name in palette.names where !palette.used.contains(name) {
      // What stands for a colour does so wherever the colour is.
      guard let entry = palette.entries[name], entry.isOwn, !entry.hasIndices else { continue }
      inside(.key("palette")) {
        $0.inside(.key(name)) { $0.report(.unusedPalette(name), at: entry.value.keyLabel) }
      }
    }
  }

  /// Refuses a screen that must be larger than it may be.
  mutating func checkScreen(_ draft: ScreenDraft) {
    let sides = [
      ("width", draft.screen.width, draft.screen.minWidth),
      ("height", draft.screen.height, draft.screen.minHeight),
    ]
    for (name, most, least) in sides {
      guard let most, least > most, let origin = draft.origins["screen.min_\(name)"] else {
        continue
      }
      inside(.key("min_\(name)")) { reader in
        reader.report(
          .leastAboveMost("min_\(name)", least, name, most), at: origin.label(),
          also: draft.origins["screen.\(name)"].map { [$0.label("the maximum")] } ?? [])
      }
    }
  }
}
