/// The structure of Markdown text: headings, paragraphs, lists, tables, quotes, code and rules.
///
/// A deck contains no syntax: the loader parses the text once,
/// and a renderer lays it out for the available room.
public struct MarkdownDocument: Hashable, Sendable {
  /// A part of a document on lines of its own.
  public indirect enum Block: Hashable, Sendable {
    /// A heading; the level is 1…6.
    case heading([Span], level: Int)
    case paragraph([Span])
    /// Items with their markers; a loose list has blank lines between them.
    case list([Item], isLoose: Bool)
    case quote([Block])
    /// The lines of code as they are written, and the name of their language, or empty.
    case code([String], language: String)
    case table(Table)
    /// Lines of HTML, which are shown as they are written.
    case html([String])
    case rule
  }

  /// One item of a list.
  public struct Item: Hashable, Sendable {
    /// A hyphen for a bullet, or a number with its mark, such as `3)`.
    public var marker: String
    /// Whether a task is done; nil for an item that is no task.
    public var isDone: Bool?
    /// What it holds.
    public var blocks: [Block]

    /// Makes an item.
    public init(marker: String, isDone: Bool? = nil, blocks: [Block]) {
      self.marker = marker
      self.isDone = isDone
      self.blocks = blocks
    }
  }

  /// Cells in rows and columns.
  public struct Table: Hashable, Sendable {
    /// What a cell holds.
    public typealias Cell = [Span]

    /// The alignment of each column; nil where the author has asked for none.
    public var alignments: [HorizontalAlignment?]
    /// A cell for each column.
    public var head: [Cell]
    /// The rows below the head; a row may have fewer cells than the head and never has more.
    public var rows: [[Cell]]

    /// Makes a table.
    public init(alignments: [HorizontalAlignment?], head: [Cell], rows: [[Cell]]) {
      self.alignments = alignments
      self.head = head
      self.rows = rows
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
      public static let strike = Style(rawValue: 16)
    }

    /// The text; a line feed is a hard break.
    public var text: String
    /// What it is.
    public var style: Style
    /// Where a link leads, as its author has written it; empty for text that is no link.
    public var target: String

    /// Makes a span.
    public init(_ text: String, style: Style = [], target: String = "") {
      self.text = text
      self.style = style
      self.target = target
    }
  }

  /// From top to bottom.
  public var blocks: [Block]

  /// Makes a document.
  public init(blocks: [Block]) { self.blocks = blocks }
}
