import CarouselKit

/// The example of `Docs/Engine.md` that loads a config, word for word, with its output collected.
func showExample(output: (String) -> Void) throws {
  func print(_ items: Any...) {
    output(items.map { "\($0)" }.joined(separator: " "))
  }
  // begin
  let yaml = """
    autoplay: 2s
    transition: none
    slides:
      - one
      - hold: until_done
        carousel: { wrap: none, autoplay: 1s, transition: none, slides: [two, three] }
    """
  // `ConfigLoader.load(path:)` reads a file.
  let config = ConfigLoader.load(text: Array(yaml.utf8), name: "show", folder: ".")
  for diagnostic in config.diagnostics { print(diagnostic.severity, diagnostic.message) }

  if let show = config.show {
    var stage = Stage(show.deck)
    var time = Duration.zero
    while let step = stage.timeUntilNextEvent, time + step <= .seconds(5) {
      time += step
      for event in stage.advance(by: step) {
        guard case .pageChanged(_, let page?, _, _) = event.event else { continue }
        print(time, "at", event.path, "page", page)
      }
    }
  }
  // end
}
