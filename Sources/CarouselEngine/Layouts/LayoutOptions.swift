/// What can be chosen about a layout; nil is the default of its type.
///
/// Each type reads those that its formula names and ignores the others. Lengths are in the units of
/// the viewport and angles in radians. The defaults are iCarousel's, but for `itemSize`.
public struct LayoutOptions: Hashable, Sendable {
  /// Whether the carousel is meant to loop; only a default for `Boundary`, see `Layout.boundary`.
  public var wrap: Bool?
  /// Whether a page that is turned away is seen from behind.
  ///
  /// By default all are, but on the inside of a drum.
  public var showBackfaces: Bool?
  /// How much further than the finger a drag goes; 2 for `coverFlow` and `coverFlow2`, else 1.
  public var offsetMultiplier: Double?
  /// How many pages are placed at most.
  public var visibleItems: Int?
  /// How many places a ring has.
  public var count: Int?
  /// The part of a circle that the places of a ring fill; a full circle by default.
  public var arc: Double?
  /// The angle of a page on a `wheel`, for each page of distance; on the other rings the angle
  /// itself, the same for every page.
  public var angle: Double?
  /// How large a ring is.
  public var radius: Double?
  /// How far pages are turned aside (`coverFlow`, 0.9) or moved aside (`timeMachine`, 0.3).
  public var tilt: Double?
  /// How far apart pages are, in lengths of an item; 1, and 0.25 for `coverFlow`.
  ///
  /// For `scale` and `translation` the gap between a page and its neighbour, 20 units.
  public var spacing: Double?
  /// Before this distance a page fades; never by default, 0 for `invertedTimeMachine`.
  public var fadeMin: Double?
  /// Beyond this distance a page fades; never by default, 0 for `timeMachine`.
  public var fadeMax: Double?
  /// Within how many pages it fades.
  public var fadeRange = 1.0
  /// The opacity of what has faded.
  public var fadeMinAlpha = 0.0
  /// Minus one over the distance of the eye from the screen.
  public var perspective = -1.0 / 500
  /// Where the middle of the carousel is, from that of the viewport.
  public var contentOffset = LayoutOffset.zero
  /// Where the eye is, from the middle.
  public var viewpointOffset = LayoutOffset.zero
  /// The size of a page; the viewport for `linear`, half of it for all others.
  public var itemSize: LayoutSize?
  /// The size of a neighbour in a `scale` layout, as a factor.
  public var sideScale = 0.6
  /// How far a neighbour in a `translation` layout is shifted.
  public var sideTranslation = 20.0
  /// The keyframes of a `custom` layout, by rising offset.
  public var keyframes: [LayoutKeyframe] = []

  /// Makes the options that leave everything to the type.
  public init() {}
}
