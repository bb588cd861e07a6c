public import CarouselDeck
public import CarouselStage

/// A page as plain text, for where there is no screen.
public struct PageText: Hashable, Sendable {
  /// The pages that lead to it, from the outermost deck inwards, its own last.
  public var path: StagePath
  /// How many pages there are at each step of the path.
  public var counts: [Int]
  /// Its heading, or empty.
  public var title: String
  /// Its text, or empty.
  public var text: String
  /// The line below, or empty.
  public var caption: String

  /// Where it is among how many: `3/12`, or `3/12 > 1/4` for a page of a nested deck.
  public var number: String {
    zip(path, counts).map { "\($0 + 1)/\($1)" }.joined(separator: " > ")
  }

  /// All of it as lines, each of which ends in a line feed.
  public var description: String {
    [title, text, caption, number].filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }
}

/// Visits each page once as plain text, in order; the pages of a nested deck come after its slide.
///
/// The text contains no control characters.
///
/// - Parameters:
///   - show: What would be played.
///   - glyphs: The characters that may be used.
///   - action: Gets one page after the other; false ends the visit.
/// - Returns: Whether all pages were visited.
/// - Complexity: O(length of the text), one page at a time.
@discardableResult
public func forEachPage(
  of show: Show, glyphs: GlyphSet = .unicode, _ action: (PageText) -> Bool
) -> Bool {
  visit(show.deck, under: ([], []), glyphs, action)
}

/// All pages of a show as plain text, with a blank line between them; before them the header of the
/// screen and after them its footer.
///
/// - Complexity: O(length of the text).
public func linearText(of show: Show, glyphs: GlyphSet = .unicode) -> String {
  var pages: [String] = []
  forEachPage(of: show, glyphs: glyphs) { page in
    pages.append(page.description)
    return true
  }
  let header = show.screen.header?.plainText(glyphs: glyphs) ?? ""
  let footer = show.screen.footer?.plainText(glyphs: glyphs) ?? ""
  return ([header] + pages + [footer]).filter { !$0.isEmpty }.joined(separator: "\n")
}

extension ScreenLine {
  /// Its texts from start to end, as a line that ends in a line feed; empty without any.
  ///
  /// Where pages are printed one after the other it would only repeat itself, so that it is said
  /// once.
  public func plainText(glyphs: GlyphSet = .unicode) -> String {
    let texts = Place.allCases.map { glyphs.drawableLine(text(at: $0)) }.filter { !$0.isEmpty }
    if texts.isEmpty { return "" }
    return texts.joined(separator: glyphs == .ascii ? ", " : " · ") + "\n"
  }
}

extension Slide {
  /// The text between title and caption; parts in the order in which they are read.
  fileprivate func plainText(glyphs: GlyphSet) -> String {
    switch content {
    case .plain, .text, .image, .deck: glyphs.drawable(textAlternative, keepingNewlines: true)
    case .markdown(let document): document.plainText(glyphs: glyphs)
    case .division(let division):
      division.parts.map { part in
        let slide = part.slide
        let text = TextBlock.withoutFinalLineFeeds(slide.plainText(glyphs: glyphs))
        return [glyphs.drawableLine(slide.title), text, glyphs.drawableLine(slide.caption)]
          .filter { !$0.isEmpty }.joined(separator: "\n")
      }.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
  }
}

private func visit(
  _ deck: Deck, under parent: (path: StagePath, counts: [Int]), _ glyphs: GlyphSet,
  _ action: (PageText) -> Bool
) -> Bool {
  for (page, slide) in deck.slides.enumerated() {
    let text = slide.plainText(glyphs: glyphs)
    let path = parent.path + [page]
    let counts = parent.counts + [deck.slides.count]
    let isWanted = action(
      PageText(
        path: path, counts: counts, title: glyphs.drawableLine(slide.title),
        text: TextBlock.withoutFinalLineFeeds(text),
        caption: glyphs.drawableLine(slide.caption)))
    guard isWanted else { return false }
    if let nested = slide.deck, !visit(nested, under: (path, counts), glyphs, action) {
      return false
    }
  }
  return true
}
