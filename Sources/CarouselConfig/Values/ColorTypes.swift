internal import CarouselDeck
internal import SourceDiagnostics

extension ValueType where Output == ThemeColor {
  /// A colour in any form, the names of the palette included.
  static let color = ValueType(.color) { value, reading in reading.color(value) }
}

extension Reading {
  /// Reads a colour; nil when there is none, which has been reported.
  mutating func color(_ value: Value) -> ThemeColor? {
    guard let text = present(value, .color) else { return nil }
    if text.utf8.first == UInt8(ascii: "$") {
      return paletteColor(String(text.dropFirst()), at: value)
    }
    do {
      return try ColorText.parse(text)
    } catch {
      report(.color(text, error), at: value.label)
      return nil
    }
  }

  private mutating func paletteColor(_ name: String, at value: Value) -> ThemeColor? {
    guard let entry = palette.entries[name] else {
      let suggestion = Suggestion(for: name, among: palette.names)
      if !isPartial {
        report(
          .unknownPalette(
            "$" + name, suggestion: suggestion, hasPalette: !palette.entries.isEmpty),
          at: value.label,
          also: suggestion.flatMap { palette.entries[$0.name] }.map {
            var label = $0.value.keyLabel
            label.text = "a similar one"
            return [label]
          } ?? [])
      }
      return nil
    }
    palette.used.insert(name)
    if case .open = entry.state {
      report(.paletteCycle(name), at: value.label)
      return nil
    }
    return read(entry, name)
  }

  /// The colour of an entry, read when it is needed for the first time.
  private mutating func read(_ entry: Palette.Entry, _ name: String) -> ThemeColor? {
    switch entry.state {
    case .known(let color): return color
    case .broken, .open: return nil
    case .unread:
      palette.entries[name]?.state = .open
      let steps = log.path
      log.path = [.key("palette"), .key(name)]
      let color = color(entry.value)
      log.path = steps
      palette.entries[name]?.state = color.map { .known($0) } ?? .broken
      return color
    }
  }

  /// Reads all colours of the palette, used or not.
  mutating func readPalette() {
    for name in palette.names {
      guard let entry = palette.entries[name] else { continue }
      _ = read(entry, name)
    }
  }
}
