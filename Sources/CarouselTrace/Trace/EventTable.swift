internal import CarouselEngine
internal import CarouselJSON

/// The events by their names in traces, with their members.
enum EventTable {
  /// What a member of an event can be.
  enum Kind {
    case whole
    /// The number of a page, or a count.
    case count
    /// Null means no page.
    case page
    case number
    /// A number that is present only if a rest is not on a page.
    case restOffset
    /// Null means none.
    case time
    case flag
    case word([String])

    /// What is expected, in words.
    var words: String {
      switch self {
      case .whole: "a whole number"
      case .count: "a whole number, 0 or more"
      case .page: "a page, or null"
      case .number, .restOffset: "a number"
      case .time: "a number of milliseconds, 0 or more, or null"
      case .flag: "true or false"
      case .word(let words): "one of \(words.joined(separator: ", "))"
      }
    }

    func allows(_ value: JSONValue) -> Bool {
      switch (self, value) {
      case (.whole, .number(let digits)): Int(digits) != nil
      case (.count, .number(let digits)), (.page, .number(let digits)):
        Int(digits).map { $0 >= 0 } ?? false
      case (.time, .number(let digits)): Double(digits).map { $0 >= 0 } ?? false
      case (.number, .number), (.restOffset, .number), (.flag, .boolean): true
      case (.page, .null), (.time, .null): true
      case (.word(let words), .string(let word)): words.contains(word)
      case (.whole, _), (.count, _), (.page, _), (.number, _), (.restOffset, _), (.time, _),
        (.flag, _), (.word, _):
        false
      }
    }

    /// Whether an event of this kind has to have the member.
    var isRequired: Bool {
      if case .restOffset = self { false } else { true }
    }
  }

  /// Every event of a trace, with its members.
  static let events: [(name: String, members: [(name: String, kind: Kind)])] = [
    ("started", [("page", .count)]),
    (
      "page_changed",
      [
        ("from", .page), ("to", .page), ("lap", .whole),
        ("reason", .word(ChangeReason.allCases.map(\.rawValue))),
      ]
    ),
    ("motion_began", [("to", .page), ("duration", .time)]),
    ("motion_ended", [("finished", .flag)]),
    ("settled", [("page", .count), ("lap", .whole), ("offset", .restOffset)]),
    ("scrolled", [("offset", .number)]),
    ("direction_changed", [("direction", .word(Direction.allCases.map(\.rawValue)))]),
    (
      "slot_loaded",
      [("slot", .word(Slot.allCases.map(\.rawValue))), ("page", .count), ("reused", .flag)]
    ),
    ("selected", [("page", .count)]),
    ("reached_end", [("edge", .word(Edge.allCases.map(\.rawValue)))]),
    ("autoplay_paused", waiting), ("autoplay_resumed", waiting),
    ("autoplay_stopped", [("why", .word(StopReason.allCases.map(TraceEvent.word)))]),
    ("missed", [("count", .count)]),
    ("data_shifted", [("by", .whole)]),
    ("lap_completed", [("lap", .whole)]),
  ]

  private static let waiting: [(name: String, kind: Kind)] = [
    ("reason", .word(PauseReason.allCases.map(\.rawValue))), ("left", .time),
  ]

  /// The problems of the name and the members of an event.
  static func problems(of event: String, _ line: JSONObject) -> [String] {
    guard let members = events.first(where: { $0.name == event })?.members else {
      return [ScriptError.unknown(event, as: "an event", among: events.map(\.name)).text]
    }
    let problems = members.compactMap { name, kind -> String? in
      guard let value = line[name] else {
        return kind.isRequired ? "`\(name)` is missing" : nil
      }
      return kind.allows(value) ? nil : "`\(name)` is \(value.text), but must be \(kind.words)"
    }
    let known = ["t", "path", "event"] + members.map(\.name)
    let unknown = line.members.map(\.name).filter { !known.contains($0) }
    return problems
      + unknown.map { ScriptError.unknown($0, as: "a member of `\(event)`", among: known).text }
  }
}
