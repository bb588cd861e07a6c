internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

/// A part of a divided slide as it was written.
typealias CheckedPart = (draft: SlideDraft, part: Value, arrangement: Division.Arrangement)

extension ConfigReader {
  /// Reports a part that shows nothing.
  mutating func checkContent(_ checked: CheckedPart) {
    let draft = checked.draft
    guard draft.content == nil, draft.slide.title.isEmpty, draft.slide.caption.isEmpty,
      !log.hasLostKey(in: checked.part.file, checked.part.node.range)
    else { return }
    report(.emptyPart, at: checked.part.label)
  }

  /// Reports a width of a row and a height of a column.
  mutating func checkExtent(_ checked: CheckedPart) {
    guard let extent = checked.draft.extent else { return }
    let right =
      switch checked.arrangement {
      case .columns: "width"
      case .rows: "height"
      }
    guard extent.key != right else { return }
    report(
      .wrongExtent(extent.key, right: right, arrangement: checked.arrangement.rawValue),
      at: extent.label)
  }

  /// Reports columns that are wider than the screen.
  mutating func checkWidth(of division: Division, at label: Label) {
    guard division.arrangement == .columns, let screenWidth, depth == 0,
      division.leastCells > screenWidth
    else { return }
    report(.widePart(division.leastCells, screen: screenWidth), at: label)
  }

  /// Reports keys about parts on a slide that has none.
  mutating func checkKeysOfParts(_ draft: SlideDraft, _ slide: Value) {
    guard draft.parts == nil, !log.hasLostKey(in: slide.file, slide.node.range) else { return }
    for key in draft.ofParts { report(.keyOfParts(key.name), at: Label(slide.file, key.range)) }
  }
}
