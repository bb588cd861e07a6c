internal import CarouselEngine
internal import SourceDiagnostics

extension Reading {
  /// Checks what the keys under `layout` mean for each other.
  mutating func checkLayout(_ draft: CarouselDraft) {
    guard let layout = draft.origins["layout"] else { return checkRow(draft) }
    let type = draft.layoutType
    let typeOrigin = draft.origins["layout.type"]
    inside(.key("layout")) { reading in
      if type == .custom, draft.layout.keyframes.isEmpty, !reading.isPartial,
        draft.origins["layout.keyframes"] == nil,
        !reading.log.hasLostKey(in: layout.file, layout.value)
      {
        reading.report(.noKeyframes(), at: (typeOrigin ?? layout).label())
      }
      // With a mistake in it the layout may be meant to be another one.
      let isWrong = [layout, typeOrigin].compactMap(\.self).contains { origin in
        reading.log.hasError(in: origin.file, origin.value)
      }
      for key in LayoutKeys.table.keys where !isWrong && !type.reads(key.name) {
        guard let option = draft.origins["layout.\(key.name)"],
          Self.isMeant(option, with: typeOrigin)
        else { continue }
        reading.inside(.key(key.name)) {
          $0.report(
            .unusedOption(key.name, in: type), at: option.keyLabel(),
            also: typeOrigin.map { [$0.label("the layout")] } ?? [])
        }
      }
    }
    checkRow(draft)
  }

  /// Whether an option was written for this very type: in the carousel, or in the map that names the
  /// type.
  ///
  /// One of a weaker layer may be there for other carousels.
  private static func isMeant(_ option: Origin, with type: Origin?) -> Bool {
    option.layer == .own || type.map { $0.layer == option.layer && $0.file == option.file } ?? false
  }

  /// `visible` and `gap` are for a row whose slides have no size or distance of their own.
  private mutating func checkRow(_ draft: CarouselDraft) {
    for key in ["visible", "gap"] {
      guard let origin = draft.origins[key], origin.layer == .own else { continue }
      let blocker: (text: String, origin: Origin?, help: String)
      if draft.layoutType != .linear {
        blocker = (
          "`layout: \(draft.layoutType.rawValue)`", draft.origins["layout.type"],
          "remove it; in that layout `spacing` says how far slides lie apart"
        )
      } else if draft.layout.itemSize != nil {
        blocker = ("`item_size`", draft.origins["layout.item_size"], "remove one of them")
      } else if draft.layout.spacing != nil {
        blocker = ("`spacing`", draft.origins["layout.spacing"], "remove one of them")
      } else {
        continue
      }
      inside(.key(key)) { reading in
        reading.report(
          .unusedRow(key, beside: blocker.text, help: blocker.help), at: origin.keyLabel(),
          also: blocker.origin.map { [$0.label("this one")] } ?? [])
      }
    }
  }
}
