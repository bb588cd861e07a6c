/// Why the current page changed.
public enum ChangeReason: String, Hashable, Sendable, CaseIterable {
  /// A key, a finger, a wheel, a click.
  case user
  /// The autoplay timer.
  case autoplay
  /// A call of the program.
  case program
  /// The pages themselves changed.
  case reload
  /// The viewport changed.
  case resize
  /// The shared wall clock.
  case sync
}
