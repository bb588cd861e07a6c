internal import CarouselEngine

/// The keys under `layout`.
///
/// The numbers have the names and ranges of the engine's `LayoutOption`; lengths are points, of
/// which a cell is 8 wide and 16 high, and angles radians.
enum LayoutKeys {
  static let context = ContextRow(
    table,
    lead:
      "`layout: cover_flow` is short for `layout: { type: cover_flow }`. A type alone is arranged for"
      + " the screen; an option that says how slides lie to each other, such as `spacing` or"
      + " `perspective`, brings back the formula of the original. Lengths are points, of"
      + " which a cell is 8 wide and 16 high, and angles radians. [Layouts.md](Layouts.md)"
      + " shows each layout, its formula and the keys that it uses; any other key is a warning.",
    example: """
      layout: { type: cover_flow, spacing: 0.3, tilt: 0.8 }
      slides: [one, two, three]
      """
  ) { key, value in
    guard key == "type" else {
      return "type: \((LayoutType.allCases.first { $0.reads(key) } ?? .linear).rawValue)"
    }
    return value == LayoutType.custom.rawValue ? "keyframes: [{ offset: 0 }]" : nil
  }

  static let table = KeyTable<CarouselDraft>(
    .layout, under: "layout",
    [
      Key("type", .word("a layout"), standard: "linear", "How slides are arranged.") {
        $0.layoutType = $1
      },
      number(
        .spacing,
        "The spacing of slides, in slide lengths; by default 0.25 for `cover_flow`, a gap of 20"
          + " points for `scale` and `translation`, and 1 otherwise."
      ) { $0.spacing = $1 },
      number(
        .tilt,
        "How far slides are turned aside in `cover_flow` (by default 0.9) or shifted aside in"
          + " `time_machine` (by default 0.3)."
      ) { $0.tilt = $1 },
      number(.arc, "The arc that a ring covers, in radians; by default the full circle.") {
        $0.arc = $1
      },
      number(
        .angle,
        "The angle between neighbouring slides on a `wheel`; on other rings one angle for all"
          + " slides."
      ) { $0.angle = $1 },
      number(.radius, "The radius of a ring, in points; by default as large as its slides need.") {
        $0.radius = $1
      },
      count(.count, "The number of places on a ring; by default the number of slides, up to 30.") {
        $0.count = $1
      },
      count(.visibleItems, "The maximum number of slides that are placed.") {
        $0.visibleItems = $1
      },
      Key(
        "show_backfaces", .boolean, standard: nil,
        "Whether the back of a slide that is turned away is visible; by default it is, except in"
          + " `inverted_cylinder`."
      ) { $0.layout.showBackfaces = $1 },
      number(
        .offsetMultiplier,
        "The factor by which a drag is multiplied; by default 2 for `cover_flow`, and 1 otherwise."
      ) { $0.offsetMultiplier = $1 },
      number(
        .fadeMin,
        "Slides before this distance fade; by default 0 for `inverted_time_machine`."
      ) {
        $0.fadeMin = $1
      },
      number(.fadeMax, "Slides beyond this distance fade; by default 0 for `time_machine`.") {
        $0.fadeMax = $1
      },
      number(.fadeRange, standard: "1", "The distance over which they fade, in slides.") {
        $0.fadeRange = $1
      },
      number(.fadeMinAlpha, standard: "0", "The opacity of slides that have faded.") {
        $0.fadeMinAlpha = $1
      },
      number(
        .perspective,
        "The perspective: minus one divided by the viewing distance in points; by default the eye is"
          + " 2.5 slide lengths away."
      ) { $0.perspective = $1 },
      pair(
        .contentOffset, ["x", "y"], standard: "[0, 0]",
        "The offset of the layout from the middle of the viewport, in points."
      ) { $0.contentOffset = LayoutOffset(x: $1, y: $2) },
      pair(
        .viewpointOffset, ["x", "y"], standard: nil,
        "The offset of the viewpoint from the middle, in points; by default none."
      ) { $0.viewpointOffset = LayoutOffset(x: $1, y: $2) },
      pair(
        .itemSize, ["width", "height"], standard: nil,
        "The size of a slide, in points; by default the viewport for `linear`, half of it for"
          + " `custom`, and a part of its height that suits the layout otherwise."
      ) { $0.itemSize = LayoutSize(width: $1, height: $2) },
      number(
        .sideScale, "The scale factor of the neighbours in `scale`; by default 0.6."
      ) { $0.sideScale = $1 },
      number(
        .sideTranslation,
        "How far the neighbours in `translation` are shifted, in points; by default a tenth of a"
          + " slide, or 20 beside another option of the layout."
      ) { $0.sideTranslation = $1 },
      Key(
        "keyframes", form: .list(.map(.keyframe)), standard: nil,
        "The keyframes of a `custom` layout, in ascending order of `offset`."
      ) { value, draft, reader in
        if let keyframes = reader.keyframes(value) { draft.layout.keyframes = keyframes }
      },
    ])

  private static func number(
    _ option: LayoutOption, standard: String? = nil, _ summary: String,
    set: @escaping @Sendable (inout LayoutOptions, Double) -> Void
  ) -> Key<CarouselDraft> {
    Key(option.rawValue, .number(NumberRange(of: option)), standard: standard, summary) {
      set(&$0.layout, $1)
    }
  }

  private static func count(
    _ option: LayoutOption, _ summary: String,
    set: @escaping @Sendable (inout LayoutOptions, Int) -> Void
  ) -> Key<CarouselDraft> {
    let range = Int(option.range.lowerBound)...Int(option.range.upperBound)
    return Key(option.rawValue, .integer(range), standard: nil, summary) { set(&$0.layout, $1) }
  }

  private static func pair(
    _ option: LayoutOption, _ names: [String], standard: String?, _ summary: String,
    set: @escaping @Sendable (inout LayoutOptions, Double, Double) -> Void
  ) -> Key<CarouselDraft> {
    Key(option.rawValue, .numbers(names, NumberRange(of: option)), standard: standard, summary) {
      set(&$0.layout, $1[0], $1[1])
    }
  }
}

extension NumberRange {
  /// What the engine allows.
  init(of option: LayoutOption) {
    self.init(option.range, minimumMagnitude: option.minimumMagnitude)
  }
}
