internal import CarouselEngine
internal import CarouselJSON
internal import CarouselStage

/// An intent at a time: a line of a script, and the same line in a trace.
package struct ScriptLine: Hashable, Sendable {
  /// When, from the start.
  package var time: Duration
  /// What.
  var intent: Intent
  /// The carousel; nil leaves it to the stage.
  var path: StagePath?
  /// The sender, if it is not the usual one.
  var agent: Agent?

  /// The line in its canonical form.
  func object(root: String) -> JSONObject {
    JSONObject(["t": TraceEvent.milliseconds(time)]) + IntentTable.object(of: intent)
      + JSONObject([
        "path": path.map { .string(TracePath.text($0, root: root)) },
        "agent": agent.map { .string("\($0)") },
      ])
  }

  /// Parses the object of a line.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - root: The name that paths begin with, or nil for any.
  init(_ object: JSONObject, root: String?) throws(ScriptError) {
    var reader = MemberReader(object)
    guard let time = try reader.milliseconds("t") else {
      throw .missing("t", "the time in milliseconds from the start")
    }
    guard let name = try reader.text("do") else {
      throw ScriptError(
        message: "`do` is missing: the intent",
        help: "one of " + IntentTable.rows.map(\.name).joined(separator: ", "))
    }
    guard let entry = IntentTable.rows.first(where: { $0.name == name }) else {
      throw .unknown(name, as: "an intent", among: IntentTable.rows.map(\.name))
    }
    self.time = time
    intent = try entry.read(&reader)
    path = try Self.readPath(&reader, root: root)
    agent = try reader.word("agent", among: Agent.allCases.map { ("\($0)", $0) })
    try reader.finish()
  }

  /// A line for an intent.
  init(time: Duration, intent: Intent, path: StagePath? = nil, agent: Agent? = nil) {
    (self.time, self.intent, self.path, self.agent) = (time, intent, path, agent)
  }

  private static func readPath(
    _ reader: inout MemberReader, root: String?
  ) throws(ScriptError) -> StagePath? {
    guard let text = try reader.text("path") else { return nil }
    let root = root ?? String(text.prefix { $0 != "/" })
    guard let path = TracePath.parse(text, root: root) else {
      throw ScriptError(
        message: "`\(text)` is not a path in this config",
        help: "a path is `\(root)`, then page numbers from 0: `\(root)/2`")
    }
    return path
  }
}
