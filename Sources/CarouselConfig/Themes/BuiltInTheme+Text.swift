extension BuiltInTheme {
  /// The theme as a config that others include.
  ///
  /// `theme: dark` means the same as including this text, beneath all other included files.
  package var text: String {
    """
    # The theme \(rawValue), to be changed and included: include: [my-\(rawValue).yaml]
    \(body(presets: rawValue))
    """
  }

  /// What it says, with presets of that name: one for a desk, and one for a screen on a wall.
  func body(presets name: String) -> String {
    let colors = zip(Self.names, shades).map { name, shade in
      "  \(name): { color: \"\(shade.hex)\", ansi256: \(shade.ansi256), ansi16: \(shade.ansi16) }"
    }
    let roles = Self.names.dropFirst().map { "    \($0): $\($0)" }
    return """
      palette:
      \(colors.joined(separator: "\n"))
      screen:
        background: $bg
        colors:
      \(roles.joined(separator: "\n"))
      presets:
        \(name):
          transition: { duration: 400ms, easing: cubic_bezier(0.3 0 0.1 1) }
        \(name)-wall:
          indicator: { style: bar }
          transition: { duration: 500ms, easing: cubic_bezier(0.3 0 0.1 1), effect: fade }

      """
  }
}
