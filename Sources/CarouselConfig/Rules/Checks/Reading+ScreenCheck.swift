internal import CarouselDeck
internal import SourceDiagnostics

extension Reading {
  /// Refuses a screen that must be larger than it may be.
  mutating func checkScreen(_ draft: ScreenDraft) {
    let sides = [
      ("width", draft.screen.width, draft.screen.minWidth),
      ("height", draft.screen.height, draft.screen.minHeight),
    ]
    for (name, most, least) in sides {
      guard let most, least > most, let origin = draft.origins["screen.min_\(name)"] else {
        continue
      }
      inside(.key("min_\(name)")) { reading in
        reading.report(
          .leastAboveMost("min_\(name)", least, name, most), at: origin.label(),
          also: draft.origins["screen.\(name)"].map { [$0.label("the most there is")] } ?? [])
      }
    }
  }
}
