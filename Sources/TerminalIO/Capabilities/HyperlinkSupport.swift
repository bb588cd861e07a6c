/// Which terminals are known to take `OSC 8` for a link.
///
/// Most others skip it, but some write it onto the screen, so it is sent only where it is known.
enum HyperlinkSupport {
  /// A variable of the environment by which a terminal is known.
  private struct Sign {
    let name: String
    /// The beginnings of its value; none for any value.
    var prefixes: [String] = []
    /// The least version, where the value is one.
    var version = 0
  }

  private static let signs = [
    Sign(
      name: "TERM",
      prefixes: [
        "xterm-kitty", "xterm-ghostty", "alacritty", "contour", "foot", "wezterm", "rio",
      ]),
    Sign(
      name: "TERM_PROGRAM",
      prefixes: ["iTerm.app", "WezTerm", "ghostty", "vscode", "mintty", "rio", "Hyper", "Tabby"]),
    // VTE 0.50.0 crashes.
    Sign(name: "VTE_VERSION", version: 5001),
    Sign(name: "KONSOLE_VERSION", version: 201_200),
    Sign(name: "WT_SESSION"),
    Sign(name: "DOMTERM"),
  ]

  /// Whether the environment tells of such a terminal.
  static func isKnown(_ environment: [String: String], isInsideTmux: Bool) -> Bool {
    // Before 3.4 tmux drops links; other variables tell of the terminal around it.
    if isInsideTmux {
      return environment["TERM_PROGRAM"] == "tmux"
        && isAtLeast(environment["TERM_PROGRAM_VERSION"] ?? "", major: 3, minor: 4)
    }
    // GNU screen has none, whatever it runs in.
    if environment["STY"] != nil { return false }
    return signs.contains { sign in
      guard let value = environment[sign.name], !value.isEmpty else { return false }
      if sign.version > 0 { return (Int(value) ?? 0) >= sign.version }
      return sign.prefixes.isEmpty || sign.prefixes.contains { value.hasPrefix($0) }
    }
  }

  /// Whether a version such as `3.4a` is not before another one.
  private static func isAtLeast(_ version: String, major: Int, minor: Int) -> Bool {
    let parts = version.split(separator: ".").map { part in
      Int(part.prefix { $0.isASCII && $0.isNumber }) ?? 0
    }
    guard let first = parts.first else { return false }
    return first > major || first == major && (parts.dropFirst().first ?? 0) >= minor
  }
}
