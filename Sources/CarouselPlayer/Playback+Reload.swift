internal import CarouselDeck
internal import CarouselEngine
internal import CarouselRender

extension Playback {
  /// Plays what came of reading the config again, or goes on with what was played and says why.
  ///
  /// - Parameter wallTime: The time since the beginning of 1970 in UTC.
  mutating func take(_ result: ReloadResult, wallTime: Duration) {
    switch result {
    case .failed(let message): banner = message
    case .show(let show):
      replace(by: show, wallTime: wallTime)
      notice = "read again"
    }
    followTriggers()
  }

  /// Plays another show from the page that is shown, in all that is nested too.
  private mutating func replace(by show: Show, wallTime: Duration) {
    let old = stage
    stage = Stage(reducesMotion ? show.deck.withoutMotion : show.deck, wallTime: wallTime)
    renderer = Renderer(
      screen: show.screen, glyphs: renderer.glyphs, isColored: renderer.isColored)
    // What the user holds may not be there any more.
    pointer = PointerGesture()
    goToPages(of: old, at: [])
    if old.carousel.isPaused(by: .user) { send(.pause(.user), to: []) }
  }

  /// Goes to the page with the id of the one that an old stage shows, else to that of its number.
  private mutating func goToPages(of old: Stage, at path: StagePath) {
    guard let new = stage[path], let page = old.carousel.currentPage, new.carousel.pageCount > 0
    else { return }
    let id = old.slide(at: page)?.id
    let same = id.flatMap { id in new.deck.slides.firstIndex { $0.id == id } }
    let target = same ?? min(page, new.carousel.pageCount - 1)
    send(.go(to: target, animated: false), to: path)
    // What has stopped for good goes on only when somebody asks for it.
    if old.deck.options.autoplay != nil, !old.carousel.isAutoplaying { send(.stop, to: path) }
    if let child = old.shownChild { goToPages(of: child, at: path + [target]) }
  }
}
