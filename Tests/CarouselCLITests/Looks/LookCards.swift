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
        // A page of a short loop is shown more than once.
        let runs = Self.runs(of: cells.map(\.position))
        return runs.allSatisfy { $0 == text.count }
          ? nil : "\(runs) of \(text.count) letters \(letter)"
      }
    }
  }

  /// How many cells are beside each other, cell by cell in the order of rows.
  private static func runs(of cells: [CellPosition]) -> [Int] {
    var runs: [Int] = []
    var last: CellPosition?
    for cell in cells {
      if let last, last.row == cell.row, last.column + 1 == cell.column {
        runs[runs.count - 1] += 1
      } else {
        runs.append(1)
      }
      last = cell
    }
    return runs
  }
}
