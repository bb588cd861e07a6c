/// What a config can write as its `theme`.
enum ThemeChoice: Hashable, Sendable {
  case named(BuiltInTheme)
  /// One that suits the background of the terminal.
  case auto

  static let type = ValueType.choice(
    "a theme",
    BuiltInTheme.allCases.map { ($0.rawValue, ThemeChoice.named($0)) } + [("auto", .auto)]
  )

  /// The theme on a terminal.
  func theme(on ground: TerminalGround) -> BuiltInTheme {
    switch (self, ground) {
    case (.named(let theme), _): theme
    case (.auto, .dark): .dark
    case (.auto, .light): .light
    }
  }

  /// How it is written.
  var word: String {
    switch self {
    case .named(let theme): theme.rawValue
    case .auto: "auto"
    }
  }
}
