internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics

extension Reading {
  /// Warns about what moves by itself and cannot be stopped: success criterion 2.2.2 of WCAG 2.2.
  mutating func checkPause(_ deck: Deck, _ draft: CarouselDraft) {
    let inputs = deck.inputs
    guard deck.options.autoplay != nil, !inputs.keys, !inputs.drag, !inputs.wheel,
      let autoplay = draft.origins["autoplay"]
    else { return }
    let switches = ["keys", "drag", "wheel"].compactMap { draft.origins["scroll.\($0)"] }
    report(.noWayToPause(), at: autoplay.keyLabel(), also: switches.map { $0.label() })
  }
}
