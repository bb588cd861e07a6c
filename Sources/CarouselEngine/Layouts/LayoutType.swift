/// A kind of layout: the eleven of iCarousel, the two of the simple collection carousel, and one
/// that is written down in keyframes.
public enum LayoutType: String, Hashable, Sendable, CaseIterable {
  /// Side by side.
  case linear
  /// On a ring seen from outside, each facing the viewer.
  case rotary
  /// On a ring seen from inside, each facing the viewer.
  case invertedRotary = "inverted_rotary"
  /// On the outside of a drum.
  case cylinder
  /// On the inside of a drum.
  case invertedCylinder = "inverted_cylinder"
  /// On the rim of a wheel in the plane of the screen, its hub below.
  case wheel
  /// On the rim of a wheel in the plane of the screen, its hub above.
  case invertedWheel = "inverted_wheel"
  /// One facing the viewer, the others turned aside, which they do while they move.
  case coverFlow = "cover_flow"
  /// One facing the viewer, the others turned aside, one turning after the other.
  case coverFlow2 = "cover_flow2"
  /// One behind the other, the next ones passing the viewer.
  case timeMachine = "time_machine"
  /// One behind the other, the earlier ones passing the viewer.
  case invertedTimeMachine = "inverted_time_machine"
  /// Side by side, the neighbours smaller.
  case scale
  /// Side by side, the neighbours shifted across.
  case translation
  /// As keyframes say.
  case custom

  /// Whether pages are on a circle, so that a looping carousel closes it.
  public var isRing: Bool { traits.isRing }
}
