internal import CarouselDeck
internal import CarouselEngine
internal import CarouselRender
internal import CarouselStage

extension Playback {
  /// Plays the reloaded config, or keeps the old show and reports why.
  ///
  /// - Parameter wallTime: The time since the beginning of 1970 in UTC.
  mutating func take(_ result: ReloadResult, wallTime: Duration) {
    switch result {
    case .failed(let failure):
      messages.fail(failure)
      settle()
    case .show(let show):
      replace(by: show, wallTime: wallTime)
      messages.succeed()
      notice = "reloaded"
    }
  }

  /// Plays another show from the page that is shown, nested carousels included.
  mutating func replace(by show: Show, wallTime: Duration) {
    let old = stage
    stage = Stage(reducesMotion ? show.deck.withReducedMotion : show.deck, wallTime: wallTime)
    renderer = Renderer(
      screen: show.screen, glyphs: renderer.glyphs, depth: renderer.depth)
    boundFocus = nil
    // What the user holds may not exist any more.
    pointer = PointerGesture()
    stage.resume(from: old)
    note(stage.startEvents)
    if old.carousel.isPaused(by: .user) { send(.pause(.user), to: []) }
    settle()
  }
}
