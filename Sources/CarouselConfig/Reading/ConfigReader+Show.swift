internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// How many carousels, presets or colours one config can hold.
  static let nameLimit = 256

  /// Reads a whole config; nil when there is nothing to play, which has been reported.
  mutating func show(_ root: Value, name: String, _ inclusion: inout Inclusion) -> Show? {
    guard let draft = readShared(root, isOwn: true, &inclusion) else { return nil }
    isShared = holdsOnlyShared(root)
    layOverTheme()
    readPalette()
    readLayers()
    let screenDraft = screenDraft()
    let screen = screenDraft.made(with: palette.indices)
    if isShared {
      if !allowsShared, !isPartial { report(.onlyShared(), at: firstLine(of: root)) }
      return nil
    }
    screenBackground = screen.background
    screenWidth = screen.width
    screenMotion = screenDraft.motion
    indicatorLine = screenDraft.indicatorLine.map {
      ($0, screenDraft.origins["screen.\($0).indicator"])
    }
    places?.lines = screenDraft.lines
    let decks = decks(root, draft, name: name)
    make(Checks.ofConfigs, of: ())
    guard let deck = playing(decks, draft) else { return nil }
    checkIndicator(of: deck, in: screenDraft)
    return Show(deck: deck, screen: screen)
  }

  mutating func reportRoot(_ root: Value) {
    // What was lost may have been the map.
    if isPartial { return }
    if let text = root.node.text, root.node.style == .plain, let key = Self.firstKey(in: text) {
      let start = root.node.range.start
      let place = SourceRange(start, start + key.utf8.count)
      report(.missingColon(key, rest: text.dropFirst(key.count)), at: Label(root.file, place))
      return
    }
    let help = "write keys and values, such as `slides: [one, two, three]`"
    let shape = root.node.kind == .sequence ? "a list" : "a string"
    report(
      Finding(.wrongShape, "the file is \(shape), not a map", help: help), at: firstLine(of: root))
  }

  /// The key at the beginning of a string, if there is one.
  private static func firstKey(in text: String) -> String? {
    let word = String(text.prefix { $0.isLetter || $0 == "_" })
    return Context.file.keyNames.contains(word) ? word : nil
  }

  /// The screen as all files together have it.
  mutating func screenDraft() -> ScreenDraft {
    var draft = ScreenDraft()
    let before = layer
    inside(.key("screen")) { reader in
      for (value, layer) in reader.screens {
        reader.layer = layer
        reader.readMap(value, ScreenKeys.table, into: &draft)
      }
      reader.make(Checks.ofScreens, of: draft)
    }
    layer = before
    return draft
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
    let entries = named(carousels, "carousels", .carousels, limit: Self.nameLimit)
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
    return inside(.key("play")) { reader in
      guard let wanted = reader.present(play, .name) else { return nil }
      if let found = decks.first(where: { $0.name == wanted }) { return found.deck }
      let names = decks.map(\.name)
      if draft.carousels == nil {
        if !reader.isPartial { reader.report(.playWithoutCarousels(wanted), at: play.label) }
      } else if !reader.isPartial {
        reader.report(
          .notOneOf(
            wanted, noun: "a carousel of this file", allowed: names,
            suggestion: Suggestion(for: wanted, among: names)),
          at: play.label)
      }
      return nil
    }
  }
}
