import CarouselDeck
import CarouselGrid
import CarouselType
import TerminalCells

@testable import CarouselRender

extension LookScreen {
  /// Titles and texts of a wall whose letters are too small, though larger ones would fit, and
  /// captions that are larger than what they belong to.
  ///
  /// An angle of 20 minutes from six heights of the screen is 1/29 of its rows. Capitals of the
  /// block face are seven of the eight dots of a line.
  var wallFaults: [String] {
    slides.flatMap { slide -> [String] in
      let groups = Dictionary(grouping: slide.texts) { $0.place }
      return groups.flatMap { place, texts in
        faults(of: texts) + smallLetters(of: texts, in: place)
      }
    }
  }

  private func faults(of texts: [LookSlide.Text]) -> [String] {
    let heads = texts.filter { $0.kind != .caption }.map(\.part.text.step)
    guard let caption = texts.first(where: { $0.kind == .caption }), let largest = heads.max(),
      caption.part.text.step > largest
    else { return [] }
    return ["a caption of \(caption.part.text.step.rows) rows: \(caption.source.prefix(20))"]
  }

  private func smallLetters(of texts: [LookSlide.Text], in place: CellRect) -> [String] {
    guard options.viewing == .wall, region.rows >= 50 else { return [] }
    // Everything else that is on the slide takes an unknown number of rows.
    guard texts.allSatisfy({ $0.isAlone }) else { return [] }
    let rows = texts.map(\.rowsInBigLetters)
    let total = rows.reduce(0) { $0 + ($1 ?? place.rows) }
    guard total <= place.rows * 2 / 3 else { return [] }
    return texts.filter { $0.kind != .caption }.compactMap { text in
      let step = text.part.text.step.rows
      let capitals = step == 1 ? 0.63 : Double(step) * 7 / 8
      guard capitals < Double(region.rows) / 29 else { return nil }
      return "capitals of \(capitals) rows on a wall of \(region.rows): \(text.source.prefix(20))"
    }
  }
}

extension LookSlide.Text {
  /// The rows that all of it would need in letters of four rows, with the blank rows after it, or
  /// more; nil where it can't be written in them.
  ///
  /// Running text of more than twelve lines stays small, and so does what has letters that the
  /// block face lacks. A text that its author wants small is small.
  fileprivate var rowsInBigLetters: Int? {
    let weight: FaceWeight = kind == .title ? .bold : .regular
    let wanted = kind == .title ? slide.titleSize : kind == .body ? slide.size : .auto
    guard wanted == .auto else { return nil }
    // 80 % of a wall; 34 letters of prose.
    let room = min(part.region.columns * 4 / 5, kind == .body ? 34 * 3 : .max)
    func columns(of text: some StringProtocol) -> Int? {
      BlockFace.columns(of: text, size: .four, weight: weight)
    }
    var count = 0
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let length = columns(of: line) else { return nil }
      if length <= room {
        count += 1
        continue
      }
      // Tables don't wrap, nor do words.
      let longest = line.split(separator: " ").compactMap { columns(of: $0) }.max() ?? 0
      guard !line.contains("  "), longest <= room else { return nil }
      count += Int((Double(length) / Double(max(1, room - longest))).rounded(.up))
    }
    return count <= (kind == .body ? 12 : 2) ? count * 5 + 3 : nil
  }

  /// Whether nothing but text is on the slide.
  fileprivate var isAlone: Bool {
    switch slide.content {
    case .text, .plain: true
    case .markdown, .division, .deck, .image: false
    }
  }
}
