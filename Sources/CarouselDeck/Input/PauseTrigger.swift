/// What pauses autoplay while it lasts.
public enum PauseTrigger: String, Hashable, Sendable, CaseIterable {
  /// A page number is being typed, or the help is shown.
  ///
  /// A finger that is down pauses it in any case.
  case input
  /// The window of the terminal has no keyboard focus.
  case blur
}
