internal import CarouselEngine
internal import CarouselJSON
internal import SourceDiagnostics

/// The intents by their names in scripts: what each takes, and how each is written.
enum IntentTable {
  typealias Read = @Sendable (inout MemberReader) throws(ScriptFailure) -> Intent

  /// Every intent that a script can hold.
  static let readers: [(name: String, read: Read)] = [
    ("next", { (_) throws(ScriptFailure) in .next }),
    ("previous", { (_) throws(ScriptFailure) in .previous }),
    (
      "step",
      { (reader) throws(ScriptFailure) in
        .step(by: try required(reader.int("by"), "by", "how many pages"))
      }
    ),
    ("go", readGo),
    ("press", { (_) throws(ScriptFailure) in .press }),
    (
      "drag",
      { (reader) throws(ScriptFailure) in
        .drag(by: try required(reader.double("by"), "by", "how many pages"))
      }
    ),
    (
      "release",
      { (reader) throws(ScriptFailure) in .release(velocity: try reader.double("velocity") ?? 0) }
    ),
    (
      "tap",
      { (reader) throws(ScriptFailure) in
        .tap(page: try required(reader.int("page"), "page", "which page"))
      }
    ),
    ("play", { (_) throws(ScriptFailure) in .play }),
    ("stop", { (_) throws(ScriptFailure) in .stop }),
    ("pause", { (reader) throws(ScriptFailure) in .pause(try readReason(&reader)) }),
    ("resume", { (reader) throws(ScriptFailure) in .resume(try readReason(&reader)) }),
    (
      "set_interval",
      { (reader) throws(ScriptFailure) in
        .setInterval(try required(reader.milliseconds("every"), "every", "the new hold"))
      }
    ),
    (
      "set_autoscroll",
      { (reader) throws(ScriptFailure) in
        .setAutoscroll(
          speed: try required(reader.double("speed"), "speed", "how many pages a second"))
      }
    ),
    ("set_items", readItems),
    (
      "insert",
      { (reader) throws(ScriptFailure) in
        .insert(
          at: try required(reader.int("at"), "at", "before which page"), id: try reader.text("id"))
      }
    ),
    (
      "remove",
      { (reader) throws(ScriptFailure) in
        .remove(at: try required(reader.int("at"), "at", "which page"))
      }
    ),
    (
      "resize",
      { (reader) throws(ScriptFailure) in
        .resize(
          columns: try required(reader.int("columns", in: sides), "columns", "the new width"),
          rows: try required(reader.int("rows", in: sides), "rows", "the new height"))
      }
    ),
    (
      "suspend",
      { (reader) throws(ScriptFailure) in
        .suspend(for: try required(reader.milliseconds("for"), "for", "how long"))
      }
    ),
    (
      "finish_hold",
      { (reader) throws(ScriptFailure) in
        .finishHold(after: try reader.milliseconds("after") ?? .zero)
      }
    ),
  ]

  /// How many columns or rows a screen can have.
  private static let sides = 0...65_535

  private static func readGo(_ reader: inout MemberReader) throws(ScriptFailure) -> Intent {
    .go(
      to: try required(reader.int("to"), "to", "which page"),
      via: try reader.word("via", among: Route.allCases.map { ("\($0)", $0) }) ?? .shortest,
      animated: try reader.bool("animated") ?? true)
  }

  private static func readReason(
    _ reader: inout MemberReader
  ) throws(ScriptFailure) -> PauseReason {
    try reader.word("reason", among: PauseReason.allCases.map { ($0.rawValue, $0) }) ?? .user
  }

  private static func readItems(_ reader: inout MemberReader) throws(ScriptFailure) -> Intent {
    let count = try reader.int("count", in: 0...1_000_000)
    guard let ids = try reader.texts("ids") else {
      return .setItems(.count(try required(count, "count", "how many pages, or their `ids`")))
    }
    guard count == nil else {
      throw ScriptFailure(
        message: "`count` and `ids` are both there", help: "leave one of them out")
    }
    return .setItems(.ids(ids))
  }

  private static func required<Value>(
    _ value: Value?, _ name: String, _ meaning: String
  ) throws(ScriptFailure) -> Value {
    guard let value else { throw .missing(name, meaning) }
    return value
  }

  /// The members of an intent, with its name first and defaults left out.
  static func object(of intent: Intent) -> JSONObject {
    switch intent {
    case .next: named("next")
    case .previous: named("previous")
    case .step(let steps): named("step", ["by": .number(steps)])
    case .go(let page, let route, let animated):
      named(
        "go",
        [
          "to": .number(page), "via": route == .shortest ? nil : .string("\(route)"),
          "animated": animated ? nil : .boolean(false),
        ])
    case .press: named("press")
    case .drag(let pages): named("drag", ["by": .number(pages)])
    case .release(let velocity): named("release", ["velocity": .number(velocity)])
    case .tap(let page): named("tap", ["page": .number(page)])
    case .play: named("play")
    case .stop: named("stop")
    case .pause(let reason): named("pause", ["reason": .string(reason.rawValue)])
    case .resume(let reason): named("resume", ["reason": .string(reason.rawValue)])
    case .setInterval(let every):
      named("set_interval", ["every": TraceEvent.milliseconds(every)])
    case .setAutoscroll(let speed): named("set_autoscroll", ["speed": .number(speed)])
    case .setItems(.count(let count)): named("set_items", ["count": .number(count)])
    case .setItems(.ids(let ids)): named("set_items", ["ids": .array(ids.map(JSONNode.string))])
    case .insert(let page, let id):
      named("insert", ["at": .number(page), "id": id.map(JSONNode.string)])
    case .remove(let page): named("remove", ["at": .number(page)])
    case .resize(let columns, let rows):
      named("resize", ["columns": .number(columns), "rows": .number(rows)])
    case .suspend(let gap): named("suspend", ["for": TraceEvent.milliseconds(gap)])
    case .finishHold(let delay):
      named("finish_hold", ["after": delay == .zero ? nil : TraceEvent.milliseconds(delay)])
    }
  }

  private static func named(
    _ name: String, _ members: KeyValuePairs<String, JSONNode?> = [:]
  ) -> JSONObject {
    JSONObject(["do": .string(name)]) + JSONObject(members)
  }
}
