internal import YAMLTree

/// A key of another kit, and what it is called here.
struct ForeignKey: Hashable, Sendable {
  /// The name elsewhere.
  let name: String
  /// The path of our key; empty when there is none.
  let ours: String
  /// What to write.
  let example: String

  /// The row of a key that is written exactly as in another kit.
  static func named(_ key: String) -> ForeignKey? { table.first { $0.name == key } }

  /// The row of a key, by what its value says where two kits mean two things by it.
  static func named(_ key: String, _ value: YAMLNode) -> ForeignKey? {
    if let text = value.text {
      let entry = "\(key): \(plain(text))"
      if let row = entries.first(where: { $0.name == entry }) { return row }
    }
    // A map is what stands under `presets`.
    return key == "preset" && value.kind == .mapping ? nil : named(key)
  }

  /// The row of a key, however it is cased and joined.
  static func resembling(_ key: String) -> ForeignKey? {
    let plain = plain(key)
    return table.first { Self.plain($0.name) == plain }
  }

  private static func plain(_ key: String) -> String {
    key.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private init(_ name: String, _ ours: String, _ example: String, _ remark: String = "") {
    self.name = name
    self.ours = ours
    self.example = "write `\(example)`\(remark)"
  }

  private init(_ name: String, without help: String) {
    self.name = name
    ours = ""
    example = help
  }

  /// Keys that mean something else with this value.
  private static let entries = [
    ForeignKey("effect: coverflow", "layout", "layout: cover_flow"),
    ForeignKey("effect: cube", "layout", "layout: cylinder"),
    ForeignKey("effect: cards", "layout", "layout: time_machine"),
    ForeignKey("type: loop", "wrap", "wrap: infinite"),
    ForeignKey("type: slide", "wrap", "wrap: none"),
    ForeignKey("type: slider", "wrap", "wrap: none"),
    ForeignKey("type: carousel", "wrap", "wrap: infinite"),
    ForeignKey("type: fade", "transition.effect", "transition: { effect: fade }"),
  ]

  private static let centred = "remove it: the current slide is always in the middle"
  private static let buttons = "remove it: keys, drags and the wheel move the carousel"
  private static let steps = "remove it: a move goes on by one page"

  private static let table = [
    ForeignKey("loop", "wrap", "wrap: infinite` or `wrap: none"),
    ForeignKey("infinite", "wrap", "wrap: infinite` or `wrap: none"),
    ForeignKey("infiniteLoop", "wrap", "wrap: infinite` or `wrap: none"),
    ForeignKey("isInfinite", "wrap", "wrap: infinite` or `wrap: none"),
    ForeignKey("circular", "wrap", "wrap: infinite` or `wrap: none"),
    ForeignKey("autoPlayInterval", "autoplay.every", "autoplay: { every: 3s }"),
    ForeignKey("autoplaySpeed", "autoplay.every", "autoplay: { every: 3s }"),
    ForeignKey("autoplayTimeout", "autoplay.every", "autoplay: { every: 3s }"),
    ForeignKey("autoScrollTimeInterval", "autoplay.every", "autoplay: { every: 3s }"),
    ForeignKey("autoScrollInterval", "autoplay.every", "autoplay: { every: 3s }"),
    ForeignKey("interval", "autoplay.every", "autoplay: { every: 3s }"),
    ForeignKey("timeInterval", "autoplay.every", "autoplay: { every: 3s }"),
    ForeignKey("delay", "autoplay.every", "autoplay: { every: 3s }"),
    ForeignKey("rewind", "autoplay.at_end", "autoplay: { every: 3s, at_end: rewind }"),
    ForeignKey(
      "pauseOnHover", "autoplay.on_interaction", "autoplay: { every: 3s, on_interaction: pause }"),
    ForeignKey(
      "disableOnInteraction", "autoplay.on_interaction",
      "autoplay: { every: 3s, on_interaction: stop }"),
    ForeignKey("scrollDirection", "direction", "direction: horizontal` or `direction: vertical"),
    ForeignKey("orientation", "direction", "direction: horizontal` or `direction: vertical"),
    ForeignKey("axis", "direction", "direction: horizontal` or `direction: vertical"),
    ForeignKey("vertical", "direction", "direction: vertical"),
    ForeignKey("rtl", "reading", "reading: rtl"),
    ForeignKey("items", "slides", "slides: [one, two]"),
    ForeignKey("pages", "slides", "slides: [one, two]"),
    ForeignKey("views", "slides", "slides: [one, two]"),
    ForeignKey("initialSlide", "start", "start: 1", " for the first slide"),
    ForeignKey("startIndex", "start", "start: 1", " for the first slide"),
    ForeignKey("currentPage", "start", "start: 1", " for the first slide"),
    ForeignKey("speed", "transition.duration", "transition: { duration: 400ms }"),
    ForeignKey("animationDuration", "transition.duration", "transition: { duration: 400ms }"),
    ForeignKey("timingFunction", "transition.easing", "transition: { easing: ease_in_out }"),
    ForeignKey("slidesPerView", "visible", "visible: 3"),
    ForeignKey("slidesToShow", "visible", "visible: 3"),
    ForeignKey("spaceBetween", "gap", "gap: 2", " for two cells"),
    ForeignKey("itemSpacing", "gap", "gap: 2", " for two cells"),
    ForeignKey("minimumLineSpacing", "gap", "gap: 2", " for two cells"),
    ForeignKey("carouselType", "layout", "layout: cover_flow"),
    ForeignKey("transformer", "layout", "layout: cover_flow"),
    ForeignKey("sideItemScale", "layout.side_scale", "layout: { type: scale, side_scale: 0.6 }"),
    ForeignKey(
      "sideItemTranslation", "layout.side_translation",
      "layout: { type: translation, side_translation: 20 }"),
    ForeignKey("mousewheel", "scroll.wheel", "scroll: { wheel: true }"),
    ForeignKey("draggable", "scroll.drag", "scroll: { drag: true }"),
    ForeignKey("allowTouchMove", "scroll.drag", "scroll: { drag: true }"),
    ForeignKey("keyboard", "scroll.keys", "scroll: { keys: true }"),
    ForeignKey("stopOnFocus", "autoplay.pause_on", "autoplay: { every: 3s, pause_on: [input] }"),
    ForeignKey("src", "image", "image: photos/harbour.jpg"),
    ForeignKey("img", "image", "image: photos/harbour.jpg"),
    ForeignKey("photo", "image", "image: photos/harbour.jpg"),
    ForeignKey("contentMode", "fit", "fit: contain"),
    ForeignKey("objectFit", "fit", "fit: contain"),
    ForeignKey("keyBindings", "keys", "keys: { n: next }"),
    ForeignKey("dots", "indicator.style", "indicator: { style: dots }"),
    ForeignKey("pagination", "indicator", "indicator: { style: dots }"),
    ForeignKey("pageControl", "indicator", "indicator: { style: dots }"),
    ForeignKey("showPageControl", "indicator", "indicator: none", " to hide it"),
    ForeignKey("pageIndicatorTintColor", "indicator.color", "indicator: { color: gray }"),
    ForeignKey(
      "currentPageIndicatorTintColor", "indicator.current_color",
      "indicator: { current_color: white }"),
    ForeignKey(
      "hidesForSinglePage", "indicator.hide_for_single_page",
      "indicator: { hide_for_single_page: true }"),
    ForeignKey("isPagingEnabled", "scroll.paging", "scroll: { paging: true }"),
    ForeignKey("pagingEnabled", "scroll.paging", "scroll: { paging: true }"),
    ForeignKey("isScrollEnabled", "scroll.enabled", "scroll: { enabled: true }"),
    ForeignKey("scrollEnabled", "scroll.enabled", "scroll: { enabled: true }"),
    ForeignKey("backgroundColor", "background", "background: navy"),
    ForeignKey("textColor", "color", "color: white"),
    ForeignKey("textAlignment", "align", "align: center"),
    ForeignKey("description", "caption", "caption: a line below"),
    ForeignKey("content", "text", "text: Welcome"),
    ForeignKey("body", "text", "text: Welcome"),
    ForeignKey("url", "image", "image: photos/harbour.jpg"),
    ForeignKey("colors", "palette", "palette: { brand: navy }"),
    ForeignKey("colours", "palette", "palette: { brand: navy }"),
    ForeignKey("preset", "extends", "extends: calm"),
    ForeignKey("perPage", "visible", "visible: 3"),
    ForeignKey("fade", "transition.effect", "transition: { effect: fade }"),
    ForeignKey("autoSlide", "autoplay", "autoplay: 3s"),
    ForeignKey("scrollSpeed", "scroll.speed", "scroll: { speed: 1 }"),
    ForeignKey("activeColor", "indicator.current_color", "indicator: { current_color: white }"),
    ForeignKey("centeredSlides", without: centred),
    ForeignKey("centerMode", without: centred),
    ForeignKey("arrows", without: buttons),
    ForeignKey("navigation", without: buttons),
    ForeignKey("controls", without: buttons),
    ForeignKey("slidesToScroll", without: steps),
    ForeignKey("slidesPerGroup", without: steps),
    ForeignKey("perMove", without: steps),
  ]
}
