internal import CarouselDeck

/// The keys under `screen`.
enum ScreenKeys {
  static let table = KeyTable<ScreenDraft>(
    .screen,
    [
      Key("title", .text, standard: "\"\"", "The title of the window; empty leaves it alone.") {
        $0.screen.title = $1
      },
      Key("background", .color, standard: "default", "The colour behind everything.") {
        $0.screen.background = $1
      },
    ])
}
