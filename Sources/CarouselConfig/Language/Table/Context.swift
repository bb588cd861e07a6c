/// A place where keys can stand.
enum Context: Hashable, Sendable, CaseIterable {
  case file
  case included
  case carousel
  case preset
  case autoplay
  case transition
  case indicator
  case scroll
  case layout
  case keyframe
  case slidesFrom
  case slide
  case screen

  /// How messages call it.
  var noun: String {
    switch self {
    case .file: "a config"
    case .included: "an included file"
    case .carousel: "a carousel"
    case .preset: "a preset"
    case .autoplay: "`autoplay`"
    case .transition: "`transition`"
    case .indicator: "`indicator`"
    case .scroll: "`scroll`"
    case .layout: "`layout`"
    case .keyframe: "a keyframe"
    case .slidesFrom: "`slides_from`"
    case .slide: "a slide"
    case .screen: "`screen`"
    }
  }

  /// Where a key that belongs to it belongs.
  var place: String {
    switch self {
    case .file, .included: "at the top of a file"
    case .carousel, .preset: "directly in a carousel"
    case .autoplay, .transition, .indicator, .scroll, .layout, .slidesFrom, .screen:
      "under \(noun)"
    case .keyframe: "in a keyframe of `layout`"
    case .slide: "in a slide"
    }
  }

  /// The keys that can stand there, in the order of the schema.
  var keyNames: [String] {
    switch self {
    case .file: FileKeys.table.names + CarouselKeys.table.names
    case .included: FileKeys.shared
    case .carousel: CarouselKeys.table.names
    case .preset: CarouselKeys.partial.names
    case .autoplay: AutoplayKeys.table.names
    case .transition: TransitionKeys.table.names
    case .indicator: IndicatorKeys.table.names
    case .scroll: ScrollKeys.table.names
    case .layout: LayoutKeys.table.names
    case .keyframe: KeyframeKeys.table.names
    case .slidesFrom: SlidesFromKeys.table.names
    case .slide: SlideKeys.table.names
    case .screen: ScreenKeys.table.names
    }
  }

  /// The places other than this one that have a key of that name.
  func others(with key: String) -> [Context] {
    Self.allCases.filter { other in
      switch other {
      case .included, .preset: false
      case .file: self != .file && FileKeys.table.names.contains(key)
      case .carousel, .autoplay, .transition, .indicator, .scroll, .layout, .keyframe, .slidesFrom,
        .slide, .screen:
        other != self && other.keyNames.contains(key)
      }
    }
  }
}
