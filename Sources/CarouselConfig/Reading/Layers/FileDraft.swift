internal import CarouselDeck
internal import SourceDiagnostics

/// The top of a file: what its keys hold, to be read in the order in which things depend on each
/// other.
struct FileDraft: OriginKeeping {
  var include: Value?
  var theme: Value?
  var palette: Value?
  var presets: Value?
  var defaults: Value?
  var play: Value?
  var carousels: Value?
  var screen: Value?
}

/// The screen while its keys are read.
struct ScreenDraft: OriginKeeping {
  var screen = Screen()
  /// The colours by what they are for; what is not set follows from the background.
  var roles = ThemeRoles.derived
  var motion = MotionAmount.full
  /// The lines above and below the slides; a line that shows nothing is none.
  var header = ScreenLine()
  var footer = ScreenLine()
  /// Where its values were written, by the ids of their keys.
  private(set) var origins: [String: Origin] = [:]

  static var isLayered: Bool { true }

  mutating func note(_ id: String, _ origin: Origin) { origins[id] = origin }

  /// Forgets where the keys were written whose ids begin so.
  mutating func forget(_ prefix: String) {
    origins = origins.filter { !$0.key.hasPrefix(prefix) }
  }

  /// Where the header and the footer were written, by their keys.
  var lines: [String: Label] {
    var labels: [String: Label] = [:]
    for name in ["header", "footer"] { labels[name] = origins["screen.\(name)"]?.label() }
    return labels
  }

  /// The screen with the entries of its palette.
  func made(with indices: [PaletteIndex]) -> Screen {
    var screen = screen
    screen.paletteIndices = indices
    screen.header = header.isEmpty ? nil : header
    screen.footer = footer.isEmpty ? nil : footer
    guard roles != .derived else { return screen }
    screen.roles = roles
    screen.roles?.background = screen.background.flat
    return screen
  }
}
