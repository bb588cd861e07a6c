public import CarouselEngine

/// A carousel as it was written: options and slides, with decks inside slides.
///
/// A deck says what is there and never what is going on: that is a `Stage`.
public struct Deck: Hashable, Sendable {
  /// What happens to the clock of a nested carousel that is not shown.
  public enum WhenHidden: String, Hashable, Sendable, CaseIterable {
    /// It waits, and what remains of its hold is kept.
    case pause
    /// It goes on.
    case run
    /// It begins anew when it is shown again.
    case reset
  }

  /// What a bounded carousel at its edge does with input that it cannot use.
  public enum Chaining: String, Hashable, Sendable, CaseIterable {
    /// It hands it over to the carousel around it.
    case edge
    /// It keeps it.
    case never
  }

  /// The name, which begins the path of every event.
  public var name: String
  /// How the carousel behaves.
  public var options = CarouselOptions()
  /// Where pages are put.
  ///
  /// Its lengths are points: a cell is 8 points wide and 16 high.
  public var layout = Layout.linear
  /// How many slides are shown side by side in a `linear` layout; at least 1.
  public var visible = 1
  /// The cells between two slides of a `linear` layout; never negative.
  public var gap = 0
  /// What a move looks like.
  public var effect: TransitionEffect = .slide
  /// What makes autoplay wait for as long as it lasts.
  public var pauseOn: Set<PauseTrigger> = [.input]
  /// By which kinds of input users may move it.
  public var inputs = InputSwitches()
  /// What keys ask for, where that is not the usual.
  ///
  /// Those of a carousel come before those of the one around it.
  public var keys: [KeyName: KeyIntent] = [:]
  /// What tells the page, or nil for nothing.
  public var indicator: Indicator? = Indicator()
  /// What happens when it is nested and not shown.
  public var whenHidden: WhenHidden = .pause
  /// What it does with input at its edge.
  public var chaining: Chaining = .edge
  /// The slides; a slide is a page.
  public var slides: [Slide]

  /// Makes a deck.
  public init(name: String, slides: [Slide]) {
    self.name = name
    self.slides = slides
  }

  /// The pages that an engine is made of: with ids when every slide has one.
  ///
  /// Linear in the slides where the first one has an id. Ids that are there twice are kept: an engine
  /// refuses them when they are set later, and a loader reports them.
  public var items: Items {
    guard slides.first?.id != nil else { return .count(slides.count) }
    let ids = slides.compactMap { $0.id }
    return ids.count == slides.count ? .ids(ids) : .count(slides.count)
  }
}
