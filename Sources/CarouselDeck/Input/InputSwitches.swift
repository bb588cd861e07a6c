/// The kinds of input by which users can move a carousel.
public struct InputSwitches: Hashable, Sendable {
  /// Whether the wheel of the mouse moves it.
  public var wheel = true
  /// Whether it can be dragged, and its dots clicked.
  public var drag = true
  /// Whether keys move it.
  ///
  /// They can pause movement while any moving carousel that is shown takes keys. Other keys of
  /// the player, such as quit, are not affected.
  public var keys = true

  /// Makes all of them move it.
  public init() {}
}
