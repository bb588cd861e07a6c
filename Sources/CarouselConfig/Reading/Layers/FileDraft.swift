internal import CarouselDeck

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
  /// Where its values were written, by the ids of their keys.
  private(set) var origins: [String: Origin] = [:]

  static var isLayered: Bool { true }

  mutating func note(_ id: String, _ origin: Origin) { origins[id] = origin }

  /// The screen with the entries of its palette.
  func made(with indices: [PaletteIndex]) -> Screen {
    var screen = screen
    screen.paletteIndices = indices
    guard roles != .derived else { return screen }
    screen.roles = roles
    screen.roles?.background = screen.background.flat
    return screen
  }
}
