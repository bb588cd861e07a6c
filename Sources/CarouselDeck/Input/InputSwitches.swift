/// By which kinds of input users may move a carousel.
public struct InputSwitches: Hashable, Sendable {
  /// Whether the wheel of the mouse moves it.
  public var wheel = true
  /// Whether it can be dragged, and its dots be clicked.
  public var drag = true
  /// Whether keys move it.
  ///
  /// They can pause what moves by itself while any of it that is shown takes keys. What else they ask
  /// the player for is not affected, such as to quit.
  public var keys = true

  /// Makes all of them move it.
  public init() {}
}
