internal import CarouselDeck
internal import CarouselGrid

/// The largest sizes of the parts of a slide, by its rows and from how far it is read.
struct TypeScale: Hashable, Sendable {
  /// The largest size of the title.
  let title: TypeStep
  /// The largest size of the text.
  let body: TypeStep
  /// The size of the caption.
  let caption: TypeStep
  /// The largest size of a heading of the first level in a text.
  let heading: TypeStep
  /// The largest size of all other headings.
  let subheading: TypeStep
  /// The largest size of a text with a structure, such as Markdown.
  let document: TypeStep
  /// The maximum number of lines of a text that is larger than the terminal's letters.
  let bodyLines: Int

  private static let large = TypeStep(rows: 8)
  private static let medium = TypeStep(rows: 4)

  /// The sizes for a slide.
  ///
  /// - Parameters:
  ///   - rows: How high the slide is.
  ///   - lines: How many lines its text has, none for a slide without text.
  ///   - viewing: From how far it is read.
  init(rows: Int, lines: Int, viewing: Viewing) {
    switch viewing {
    case .wall:
      title = rows >= 50 ? Self.large : Self.medium
      body = Self.medium
      caption = rows >= 30 ? Self.medium : .cell
      bodyLines = 12
      (heading, subheading, document) = (Self.medium, Self.medium, Self.medium)
    case .desk:
      // On a small screen a large title must not cost lines of the text.
      title = rows >= 30 || rows >= 14 && lines <= rows - 13 ? Self.medium : .cell
      body = rows >= 30 ? Self.medium : .cell
      caption = .cell
      bodyLines = rows >= 40 ? 5 : 4
      heading = rows >= 30 ? Self.medium : .cell
      (subheading, document) = (.cell, .cell)
    }
  }
}
