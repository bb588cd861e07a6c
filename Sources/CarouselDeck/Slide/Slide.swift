/// An authored unit of content.
public struct Slide: Hashable, Sendable {
  /// What a slide shows.
  public enum Content: Hashable, Sendable {
    /// Nothing but its background: a plain colour card.
    case plain
    /// Text, wrapped to the available width.
    case text(String)
    /// Markdown text, parsed.
    indirect case markdown(MarkdownDocument)
    /// An image.
    indirect case image(ImageReference)
    /// A nested carousel.
    indirect case deck(Deck)
    /// Parts beside or below each other.
    indirect case division(Division)
  }

  /// Rare details: a deck may have a million slides with nothing but text.
  private struct Details: Hashable, Sendable {
    var id: String?
    var caption = ""
    var alt = ""
    var fit: ImageFit = .contain
    var align: HorizontalAlignment = .center
    var valign: VerticalAlignment = .middle
    var color: ThemeColor = .standard
    var size: TypeSize = .auto
    var titleSize: TypeSize = .auto
    /// The colour at the lower edge of a gradient.
    var lowerBackground: ThemeColor?

    static let none = Details()
  }

  /// A box for the details, so that a slide without any takes only a reference.
  private indirect enum Box: Hashable, Sendable {
    case details(Details)
  }

  /// What it shows.
  public var content: Content
  // Here it takes bytes that would be empty elsewhere.

  /// Its background colour, or that at the upper edge of a gradient.
  private var upperBackground: ThemeColor = .transparent
  /// A heading, or empty.
  public var title = ""
  /// Nil if all details have their defaults, so that equal slides are equal in memory.
  private var box: Box?

  private var details: Details {
    get { if case .details(let details)? = box { details } else { .none } }
    set { box = newValue == .none ? nil : .details(newValue) }
  }

  /// Its background.
  public var background: Background {
    get {
      details.lowerBackground.map { .gradient(from: upperBackground, to: $0) }
        ?? .color(upperBackground)
    }
    set {
      switch newValue {
      case .color(let color):
        upperBackground = color
        // Writing a detail makes a box for all of them.
        if box != nil { details.lowerBackground = nil }
      case .gradient(let from, let to):
        upperBackground = from
        details.lowerBackground = to
      }
    }
  }
  /// A name that stays the same across edits of the deck, if the author gave one.
  public var id: String? {
    get { details.id }
    set { details.id = newValue }
  }
  /// A line below the content, or empty.
  public var caption: String {
    get { details.caption }
    set { details.caption = newValue }
  }
  /// The alternative text of an image, or empty.
  public var alt: String {
    get { details.alt }
    set { details.alt = newValue }
  }
  /// How an image is fitted into its area.
  public var fit: ImageFit {
    get { details.fit }
    set { details.fit = newValue }
  }
  /// The horizontal alignment of its text.
  public var align: HorizontalAlignment {
    get { details.align }
    set { details.align = newValue }
  }
  /// The vertical alignment of its text.
  public var valign: VerticalAlignment {
    get { details.valign }
    set { details.valign = newValue }
  }
  /// The colour of its text.
  public var color: ThemeColor {
    get { details.color }
    set { details.color = newValue }
  }

  /// The size of the letters of its text.
  public var size: TypeSize {
    get { details.size }
    set { details.size = newValue }
  }
  /// The size of the letters of its title.
  public var titleSize: TypeSize {
    get { details.titleSize }
    set { details.titleSize = newValue }
  }

  /// Makes a slide.
  public init(_ content: Content) { self.content = content }

  /// The carousel in this slide, or in one of its parts, if there is one.
  ///
  /// A new one takes the place of the old one; a slide without one is left as it is, and so is one
  /// that gets nil.
  public var deck: Deck? {
    get {
      switch content {
      case .plain, .text, .markdown, .image: nil
      case .deck(let deck): deck
      case .division(let division): division.parts.lazy.compactMap { $0.slide.deck }.first
      }
    }
    set {
      guard let newValue else { return }
      switch content {
      case .plain, .text, .markdown, .image: break
      case .deck: content = .deck(newValue)
      case .division(var division):
        let index = division.parts.firstIndex { $0.slide.deck != nil }
        guard let index else { return }
        division.parts[index].slide.deck = newValue
        content = .division(division)
      }
    }
  }

  /// The text that replaces the content where only text can be shown, or empty.
  ///
  /// For an image that is its `alt`, or else the name of its file. Markdown has none here: only
  /// where it is laid out is it known how a list or a rule looks.
  public var textAlternative: String {
    switch content {
    case .plain, .deck, .markdown, .division: ""
    case .text(let text): text
    case .image(let image): alt.isEmpty ? image.name : alt
    }
  }
}
