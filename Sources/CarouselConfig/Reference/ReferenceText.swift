/// The sentences and examples of the reference that are not in the schema.
enum ReferenceText {
  /// What is said before the keys of a place.
  static func lead(of context: Context) -> String {
    switch context {
    case .file, .included:
      "A file is either one carousel, with the keys of a carousel at the top, or has several under"
        + " `carousels`. Keys that begin with `x-` are ignored: a place for anchors.\n\n"
        + "The files under `include` are read in their order, each once and behind those that it"
        + " includes itself; what this file says comes last. The last colour of a name is the one"
        + " that counts; `defaults`, and presets of one name, are merged key by key. A file has at"
        + " most 10000 colours, and 256 presets and carousels."
    case .carousel, .preset:
      "`presets` and `defaults` hold the same keys, but for \(ownKeys)."
        + " A carousel in a slide is one like others: it starts from `defaults`, and from nothing"
        + " that the carousel around it says."
    case .autoplay: "`autoplay: 3s` is short for `autoplay: { every: 3s }`."
    case .transition:
      "`transition: 1s` is short for `transition: { duration: 1s }`. `none` is a cut, short for"
        + " `0s`: the other keys, of this layer and weaker ones, keep their values."
    case .scroll: "How keys, drags and the wheel move the carousel."
    case .layout:
      "`layout: cover_flow` is short for `layout: { type: cover_flow }`. Lengths are points, of which"
        + " a cell is 8 wide and 16 high, and angles radians. [Layouts.md](Layouts.md) shows each"
        + " layout, its formula and the keys that it reads; another key is a warning."
    case .keyframe:
      "The `keyframes` of `layout: custom`: what holds at one distance. Between two of them each"
        + " number is on a straight line."
    case .slidesFrom:
      "`slides_from: \"photos/*.jpg\"` is short for `slides_from: { images: \"photos/*.jpg\" }`."
        + " Hidden files are left out, and folders passed over; there are at most 10000 images."
    case .indicator:
      "`indicator: none` shows none, and a map shows one: also one of a stronger layer, which then"
        + " starts from what is built in."
    case .slide:
      "A slide that is a text alone is short for `{ text: … }`. It shows one of `text`, `markdown`,"
        + " `text_file`, `markdown_file`, `image` and `carousel`; without any it is a plain colour"
        + " card."
    case .screen: "What lies around the carousel."
    }
  }

  /// The keys that belong to one carousel alone.
  private static var ownKeys: String {
    let own = CarouselKeys.ownNames.map { "`\($0)`" }
    return own.dropLast().joined(separator: ", ") + " and " + (own.last ?? "")
  }

  /// A config that shows the keys of a place.
  static func example(of context: Context) -> String {
    switch context {
    case .file, .included:
      """
      version: 1
      palette:
        brand: "#E4572E"
      presets:
        calm:
          autoplay: { every: 6s, on_interaction: pause }
      defaults:
        indicator: { current_color: $brand }
      play: hero
      carousels:
        hero:
          extends: calm
          slides: [one, two, three]
        other:
          slides: [four, five]
      """
    case .carousel, .preset:
      """
      direction: vertical
      wrap: none
      start: 2
      page_change: nearest
      visible: 3
      gap: 1
      keys: { n: next, b: previous }
      slides: [one, two, three]
      """
    case .autoplay:
      """
      autoplay:
        every: 3s
        initial_delay: 1s
        laps: 2
        on_interaction: pause
        resume_after: 5s
      slides: [one, two, three]
      """
    case .transition:
      """
      transition:
        duration: 250ms
        easing: cubic_bezier(0.3 0 0.7 1)
      slides: [one, two, three]
      """
    case .scroll:
      """
      wrap: none
      scroll: { paging: false, bounce_distance: 0.5 }
      slides: [one, two, three]
      """
    case .layout:
      """
      layout: { type: cover_flow, spacing: 0.3, tilt: 0.8 }
      slides: [one, two, three]
      """
    case .keyframe:
      """
      layout:
        type: custom
        keyframes:
          - { offset: -1, translate: [-0.8, 0.2, 0], opacity: 0.5 }
          - offset: 0
          - { offset: 1, translate: [0.8, 0.2, 0], opacity: 0.5 }
      slides: [one, two, three]
      """
    case .slidesFrom:
      """
      x-photos:
        slides_from: { images: "photos/*.jpg", sort: newest, fit: cover, hold: 8s }
      slides: [one, two, three]
      """
    case .indicator:
      """
      indicator:
        style: dots
        position: right
        shape: "■□"
        color: gray
        current_color: white
      slides: [one, two, three]
      """
    case .slide:
      """
      autoplay: 3s
      slides:
        - a text alone
        - id: harbour
          title: The harbour
          text: |
            Two lines
            of text
          caption: at six
          align: left
          background: navy
          hold: 8s
        - title: A carousel in a carousel
          hold: until_done
          carousel:
            direction: vertical
            autoplay: 1s
            slides: [up, down]
      """
    case .screen:
      """
      screen: { title: My show, background: black, width: 100, min_width: 40 }
      slides: [one, two]
      """
    }
  }
}
