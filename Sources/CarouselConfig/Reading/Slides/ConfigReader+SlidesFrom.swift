internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics
internal import YAMLTree

/// Slides of files while their keys are read.
struct SlidesFromDraft: OriginKeeping {
  /// What all slides have in common.
  var slide = Slide(.plain)
  var images: Value?
  var order = SlidesFromKeys.Order.name
  var hold: (hold: Hold, label: Label)?
}

extension ConfigReader {
  /// How many slides can be made of files.
  static let imageLimit = 10_000

  /// Makes slides of the images that a value names; nil when there are none, which has been
  /// reported.
  ///
  /// `base` is what all of them start from.
  mutating func slides(from value: Value, base: Slide) -> SlideList? {
    let form = ValueForm.either([.path, .map(.slidesFrom)])
    var draft = SlidesFromDraft(slide: base)
    switch value.node.kind {
    case .unresolved: return nil
    case .sequence:
      reportShape(value, form)
      return nil
    case .scalar: draft.images = value
    case .mapping: readMap(value, SlidesFromKeys.table, into: &draft)
    }
    guard let images = draft.images else {
      reportMissingKey(
        .missingKey("images", of: "`slides_from`", help: "write `images: \"photos/*.jpg\"`"),
        in: value, at: value.keyLabel)
      return nil
    }
    let found =
      value.node.kind == .mapping
      ? inside(.key("images")) { $0.found(images) } : found(images)
    guard !found.isEmpty else { return nil }
    guard found.count <= Self.imageLimit else {
      report(.tooMany("images", limit: Self.imageLimit), at: images.label)
      return nil
    }
    return list(found.sorted { $0.isBefore($1, by: draft.order) }, draft, value)
  }

  private func list(
    _ found: [FoundImage], _ draft: SlidesFromDraft, _ value: Value
  ) -> SlideList {
    var list = SlideList(value)
    for (page, match) in found.enumerated() {
      var slide = draft.slide
      slide.content = .image(match.image)
      list.slides.append(slide)
      if let (hold, label) = draft.hold { list.add(hold, page: page, at: label, carousel: nil) }
    }
    return list
  }
}
