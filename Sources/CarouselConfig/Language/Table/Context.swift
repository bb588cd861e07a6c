/// A place in a config that has keys of its own.
///
/// The raw value is its name under `$defs` of the JSON Schema.
enum Context: String, Hashable, Sendable, CaseIterable {
  case file, included, carousel, preset
  case autoplay, transition, indicator, scroll, layout, keyframe, card
  case slidesFrom = "slides_from"
  case slide
  case slideGroup = "slide_group"
  case part, screen
  case screenColors = "screen_colors"
  case screenLine = "screen_line"
  case gradient
  case paletteColor = "palette_color"

  /// All that is known about it.
  var row: ContextRow {
    switch self {
    case .file: FileKeys.file
    case .included: FileKeys.included
    case .carousel: CarouselKeys.carousel
    case .preset: CarouselKeys.preset
    case .autoplay: AutoplayKeys.context
    case .transition: TransitionKeys.context
    case .indicator: IndicatorKeys.context
    case .scroll: ScrollKeys.context
    case .layout: LayoutKeys.context
    case .keyframe: KeyframeKeys.context
    case .card: CardKeys.context
    case .slidesFrom: SlidesFromKeys.context
    case .slide: SlideKeys.context
    case .slideGroup: SlideGroupKeys.context
    case .part: PartKeys.context
    case .screen: ScreenKeys.context
    case .screenColors: ScreenColorKeys.context
    case .screenLine: ScreenLineKeys.context
    case .gradient: GradientKeys.context
    case .paletteColor: PaletteColorKeys.context
    }
  }

  var noun: String { row.noun }
  var place: String { row.place }
  var path: String? { row.path }
  var keyNames: [String] { row.keyNames }
  var rows: [KeyRow] { row.keys }

  /// Whether it is a map under a key, as `autoplay` is: neither a carousel nor an element of a
  /// list.
  var isGroup: Bool { path != nil && !row.isElement }

  /// Whether layers can hold it: presets and `defaults`.
  var isLayered: Bool {
    guard let key = path?.split(separator: ".").first else { return false }
    return CarouselKeys.partial.names.contains { $0 == key }
  }

  /// The places that have a table of their own, in the order of the schema.
  static let whole = allCases.filter { $0.row.partOf == nil }

  /// The places other than this one that have a key of that name.
  ///
  /// A part of a slide has the keys of slides, so that only its own are a hint.
  func others(with key: String) -> [Context] {
    let others = Self.whole.filter { other in
      other != self && other.rows.contains { $0.name == key }
    }
    return others.contains(.slide) || self == .slide ? others.filter { $0 != .part } : others
  }
}
