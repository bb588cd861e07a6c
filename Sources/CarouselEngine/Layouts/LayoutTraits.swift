/// The facts about a type of layout, but for its formula, which is a `LayoutRule`.
package struct LayoutTraits: Hashable, Sendable {
  /// Whether pages are on a circle, so that a looping carousel closes it.
  package var isRing = false
  /// Whether the layout is another one turned inside out.
  var isInverted = false
  /// `LayoutOptions.offsetMultiplier` where it was not chosen.
  var offsetMultiplier = 1.0
  /// `LayoutOptions.spacing` where it was not chosen.
  var spacing = 1.0
  /// `LayoutOptions.tilt` where it was not chosen; nil in a formula without a tilt.
  package var tilt: Double?
  /// `LayoutOptions.fadeMin` where it was not chosen.
  var fadeMin = -Double.infinity
  /// `LayoutOptions.fadeMax` where it was not chosen.
  var fadeMax = Double.infinity
  /// The length of a page as a part of the viewport.
  var itemPart = 0.5
  /// Whether a page can be turned so far that its back would be seen.
  package var turnsPages = false
  /// `LayoutOptions.showBackfaces` where it was not chosen.
  var showsBackfaces = true
  /// The option that no other layout reads.
  package var ownOption: LayoutOption?
  /// Whether keyframes are the whole formula.
  package var isKeyframed = false
  /// How cards lie to each other where nothing but the type is given and the formula's figures,
  /// which are made for a telephone, need not hold; nil where they do.
  package var family: CardFamily?
}

/// Kinds of arrangements of cards, each of which looks alike on any screen.
package enum CardFamily: Hashable, Sendable {
  /// A flow of cards that turn aside; `turnsLate` says that they do so in one half of a move only.
  case flow(turnsLate: Bool)
  /// Cards on a ring that face the viewer, seen from outside or from inside.
  case ring(isInside: Bool)
  /// Cards on a drum, seen from outside or from inside.
  case drum(isInside: Bool)
  /// Cards on the rim of a wheel, whose hub is below them or above.
  case wheel(isInverted: Bool)
  /// Cards behind each other, the later ones or the earlier ones.
  case stack(isInverted: Bool)
  /// Smaller neighbours.
  case scaled
  /// Neighbours that are moved across.
  case shifted
}

extension LayoutType {
  /// The facts about this type.
  package var traits: LayoutTraits {
    switch self {
    case .linear: LayoutTraits(itemPart: 1)
    case .rotary: LayoutTraits(isRing: true, family: .ring(isInside: false))
    case .invertedRotary:
      LayoutTraits(isRing: true, isInverted: true, family: .ring(isInside: true))
    case .wheel: LayoutTraits(isRing: true, family: .wheel(isInverted: false))
    case .invertedWheel:
      LayoutTraits(isRing: true, isInverted: true, family: .wheel(isInverted: true))
    case .cylinder:
      LayoutTraits(isRing: true, turnsPages: true, family: .drum(isInside: false))
    case .invertedCylinder:
      LayoutTraits(
        isRing: true, isInverted: true, turnsPages: true, showsBackfaces: false,
        family: .drum(isInside: true))
    case .coverFlow, .coverFlow2:
      LayoutTraits(
        offsetMultiplier: 2, spacing: 0.25, tilt: 0.9, turnsPages: true,
        family: .flow(turnsLate: self == .coverFlow2))
    case .timeMachine: LayoutTraits(tilt: 0.3, fadeMax: 0, family: .stack(isInverted: false))
    case .invertedTimeMachine:
      LayoutTraits(isInverted: true, tilt: 0.3, fadeMin: 0, family: .stack(isInverted: true))
    case .scale: LayoutTraits(spacing: 20, ownOption: .sideScale, family: .scaled)
    case .translation: LayoutTraits(spacing: 20, ownOption: .sideTranslation, family: .shifted)
    case .custom: LayoutTraits(turnsPages: true, isKeyframed: true)
    }
  }
}
