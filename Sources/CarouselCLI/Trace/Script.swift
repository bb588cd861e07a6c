import CarouselDeck
import CarouselEngine
import SourceDiagnostics

/// A list of intents with times, read from the lines of a file.
///
/// Lines with events are passed over, so that a trace is a script.
struct Script: Hashable, Sendable {
  /// The intents in order.
  private(set) var lines: [ScriptLine] = []
  /// What is wrong, as `line:column: message`.
  private(set) var failures: [String] = []

  /// Reads a script for the deck whose root has a name.
  init(_ source: SourceText, root: String) {
    for number in 1...max(1, source.lineCount) {
      let text = source.text(in: source.range(ofLine: number))
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      do throws(ScriptFailure) {
        guard let line = try Script.line(text, root: root) else { continue }
        try append(line)
      } catch {
        let help = error.help.map { "\n  \($0)" } ?? ""
        failures.append("\(source.name):\(number):\(error.column): \(error.message)\(help)")
      }
    }
  }

  private mutating func append(_ line: ScriptLine) throws(ScriptFailure) {
    if let last = lines.last, line.time < last.time {
      throw ScriptFailure(
        message: "`t` is \(TraceEvent.milliseconds(line.time).text), but the line before has"
          + " \(TraceEvent.milliseconds(last.time).text)",
        help: "times never fall")
    }
    lines.append(line)
  }

  private static func line(_ text: String, root: String) throws(ScriptFailure) -> ScriptLine? {
    let object: JSONObject
    do throws(JSONReader.Failure) {
      object = try JSONReader.object(in: text)
    } catch {
      throw ScriptFailure(message: error.message, column: error.column)
    }
    if object["event"] != nil || object["refused"] != nil { return nil }
    return try ScriptLine(object, root: root)
  }
}
