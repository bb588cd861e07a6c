import CarouselDeck
import CarouselTrace
import Glibc

/// `schedule`: which page is shown when.
enum ScheduleCommand {
  static let command = CommandSyntax(
    name: "schedule", summary: "print which page is shown when", arguments: "CONFIG",
    argumentCount: 1...1,
    options: [
      OptionSyntax(
        name: "from", value: "MOMENT", summary: "when the show starts (now): 2026-11-30T09:30:00Z"),
      OptionSyntax(name: "for", value: "DURATION", summary: "how much of it to print (1h)"),
      OptionSyntax(
        name: "format", value: "FORMAT", words: ScheduleFormat.allCases.map(\.rawValue),
        summary: "table, json, csv or ics (table)"),
      SharedOption.root,
    ],
    notes: [
      "A stay begins with the move to its page and ends with the move away from it. Where a carousel"
        + " scrolls by itself, it lasts as long as the page is the current one.",
      "table and ics are for people and count pages from 1, as on the screen; json and csv are for"
        + " programs and count them from 0, as trace does. Paths hold such page numbers as well.",
    ],
    examples: [
      ("carousel-play schedule wall.yaml --for 8h --format ics > wall.ics", "a day in a calendar")
    ],
    run: run)

  /// More lines than anybody reads, and few enough for any memory.
  private static let maximumEntries = 1_000_000

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
    schedule.run(for: duration, limit: maximumEntries) { entry in
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
