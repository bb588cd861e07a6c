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
}

extension LayoutType {
  /// The facts about this type.
  package var traits: LayoutTraits {
    switch self {
    case .linear: LayoutTraits(itemPart: 1)
    case .rotary, .wheel: LayoutTraits(isRing: true)
    case .invertedRotary, .invertedWheel: LayoutTraits(isRing: true, isInverted: true)
    case .cylinder: LayoutTraits(isRing: true, turnsPages: true)
    case .invertedCylinder:
      LayoutTraits(isRing: true, isInverted: true, turnsPages: true, showsBackfaces: false)
    case .coverFlow, .coverFlow2:
      LayoutTraits(offsetMultiplier: 2, spacing: 0.25, tilt: 0.9, turnsPages: true)
    case .timeMachine: LayoutTraits(tilt: 0.3, fadeMax: 0)
    case .invertedTimeMachine: LayoutTraits(isInverted: true, tilt: 0.3, fadeMin: 0)
    case .scale: LayoutTraits(spacing: 20, ownOption: .sideScale)
    case .translation: LayoutTraits(spacing: 20, ownOption: .sideTranslation)
    case .custom: LayoutTraits(turnsPages: true, isKeyframed: true)
    }
  }
}
