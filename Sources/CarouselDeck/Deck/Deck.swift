public import CarouselEngine

/// A carousel as it was written: options and slides, with decks inside slides.
///
/// A deck is the description; its state is a `Stage`.
public struct Deck: Hashable, Sendable {
  /// What happens to the clock of a nested carousel that is not shown.
  public enum WhenHidden: String, Hashable, Sendable, CaseIterable {
    /// It is paused, and what remains of its hold is kept.
    case pause
    /// It continues.
    case run
    /// It restarts when it is shown again.
    case reset
  }

  /// What a bounded carousel at its edge does with input that it cannot use.
  public enum Chaining: String, Hashable, Sendable, CaseIterable {
    /// It passes it on to the carousel around it.
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
  /// The options of the layout that were written although they have their default.
  ///
  /// Any of those that say how slides lie to each other brings back the formula of the layout, whose
  /// place is otherwise taken by a path made for screens. Options that differ from their defaults
  /// need not be here.
  public var writtenLayoutOptions: Set<LayoutOption> = []
  /// What the cards of a layout in space look like.
  public var card = CardLook()
  /// How many slides are shown side by side in a `linear` layout; at least 1.
  public var visible = 1
  /// The cells between two slides of a `linear` layout; never negative.
  public var gap = 0
  /// What a move looks like.
  public var effect: TransitionEffect = .slide
  /// What pauses autoplay while it lasts.
  public var pauseOn: Set<PauseTrigger> = [.input]
  /// The kinds of input by which users can move it.
  public var inputs = InputSwitches()
  /// Key bindings that replace the defaults.
  ///
  /// Those of a carousel take precedence over those of the one around it.
  public var keys: [KeyName: KeyIntent] = [:]
  /// The indicator, or nil for none.
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
  /// Linear in the slides if the first one has an id. Duplicate ids are kept: an engine
  /// refuses them when they are set later, and a loader reports them.
  public var items: Items {
    guard slides.first?.id != nil else { return .count(slides.count) }
    let ids = slides.compactMap { $0.id }
    return ids.count == slides.count ? .ids(ids) : .count(slides.count)
  }
}
