/// The colours of a theme, each by what it is for.
public struct ThemeRoles: Hashable, Sendable {
  /// The ground of the screen.
  public var background: ThemeColor
  /// The ground of panels, code and nested carousels.
  public var surface: ThemeColor
  /// Letters that are read first.
  public var text: ThemeColor
  /// Letters that are read second: captions, notes.
  public var muted: ThemeColor
  /// Lines, and the marks of pages that are not current.
  public var edge: ThemeColor
  /// What is current, focused or a heading within a text.
  public var accent: ThemeColor
  /// A state that is as it should be.
  public var good: ThemeColor
  /// A state that wants attention.
  public var warning: ThemeColor
  /// A state that is wrong.
  public var bad: ThemeColor

  /// No colour of its own for any role: each follows from the background.
  public static let derived = ThemeRoles(
    background: .standard, surface: .standard, text: .standard, muted: .standard, edge: .standard,
    accent: .standard, good: .standard, warning: .standard, bad: .standard)

  /// Colours for all roles; `standard` for one that follows from the background.
  public init(
    background: ThemeColor, surface: ThemeColor, text: ThemeColor, muted: ThemeColor,
    edge: ThemeColor, accent: ThemeColor, good: ThemeColor, warning: ThemeColor, bad: ThemeColor
  ) {
    self.background = background
    self.surface = surface
    self.text = text
    self.muted = muted
    self.edge = edge
    self.accent = accent
    self.good = good
    self.warning = warning
    self.bad = bad
  }
}
