internal import CarouselEngine
internal import SourceDiagnostics

extension Reading {
  /// Checks what the keys under `layout` mean for each other.
  mutating func checkLayout(_ draft: CarouselDraft) {
    guard let layout = draft.origins["layout"] else { return }
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
  }

  /// Whether an option was written for this very type: in the carousel, or in the map that names the
  /// type.
  ///
  /// One of a weaker layer may be there for other carousels.
  private static func isMeant(_ option: Origin, with type: Origin?) -> Bool {
    option.layer == .own || type.map { $0.layer == option.layer && $0.file == option.file } ?? false
  }
}
