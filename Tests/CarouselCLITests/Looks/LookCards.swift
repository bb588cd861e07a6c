import CarouselDeck
import CarouselEngine
import CarouselGrid
import TerminalCells

@testable import CarouselRender

/// Cards whose letters tell on which card they are: each has one letter for its title and another
/// one for its caption.
struct LookCards {
  let show: LookShow

  /// The letters of a card.
  static func letters(of page: Int) -> (title: Character, caption: Character) {
    let alphabet = Array("abcdefghijklmnopqrstuvwx")
    return (alphabet[page % 12], alphabet[12 + page % 12])
  }

  /// The cards of a show with other words of the same lengths; nil for other shows.
  init?(_ show: LookShow) {
    guard case let deck = show.show.deck, deck.layout != Layout(.linear), deck.slides.count <= 12
    else { return nil }
    var result = show.show
    for (page, slide) in deck.slides.enumerated() {
      let (first, second) = Self.letters(of: page)
      var card = Slide(.text("12"))
      card.title = Self.word(first, like: slide.title)
      card.caption = Self.word(second, like: slide.caption)
      card.background = slide.background
      result.deck.slides[page] = card
    }
    self.show = LookShow(name: show.name, show: result)
  }

  /// The same letter as often as another text has characters.
  static func word(_ letter: Character, like text: String) -> String {
    text.isEmpty ? "" : String(repeating: letter, count: max(3, text.count))
  }

  /// Titles and captions of cards beside the current one of which only a part is seen; while cards
  /// move, all that are seen.
  static func faults(of screen: LookScreen, current: Int, isMoving: Bool) -> [String] {
    let slides = screen.show.deck.slides
    return slides.indices.filter { $0 != current }.flatMap { page -> [String] in
      let (first, second) = letters(of: page)
      return [(first, slides[page].title), (second, slides[page].caption)].compactMap {
        letter, text in
        let cells = screen.ink.filter { $0.cell.scalar == letter.unicodeScalars.first }
        guard !cells.isEmpty else { return nil }
        if isMoving { return "letters on a card that moves: \(letter)" }
        let columns = cells.map(\.position.column)
        let row = cells[0].position.row
        let isWhole =
          cells.count == text.count && cells.allSatisfy { $0.position.row == row }
          && zip(columns, columns.dropFirst()).allSatisfy { $0 + 1 == $1 }
        return isWhole ? nil : "\(cells.count) of \(text.count) letters \(letter)"
      }
    }
  }
}
