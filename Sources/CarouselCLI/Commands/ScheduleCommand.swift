import CarouselDeck
import CarouselTrace
import Glibc

/// `schedule`: which page is shown when.
enum ScheduleCommand {
  static let command = CommandSyntax(
    name: "schedule", summary: "print the schedule", arguments: "CONFIG",
    argumentCount: 1...1,
    options: [
      SharedOption.from(default: "now"),
      OptionSyntax(name: "for", value: "DURATION", summary: "the time to cover (default: 1h)"),
      OptionSyntax(
        name: "format", value: "FORMAT", words: ScheduleFormat.allCases.map(\.rawValue),
        summary: "table, json, csv or ics (default: table)"),
      SharedOption.root,
    ],
    notes: [
      "An entry starts with the move to its page and ends with the move away from it; with autoscroll"
        + " it lasts as long as the page is the current one. TIMESTAMP is in the form of RFC 3339:"
        + " 2026-11-30T09:30:00Z.",
      "table and ics are for people and count pages from 1, as on the screen; json and csv are for"
        + " programs and count them from 0, as trace does. This includes page numbers in paths.",
    ],
    examples: [
      ("carousel-play schedule wall.yaml --for 8h --format ics > wall.ics", "create a calendar")
    ],
    run: run)

  /// More entries than anyone reads, and few enough for the memory of any machine.
  private static let maximumEntries = 1_000_000

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let duration = try arguments.duration("for") ?? .seconds(3600)
    let start = try arguments.timestamp("from") ?? now()
    let format = try arguments.choice(
      "format", among: ScheduleFormat.allCases.map { ($0.rawValue, $0) })
    guard let show = try ConfigReading.show(at: arguments.positional[0], arguments) else {
      return .problems
    }
    var schedule = Schedule(show.deck, from: start)
    write(&schedule, as: format ?? .table, from: start, for: duration)
    return .success
  }

  /// Writes entries as they are found, except for a table, whose columns need all of them.
  private static func write(
    _ schedule: inout Schedule, as format: ScheduleFormat, from start: Duration,
    for duration: Duration
  ) {
    var gathered: [ScheduleEntry] = []
    var count = 0
    guard Console.output.write(format.opening) else { return }
    schedule.run(for: duration, limit: maximumEntries) { entry in
      gathered.append(entry)
      count += 1
      guard format != .table, gathered.count >= writtenAtOnce else { return true }
      defer { gathered.removeAll(keepingCapacity: true) }
      return Console.output.write(format.text(of: gathered, from: start))
    }
    guard Console.output.write(format.text(of: gathered, from: start)) else { return }
    Console.output.write(format.closing)
    if count >= maximumEntries {
      Console.errors.write(
        "\(CommandTable.program): stopped after \(count) entries\n  use a shorter --for\n")
    }
  }

  /// Few enough that the first ones appear immediately.
  private static let writtenAtOnce = 500

  /// The present second.
  private static func now() -> Duration { .seconds(time(nil)) }
}
