internal import CarouselEngine
internal import CarouselRender
internal import CarouselStage

extension Playback {
  /// Scrolls the text of the current slide, if it is too tall for the screen and has more lines that
  /// way.
  ///
  /// - Returns: Whether it did; otherwise the key is for the carousel.
  mutating func scrollText(by lines: Int) -> Bool {
    let focus = stage.focusPath
    guard stage[focus]?.carousel.isMoving == false,
      let longest = renderer.longestScroll(at: focus, of: stage, size: size)
    else { return false }
    let current = validScroll?.lines ?? 0
    let wanted = min(max(0, current + lines), longest.lines)
    guard wanted != current else { return false }
    var scroll = longest
    scroll.lines = wanted
    self.scroll = wanted == 0 ? nil : scroll
    // Whoever scrolls reads: it counts as a touch, which holds autoplay as the config says.
    send(.press, to: focus, by: .user)
    send(.release(velocity: 0), to: focus, by: .user)
    return true
  }

  /// The scroll, as long as its slide is the current one.
  private var validScroll: SlideScroll? {
    guard let scroll, scroll.carousel == stage.focusPath,
      stage[scroll.carousel]?.carousel.currentPage == scroll.page
    else { return nil }
    return scroll
  }

  /// Forgets the scroll when its slide has been left: it begins at its first line again.
  mutating func followScroll() {
    guard let scroll, stage[scroll.carousel]?.carousel.currentPage != scroll.page else { return }
    self.scroll = nil
  }
}
