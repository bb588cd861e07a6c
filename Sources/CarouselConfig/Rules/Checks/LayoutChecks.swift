internal import CarouselDeck
internal import CarouselEngine

extension ConfigReader {
  /// Checks what the keys under `layout` mean for each other.
  mutating func checkLayout(_ carousel: CheckedCarousel) {
    let draft = carousel.draft
    guard let layout = draft.origins["layout"] else { return }
    let type = draft.layoutType
    let typeOrigin = draft.origins["layout.type"]
    inside(.key("layout")) { reader in
      if type == .custom, draft.layout.keyframes.isEmpty, !reader.isPartial,
        draft.origins["layout.keyframes"] == nil,
        !reader.log.hasLostKey(in: layout.file, layout.value)
      {
        reader.report(.noKeyframes(), at: (typeOrigin ?? layout).label())
      }
      // With an error in it the layout may be meant to be another one.
      let isWrong = [layout, typeOrigin].compactMap(\.self).contains { origin in
        reader.log.hasError(in: origin.file, origin.value)
      }
      for key in LayoutKeys.table.keys where !isWrong && !type.reads(key.name) {
        guard let option = draft.origins["layout.\(key.name)"],
          Self.isMeant(option, with: typeOrigin)
        else { continue }
        reader.inside(.key(key.name)) {
          $0.report(
            .unusedOption(key.name, in: type), at: option.keyLabel(),
            also: typeOrigin.map { [$0.label("the layout")] } ?? [])
        }
      }
    }
  }

  /// Whether an option was written for this very type: in the carousel, or in the map that names
  /// the type.
  ///
  /// One of a weaker layer may be there for other carousels.
  private static func isMeant(_ option: Origin, with type: Origin?) -> Bool {
    option.layer == .own || type.map { $0.layer == option.layer && $0.file == option.file } ?? false
  }
}

extension ConfigReader {
  /// Warns about keys for one row of slides where another key rules them out.
  ///
  /// `visible` and `gap` are for slides without a size or distance of their own, and effects for a
  /// single slide that fills the viewport.
  mutating func checkRow(_ draft: CarouselDraft) {
    if let blocker = RowKey.lengths(in: draft) {
      report("visible", beside: blocker, draft)
      report("gap", beside: blocker, draft)
    }
    guard draft.deck.effect != .slide else { return }
    if let blocker = RowKey.rows(in: draft) {
      report("transition.effect", beside: blocker, draft)
    } else {
      report(
        "gap", beside: RowKey(id: "transition.effect", help: "only `slide` shows a gap"), draft)
    }
  }

  private mutating func report(_ id: String, beside blocker: RowKey, _ draft: CarouselDraft) {
    guard let origin = draft.origins[id], origin.layer == .own else { return }
    let names = id.split(separator: ".").map(String.init)
    let steps = log.path
    defer { log.path = steps }
    log.path += names.map { .key($0) }
    report(
      .unused(names.last ?? id, beside: blocker.name, help: blocker.help), at: origin.keyLabel(),
      also: draft.origins[blocker.id].map { [$0.label("this one")] } ?? [])
  }
}

/// A key that sets the positions of slides, so that another one cannot.
private struct RowKey {
  let id: String
  var help = "remove one of them"

  var name: String { id.split(separator: ".").last.map(String.init) ?? id }

  /// The keys that set the size and the spacing of slides.
  static func lengths(in draft: CarouselDraft) -> RowKey? {
    if draft.layoutType != .linear {
      return RowKey(
        id: "layout", help: "remove it, or write `layout: linear`")
    }
    if draft.layout.itemSize != nil { return RowKey(id: "layout.item_size") }
    return draft.layout.spacing == nil ? nil : RowKey(id: "layout.spacing")
  }

  /// What shows more than a single slide that fills the viewport.
  static func rows(in draft: CarouselDraft) -> RowKey? {
    let isPlain = draft.layoutType == .linear && draft.layout == LayoutOptions()
    if !isPlain { return RowKey(id: "layout", help: "effects are for `layout: linear` alone") }
    guard draft.deck.visible > 1 else { return nil }
    return RowKey(id: "visible", help: "effects are for a single slide")
  }
}
