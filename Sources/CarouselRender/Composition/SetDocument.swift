internal import CarouselDeck
internal import CarouselGrid

/// Markdown in the largest sizes that fit, with the title and the caption around it.
struct SetDocument {
  let layout: MarkdownLayout
  let group: TypeGroup

  /// The limit of characters of Markdown per available cell; the rest is not laid out.
  private static let charactersPerCell = 8

  /// - Parameters:
  ///   - document: The text of the slide.
  ///   - slide: The slide.
  ///   - size: How large it is.
  ///   - room: What is left of it inside of the margins and beside the indicator.
  ///   - skipped: How many lines of a text that is too tall are above its room.
  ///   - scrolls: Whether such a text is scrolled, and not only cut.
  init(
    _ document: MarkdownDocument, of slide: Slide, size: FrameSize, room: FrameSize,
    skipping skipped: Int, scrolls: Bool, _ options: PaintOptions
  ) {
    let width = TypeSetter.columns(of: size, room: room, options)
    func layout(_ type: MarkdownType, isSpacious: Bool) -> MarkdownLayout {
      // Letters of four rows take at least eight times the cells of the smallest.
      let limit =
        type.body == .cell
        ? Self.charactersPerCell * (room.rows + skipped) * room.columns + 1024
        : room.area / type.body.rows + 64
      return MarkdownLayout(
        document, width: width, glyphs: options.glyphs, type: type, isSpacious: isSpacious,
        limit: limit, lineCost: type.body == .cell ? Self.charactersPerCell * room.columns : 1)
    }
    func setter(_ layout: MarkdownLayout) -> TypeSetter {
      TypeSetter(
        slide, around: .rows(layout.rows, largest: layout.largestStep), size: size, room: room,
        skipping: skipped, scrolls: scrolls, options: options)
    }
    let scale = TypeScale(rows: size.rows, lines: 0, viewing: options.viewing)
    for type in MarkdownType.all(bodies: slide.size.steps(atMost: scale.document), scale)
    where options.glyphs == .unicode || type == .cells {
      var set = layout(type, isSpacious: true)
      // What is not larger comes again with small text.
      if type != .cells, type.body > set.largestStep || set.isLimited { continue }
      if slide.size == .fill, set.largeLines > TypeSetter.fillLines { continue }
      if let group = setter(set).fitting {
        self.layout = set
        self.group = group
        return
      }
      // Short tables have blank rows where there is room for them.
      guard set.hasSpace || type == .cells else { continue }
      if set.hasSpace { set = layout(type, isSpacious: false) }
      let small = setter(set)
      let cut = type == .cells ? small.groupCuttingHeads ?? small.squeezed : nil
      guard let group = small.fitting ?? cut else { continue }
      self.layout = set
      self.group = group
      return
    }
    preconditionFailure("the last size is that of the terminal")
  }
}

extension MarkdownLayout {
  /// Whether there may be more of the document than was laid out.
  fileprivate var isLimited: Bool { remaining <= 0 }

  fileprivate var largeLines: Int { lines.count { $0.step != .cell } }
}
