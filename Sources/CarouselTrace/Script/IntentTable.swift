internal import CarouselEngine
internal import CarouselJSON

/// The intents by their names in scripts.
enum IntentTable {
  typealias Members = KeyValuePairs<String, JSONValue?>
  typealias Read = @Sendable (inout MemberReader) throws(ScriptError) -> Intent

  /// How one kind of intent is parsed and written.
  struct Row: Sendable {
    let name: String
    let read: Read
    /// The members of an intent of this kind, defaults left out, or nil for another kind.
    let members: @Sendable (Intent) -> Members?

    init(
      _ name: String, read: @escaping Read, members: @escaping @Sendable (Intent) -> Members?
    ) {
      (self.name, self.read, self.members) = (name, read, members)
    }

    /// A row for an intent without members.
    init(_ name: String, _ intent: Intent) {
      self.init(name) { (_) throws(ScriptError) in
        intent
      } members: {
        $0 == intent ? [:] : nil
      }
    }
  }

  /// Every intent of a script.
  static let rows: [Row] = [
    Row("next", .next),
    Row("previous", .previous),
    Row("step") { (reader) throws(ScriptError) in
      .step(by: try required(reader.int("by"), "by", "how many pages"))
    } members: {
      if case .step(let steps) = $0 { ["by": .number(steps)] } else { nil }
    },
    Row("go") { (reader) throws(ScriptError) in
      .go(
        to: try required(reader.int("to"), "to", "which page"),
        via: try reader.word("via", among: Route.allCases.map { ("\($0)", $0) }) ?? .shortest,
        animated: try reader.bool("animated") ?? true)
    } members: {
      guard case .go(let page, let route, let animated) = $0 else { return nil }
      return [
        "to": .number(page), "via": route == .shortest ? nil : .string("\(route)"),
        "animated": animated ? nil : .boolean(false),
      ]
    },
    Row("press", .press),
    Row("drag") { (reader) throws(ScriptError) in
      .drag(by: try required(reader.double("by"), "by", "how many pages"))
    } members: {
      if case .drag(let pages) = $0 { ["by": .number(pages)] } else { nil }
    },
    Row("release") { (reader) throws(ScriptError) in
      .release(velocity: try reader.double("velocity") ?? 0)
    } members: {
      if case .release(let velocity) = $0 { ["velocity": .number(velocity)] } else { nil }
    },
    Row("tap") { (reader) throws(ScriptError) in
      .tap(page: try required(reader.int("page"), "page", "which page"))
    } members: {
      if case .tap(let page) = $0 { ["page": .number(page)] } else { nil }
    },
    Row("play", .play),
    Row("stop", .stop),
    Row("pause") { (reader) throws(ScriptError) in
      .pause(try readReason(&reader))
    } members: {
      if case .pause(let reason) = $0 { ["reason": .string(reason.rawValue)] } else { nil }
    },
    Row("resume") { (reader) throws(ScriptError) in
      .resume(try readReason(&reader))
    } members: {
      if case .resume(let reason) = $0 { ["reason": .string(reason.rawValue)] } else { nil }
    },
    Row("set_interval") { (reader) throws(ScriptError) in
      .setHold(try required(reader.milliseconds("every"), "every", "the new hold"))
    } members: {
      if case .setHold(let every) = $0 {
        ["every": TraceEvent.milliseconds(every)]
      } else {
        nil
      }
    },
    Row("set_autoscroll") { (reader) throws(ScriptError) in
      .setAutoscroll(
        speed: try required(reader.double("speed"), "speed", "how many pages a second"))
    } members: {
      if case .setAutoscroll(let speed) = $0 { ["speed": .number(speed)] } else { nil }
    },
    Row("set_items", read: readItems) {
      guard case .setItems(let items) = $0 else { return nil }
      switch items {
      case .count(let count): return ["count": .number(count)]
      case .ids(let ids): return ["ids": .array(ids.map(JSONValue.string))]
      }
    },
    Row("insert") { (reader) throws(ScriptError) in
      .insert(
        at: try required(reader.int("at"), "at", "before which page"), id: try reader.text("id"))
    } members: {
      guard case .insert(let page, let id) = $0 else { return nil }
      return ["at": .number(page), "id": id.map(JSONValue.string)]
    },
    Row("remove") { (reader) throws(ScriptError) in
      .remove(at: try required(reader.int("at"), "at", "which page"))
    } members: {
      if case .remove(let page) = $0 { ["at": .number(page)] } else { nil }
    },
    Row("resize") { (reader) throws(ScriptError) in
      .resize(
        columns: try required(reader.int("columns", in: sides), "columns", "the new width"),
        rows: try required(reader.int("rows", in: sides), "rows", "the new height"))
    } members: {
      guard case .resize(let columns, let rows) = $0 else { return nil }
      return ["columns": .number(columns), "rows": .number(rows)]
    },
    Row("suspend") { (reader) throws(ScriptError) in
      .suspend(for: try required(reader.milliseconds("for"), "for", "how long"))
    } members: {
      if case .suspend(let gap) = $0 { ["for": TraceEvent.milliseconds(gap)] } else { nil }
    },
    Row("finish_hold") { (reader) throws(ScriptError) in
      .finishHold(after: try reader.milliseconds("after") ?? .zero)
    } members: {
      guard case .finishHold(let delay) = $0 else { return nil }
      return ["after": delay == .zero ? nil : TraceEvent.milliseconds(delay)]
    },
  ]

  /// The members of an intent, with its name first and defaults left out.
  static func object(of intent: Intent) -> JSONObject {
    for row in rows {
      guard let members = row.members(intent) else { continue }
      return JSONObject(["do": .string(row.name)]) + JSONObject(members)
    }
    preconditionFailure("\(intent) has no row")
  }

  /// How many columns or rows a screen can have.
  private static let sides = 0...65_535

  private static func readReason(
    _ reader: inout MemberReader
  ) throws(ScriptError) -> PauseReason {
    try reader.word("reason", among: PauseReason.allCases.map { ($0.rawValue, $0) }) ?? .user
  }

  private static func readItems(_ reader: inout MemberReader) throws(ScriptError) -> Intent {
    let count = try reader.int("count", in: 0...1_000_000)
    guard let ids = try reader.texts("ids") else {
      return .setItems(.count(try required(count, "count", "how many pages, or their `ids`")))
    }
    guard count == nil else {
      throw ScriptError(
        message: "`count` and `ids` cannot be combined", help: "remove one of them")
    }
    return .setItems(.ids(ids))
  }

  private static func required<Value>(
    _ value: Value?, _ name: String, _ meaning: String
  ) throws(ScriptError) -> Value {
    guard let value else { throw .missing(name, meaning) }
    return value
  }
}
