internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics

extension Reading {
  /// Refuses a carousel that two things move by themselves.
  mutating func checkMotion(_ draft: CarouselDraft) {
    guard draft.hasAutoplay, draft.deck.options.autoscroll != 0,
      let autoplay = draft.origins["autoplay"], let autoscroll = draft.origins["autoscroll"]
    else { return }
    // The one that stands in the stronger layer, or behind, is the one too many.
    let isLater =
      autoscroll.layer == autoplay.layer && autoscroll.file == autoplay.file
      ? autoscroll.key.start > autoplay.key.start : autoscroll.layer == .own
    let (second, first) = isLater ? (autoscroll, autoplay) : (autoplay, autoscroll)
    report(
      isLater
        ? .twoMotions("autoscroll", "autoplay") : .twoMotions("autoplay", "autoscroll"),
      at: second.keyLabel(), also: [first.keyLabel()])
  }
}
