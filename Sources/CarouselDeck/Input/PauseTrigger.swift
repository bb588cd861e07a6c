/// What makes autoplay wait for as long as it lasts.
public enum PauseTrigger: String, Hashable, Sendable, CaseIterable {
  /// The user is in the midst of something: types the number of a page, or reads the help.
  ///
  /// A finger that is down makes it wait in any case.
  case input
  /// The window of the terminal does not get what is typed.
  case blur
}
