/// A row of the schema without what fills a draft: all that there is to tell about a key.
struct KeyRow: Hashable, Sendable {
  let context: Context
  let name: String
  let form: ValueForm
  /// The default as it would be written.
  let standard: String?
  let summary: String

  /// The key with the key that it stands under: `autoplay.every`.
  var path: String { context.path.map { "\($0).\(name)" } ?? name }

  /// Values that are right, as one would write them on one line.
  var examples: [String] {
    switch path {
    case "slides.image": ["art/harbour.png"]
    case "slides.text_file": ["notes.txt"]
    case "slides.markdown_file": ["notes.md"]
    case "slides_from": ["\"art/*.png\""]
    case "slides_from.images": ["\"art/*.png\"", "[art/harbour.png]"]
    default: form.examples
    }
  }

  /// A value that people write and that is an error.
  var mistake: String {
    switch path {
    case "slides.image", "slides_from", "slides_from.images": "/photos/harbour.png"
    case "slides.text_file": "/notes.txt"
    case "slides.markdown_file": "/notes.md"
    default: form.mistake
    }
  }

  /// The only key of a carousel that can have this word, with it: `reading: rtl`; nil when there is
  /// none, or more than one.
  static func entry(withChoice word: String) -> String? {
    let places: [Context] = [.carousel, .autoplay, .transition, .indicator, .layout]
    let rows = places.flatMap(\.rows).filter { row in
      if case .choice(let words) = row.form { words.contains(word) } else { false }
    }
    guard let row = rows.first, rows.count == 1 else { return nil }
    return row.context.path.map { "\($0): { \(row.name): \(word) }" } ?? "\(row.name): \(word)"
  }

  /// Every key once, in the order of the schema.
  static let all = Context.allCases.filter { !$0.isPartOfAnother }.flatMap(\.rows)
}

extension Context {
  /// The keys that only this place has a table for; those of a file are not those of its carousel.
  var rows: [KeyRow] {
    switch self {
    case .file: FileKeys.table.rows
    case .included: FileKeys.table.rows.filter { FileKeys.shared.contains($0.name) }
    case .carousel: CarouselKeys.table.rows
    case .preset: CarouselKeys.partial.rows
    case .autoplay: AutoplayKeys.table.rows
    case .transition: TransitionKeys.table.rows
    case .indicator: IndicatorKeys.table.rows
    case .scroll: ScrollKeys.table.rows
    case .layout: LayoutKeys.table.rows
    case .keyframe: KeyframeKeys.table.rows
    case .slidesFrom: SlidesFromKeys.table.rows
    case .slide: SlideKeys.table.rows
    case .screen: ScreenKeys.table.rows
    }
  }

  /// Whether the keys are some of those of another place.
  var isPartOfAnother: Bool {
    switch self {
    case .included, .preset: true
    case .file, .carousel, .autoplay, .transition, .indicator, .scroll, .layout, .keyframe,
      .slidesFrom, .slide, .screen:
      false
    }
  }

  /// The key under which the keys stand; nil at the top and in a carousel.
  var path: String? {
    switch self {
    case .file, .included, .carousel, .preset: nil
    case .autoplay: "autoplay"
    case .transition: "transition"
    case .indicator: "indicator"
    case .scroll: "scroll"
    case .layout: "layout"
    case .keyframe: "layout.keyframes"
    case .slidesFrom: "slides_from"
    case .slide: "slides"
    case .screen: "screen"
    }
  }
}

extension KeyTable {
  fileprivate var rows: [KeyRow] {
    keys.map {
      KeyRow(
        context: context, name: $0.name, form: $0.form, standard: $0.standard,
        summary: $0.summary)
    }
  }
}
