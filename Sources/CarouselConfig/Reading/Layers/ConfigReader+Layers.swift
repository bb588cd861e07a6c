internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// How deep presets may extend each other.
  private static let extensionLimit = 16

  /// Reads all presets and `defaults`, used or not, and finds out what they come to.
  mutating func readLayers() {
    for name in layers.names {
      for value in layers.presets[name]?.values ?? [] {
        let extended = inside(.key("presets")) {
          $0.inside(.key(name)) { $0.extensions(of: value) }
        }
        layers.presets[name]?.extended += extended
      }
    }
    for name in layers.names { reportCycle(from: name) }
    for name in layers.names { _ = order(of: name, depth: 0) }

    for name in layers.names {
      layer = .preset(name)
      var scratch = CarouselDraft()
      for value in layers.presets[name]?.values ?? [] {
        inside(.key("presets")) { $0.inside(.key(name)) { $0.readPartial(value, into: &scratch) } }
      }
    }
    _ = base([])
    layer = .own
  }

  /// A carousel with the built-in values, `defaults` and some presets.
  mutating func base(_ names: [String]) -> CarouselDraft {
    if let known = layers.bases[names] { return known }
    let before = layer
    defer { layer = before }
    var draft: CarouselDraft
    if names.isEmpty {
      draft = CarouselDraft()
      layer = .defaults
      for value in layers.defaults {
        let presets = inside(.key("defaults")) { $0.extensions(of: value) }
        apply(presets.map(\.name), to: &draft)
        inside(.key("defaults")) { $0.readPartial(value, into: &draft) }
      }
    } else {
      draft = base([])
      apply(names, to: &draft)
    }
    layers.bases[names] = draft
    return draft
  }

  /// The presets that a map extends; those that do not exist are reported and left out.
  mutating func extensions(of value: Value) -> [(name: String, label: Label)] {
    guard let entry = value.node.entries.first(where: { $0.key.isText("extends") }) else {
      return []
    }
    let node = entry.value
    return inside(.key("extends")) { reader in
      let form = ValueForm.either([.name, .list(.name)])
      let extends = value.child(entry)
      switch node.kind {
      case .unresolved: return []
      case .mapping:
        reader.reportShape(extends, form)
        return []
      case .scalar: return reader.preset(extends, form).map { [$0] } ?? []
      case .sequence:
        return node.elements.compactMap { reader.preset(extends.element($0), .name) }
      }
    }
  }

  private mutating func preset(
    _ value: Value, _ form: ValueForm
  ) -> (name: String, label: Label)? {
    guard let name = present(value, form) else { return nil }
    guard layers.presets[name] != nil else {
      if !hasNamesElsewhere, !log.isSettled(value.label) {
        let suggestion = Suggestion(for: name, among: layers.names)
        report(
          .unknownPreset(name, suggestion: suggestion, known: layers.names), at: value.label)
      }
      return nil
    }
    layers.presets[name]?.isUsed = true
    return (name, value.label)
  }

  private mutating func apply(_ names: [String], to draft: inout CarouselDraft) {
    for name in Self.lastOfEach(names.flatMap { order(of: $0, depth: 0) }) {
      if layer != .defaults { layer = .preset(name) }
      for value in layers.presets[name]?.values ?? [] {
        inside(.key("presets")) { $0.inside(.key(name)) { $0.readPartial(value, into: &draft) } }
      }
    }
  }

  private mutating func readPartial(_ value: Value, into draft: inout CarouselDraft) {
    guard value.node.kind == .mapping else { return }
    readMap(value, CarouselKeys.partial, into: &draft)
  }

  /// The presets to merge for one of them: what it extends, deepest first, then itself.
  ///
  /// What is laid on twice only counts the second time, so that a list never grows beyond the
  /// number of presets.
  private mutating func order(of name: String, depth: Int) -> [String] {
    guard let preset = layers.presets[name] else { return [] }
    if let known = preset.order { return known }
    if depth >= Self.extensionLimit {
      let label = preset.extended.first?.label ?? preset.values[0].keyLabel
      report(.extendsTooDeep(limit: Self.extensionLimit), at: label)
      return [name]
    }
    // A circle, which has been reported, ends where it began.
    layers.presets[name]?.order = []
    let below = preset.extended.flatMap { order(of: $0.name, depth: depth + 1) }
    let all = Self.lastOfEach(below + [name])
    layers.presets[name]?.order = all
    return all
  }

  private static func lastOfEach(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.reversed().filter { seen.insert($0).inserted }.reversed()
  }

  /// Reports the circle that begins with `name`, if it is the name in it that was written first.
  private mutating func reportCycle(from name: String) {
    var chain: [(name: String, label: Label)] = []
    var visited: Set<String> = []
    guard findWay(from: name, to: name, &visited, &chain), let first = chain.first else { return }
    let rank = Dictionary(
      uniqueKeysWithValues: layers.names.enumerated().map { ($0.element, $0.offset) })
    let isFirst = chain.allSatisfy { (rank[$0.name] ?? 0) >= (rank[name] ?? 0) }
    guard isFirst else { return }
    let others = chain.dropFirst().map { link in
      Label(link.label.file, link.label.range, "and this one `\(link.name)`")
    }
    log.path = [.key("presets"), .key(name), .key("extends")]
    let names = [name] + chain.dropLast().map(\.name)
    report(
      .extendsCycle(names),
      at: Label(first.label.file, first.label.range, "this extends `\(first.name)`"),
      also: others)
    log.path = []
  }

  private func findWay(
    from start: String, to end: String, _ visited: inout Set<String>,
    _ chain: inout [(name: String, label: Label)]
  ) -> Bool {
    for link in layers.presets[start]?.extended ?? [] {
      chain.append(link)
      if link.name == end { return true }
      if visited.insert(link.name).inserted, findWay(from: link.name, to: end, &visited, &chain) {
        return true
      }
      chain.removeLast()
    }
    return false
  }
}
