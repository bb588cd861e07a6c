import CarouselConfig
import CarouselDeck
import CarouselTrace
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
    var schedule = Schedule(show.deck, from: start)
    write(&schedule, as: format ?? .table, from: start, for: duration)
    return .success
  }

  /// Writes stays as they are found, but for a table, whose columns are as wide as the widest cell.
  private static func write(
    _ schedule: inout Schedule, as format: ScheduleFormat, from start: Duration,
    for duration: Duration
  ) {
    var gathered: [ScheduleEntry] = []
    guard Console.output.write(format.opening) else { return }
    schedule.run(for: duration, limit: mostEntries) { entry in
      gathered.append(entry)
      guard format != .table, gathered.count >= writtenAtOnce else { return true }
      defer { gathered.removeAll(keepingCapacity: true) }
      return Console.output.write(format.text(of: gathered, from: start))
    }
    guard Console.output.write(format.text(of: gathered, from: start)) else { return }
    Console.output.write(format.closing)
  }

  /// Few enough for the first ones to come at once.
  private static let writtenAtOnce = 500

  /// The present second.
  private static func currentMoment() -> Duration { .seconds(time(nil)) }
}
