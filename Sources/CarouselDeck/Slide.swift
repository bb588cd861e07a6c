/// An authored unit of content.
public struct Slide: Hashable, Sendable {
  /// What a slide shows.
  public enum Content: Hashable, Sendable {
    /// Nothing but its background: a plain colour card.
    case plain
    /// A text, wrapped to the width that there is.
    case text(String)
    /// A text in Markdown.
    case markdown(String)
    /// An image.
    indirect case image(ImageReference)
    /// A carousel in a carousel.
    indirect case deck(Deck)
  }

  /// A name that survives edits of the deck, where the author gave one.
  public var id: String?
  /// A heading, or empty.
  public var title = ""
  /// A line below, or empty.
  public var caption = ""
  /// What it shows.
  public var content: Content
  /// What says in words what an image shows, or empty.
  public var alt = ""
  /// How an image is brought to the size that there is for it.
  public var fit: ImageFit = .contain
  /// Where its text stands from side to side.
  public var align: HorizontalAlignment = .center
  /// Where its text stands from top to bottom.
  public var valign: VerticalAlignment = .middle
  /// What lies behind it.
  public var background: ThemeColor = .transparent
  /// The colour of its text.
  public var color: ThemeColor = .standard

  /// Makes a slide.
  public init(_ content: Content) { self.content = content }

  /// The carousel in this slide, if there is one.
  public var deck: Deck? {
    if case .deck(let deck) = content { deck } else { nil }
  }

  /// The text that stands for what it shows where only text can be shown, or empty.
  ///
  /// Markdown stands for itself; for an image there is its `alt`, or else the name of its file.
  public var textAlternative: String {
    switch content {
    case .plain, .deck: ""
    case .text(let text), .markdown(let text): text
    case .image(let image): alt.isEmpty ? image.name : alt
    }
  }
}
