import CarouselEngine
import SourceDiagnostics

/// The events by their names in traces, and what each tells.
enum EventTable {
  /// What a member of an event can be.
  enum Kind {
    case whole
    /// Null stands for no page.
    case page
    case number
    /// Null stands for none.
    case time
    case flag
    case word([String])

    /// What is expected, in words.
    var words: String {
      switch self {
      case .whole: "a whole number"
      case .page: "a page, or null"
      case .number: "a number"
      case .time: "a number of milliseconds, or null"
      case .flag: "true or false"
      case .word(let words): "one of \(words.joined(separator: ", "))"
      }
    }

    func allows(_ value: JSONNode) -> Bool {
      switch (self, value) {
      case (.whole, .number(let digits)), (.page, .number(let digits)): Int(digits) != nil
      case (.number, .number), (.time, .number), (.flag, .boolean): true
      case (.page, .null), (.time, .null): true
      case (.word(let words), .string(let word)): words.contains(word)
      case (.whole, _), (.page, _), (.number, _), (.time, _), (.flag, _), (.word, _): false
      }
    }
  }

  /// Every event that a trace can hold, with the members that it must have.
  static let events: [(name: String, members: [(name: String, kind: Kind)])] = [
    ("started", [("page", .whole)]),
    (
      "page_changed",
      [
        ("from", .page), ("to", .page), ("lap", .whole),
        ("reason", .word(ChangeReason.allCases.map(\.rawValue))),
      ]
    ),
    ("motion_began", [("to", .page), ("duration", .time)]),
    ("motion_ended", [("finished", .flag)]),
    ("settled", [("page", .whole), ("lap", .whole)]),
    ("scrolled", [("offset", .number)]),
    ("direction_changed", [("direction", .word(Direction.allCases.map(\.rawValue)))]),
    (
      "slot_loaded",
      [("slot", .word(Slot.allCases.map(\.rawValue))), ("page", .whole), ("reused", .flag)]
    ),
    ("selected", [("page", .whole)]),
    ("reached_end", [("edge", .word(Edge.allCases.map(\.rawValue)))]),
    ("autoplay_paused", waiting), ("autoplay_resumed", waiting),
    ("autoplay_stopped", [("why", .word(StopReason.allCases.map(TraceEvent.word)))]),
    ("missed", [("count", .whole)]),
    ("data_shifted", [("by", .whole)]),
    ("lap_completed", [("lap", .whole)]),
  ]

  private static let waiting: [(name: String, kind: Kind)] = [
    ("reason", .word(PauseReason.allCases.map(\.rawValue))), ("left", .time),
  ]

  /// What is wrong with the members of an event, or with its name.
  static func faults(of event: String, _ line: JSONObject) -> [String] {
    guard let members = events.first(where: { $0.name == event })?.members else {
      return [ScriptFailure.unknown(event, as: "an event", among: events.map(\.name)).text]
    }
    return members.compactMap { name, kind in
      guard let value = line[name] else { return "`\(name)` is missing" }
      return kind.allows(value) ? nil : "`\(name)` is \(value.text), but must be \(kind.words)"
    }
  }
}
