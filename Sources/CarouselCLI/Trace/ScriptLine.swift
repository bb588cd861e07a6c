import CarouselDeck
import CarouselEngine

/// An intent at a time: a line of a script, and the same line in a trace.
struct ScriptLine: Hashable, Sendable {
  /// When, from the start.
  var time: Duration
  /// What.
  var intent: Intent
  /// For which carousel; nil leaves it to the stage.
  var path: StagePath?
  /// Who asks, where it is not who usually does.
  var agent: Agent?

  /// The line in its canonical form.
  func object(root: String) -> JSONObject {
    JSONObject(["t": TraceEvent.milliseconds(time)]) + IntentTable.object(of: intent)
      + JSONObject([
        "path": path.map { .string(TracePath.text($0, root: root)) },
        "agent": agent.map { .string("\($0)") },
      ])
  }
}
