internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// The maximum number of parts of a slide.
  private static let partLimit = 12

  /// Reads the parts of a divided slide; nil when there are none, which has been reported.
  ///
  /// - Parameter name: What a carousel in a part is called.
  mutating func division(_ draft: SlideDraft, name: String) -> Division? {
    guard let (arrangement, value) = draft.parts,
      let elements = partElements(value, arrangement)
    else { return nil }
    var division = Division(arrangement, [])
    division.gap = draft.gap ?? division.gap
    division.hasRule = draft.hasRule
    var carousel: Label?
    for (index, node) in elements.enumerated() {
      inside(.element(index)) { reader in
        let element = value.element(node)
        let part = reader.part(element, of: arrangement, from: draft, name: name)
        if let second = part.carousel?.keyLabel {
          if let carousel { reader.report(.secondCarousel, at: second, also: [carousel]) }
          carousel = carousel ?? Label(second.file, second.range, "first used here")
        }
        division.parts.append(Division.Part(part.slide, extent: part.extent?.value ?? .share(1)))
      }
    }
    checkWidth(of: division, at: value.keyLabel)
    return division
  }

  private mutating func partElements(
    _ value: Value, _ arrangement: Division.Arrangement
  ) -> [YAMLNode]? {
    guard value.node.kind == .sequence else {
      if value.node.kind != .unresolved {
        reportShape(value, .list(.either([.text, .map(.part)])))
      }
      return nil
    }
    guard value.node.count > 0 else {
      if !value.node.isCutShort {
        report(
          .emptyList(what(value), help: "write at least one part: `[{ text: … }]`"), at: value.label
        )
      }
      return nil
    }
    guard value.node.count <= Self.partLimit else {
      report(.tooMany("parts", limit: Self.partLimit), at: value.keyLabel)
      return nil
    }
    return Array(value.node.elements)
  }

  /// Reads a part, which starts from what its slide says about all text.
  private mutating func part(
    _ value: Value, of arrangement: Division.Arrangement, from whole: SlideDraft, name: String
  ) -> SlideDraft {
    let slide = whole.slide
    var draft = SlideDraft()
    draft.raisesMarkdown = whole.raisesMarkdown && !whole.hasValign
    draft.slide.color = slide.color
    draft.slide.align = slide.align
    draft.slide.valign = slide.valign
    draft.slide.size = slide.size
    draft.slide.titleSize = slide.titleSize
    draft.slide.fit = whole.fitOfParts
    switch value.node.kind {
    case .unresolved: return draft
    case .sequence:
      reportShape(value, .either([.text, .map(.part)]))
      return draft
    case .scalar:
      draft.dropSharedFit()
      if let text = ValueType.text.read(value, &self) { draft.slide.content = .text(text) }
      return draft
    case .mapping: readMap(value, PartKeys.table, into: &draft)
    }
    draft.dropSharedFit()
    draft.raiseMarkdown()
    make(Checks.ofSlides, of: (draft, value))
    make(Checks.ofParts, of: (draft, value, arrangement))
    if let carousel = draft.carousel,
      let deck = inside(.key("carousel"), { $0.nestedDeck(carousel, name: name) })
    {
      draft.slide.content = .deck(deck)
    }
    return draft
  }
}
