internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// How many slides a carousel can have.
  private static let slideLimit = 1_000_000

  /// Reads the list of slides; nil when there is none, which has been reported.
  ///
  /// `base` is what all of them start from.
  mutating func slides(_ value: Value, deckName: String, base: SlideDraft) -> SlideList? {
    guard isListOfSlides(value) else { return nil }
    var list = SlideList(value)
    var ids = SlideIDs()
    list.slides.reserveCapacity(value.node.count)
    var words = base.slide
    words.fit = .contain
    for node in value.node.elements {
      if let text = bareText(node) {
        if SlideKeys.begins(node) {
          inside(.element(list.slides.count)) { $0.reportKeyInText(value.element(node)) }
        }
        var slide = words
        slide.content = .text(text)
        list.slides.append(slide)
      } else {
        log.path.append(.element(list.slides.count))
        add(value.element(node), to: &list, &ids, deckName: deckName, base: base)
        log.path.removeLast()
      }
    }
    reportRepeated(&ids, in: list)
    return list
  }

  /// Whether there is a list with slides, not too many; if not, that has been reported.
  private mutating func isListOfSlides(_ value: Value) -> Bool {
    let form = ValueForm.list(.either([.text, .map(.slide)]))
    switch value.node.kind {
    case .unresolved: return false
    case .scalar:
      guard isPresent(value, form) else { return false }
      let text = source(of: value)
      if value.node.style == .plain, text.first == "-" {
        report(.dashWithoutSpace(text), at: value.label)
      } else {
        report(.scalarForList(what(value), value: text), at: firstLine(of: value))
      }
      return false
    case .mapping:
      reportShape(value, form)
      return false
    case .sequence where value.node.count == 0:
      if !value.node.isCutShort {
        report(
          .emptyList(what(value), help: "write at least one slide: `[one, two]`"), at: value.label)
      }
      return false
    case .sequence where value.node.count > Self.slideLimit:
      report(.tooMany("slides", limit: Self.slideLimit), at: value.keyLabel)
      return false
    case .sequence: return true
    }
  }

  /// Reads a slide that is not just a string, and adds it to the list and its index.
  private mutating func add(
    _ value: Value, to list: inout SlideList, _ ids: inout SlideIDs, deckName: String,
    base: SlideDraft
  ) {
    var draft = slide(value, deckName: deckName, base: base)
    let page = list.slides.count
    if let id = draft.slide.id, let range = draft.id {
      ids.add(id, of: page, at: range, among: list.source.node.count)
    }
    if let hold = draft.hold, let range = draft.holdRange {
      list.add(
        hold, page: page, at: Label(value.file, range), carousel: carouselKey(of: draft, value))
    }
    list.slides.append(draft.takeSlide())
  }

  private mutating func reportRepeated(_ ids: inout SlideIDs, in list: SlideList) {
    for (page, range, first) in ids.repeated(in: { list.slides[$0].id }) {
      let path = log.path
      log.path += [.element(page), .key("id")]
      report(
        .duplicateID(list.slides[page].id ?? ""), at: Label(list.source.file, range),
        also: [Label(list.source.file, first, "first used here")])
      log.path = path
    }
  }

  /// Where a slide says that it holds a carousel, or where it may have meant to.
  private func carouselKey(of draft: SlideDraft, _ slide: Value) -> Label? {
    if let carousel = draft.carousel { return carousel.keyLabel }
    if draft.slide.deck != nil, let parts = draft.parts?.value { return parts.keyLabel }
    guard draft.hold == .untilDone, log.hasLostKey(in: slide.file, slide.node.range) else {
      return nil
    }
    return slide.label
  }

  /// The text of a slide that is nothing else, and that cannot be wrong.
  private func bareText(_ node: YAMLNode) -> String? {
    guard !ValueType.isEndedByBreak(node), !node.isMissing, node.null == nil else { return nil }
    return node.text
  }

  private mutating func reportKeyInText(_ value: Value) {
    let text = source(of: value)
    let key = String(text.prefix { $0 != ":" })
    let start = value.node.range.start
    report(.keyAsText(key), at: Label(value.file, SourceRange(start, start + key.utf8.count + 1)))
  }

  /// Takes a key that says what a slide shows for the one that does, or reports a second one.
  mutating func claim(_ name: String, _ value: Value, _ draft: inout SlideDraft) {
    guard let first = draft.content else {
      draft.content = (name, value.keyLabel.range)
      return
    }
    report(
      .twoContents(name, first.name), at: value.keyLabel, also: [Label(value.file, first.key)])
  }

  private mutating func slide(_ value: Value, deckName: String, base: SlideDraft) -> SlideDraft {
    var draft = base
    let form = ValueForm.either([.text, .map(.slide)])
    switch value.node.kind {
    case .unresolved: return draft
    case .sequence:
      reportShape(value, form)
      return draft
    case .scalar:
      if let text = ValueType.text.read(value, &self) { draft.slide.content = .text(text) }
      return draft
    case .mapping: readMap(value, SlideKeys.table, into: &draft)
    }
    draft.dropSharedFit()
    draft.raiseMarkdown()
    make(Checks.ofSlides, of: (draft, value))
    let name = draft.slide.id ?? deckName
    if let (arrangement, _) = draft.parts,
      let division = inside(.key(arrangement.rawValue), { $0.division(draft, name: name) })
    {
      draft.slide.content = .division(division)
    }
    guard let carousel = draft.carousel else { return draft }
    if let deck = inside(.key("carousel"), { $0.nestedDeck(carousel, name: name) }) {
      draft.slide.content = .deck(deck)
    }
    return draft
  }
}
