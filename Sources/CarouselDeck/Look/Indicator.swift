/// The indicator: which page of how many is shown.
public struct Indicator: Hashable, Sendable {
  /// The style of an indicator.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A dot for each page, or for those around the current one.
    case dots
    /// A bar that fills.
    case bar
    /// A piece for each page, of which the current one fills with its hold.
    case segments
    /// Numbers: `3 / 50`.
    case fraction

    /// What it shows, for the reference.
    package var summary: String {
      switch self {
      case .dots: "shows a dot for each page"
      case .bar: "a bar that fills"
      case .segments: "a piece for each page, of which the current one fills with its hold"
      case .fraction: "numbers such as `3 / 50`"
      }
    }

    /// Whether its marks are areas side by side, rather than characters.
    package var isBar: Bool {
      switch self {
      case .dots, .fraction: false
      case .bar, .segments: true
      }
    }

    /// Whether it consists of characters to be read.
    package var isRead: Bool {
      switch self {
      case .dots, .bar, .segments: false
      case .fraction: true
      }
    }
  }

  /// The edge at which an indicator is shown.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    /// Along the upper edge.
    case top
    /// Along the lower edge.
    case bottom
    /// Along the left edge, from top to bottom.
    case left
    /// Along the right edge, from top to bottom.
    case right

    /// Whether the indicator runs from side to side.
    public var isHorizontal: Bool {
      switch self {
      case .top, .bottom: true
      case .left, .right: false
      }
    }
  }

  /// Its position along the edge.
  public enum Align: String, Hashable, Sendable, CaseIterable {
    /// At the left or upper end; at the right where reading begins there.
    case start
    /// In the middle.
    case center
    /// At the other end.
    case end
  }

  /// How large an indicator is drawn.
  public enum Size: String, Hashable, Sendable, CaseIterable {
    /// As it suits the distance from which the screen is read.
    case auto
    /// In one row, in the terminal's own letters.
    case cell = "1"
    /// For a wall: discs, whole rows, and numbers four rows high.
    case four = "4"
  }

  /// The form.
  public var style: Style = .dots
  /// How large it is drawn.
  public var size: Size = .auto
  /// The edge.
  public var position: Position = .bottom
  /// The place along the edge.
  public var align: Align = .center
  /// The colour of the other pages' dots.
  ///
  /// UIKit's light grey, the default, stands for the edge colour of the theme, or for a grey that
  /// can be seen on the background.
  public var color = ThemeColor.rgb(170, 170, 170)
  /// The colour of the current page's dot; nil is the accent of the theme, or a colour that stands
  /// out from the background.
  public var currentColor: ThemeColor?
  /// The maximum number of dots; more pages are shown as a window of dots.
  ///
  /// People can't count more than about nine at a glance.
  public var maxDots = 9
  /// Whether a single page has no indicator.
  public var isHiddenForSinglePage = true
  /// The character of the current page's dot.
  public var currentShape: Character = "●"
  /// The character of the other dots: a different one, so that colour is not needed to tell them
  /// apart.
  public var shape: Character = "○"

  /// Whether segments fill with the hold; they don't where motion is to be reduced.
  package var followsHold = true

  /// Makes the usual dots.
  public init() {}
}
