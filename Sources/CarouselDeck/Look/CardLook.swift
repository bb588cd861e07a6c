package import CarouselEngine

/// What the cards of a layout in space look like.
public struct CardLook: Hashable, Sendable {
  /// The corners of a card.
  public enum Corner: String, Hashable, Sendable, CaseIterable {
    /// A quarter of a cell is cut from each, where the card is high enough for that.
    case cut
    /// They are square.
    case square

    /// What it does, for the reference.
    package var summary: String {
      switch self {
      case .cut: "takes a quarter of a cell from each corner of cards of 8 rows and more"
      case .square: "leaves them"
      }
    }
  }

  /// The edge of a card.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// Light falls on the upper edge, and thin lines are drawn where a card would be lost.
    case light
    /// A line all around.
    case line
    /// None.
    case none

    /// What it does, for the reference.
    package var summary: String {
      switch self {
      case .light: "lights the upper edge, and the sides where card and ground look alike"
      case .line: "draws a line all around"
      case .none: "draws nothing"
      }
    }
  }

  /// The corners.
  public var corner: Corner = .cut
  /// The edge.
  public var edge: Edge = .light
  /// The share of its light that a card loses with each of the first three pages that it is away
  /// from the current one, 0…1; nil is that of the layout.
  public var shade: Double?
  /// The height of the reflection below a card, as a share of the card's, 0…1; nil is that of the
  /// layout.
  public var reflection: Double?
  /// Whether a card that is not turned casts a shadow; nil is as the layout has it.
  public var shadow: Bool?

  /// Makes the usual cards.
  public init() {}
}

extension CardLook {
  /// The distance in pages beyond which a card becomes no darker.
  private static let farthest = 3.0
  /// The light that a card loses with each page, unless the layout has its own.
  private static let usualShade = 0.13
  /// The light of the neighbours on a ring, page after page.
  private static let ringLight = [1, 0.62, 0.34]
  /// The height of a reflection, as a share of the card's.
  private static let usualReflection = 0.3

  /// How much light falls on a card, 0…1.
  ///
  /// - Parameters:
  ///   - distance: How far it is from the offset, in pages.
  ///   - type: The layout.
  package func brightness(at distance: Double, in type: LayoutType) -> Double {
    let distance = min(abs(distance), Self.farthest)
    if shade == nil, type == .rotary {
      let page = Int(distance)
      guard page + 1 < Self.ringLight.count else { return Self.ringLight.last ?? 1 }
      let (near, far) = (Self.ringLight[page], Self.ringLight[page + 1])
      return near + (far - near) * (distance - Double(page))
    }
    return max(0, 1 - (shade ?? Self.usualShade) * distance)
  }

  /// The height of a reflection as a share of the card's; 0 for none.
  package func reflection(in type: LayoutType) -> Double {
    reflection ?? (type.isFlow ? Self.usualReflection : 0)
  }

  /// Whether cards that are not turned cast a shadow.
  package func castsShadow(in type: LayoutType) -> Bool {
    shadow ?? !type.isFlow
  }
}

extension LayoutType {
  /// Whether cards stand on a floor that mirrors them.
  fileprivate var isFlow: Bool { self == .coverFlow || self == .coverFlow2 }
}
