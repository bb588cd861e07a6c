internal import CarouselEngine
internal import YAMLTree

extension EffectiveConfig {
  /// The keys of a carousel, one step further in.
  mutating func carousel(_ value: Value) {
    var draft = reader.base(reader.extensions(of: value).map(\.name))
    reader.layer = .own
    // The other keys at the top of a file have been read.
    reader.readMap(value, CarouselKeys.table, into: &draft) { _, _ in true }
    lines.indent()
    for (key, id) in zip(CarouselKeys.table.keys, CarouselKeys.table.ids) {
      switch id {
      // What is extended is merged.
      case "extends": continue
      case "keys": keys(key, draft.origins)
      // Each slide has them; only those of files have no place of their own.
      case "slide":
        if draft.slidesFrom != nil { addWritten(id, SlideGroupKeys.table, draft.origins) }
      case "slides": if let list = draft.slides { slides(list, draft.origins) }
      case "slides_from": if let source = draft.slidesFrom { slidesFrom(source, draft.origins) }
      default:
        if let group = key.group {
          add(key, group, draft)
        } else {
          add(id, key, under: nil, draft)
        }
      }
    }
    lines.outdent()
  }

  /// A group of keys, or `none` where all of it is cleared.
  private mutating func add(
    _ key: Key<CarouselDraft>, _ group: KeyGroup<CarouselDraft>, _ draft: CarouselDraft
  ) {
    let origins = draft.origins
    let table = group.table
    let origin = origins[key.name]
    if group.short.none != nil, group.short.noneText == nil {
      let isCleared = origin.map { $0.node.isText("none") } ?? (key.standard == "none")
      // Layers can say how and leave it to others to say that.
      let isWhole = table.context.row.needed.allSatisfy { origins["\(key.name).\($0)"] != nil }
      if isCleared || !isWhole {
        lines.add("\(key.name): none", isCleared ? origin.map(comment) ?? builtIn : builtIn)
        return
      }
    }
    let keys = zip(table.keys, table.ids).filter { key, id in
      origins[id] != nil || key.standard != nil && hasEffect(id, draft)
    }
    guard !keys.isEmpty else { return }
    lines.add("\(key.name):", nil)
    lines.indent()
    for (key, id) in keys { add(id, key, under: group, draft) }
    lines.outdent()
  }

  private mutating func add(
    _ id: String, _ key: Key<CarouselDraft>, under group: KeyGroup<CarouselDraft>?,
    _ draft: CarouselDraft
  ) {
    guard let origin = draft.origins[id] else {
      if let standard = key.standard, hasEffect(id, draft) {
        addStandard(key.name, standard, key.form)
      }
      return
    }
    if let text = group?.short.noneText, key.name == group?.short.key,
      origin.node.isText("none")
    {
      lines.add("\(key.name): \(text)", comment(origin))
    } else {
      add(key.name, origin.asValue, key.form, comment(origin))
    }
  }

  /// Whether a default means anything beside the layout; what has no effect is only kept where
  /// somebody wrote it.
  private func hasEffect(_ id: String, _ draft: CarouselDraft) -> Bool {
    if id == "visible" || id == "gap" {
      return draft.layoutType == .linear && draft.layout.itemSize == nil
        && draft.layout.spacing == nil
    }
    if id.hasPrefix("card.") { return draft.layoutType != .linear }
    guard id.hasPrefix("layout.") else { return true }
    return draft.layoutType.reads(String(id.dropFirst("layout.".count)))
  }

  /// What keys ask for, which is merged key by key.
  private mutating func keys(_ key: Key<CarouselDraft>, _ origins: [String: Origin]) {
    let prefix = key.name + "."
    let names = origins.keys.filter { $0.hasPrefix(prefix) }.sorted()
    guard !names.isEmpty else {
      if let standard = key.standard { addStandard(key.name, standard, key.form) }
      return
    }
    lines.add("\(key.name):", nil)
    lines.indent()
    for id in names {
      guard let origin = origins[id] else { continue }
      let name = String(id.dropFirst(prefix.count))
      add(YAMLScalar.line(name), origin.asValue, key.form.value(of: name) ?? .text, comment(origin))
    }
    lines.outdent()
  }

  /// Where slides come from; a path alone is one for `images`.
  private mutating func slidesFrom(_ value: Value, _ origins: [String: Origin]) {
    lines.add("slides_from:", nil)
    lines.indent()
    for row in Context.slidesFrom.rows {
      let entry = value.node.entries.first { $0.key.text == row.name }
      if let child = entry.map({ value.child($0) }) {
        add(row.name, child, row.form, comment(child.file, child.node, .own))
      } else if value.node.kind == .scalar, row.name == "images" {
        add(row.name, value, row.form, comment(value.file, value.node, .own))
      } else if let standard = row.standard, origins["slide.\(row.name)"] == nil {
        addStandard(row.name, standard, row.form)
      }
    }
    lines.outdent()
  }

  private mutating func slides(_ list: Value, _ origins: [String: Origin]) {
    let group = SlideGroupKeys.table
    let shared = zip(group.names, group.ids).compactMap { name, id in
      SlideKeys.table.row(named: name).flatMap { row in origins[id].map { (row, $0) } }
    }
    // Of what belongs to images, parts start from the same.
    let ofParts = PartKeys.table.row(named: "fit").flatMap { row in
      origins["slide.fit"].map { [(row: row, origin: $0)] }
    }
    lines.add("slides:", nil)
    lines.indent()
    for node in list.node.elements {
      lines.element()
      content(list.element(node), SlideKeys.table, over: shared, ofParts: ofParts ?? [])
      lines.endElement()
    }
    lines.outdent()
  }

  /// The keys of a slide, or of a part of one; a string is short for `text`.
  ///
  /// - Parameters:
  ///   - shared: What all slides start from, by the rows of the keys.
  ///   - ofParts: What parts start from, likewise.
  private mutating func content(
    _ value: Value, _ table: KeyTable<SlideDraft>, over shared: [(row: Int, origin: Origin)],
    ofParts: [(row: Int, origin: Origin)] = []
  ) {
    var entries: [(row: Int, value: Value, origin: Origin?)] = []
    if value.node.kind == .mapping {
      // One search for each entry, not for each key that there could be.
      entries = value.node.entries.compactMap { entry in
        table.row(of: entry.key).map { ($0, value.child(entry), nil) }
      }
    } else if let row = table.row(named: "text") {
      entries = [(row, value, nil)]
    }
    for (row, origin) in shared where !entries.contains(where: { $0.row == row }) {
      entries.append((row, origin.asValue, origin))
    }
    entries.sort { $0.row < $1.row }
    for (row, child, origin) in entries {
      let form = table.forms[row]
      if form == .map(.carousel) {
        lines.add("\(table.names[row]):", nil)
        carousel(child)
      } else if child.node.kind == .sequence {
        lines.add("\(table.names[row]):", nil)
        lines.indent()
        for node in child.node.elements {
          lines.element()
          content(child.element(node), PartKeys.table, over: ofParts)
          lines.endElement()
        }
        lines.outdent()
      } else {
        // What all slides have may have no effect in this one: then it is left out.
        add(
          table.names[row], child, form,
          origin.map(comment) ?? comment(child.file, child.node, .own), isStandard: origin != nil)
      }
    }
    if entries.isEmpty { lines.add("{}", comment(value.file, value.node, .own)) }
  }
}
