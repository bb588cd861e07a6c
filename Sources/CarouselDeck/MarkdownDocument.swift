/// The structure of Markdown text: headings, paragraphs, lists, quotes, code and rules.
///
/// A deck contains no syntax: the loader parses the text once,
/// and a renderer lays it out for the available room.
public struct MarkdownDocument: Hashable, Sendable {
  /// A part of a document on lines of its own.
  public indirect enum Block: Hashable, Sendable {
    case heading([Span])
    case paragraph([Span])
    /// Items with their markers; a loose list has blank lines between them.
    case list([Item], isLoose: Bool)
    case quote([Block])
    /// The lines of code as they are written.
    case code([String])
    case rule
  }

  /// One item of a list.
  public struct Item: Hashable, Sendable {
    /// A hyphen for a bullet, or a number with its mark, such as `3)`.
    public var marker: String
    /// What it holds.
    public var blocks: [Block]

    /// Makes an item.
    public init(marker: String, blocks: [Block]) {
      self.marker = marker
      self.blocks = blocks
    }
  }

  /// A run of text in one style.
  public struct Span: Hashable, Sendable {
    /// The properties of a run of text.
    public struct Style: OptionSet, Hashable, Sendable {
      /// A bit for each property.
      public let rawValue: UInt8

      /// The properties of some bits.
      public init(rawValue: UInt8) { self.rawValue = rawValue }

      public static let emphasis = Style(rawValue: 1)
      public static let strong = Style(rawValue: 2)
      public static let code = Style(rawValue: 4)
      public static let link = Style(rawValue: 8)
    }

    /// The text; a line feed is a hard break.
    public var text: String
    /// What it is.
    public var style: Style

    /// Makes a span.
    public init(_ text: String, style: Style = []) {
      self.text = text
      self.style = style
    }
  }

  /// From top to bottom.
  public var blocks: [Block]

  /// Makes a document.
  public init(blocks: [Block]) { self.blocks = blocks }
}
