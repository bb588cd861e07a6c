import CarouselConfig
import SourceDiagnostics
import TerminalCells

/// The forms in which a schedule is printed.
enum ScheduleFormat: String, CaseIterable {
  case table, json, csv, ics

  /// A schedule whose show starts at a moment.
  func text(of entries: [ScheduleEntry], from start: Duration) -> String {
    switch self {
    case .table: Self.table(entries, start)
    case .json: Self.json(entries, start)
    case .csv: Self.csv(entries, start)
    case .ics: Self.calendar(entries, start)
    }
  }

  private static func table(_ entries: [ScheduleEntry], _ start: Duration) -> String {
    let rows =
      [["begins", "stays", "carousel", "page", "slide"]]
      + entries.map { entry in
        [
          TimestampText.text(of: start + entry.begins),
          entry.ends.map { DurationText.text(of: $0 - entry.begins) } ?? "",
          entry.path, String(entry.page), entry.name,
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

  private static func json(_ entries: [ScheduleEntry], _ start: Duration) -> String {
    entries.map { entry in
      JSONObject([
        "begins": .string(TimestampText.text(of: start + entry.begins)),
        "ends": entry.ends.map { .string(TimestampText.text(of: start + $0)) } ?? .null,
        "path": .string(entry.path), "page": .number(entry.page), "name": .string(entry.name),
      ]).text + "\n"
    }.joined()
  }

  private static func csv(_ entries: [ScheduleEntry], _ start: Duration) -> String {
    let rows = entries.map { entry in
      [
        TimestampText.text(of: start + entry.begins),
        entry.ends.map { TimestampText.text(of: start + $0) } ?? "", entry.path,
        String(entry.page), entry.name,
      ].map(csvField).joined(separator: ",")
    }
    return (["begins,ends,path,page,name"] + rows).map { $0 + "\r\n" }.joined()
  }

  /// A field as RFC 4180 has it.
  ///
  /// One that a spreadsheet would run as a formula is made a text.
  private static func csvField(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@\t".contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    let needsQuotes = safe.contains { ",\"\n\r".contains($0) }
    return needsQuotes
      ? "\""
        + safe.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\"" : safe
  }

  /// A calendar as RFC 5545 has it, with the same identities each time it is made.
  private static func calendar(_ entries: [ScheduleEntry], _ start: Duration) -> String {
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//CarouselKit//schedule//EN"]
    for entry in entries {
      let begins = compact(start + entry.begins)
      lines += [
        "BEGIN:VEVENT", "UID:\(entry.path)-\(begins)@carousel", "DTSTAMP:\(compact(start))",
        "DTSTART:\(begins)",
      ]
      if let ends = entry.ends { lines.append("DTEND:\(compact(start + ends))") }
      let name = entry.name.isEmpty ? "page \(entry.page)" : entry.name
      lines += [
        "SUMMARY:\(calendarText(name))", "LOCATION:\(calendarText(entry.path))", "END:VEVENT",
      ]
    }
    return (lines + ["END:VCALENDAR"]).map { folded($0) + "\r\n" }.joined()
  }

  private static func compact(_ moment: Duration) -> String {
    let text = TimestampText.text(of: moment)
    return text.prefix { $0 != "." && $0 != "Z" }.filter { $0 != "-" && $0 != ":" } + "Z"
  }

  private static func calendarText(_ text: String) -> String {
    visibleText(text).map { "\\;,".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// Lines of more than 75 bytes go on in the next, behind a blank.
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
