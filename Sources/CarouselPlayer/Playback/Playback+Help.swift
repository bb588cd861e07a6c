internal import CarouselDeck
internal import CarouselEngine
internal import CarouselRender
internal import CarouselStage

extension Playback {
  /// The panel of help as things stand.
  var help: Overlay.Help {
    var help = Overlay.Help(keyBindings.help(in: renderer.glyphs, keyScope))
    help.place = place
    if let left = timeUntilNextPage?.left { help.next = "next in \(Self.words(for: left))" }
    return help
  }

  /// How long the help stays as it is; nil for ever.
  var timeUntilHelpChanges: Duration? {
    guard let (left, isRunning) = timeUntilNextPage, isRunning else { return nil }
    let seconds = Self.wholeSeconds(left)
    // The words count whole seconds, from 121 on whole minutes.
    let shown = seconds > 120 ? (seconds - 1) / 60 * 60 : seconds - 1
    return max(.milliseconds(1), left - .seconds(shown))
  }

  /// What the keys would do now.
  private var keyScope: KeyScope {
    var scope = KeyScope()
    scope.horizontal = noun(turnedAlong: .horizontal)
    scope.vertical = noun(turnedAlong: .vertical)
    if renderer.longestScroll(at: stage.focusPath, of: stage, size: size) != nil {
      scope.vertical = scope.vertical.map { "scroll, then \($0)" } ?? "scroll"
    }
    let numbered = stage.target(by: .keys)
    scope.numbered = numberedPageCount > 1 ? numbered.map(noun) : nil
    let movers = movers
    let canPause = movers.contains(where: \.deck.inputs.keys)
    scope.pause = canPause ? (stage.carousel.isPaused(by: .user) ? "go on" : "pause") : nil
    scope.focus = stage.shownPaths.count > 1 ? "in or out of \(innerTitle)" : nil
    scope.canReload = canReload
    return scope
  }

  private func noun(turnedAlong axis: Axis) -> String? {
    let path =
      stage.target(axis: axis, forward: true, by: .keys)
      ?? stage.target(axis: axis, forward: false, by: .keys)
    return path.map(noun)
  }

  /// What a page of a carousel is called: by the name of a nested one, if an author has given it one.
  private func noun(_ path: StagePath) -> String {
    guard let page = path.last, let outer = stage[Array(path.dropLast())],
      let deck = stage[path]?.deck
    else { return "page" }
    // Without a name of its own it has that of the slide or the carousel around it.
    let isOwn = deck.name != outer.deck.name && deck.name != outer.slide(at: page)?.id
    return isOwn ? deck.name : "inner page"
  }

  /// What the innermost carousel is called by its slide.
  private var innerTitle: String {
    guard let path = stage.shownPaths.last, let page = path.last,
      let slide = stage[Array(path.dropLast())]?.slide(at: page), !slide.title.isEmpty
    else { return "the inner carousel" }
    return slide.title
  }

  /// Where one is: `Floors 2 of 3 · floor 1 of 3`.
  private var place: String {
    let paths = stage.shownPaths
    return paths.compactMap { path -> String? in
      guard let shown = stage[path], let page = shown.carousel.currentPage else { return nil }
      let title = path == paths.last ? "" : shown.slide(at: page)?.title ?? ""
      let name = title.isEmpty ? noun(path) : title
      return "\(name) \(page + 1) of \(shown.carousel.pageCount)"
    }.joined(separator: renderer.glyphs == .ascii ? ", " : " · ")
  }

  /// How long the innermost carousel that turns by itself still shows its page, and whether that
  /// time passes.
  private var timeUntilNextPage: (left: Duration, isRunning: Bool)? {
    stage.shownPaths.reversed().lazy.compactMap { path -> (Duration, Bool)? in
      guard let carousel = stage[path]?.carousel, carousel.isAutoplaying, !carousel.isMoving,
        let left = carousel.holdLeft
      else { return nil }
      return (left, !carousel.isAutoplayPaused)
    }.first
  }

  private static func words(for time: Duration) -> String {
    let seconds = wholeSeconds(time)
    return seconds > 120 ? "\((seconds + 59) / 60) min" : "\(seconds) s"
  }

  /// Rounded up.
  private static func wholeSeconds(_ time: Duration) -> Int {
    let (seconds, attoseconds) = time.components
    return Int(seconds) + (attoseconds > 0 ? 1 : 0)
  }
}
