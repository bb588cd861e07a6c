internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
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
    readMap(root, FileKeys.table, into: &draft) { entry, reader in
      if Self.isExtra(entry.key) { return true }
      let isKnown = CarouselKeys.table.row(of: entry.key) != nil
      if isOwn { return isKnown }
      return !reader.reportContent(entry, isKnown: isKnown, in: root)
    }
    if !isOwn {
      for value in [draft.play, draft.carousels] {
        guard let value, let key = value.key else { continue }
        report(.includeContent(sources[value.file].text(in: key)), at: value.keyLabel)
      }
    }
    if let include = draft.include { readIncludes(include, &inclusion) }
    if let theme = draft.theme { readTheme(theme) }
    if let screen = draft.screen, checkMap(screen, .map(.screen), path: [.key("screen")]) {
      screens.append((screen, isOwn ? .own : .included))
    }
    if let palette = draft.palette {
      for (name, value) in named(palette, "palette", .palette, limit: 10_000) {
        self.palette.add(name, value, isOwn: isOwn)
      }
    }
    if let presets = draft.presets {
      for (name, value) in named(presets, "presets", .presets, limit: Self.nameLimit)
      where checkMap(value, .map(.preset), path: [.key("presets"), .key(name)]) {
        guard layers.presets[name] != nil || layers.names.count < Self.nameLimit else {
          report(.tooMany("presets", limit: Self.nameLimit), at: value.keyLabel)
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
  func holdsOnlyShared(_ root: Value) -> Bool {
    var hasPart = false
    for entry in root.node.entries where !Self.isExtra(entry.key) {
      guard let name = entry.key.text, FileKeys.shared.contains(name) else { return false }
      if name != "version" { hasPart = true }
    }
    return hasPart
  }

  /// Whether a key is a place for anchors, which is not read.
  static func isExtra(_ key: YAMLNode) -> Bool {
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

  mutating func checkMap(
    _ value: Value, _ form: ValueForm, path: [FindingLog.Step]
  ) -> Bool {
    log.path = path
    defer { log.path = [] }
    return isPresent(value, form, as: .mapping)
  }

  /// The entries of a map whose keys are names.
  mutating func named(
    _ value: Value, _ key: String, _ form: ValueForm, limit: Int
  ) -> [(name: String, value: Value)] {
    guard checkMap(value, form, path: [.key(key)]) else { return [] }
    guard value.node.count <= limit else {
      report(.tooMany("entries in `\(key)`", limit: limit), at: value.keyLabel)
      // A reference to one of them is not a second error.
      isPartial = true
      return []
    }
    return inside(.key(key)) { reader in
      value.node.entries.compactMap { entry in
        guard let name = entry.key.text else { return nil }
        // What is wrong with a name is wrong once, and not again where the name is used.
        _ = reader.checkName(name, at: Label(value.file, entry.key.range))
        return (name, value.child(entry))
      }
    }
  }
}
