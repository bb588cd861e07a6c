internal import CarouselDeck

/// The sizes of the blocks of a document.
struct MarkdownType: Hashable, Sendable {
  /// The size of paragraphs, lists, tables and quotes.
  let body: TypeStep
  /// The size of headings of the first level.
  let heading: TypeStep
  /// The size of all other headings.
  let subheading: TypeStep

  /// The terminal's own letters everywhere.
  static let cells = MarkdownType(body: .cell, heading: .cell, subheading: .cell)

  /// The sizes that a document is tried in, the largest first; the last is that of the terminal.
  ///
  /// No heading is smaller than the text below it.
  ///
  /// - Parameter bodies: The sizes of its text, the largest first.
  static func all(bodies: [TypeStep], _ scale: TypeScale) -> [MarkdownType] {
    var types = bodies.map { body in
      MarkdownType(
        body: body, heading: max(scale.heading, body), subheading: max(scale.subheading, body))
    }
    if types.last != .cells { types.append(.cells) }
    return types
  }

  /// The size of a block.
  ///
  /// Code keeps the letters for which its columns were made, and markup is there for its author.
  func step(of block: MarkdownDocument.Block) -> TypeStep {
    switch block {
    case .heading(_, let level): step(ofHeading: level)
    case .paragraph, .list, .quote, .table: body
    case .code, .html, .rule: .cell
    }
  }

  /// The size of a heading.
  func step(ofHeading level: Int) -> TypeStep { level == 1 ? heading : subheading }

  /// Whether a heading stands out by its colour: the first level whose letters no other one exceeds.
  func isAccented(level: Int) -> Bool {
    heading > subheading && heading > body ? level == 2 : level == 1
  }
}
