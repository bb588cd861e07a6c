import CarouselConfig
import CarouselDeck
import Glibc

/// `schedule`: which page is shown when.
enum ScheduleCommand {
  /// More lines than anybody reads, and few enough for any memory.
  private static let mostEntries = 1_000_000

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let duration = try arguments.duration("for") ?? .seconds(3600)
    let start = try arguments.moment("from") ?? currentMoment()
    let format = try arguments.choice(
      "format", among: ScheduleFormat.allCases.map { ($0.rawValue, $0) })
    let show: Show
    switch try ConfigReading.show(at: arguments.positional[0], arguments) {
    case .success(let loaded): show = loaded
    case .failure(let status): return status
    }
    let schedule = Schedule(show.deck, from: start, for: duration, limit: mostEntries)
    Console.output.write((format ?? .table).text(of: schedule.entries, from: start))
    return .success
  }

  /// The present second.
  private static func currentMoment() -> Duration { .seconds(time(nil)) }
}
