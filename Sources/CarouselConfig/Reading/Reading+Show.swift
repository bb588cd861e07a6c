internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

extension Reading {
  /// How many carousels, presets or colours one config can hold.
  private static let mostNames = 256

  /// Reads a whole config; nil when there is nothing to play, which has been reported.
  mutating func show(_ root: Value, name: String, _ inclusion: inout Inclusion) -> Show? {
    guard let draft = readShared(root, isOwn: true, &inclusion) else { return nil }
    isShared = holdsOnlyShared(root)
    readPalette()
    readLayers()
    if isShared {
      if !allowsShared, !isPartial { report(.onlyShared(), at: firstLine(of: root)) }
      return nil
    }
    let screen = screen(draft.screen)
    screenBackground = screen.background
    let decks = decks(root, draft, name: name)
    checkUnused()
    guard let deck = playing(decks, draft) else { return nil }
    return Show(deck: deck, screen: screen)
  }

  /// Reads the top of a file and takes over what it shares with others, after that of its includes.
  @discardableResult
  mutating func readShared(
    _ root: Value, isOwn: Bool, _ inclusion: inout Inclusion
  ) -> FileDraft? {
    guard root.node.kind == .mapping else {
      if root.node.kind != .unresolved { reportRoot(root) }
      return nil
    }
    var draft = FileDraft()
    readMap(root, FileKeys.table, into: &draft) { entry, reading in
      if Self.isExtra(entry.key) { return true }
      let isKnown = CarouselKeys.table.row(of: entry.key) != nil
      if isOwn { return isKnown }
      return !reading.reportContent(entry, isKnown: isKnown, in: root)
    }
    if !isOwn {
      for value in [draft.play, draft.carousels, draft.screen] {
        guard let value, let key = value.key else { continue }
        report(.includeContent(sources[value.file].text(in: key)), at: value.keyLabel)
      }
    }
    if let include = draft.include { readIncludes(include, &inclusion) }
    if let palette = draft.palette {
      for (name, value) in named(palette, "palette", .palette, limit: 10_000) {
        self.palette.add(name, value, isOwn: isOwn)
      }
    }
    if let presets = draft.presets {
      for (name, value) in named(presets, "presets", .presets, limit: Self.mostNames)
      where checkMap(value, .map(.preset), path: [.key("presets"), .key(name)]) {
        guard layers.presets[name] != nil || layers.names.count < Self.mostNames else {
          report(.tooMany("presets", limit: Self.mostNames), at: value.keyLabel)
          isPartial = true
          break
        }
        layers.add(name, value, isOwn: isOwn)
      }
    }
    if let defaults = draft.defaults,
      checkMap(defaults, .map(.preset), path: [.key("defaults")])
    {
      layers.defaults.append(defaults)
    }
    return draft
  }

  /// Whether a file is one to be included: it has a part that can be shared, and nothing else.
  private func holdsOnlyShared(_ root: Value) -> Bool {
    var hasPart = false
    for entry in root.node.entries where !Self.isExtra(entry.key) {
      guard let name = entry.key.text, FileKeys.shared.contains(name) else { return false }
      if name != "version" { hasPart = true }
    }
    return hasPart
  }

  /// Whether a key is a place for anchors, which nobody reads.
  private static func isExtra(_ key: YAMLNode) -> Bool {
    key.withText { $0.starts(with: "x-".utf8) } == true
  }

  private mutating func reportContent(
    _ entry: YAMLEntries.Entry, isKnown: Bool, in root: Value
  ) -> Bool {
    let key = entry.key
    guard isKnown, let text = key.text else {
      reportUnknown(entry, in: root, .included)
      return false
    }
    report(.includeContent(text), at: Label(root.file, key.range))
    return false
  }

  private mutating func reportRoot(_ root: Value) {
    // What was lost may have been the map.
    if isPartial { return }
    if let text = root.node.text, root.node.style == .plain, let key = Self.firstKey(in: text) {
      let start = root.node.range.start
      let place = SourceRange(start, start + key.utf8.count)
      report(.missingColon(key, rest: text.dropFirst(key.count)), at: Label(root.file, place))
      return
    }
    let help = "write keys and values, such as `slides: [one, two, three]`"
    let shape = root.node.kind == .sequence ? "a list" : "a single text"
    report(
      Finding(.wrongShape, "the file is \(shape), not a map", help: help), at: firstLine(of: root))
  }

  /// The key with which a text begins, if it begins with one.
  private static func firstKey(in text: String) -> String? {
    let word = String(text.prefix { $0.isLetter || $0 == "_" })
    return Context.file.keyNames.contains(word) ? word : nil
  }

  private mutating func checkMap(
    _ value: Value, _ form: ValueForm, path: [FindingLog.Step]
  ) -> Bool {
    log.path = path
    defer { log.path = [] }
    guard isPresent(value, form) else { return false }
    if value.node.kind == .mapping { return true }
    reportShape(value, form)
    return false
  }

  /// The entries of a map whose keys are names.
  private mutating func named(
    _ value: Value, _ key: String, _ form: ValueForm, limit: Int
  ) -> [(name: String, value: Value)] {
    guard checkMap(value, form, path: [.key(key)]) else { return [] }
    guard value.node.count <= limit else {
      report(.tooMany("entries in `\(key)`", limit: limit), at: value.keyLabel)
      // Whatever names one of them is no second mistake.
      isPartial = true
      return []
    }
    return inside(.key(key)) { reading in
      value.node.entries.compactMap { entry in
        guard let name = entry.key.text else { return nil }
        // What is wrong with a name is wrong once, and not again where the name is used.
        _ = reading.checkName(name, at: Label(value.file, entry.key.range))
        return (name, value.child(entry))
      }
    }
  }

  private mutating func screen(_ value: Value?) -> Screen {
    var draft = ScreenDraft()
    if let value, checkMap(value, .map(.screen), path: [.key("screen")]) {
      inside(.key("screen")) { reading in
        reading.readMap(value, ScreenKeys.table, into: &draft)
        reading.checkScreen(draft)
      }
    }
    return draft.screen
  }

  /// All carousels of the file with their names; nil for one that cannot be played.
  private mutating func decks(
    _ root: Value, _ draft: FileDraft, name: String
  ) -> [(name: String, deck: Deck?)] {
    guard let carousels = draft.carousels else {
      let isFileKey = { (key: YAMLNode) in
        FileKeys.table.row(of: key) != nil || Self.isExtra(key)
          || CarouselKeys.table.row(of: key) == nil
      }
      return [(name, deck(root, name: name, isKeyElsewhere: isFileKey))]
    }
    for entry in root.node.entries where CarouselKeys.table.row(of: entry.key) != nil {
      let label = Label(root.file, entry.key.range)
      if let key = entry.key.text, ["slides", "slides_from"].contains(key) {
        report(.slidesAndCarousels(key), at: label, also: [carousels.keyLabel])
      } else {
        report(
          .misplacedKey(entry.key.text ?? "", in: Context.file.noun, belongs: [.carousel]),
          at: label,
          also: [carousels.keyLabel])
      }
    }
    let entries = named(carousels, "carousels", .carousels, limit: Self.mostNames)
    if entries.isEmpty, carousels.node.kind == .mapping, carousels.node.count == 0,
      !carousels.node.isCutShort
    {
      report(
        .emptyList("`carousels`", help: "write at least one: `hero: { slides: [one, two] }`"),
        at: carousels.label)
    }
    return entries.map { name, value in
      let deck = inside(.key("carousels")) { $0.inside(.key(name)) { $0.deck(value, name: name) } }
      return (name, deck)
    }
  }

  /// The carousel that plays.
  private mutating func playing(
    _ decks: [(name: String, deck: Deck?)], _ draft: FileDraft
  ) -> Deck? {
    guard let play = draft.play else { return decks.first?.deck }
    return inside(.key("play")) { reading in
      guard let wanted = reading.present(play, .name) else { return nil }
      if let found = decks.first(where: { $0.name == wanted }) { return found.deck }
      let names = decks.map(\.name)
      if draft.carousels == nil {
        if !reading.isPartial { reading.report(.playWithoutCarousels(wanted), at: play.label) }
      } else if !reading.isPartial {
        reading.report(
          .notOneOf(
            wanted, noun: "a carousel of this file", allowed: names,
            suggestion: Suggestion(for: wanted, among: names)),
          at: play.label)
      }
      return nil
    }
  }
}
