internal import CarouselJSON
internal import CarouselTime
internal import TerminalCells

/// The forms in which a schedule is printed.
///
/// JSON and CSV are for programs and count pages from 0, as traces do, in paths too; the table and
/// the calendar are for people and count them from 1, as on the screen.
package enum ScheduleFormat: String, CaseIterable {
  case table, json, csv, ics

  /// The text before the entries.
  package var opening: String {
    switch self {
    case .table, .json: ""
    case .csv: "begins,ends,path,page,name\r\n"
    case .ics:
      Self.lines(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//CarouselKit//schedule//EN"])
    }
  }

  /// The text after the entries.
  package var closing: String { self == .ics ? Self.lines(["END:VCALENDAR"]) : "" }

  /// The text of some entries of a show that starts at a timestamp; a table needs all of them at
  /// once.
  package func text(of entries: [ScheduleEntry], from start: Duration) -> String {
    switch self {
    case .table: Self.table(entries, start)
    case .json: entries.map { Self.json($0, start) }.joined()
    case .csv: entries.map { Self.csv($0, start) }.joined()
    case .ics: entries.map { Self.event($0, start) }.joined()
    }
  }

  private static func table(_ entries: [ScheduleEntry], _ start: Duration) -> String {
    let rows =
      [["start", "duration", "carousel", "page", "slide"]]
      + entries.map { entry in
        [
          TimestampText.text(of: start + entry.begins),
          entry.ends.map { DurationText.text(of: $0 - entry.begins) } ?? "",
          entry.screenPath, String(entry.screenPage), entry.name,
        ].map { visibleText($0) }
      }
    let widths = (0..<5).map { column in
      rows.map { displayWidth(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: width - displayWidth(of: cell) + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private static func json(_ entry: ScheduleEntry, _ start: Duration) -> String {
    JSONObject([
      "begins": .string(TimestampText.text(of: start + entry.begins)),
      "ends": entry.ends.map { .string(TimestampText.text(of: start + $0)) } ?? .null,
      "path": .string(entry.tracePath), "page": .number(entry.page), "name": .string(entry.name),
    ]).text + "\n"
  }

  private static func csv(_ entry: ScheduleEntry, _ start: Duration) -> String {
    [
      TimestampText.text(of: start + entry.begins),
      entry.ends.map { TimestampText.text(of: start + $0) } ?? "", entry.tracePath,
      String(entry.page), entry.name,
    ].map(csvField).joined(separator: ",") + "\r\n"
  }

  /// A field in the form of RFC 4180.
  ///
  /// A field that a spreadsheet would run as a formula is quoted with an apostrophe.
  private static func csvField(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@\t".contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    let needsQuotes = safe.contains { ",\"\n\r".contains($0) }
    return needsQuotes
      ? "\""
        + safe.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\"" : safe
  }

  /// A calendar event in the form of RFC 5545, with the same UID each time.
  ///
  /// A calendar has whole seconds, and an event of zero length is not allowed: a short entry takes
  /// one. Entries of zero length are left out.
  private static func event(_ entry: ScheduleEntry, _ start: Duration) -> String {
    guard entry.ends != entry.begins else { return "" }
    let begins = start + entry.begins
    var event = [
      "BEGIN:VEVENT", "UID:\(entry.tracePath)-\(identity(of: begins))@carousel",
      "DTSTAMP:\(compact(start))", "DTSTART:\(compact(begins))",
    ]
    if let ends = entry.ends {
      let second = Duration.seconds(begins.components.seconds)
      event.append("DTEND:\(compact(max(start + ends, second + .seconds(1))))")
    }
    let name = entry.name.isEmpty ? "page \(entry.screenPage)" : entry.name
    event += [
      "SUMMARY:\(calendarText(name))", "LOCATION:\(calendarText(entry.screenPath))", "END:VEVENT",
    ]
    return lines(event)
  }

  /// Lines with the line ends and the folding of a calendar.
  private static func lines(_ lines: [String]) -> String {
    lines.map { folded($0) + "\r\n" }.joined()
  }

  private static func compact(_ timestamp: Duration) -> String {
    let text = TimestampText.text(of: timestamp)
    return text.prefix { $0 != "." && $0 != "Z" }.filter { $0 != "-" && $0 != ":" } + "Z"
  }

  /// A timestamp down to the nanosecond, to distinguish entries within one second.
  private static func identity(of timestamp: Duration) -> String {
    let nanoseconds = timestamp.components.attoseconds / 1_000_000_000
    return compact(timestamp) + (nanoseconds == 0 ? "" : "-\(nanoseconds)")
  }

  private static func calendarText(_ text: String) -> String {
    visibleText(text).map { "\\;,".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// Lines of more than 75 bytes continue on the next one, after a space.
  private static func folded(_ line: String) -> String {
    var (result, width) = ("", 0)
    for character in line {
      let size = String(character).utf8.count
      if width + size > 75 {
        result += "\r\n "
        width = 1
      }
      result.append(character)
      width += size
    }
    return result
  }
}
