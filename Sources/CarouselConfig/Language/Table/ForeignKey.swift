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
    // A map is an entry of `presets`.
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
    (self.name, self.ours) = (name, ours)
    self.example = "write `\(example)`\(remark)"
  }

  private init(_ name: String, help: String) { (self.name, ours, example) = (name, "", help) }

  private static func rows(
    _ names: [String], _ ours: String, _ example: String, _ remark: String = ""
  ) -> [ForeignKey] {
    names.map { ForeignKey($0, ours, example, remark) }
  }

  private static func rows(_ names: [String], help: String) -> [ForeignKey] {
    names.map { ForeignKey($0, help: help) }
  }

  /// Keys that mean something else with this value.
  private static let entries = [
    ForeignKey("effect: coverflow", "layout", "layout: cover_flow"),
    ForeignKey("effect: cards", "layout", "layout: time_machine"),
    ForeignKey("type: loop", "wrap", "wrap: infinite"),
    ForeignKey("type: slide", "wrap", "wrap: none"),
    ForeignKey("type: slider", "wrap", "wrap: none"),
    ForeignKey("type: carousel", "wrap", "wrap: infinite"),
    ForeignKey("type: fade", "transition.effect", "transition: { effect: fade }"),
  ]

  private static let table = [
    rows(
      ["loop", "infinite", "infiniteLoop", "isInfinite", "circular"], "wrap",
      "wrap: infinite` or `wrap: none"),
    rows(
      [
        "autoPlayInterval", "autoplaySpeed", "autoplayTimeout", "autoScrollTimeInterval",
        "autoScrollInterval", "interval", "timeInterval", "delay",
      ], "autoplay.every", "autoplay: { every: 3s }"),
    rows(["rewind"], "autoplay.at_end", "autoplay: { every: 3s, at_end: rewind }"),
    rows(
      ["pauseOnHover"], "autoplay.on_interaction", "autoplay: { every: 3s, on_interaction: pause }"),
    rows(
      ["disableOnInteraction"], "autoplay.on_interaction",
      "autoplay: { every: 3s, on_interaction: stop }"),
    rows(
      ["scrollDirection", "orientation", "axis"], "direction",
      "direction: horizontal` or `direction: vertical"),
    rows(["vertical"], "direction", "direction: vertical"),
    rows(["rtl"], "reading", "reading: rtl"),
    rows(["items", "pages", "views"], "slides", "slides: [one, two]"),
    rows(
      ["initialSlide", "startIndex", "currentPage"], "start", "start: 1", " for the first slide"),
    rows(["speed", "animationDuration"], "transition.duration", "transition: { duration: 400ms }"),
    rows(["timingFunction"], "transition.easing", "transition: { easing: ease_in_out }"),
    rows(["slidesPerView", "slidesToShow", "perPage"], "visible", "visible: 3"),
    rows(["spaceBetween", "itemSpacing", "minimumLineSpacing"], "gap", "gap: 2", " for two cells"),
    rows(["carouselType", "transformer"], "layout", "layout: cover_flow"),
    rows(["sideItemScale"], "layout.side_scale", "layout: { type: scale, side_scale: 0.6 }"),
    rows(
      ["sideItemTranslation"], "layout.side_translation",
      "layout: { type: translation, side_translation: 20 }"),
    rows(["mousewheel"], "scroll.wheel", "scroll: { wheel: true }"),
    rows(["draggable", "allowTouchMove"], "scroll.drag", "scroll: { drag: true }"),
    rows(["keyboard"], "scroll.keys", "scroll: { keys: true }"),
    rows(["stopOnFocus"], "autoplay.pause_on", "autoplay: { every: 3s, pause_on: [input] }"),
    rows(["src", "img", "photo", "url"], "image", "image: photos/harbour.jpg"),
    rows(["contentMode", "objectFit"], "fit", "fit: contain"),
    rows(["keyBindings"], "keys", "keys: { n: next }"),
    rows(["dots"], "indicator.style", "indicator: { style: dots }"),
    rows(["pagination", "pageControl"], "indicator", "indicator: { style: dots }"),
    rows(["showPageControl"], "indicator", "indicator: none", " to hide it"),
    rows(["pageIndicatorTintColor"], "indicator.color", "indicator: { color: gray }"),
    rows(
      ["currentPageIndicatorTintColor", "activeColor"], "indicator.current_color",
      "indicator: { current_color: white }"),
    rows(
      ["hidesForSinglePage"], "indicator.hide_for_single_page",
      "indicator: { hide_for_single_page: true }"),
    rows(["isPagingEnabled", "pagingEnabled"], "scroll.paging", "scroll: { paging: true }"),
    rows(["isScrollEnabled", "scrollEnabled"], "scroll.enabled", "scroll: { enabled: true }"),
    rows(["backgroundColor"], "background", "background: navy"),
    rows(["textColor"], "color", "color: white"),
    rows(["textAlignment"], "align", "align: center"),
    rows(["description"], "caption", "caption: a line below"),
    rows(["content", "body"], "text", "text: Welcome"),
    rows(["colors", "colours"], "palette", "palette: { brand: navy }"),
    rows(["preset"], "extends", "extends: calm"),
    rows(["fade"], "transition.effect", "transition: { effect: fade }"),
    rows(["autoSlide"], "autoplay", "autoplay: 3s"),
    rows(["scrollSpeed"], "scroll.speed", "scroll: { speed: 1 }"),
    rows(
      ["centeredSlides", "centerMode"], help: "remove it: the current slide is always in the middle"
    ),
    rows(
      ["arrows", "navigation", "controls"],
      help: "remove it: keys, drags and the wheel move the carousel"),
    rows(
      ["slidesToScroll", "slidesPerGroup", "perMove"],
      help: "remove it: a move always advances by one page"
    ),
  ].flatMap { $0 }
}
