package import CarouselColor

/// What a terminal can do, as far as the environment of the process says.
package struct TerminalCapabilities: Hashable, Sendable {
  package var colorDepth: ColorDepth
  package var features: TerminalFeatures
  /// Whether text is UTF-8; otherwise only ASCII may be sent.
  package var isUTF8: Bool
  /// Whether the terminal understands no control sequences at all.
  package var isDumb: Bool
  package var isInsideTmux: Bool
  /// Whether the terminal is at the other end of a network connection.
  ///
  /// Nothing asks yet: it is for pacing on slow links and for pictures that are sent as file names.
  package var isRemote: Bool

  /// Whether the background is light, as far as `COLORFGBG` says; some terminals set it.
  package var isLight: Bool

  /// Reads the environment and does not ask the terminal.
  ///
  /// Colours: the choice of the user, then `NO_COLOR`, then `COLORTERM`, then what is known of the
  /// terminal named by `TERM`; 256 or 16 otherwise.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - colorDepth: The user's own choice, by a flag or in a config; nil to find out.
  package init(environment: [String: String], colorDepth: ColorDepth? = nil) {
    func value(_ name: String) -> String { environment[name] ?? "" }
    let terminal = value("TERM")
    isDumb = terminal.isEmpty || terminal == "dumb"
    isLight = Self.isLight(value("COLORFGBG"))
    isInsideTmux = !value("TMUX").isEmpty || terminal.hasPrefix("tmux")
    isRemote = !value("SSH_CONNECTION").isEmpty || !value("SSH_TTY").isEmpty
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].map(value).first { !$0.isEmpty } ?? ""
    let charset = locale.lowercased()
    isUTF8 = charset.contains("utf-8") || charset.contains("utf8")
    features = isDumb ? [] : Self.features(of: terminal)
    let isKnown =
      Self.trueColorTerminals.contains(where: terminal.hasPrefix)
      || !value("VTE_VERSION").isEmpty || !value("XTERM_VERSION").isEmpty
    // Many that call themselves xterm ignore REP, and tmux before 3.4 repeats nothing beyond ASCII.
    if isInsideTmux || !isKnown { features.remove(.repetition) }
    if !isDumb, HyperlinkSupport.isKnown(environment, isInsideTmux: isInsideTmux) {
      features.insert(.hyperlinks)
    }
    self.colorDepth =
      colorDepth
      ?? Self.colorDepth(
        of: terminal, colorTerm: value("COLORTERM"), isDumb: isDumb,
        isColorRefused: !value("NO_COLOR").isEmpty)
  }

  private static func colorDepth(
    of terminal: String, colorTerm: String, isDumb: Bool, isColorRefused: Bool
  ) -> ColorDepth {
    if isColorRefused || isDumb { return .none }
    if colorTerm == "truecolor" || colorTerm == "24bit" { return .truecolor }
    if trueColorTerminals.contains(where: terminal.hasPrefix) || terminal.hasSuffix("-direct") {
      return .truecolor
    }
    if terminal.contains("256color") || richTerminals.contains(where: terminal.hasPrefix) {
      return .palette256
    }
    return terminal.hasPrefix("vt") ? .none : .palette16
  }

  /// `0;15`, or `0;default;15`: the last number is the entry of the palette behind text.
  private static func isLight(_ colors: String) -> Bool {
    guard let last = colors.split(separator: ";").last, let index = Int(last) else { return false }
    return index == 7 || 9...15 ~= index
  }

  private static let trueColorTerminals = [
    "xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm", "contour", "iterm",
  ]
  private static let richTerminals = ["tmux", "rxvt-unicode"]

  /// Names of terminals that miss some feature; all others have the usual ones.
  private static func features(of terminal: String) -> TerminalFeatures {
    if terminal.hasPrefix("screen") || terminal.hasPrefix("vt") {
      // Both may be GNU screen, which erases without a background and repeats nothing.
      return [.shifting, .synchronizedOutput]
    }
    if terminal == "linux" { return [.shifting, .backgroundErase] }
    if terminal.hasPrefix("rxvt") { return [.shifting, .backgroundErase, .synchronizedOutput] }
    return .usual
  }
}
