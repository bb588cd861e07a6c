internal import CarouselDeck

/// The keys under `screen.colors`.
enum ScreenColorKeys {
  static let context = ContextRow(
    table,
    lead:
      "What the program draws itself, by what it is for. On a background where one of these colours"
      + " cannot be read, it becomes lighter or darker. Those that are not written follow from the"
      + " background.",
    example: """
      screen:
        background: "#10151C"
        colors: { surface: "#1E2733", text: "#EEF2F6", accent: "#6FC3FF" }
      slides: [one, two]
      """,
    opening: ["screen:", "  colors:"])

  static let table = KeyTable<ScreenDraft>(
    .screenColors, under: "screen.colors",
    [
      role("surface", "The background of panels, code and nested carousels.") { $0.surface = $1 },
      role("text", "Text that has no `color` of its own.") { $0.text = $1 },
      role("muted", "Text of less importance, such as captions.") { $0.muted = $1 },
      role("edge", "Lines, and the marks of pages that are not current.") { $0.edge = $1 },
      role("accent", "What is current, has the focus, or is a heading in a text.") {
        $0.accent = $1
      },
      role("ok", "A state that is as it should be.") { $0.good = $1 },
      role("warn", "A state that needs attention.") { $0.warning = $1 },
      role("bad", "A state that is wrong.") { $0.bad = $1 },
    ])

  private static func role(
    _ name: String, _ summary: String,
    set: @escaping @Sendable (inout ThemeRoles, ThemeColor) -> Void
  ) -> Key<ScreenDraft> {
    Key(name, .color, standard: nil, summary) { set(&$0.roles, $1) }
  }
}
