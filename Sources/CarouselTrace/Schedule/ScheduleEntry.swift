internal import CarouselDeck
internal import CarouselStage

/// An entry of a schedule: the time for which a page is shown.
package struct ScheduleEntry: Hashable, Sendable {
  /// When the move to it begins, from the start of the show.
  var begins: Duration
  /// When the move away from it begins, or nil when that is beyond the schedule.
  var ends: Duration?
  /// The name of the outermost carousel.
  var root: String
  /// Which carousel.
  var path: StagePath
  /// The page, counted from 0.
  var page: Int
  /// The name of the slide: its title, else its id, else the first line of its text.
  var name: String

  /// The path as in traces, such as `hero/2`.
  var tracePath: String { TracePath.text(path, root: root) }

  /// The path with pages counted as on the screen: the same carousel is `hero/3`.
  var screenPath: String { TracePath.text(path.map { $0 + 1 }, root: root) }

  /// The page as on the screen.
  var screenPage: Int { page + 1 }
}

extension ScheduleEntry {
  /// The name of a slide.
  static func name(of slide: Slide) -> String {
    if !slide.title.isEmpty { return slide.title }
    if let id = slide.id { return id }
    guard case .text(let text) = slide.content else { return "" }
    return String(text.split(separator: "\n").first ?? "")
  }
}
