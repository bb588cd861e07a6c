/// How much moves on a screen.
public enum MotionAmount: String, Hashable, Sendable, CaseIterable {
  /// What its author has asked for.
  case full
  /// Pages change by cuts, and nothing scrolls or fills by itself.
  case reduced
}
