/// An authored unit of content.
public struct Slide: Hashable, Sendable {
  /// What a slide shows.
  public enum Content: Hashable, Sendable {
    /// Nothing but its background: a plain colour card.
    case plain
    /// A text, wrapped to the width that there is.
    case text(String)
    /// A text in Markdown, parsed.
    indirect case markdown(MarkdownDocument)
    /// An image.
    indirect case image(ImageReference)
    /// A carousel in a carousel.
    indirect case deck(Deck)
  }

  /// What few slides have: a deck may have a million slides that are a text and no more.
  private struct Details: Hashable, Sendable {
    var id: String?
    var caption = ""
    var alt = ""
    var fit: ImageFit = .contain
    var align: HorizontalAlignment = .center
    var valign: VerticalAlignment = .middle
    var color: ThemeColor = .standard

    static let none = Details()
  }

  /// Memory for details of its own, so that a slide without any has room for a reference only.
  private indirect enum Box: Hashable, Sendable {
    case details(Details)
  }

  /// What it shows.
  public var content: Content
  // Here it takes bytes that would be empty elsewhere.

  /// What lies behind it.
  public var background: ThemeColor = .transparent
  /// A heading, or empty.
  public var title = ""
  /// Never holds what is the same as none, so that equal slides are equal in memory.
  private var box: Box?

  private var details: Details {
    get { if case .details(let details)? = box { details } else { .none } }
    set { box = newValue == .none ? nil : .details(newValue) }
  }

  /// A name that survives edits of the deck, where the author gave one.
  public var id: String? {
    get { details.id }
    set { details.id = newValue }
  }
  /// A line below, or empty.
  public var caption: String {
    get { details.caption }
    set { details.caption = newValue }
  }
  /// What says in words what an image shows, or empty.
  public var alt: String {
    get { details.alt }
    set { details.alt = newValue }
  }
  /// How an image is brought to the size that there is for it.
  public var fit: ImageFit {
    get { details.fit }
    set { details.fit = newValue }
  }
  /// Where its text stands from side to side.
  public var align: HorizontalAlignment {
    get { details.align }
    set { details.align = newValue }
  }
  /// Where its text stands from top to bottom.
  public var valign: VerticalAlignment {
    get { details.valign }
    set { details.valign = newValue }
  }
  /// The colour of its text.
  public var color: ThemeColor {
    get { details.color }
    set { details.color = newValue }
  }

  /// Makes a slide.
  public init(_ content: Content) { self.content = content }

  /// The carousel in this slide, if there is one.
  public var deck: Deck? {
    if case .deck(let deck) = content { deck } else { nil }
  }

  /// The text that stands for what it shows where only text can be shown, or empty.
  ///
  /// For an image that is its `alt`, or else the name of its file. Markdown has none here: only where
  /// it is laid out it is known how a list or a rule looks.
  public var textAlternative: String {
    switch content {
    case .plain, .deck, .markdown: ""
    case .text(let text): text
    case .image(let image): alt.isEmpty ? image.name : alt
    }
  }
}
