internal import CarouselDeck
internal import CarouselEngine
internal import CarouselRender
internal import CarouselStage

extension Playback {
  /// Plays what came of reading the config again, or keeps what was played and says why.
  ///
  /// - Parameter wallTime: The time since the beginning of 1970 in UTC.
  mutating func take(_ result: ReloadResult, wallTime: Duration) {
    switch result {
    case .failed(let message): banner = message
    case .show(let show):
      replace(by: show, wallTime: wallTime)
      notice = "read again"
    }
    settle()
  }

  /// Plays another show from the page that is shown, in all that is nested too.
  private mutating func replace(by show: Show, wallTime: Duration) {
    let old = stage
    stage = Stage(reducesMotion ? show.deck.withoutMotion : show.deck, wallTime: wallTime)
    renderer = Renderer(
      screen: show.screen, glyphs: renderer.glyphs, isColored: renderer.isColored)
    boundFocus = nil
    // What the user holds may not be there any more.
    pointer = PointerGesture()
    stage.resume(from: old)
    note(stage.startEvents)
    if old.carousel.isPaused(by: .user) { send(.pause(.user), to: []) }
  }
}
