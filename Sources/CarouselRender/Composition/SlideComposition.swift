internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage

/// Where the parts of a slide are: title, text and caption as one group, in sizes that fit.
///
/// A value of sizes and places alone; painters only draw what it says. It is counted from the upper
/// left corner of the slide.
struct SlideComposition: Hashable, Sendable {
  /// Text and the rows that are its own, from margin to margin.
  struct Part: Hashable, Sendable {
    var text: SetText
    var region: CellRect
  }

  /// The heading, or the title of a slide with nothing else.
  private(set) var title: Part?
  /// The text of a slide of text.
  private(set) var body: Part?
  /// The line below.
  private(set) var caption: Part?
  /// The cells for Markdown, an image or a nested carousel; the latter may be in a part.
  private(set) var content: CellRect
  /// The Markdown in these cells.
  private(set) var markdown: MarkdownLayout?
  /// What surrounds a nested carousel that is all of the content.
  private(set) var nested: NestedFrame?
  /// The parts of a divided slide, in the order in which they were written.
  private(set) var division: [DividedPart] = []
  /// The lines between these parts.
  private(set) var rules: [CellRect] = []
  /// Whether there is text for which there is no room.
  private(set) var isCut = false
  /// Whether its text is scrolled by keys where there is no room for all of it.
  private(set) var isScrollable = false
  /// How many lines of the text are above its room.
  private(set) var skippedLines = 0

  /// The share of the free rows that is above the group: what is exactly in the middle looks as if
  /// it hung.
  private static let shareAbove = 0.45

  /// Composes a slide.
  ///
  /// - Parameters:
  ///   - slide: The slide.
  ///   - size: How large it is.
  ///   - indicator: The indicator for which room is left, if there is one.
  ///   - skipped: How many lines of a text that is too tall are above its room.
  ///   - scrolls: Whether such a text is scrolled, and not only cut: that of a part is not.
  init(
    of slide: Slide, size: FrameSize, indicator: Scene.IndicatorState?, _ options: PaintOptions,
    skipping skipped: Int = 0, scrolls: Bool = true
  ) {
    // A single part is the slide, with its margins and the room of its indicator.
    let isPart = slide.onlyPart != nil
    let room = isPart ? CellRect(size) : IndicatorRoom(indicator, size: size, options).rest
    self.init(
      of: slide, size: size, room: room, partIndicator: isPart ? indicator : nil, options,
      skipping: skipped, scrolls: scrolls)
  }

  /// Composes what is in a room inside of the margins.
  private init(
    of slide: Slide, size: FrameSize, room: CellRect, partIndicator: Scene.IndicatorState? = nil,
    _ options: PaintOptions, skipping skipped: Int = 0, scrolls: Bool = false
  ) {
    content = room
    guard !room.isEmpty else { return }
    let content: TypeSetter.Content
    switch slide.content {
    case .plain: content = .text("")
    case .text(let text):
      content = .text(options.glyphs.drawable(text, keepingNewlines: true, keepingBreaks: true))
    case .markdown(let document):
      let set = SetDocument(
        document, of: slide, size: size, room: room.size, skipping: skipped, scrolls: scrolls,
        options)
      markdown = set.layout
      place(set.group, slide.valign, in: room)
      return
    case .image, .deck, .division: content = .rest
    }
    let setter = TypeSetter(
      slide, around: content, size: size, room: room.size, skipping: skipped, scrolls: scrolls,
      options: options)
    place(setter.group, slide.valign, in: room)
    if case .deck(let deck) = slide.content {
      let frame = NestedFrame(deck, on: slide, rows: size.rows, in: self.content, options)
      (nested, self.content) = (frame, frame.content)
    }
    if let division = slide.content.division {
      let isPart = slide.onlyPart != nil
      divide(
        division, indicator: partIndicator, options, skipping: isPart ? skipped : 0,
        scrolls: isPart && scrolls)
    }
  }

  /// Composes the parts of a division in the cells of the content.
  private mutating func divide(
    _ division: Division, indicator: Scene.IndicatorState?, _ options: PaintOptions,
    skipping skipped: Int, scrolls: Bool
  ) {
    let layout = DivisionLayout(division, in: content)
    rules = layout.rules
    let isWhole = division.parts.count == 1
    let rows = layout.commonRows
    func compose(_ slide: Slide, in region: CellRect) -> DividedPart {
      let size = FrameSize(columns: region.columns, rows: min(region.rows, rows ?? region.rows))
      let composition =
        isWhole
        ? SlideComposition(
          of: slide, size: size, indicator: indicator, options, skipping: skipped, scrolls: scrolls)
        : SlideComposition(of: slide, size: size, room: slide.insidePanel(of: size), options)
      return DividedPart(region: region, composition: composition)
    }
    self.division = zip(division.parts, layout.regions).map { compose($0.slide, in: $1) }
    // Texts beside or below each other that may be equally large are.
    for (index, part) in division.parts.enumerated() {
      let alike = zip(division.parts, self.division).filter { $0.0.slide.size == part.slide.size }
      let least = alike.compactMap { $0.1.composition.body?.text.step }.min()
      guard let least, let own = self.division[index].composition.body?.text.step, least < own
      else { continue }
      // On a wall a text that can be read is better than two that are alike.
      if least == .cell, options.viewing == .wall { continue }
      var slide = part.slide
      slide.size = least.size
      self.division[index] = compose(slide, in: layout.regions[index])
    }
    isCut = isCut || self.division.contains { $0.composition.isCut }
    for (part, placed) in zip(division.parts, self.division) where part.slide.deck != nil {
      content = placed.composition.content.moved(
        columns: placed.region.column, rows: placed.region.row)
    }
  }

  /// Puts a group into its room.
  private mutating func place(_ group: TypeGroup, _ valign: VerticalAlignment, in room: CellRect) {
    let free = max(0, room.rows - group.rows)
    let above =
      switch valign {
      case .top: 0
      case .middle: Int((Double(free) * Self.shareAbove).rounded())
      case .bottom: free
      }
    var row = room.row + above
    func take(_ rows: Int) -> CellRect {
      let region = CellRect(column: room.column, row: row, columns: room.columns, rows: rows)
      row += rows
      return region
    }
    title = group.title.map { Part(text: $0, region: take($0.rows)) }
    row += group.gapBelowTitle
    content = take(group.contentRows)
    body = group.body.map { Part(text: $0, region: content) }
    row += group.gapAboveCaption
    caption = group.caption.map { Part(text: $0, region: take($0.rows)) }
    isCut = group.isCut
    isScrollable = group.isScrollable
    skippedLines = group.skippedLines
  }
}

/// A part of a divided slide in its place.
struct DividedPart: Hashable, Sendable {
  /// The cells that are its own, counted from the slide.
  let region: CellRect
  /// The places of what it shows, counted from its region.
  let composition: SlideComposition
}

extension Slide.Content {
  /// The parts, where there are some.
  var division: Division? {
    if case .division(let division) = self { division } else { nil }
  }
}

extension Slide {
  /// The only part of a divided slide that has nothing else: it is as the slide would be.
  var onlyPart: Slide? {
    guard let parts = content.division?.parts, parts.count == 1, title.isEmpty, caption.isEmpty
    else { return nil }
    return parts[0].slide
  }

  /// The cells of a part for its text: all of them, or those inside of a panel where it has a ground
  /// of its own.
  fileprivate func insidePanel(of size: FrameSize) -> CellRect {
    let region = CellRect(size)
    guard background != .transparent, size.columns >= 12, size.rows >= 3 else { return region }
    return region.inset(left: 2, top: 1, right: 2, bottom: 1)
  }
}
