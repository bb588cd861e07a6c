internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

extension ValueType where Output == ThemeColor {
  /// A colour in any form, the names of the palette included.
  static let color = ValueType(.color) { value, reader in reader.color(value) }
}

extension ConfigReader {
  /// Reads a colour; nil when there is none, which has been reported.
  mutating func color(_ value: Value) -> ThemeColor? {
    guard let text = present(value, .color) else { return nil }
    if text.utf8.first == UInt8(ascii: "$") {
      return paletteColor(String(text.dropFirst()), at: value)
    }
    do {
      return try ColorText.parse(text)
    } catch {
      if reportPieces(of: text, value) || log.isSettled(value.label) { return nil }
      let isName = error == .unknownName && palette.entries[text] != nil
      report(isName ? .colorOfPalette(text) : .color(text, error), at: value.label)
      return nil
    }
  }

  /// Whether a string is the beginning of a function whose commas have cut it into keys.
  private mutating func reportPieces(of text: String, _ value: Value) -> Bool {
    guard value.node.style == .plain, text.contains("("), !text.contains(")") else { return false }
    let source = sources[value.file]
    let start = value.node.range.start
    let line = source.text(in: SourceRange(start, source.line(containing: start).end))
    guard let close = line.firstIndex(of: ")"), !line[..<close].contains("}") else { return false }
    let whole = line[...close]
    let end = start + whole.utf8.count
    // The keys after the commas, as the map has them.
    var offset = start
    for part in whole.split(separator: ",", omittingEmptySubsequences: false) {
      let key = part.drop { $0 == " " }
      let first = offset + part.utf8.count - key.utf8.count
      let length = key.split(separator: " ").first?.utf8.count ?? 0
      torn.insert(Label(value.file, SourceRange(first, first + length)))
      offset += part.utf8.count + 1
    }
    report(.colorInPieces(String(whole)), at: Label(value.file, SourceRange(start, end)))
    return true
  }

  private mutating func paletteColor(_ name: String, at value: Value) -> ThemeColor? {
    guard let entry = palette.entries[name] else {
      reportUnknown(name, at: value)
      return nil
    }
    palette.used.insert(name)
    if case .known(let color) = entry.state { return color }
    return read(name)
  }

  /// The colour of an entry, through all names that it leads to.
  private mutating func read(_ name: String) -> ThemeColor? {
    let steps = log.path
    defer { log.path = steps }
    var color: ThemeColor?
    var chain: [(name: String, value: Value)] = []
    var next: String? = name
    while let name = next, let entry = palette.entries[name] {
      next = nil
      switch entry.state {
      case .known(let known): color = known
      case .broken: break
      case .open:
        if let last = chain.last { report(.paletteCycle(name), at: last.value.label) }
      case .unread:
        palette.entries[name]?.state = .open
        log.path = [.key("palette"), .key(name)]
        let value = colorValue(of: name, entry.value)
        chain.append((name, value ?? entry.value))
        guard let value else { break }
        guard let text = value.node.text, text.hasPrefix("$") else {
          color = self.color(value)
          break
        }
        let target = String(text.dropFirst())
        palette.used.insert(target)
        if palette.entries[target] == nil { reportUnknown(target, at: value) }
        next = target
      }
    }
    for link in chain {
      palette.entries[link.name]?.state = color.map { .known($0) } ?? .broken
    }
    return color
  }

  /// Where the colour of an entry is written, a map read for what else it says; nil when there is
  /// none, which has been reported.
  private mutating func colorValue(of name: String, _ value: Value) -> Value? {
    switch value.node.kind {
    case .scalar, .unresolved: return value
    case .sequence:
      reportShape(value, .paletteEntry)
      return nil
    case .mapping:
      var draft = PaletteColorDraft()
      readMap(value, PaletteColorKeys.table, into: &draft)
      palette.entries[name]?.ansi256 = draft.ansi256
      palette.entries[name]?.ansi16 = draft.ansi16
      if draft.color == nil {
        reportMissingKey(
          .missingKey("color", of: "a colour of `palette`", help: "write `color: navy`"),
          in: value, at: value.keyLabel)
      }
      return draft.color
    }
  }

  private mutating func reportUnknown(_ name: String, at value: Value) {
    guard !hasNamesElsewhere, !log.isSettled(value.label) else { return }
    let suggestion = Suggestion(for: name, among: palette.names)
    let similar = suggestion.flatMap { palette.entries[$0.name] }.map { entry in
      Label(entry.value.file, entry.value.keyLabel.range, "a similar one")
    }
    report(
      .unknownPalette(
        "$" + name, suggestion: suggestion, hasPalette: !palette.entries.isEmpty),
      at: value.label, also: similar.map { [$0] } ?? [])
  }

  /// Reads all colours of the palette, used or not.
  mutating func readPalette() {
    for name in palette.names { _ = read(name) }
  }
}
