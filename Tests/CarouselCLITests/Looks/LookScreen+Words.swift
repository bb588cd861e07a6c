import CarouselDeck
import CarouselGrid
import CarouselStage
import TerminalCells

@testable import CarouselRender

extension LookScreen {
  /// Words that are cut or lost, and letters of a size that is none of the scale.
  var wordFaults: [String] {
    let marks = indicatorCells
    return slides.flatMap { slide in
      slide.texts.flatMap { text in
        faults(of: text, ignoring: marks, isScrolled: slide.composition.skippedLines > 0)
      }
    }
  }

  private func faults(
    of text: LookSlide.Text, ignoring marks: Set<CellPosition>, isScrolled: Bool
  ) -> [String] {
    guard !isScrolled else { return [] }
    let words = text.source.words
    let read = LookWords(
      in: text.region, of: shown, expecting: Set(words), ignoring: marks.union(signs(of: text)))
    var faults: [String] = []
    if let place = read.unreadable.first {
      faults.append(
        "no word of `\(text.source.prefix(20))` at \(place.column), \(place.row): \(read.found)")
    }
    let big = Set(read.found.map(\.rows))
    if !big.isSubset(of: [1, 4, 8, 12]) || big.count > 1 {
      faults.append("sizes of one text: \(big.sorted())")
    }
    let ellipsis = options.glyphs.ellipsis
    let isCut = read.found.contains { $0.text.hasSuffix(ellipsis) }
    if isCut, big != [1] { faults.append("cut in the size \(big)") }
    // A word wider than the room is broken anywhere, and so may be one that comes after a list
    // marker or an indentation.
    let columns = text.region.columns
    let long = words.filter { displayWidth(of: $0) > columns / 2 }
    var rest = words[...]
    for word in read.found where word.rows == 1 {
      var own = word.text
      if own.hasSuffix(ellipsis), !words.contains(own) { own.removeLast(ellipsis.count) }
      if own.isEmpty || words.contains(own) { continue }
      if !long.contains(where: { $0.contains(own) }) { faults.append("half a word: \(word.text)") }
    }
    guard !isCut, signs(of: text).isEmpty, long.isEmpty else { return faults }
    for word in read.found.map(\.text).sorted() where !rest.isEmpty {
      if let index = rest.firstIndex(of: word) { rest.remove(at: index) }
    }
    if !rest.isEmpty { faults.append("not shown: \(rest.prefix(4))") }
    return faults
  }

  /// The arrows at an edge that say that there is more of a text.
  private func signs(of text: LookSlide.Text) -> Set<CellPosition> {
    let (region, glyphs) = (text.region, options.glyphs)
    guard text.kind == .body, !region.isEmpty else { return [] }
    let columns = [region.column, region.columnRange.upperBound - 1]
    let ends = [(region.row, glyphs.arrowUp), (region.rowRange.upperBound - 1, glyphs.arrowDown)]
    let cells = ends.flatMap { row, sign in
      columns.compactMap { column -> CellPosition? in
        guard 0..<shown.size.columns ~= column, 0..<shown.size.rows ~= row,
          shown.text(of: shown[column, row]) == sign
        else { return nil }
        return CellPosition(column: column, row: row)
      }
    }
    return Set(cells)
  }

  /// Texts that are cut although there are rows left, or although they are in big letters.
  var cutFaults: [String] {
    slides.filter { $0.composition.division.isEmpty }.flatMap { slide -> [String] in
      let texts = slide.texts
      guard slide.composition.skippedLines == 0, texts.contains(where: { $0.part.text.isCut })
      else { return [] }
      let room = IndicatorRoom(slide.indicator, size: slide.place.size, options).rest
      let used = texts.reduce(0) { $0 + $1.region.rows }
      let free =
        switch slide.slide.content {
        case .text, .plain: room.rows - used
        case .markdown: room.rows - used - slide.composition.content.rows
        // Title and caption leave half of the room to what is between them.
        case .image, .deck, .division: room.rows / 2 - used
        }
      return texts.filter(\.part.text.isCut).compactMap { text in
        let words = text.source.prefix(20)
        if text.part.text.step != .cell { return "cut in big letters: \(words)" }
        if text.kind != .body, text.part.text.lines.count == 2 { return nil }
        return free > 0 ? "cut with \(free) rows free: \(words)" : nil
      }
    }
  }
}

extension String {
  /// What is between blanks and line feeds.
  var words: [String] {
    split { $0 == " " || $0 == "\n" || $0 == "\u{200B}" }.map(String.init)
  }
}
