package import CarouselDeck
internal import CarouselEngine
internal import CarouselJSON
internal import CarouselStage
package import SourceDiagnostics

/// A list of intents with times, read from the lines of a file.
///
/// Lines with events are skipped, so that a trace is also a script.
package struct Script: Hashable, Sendable {
  /// The intents in order.
  package private(set) var lines: [ScriptLine] = []
  /// The errors, as `file:line:column: message`.
  package private(set) var failures: [String] = []

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - source: The lines.
  ///   - root: The name of the outermost carousel.
  ///   - deck: What the script is for; nil takes any path below the root.
  package init(_ source: SourceText, root: String, deck: Deck? = nil) {
    // Once pages change, there may be paths that the deck does not have.
    var deck = deck
    for number in 1...max(1, source.lineCount) {
      let text = source.text(in: source.range(ofLine: number))
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      do throws(ScriptError) {
        guard let line = try Script.line(text, root: root) else { continue }
        if let deck, let path = line.path { try Self.check(path, in: deck) }
        if line.intent.changesPages { deck = nil }
        try append(line)
      } catch {
        let help = error.help.map { "\n  \($0)" } ?? ""
        failures.append("\(source.name):\(number):\(error.column): \(error.message)\(help)")
      }
    }
  }

  /// Rejects the path of a carousel that cannot exist.
  private static func check(_ path: StagePath, in deck: Deck) throws(ScriptError) {
    guard !deck.holdsCarousel(at: path) else { return }
    throw ScriptError(
      message: "there is no carousel at `\(TracePath.text(path, root: deck.name))`",
      help: "each page in a path, counted from 0, must have a carousel")
  }

  private mutating func append(_ line: ScriptLine) throws(ScriptError) {
    if let last = lines.last, line.time < last.time {
      throw ScriptError(
        message: "`t` is \(TraceEvent.milliseconds(line.time).text), but the line before has"
          + " \(TraceEvent.milliseconds(last.time).text)",
        help: "times must not decrease")
    }
    lines.append(line)
  }

  private static func line(_ text: String, root: String) throws(ScriptError) -> ScriptLine? {
    let object: JSONObject
    do throws(JSONReader.SyntaxError) {
      object = try JSONReader.object(in: text)
    } catch {
      throw ScriptError(message: error.message, column: error.column)
    }
    if object["event"] != nil || object["refused"] != nil { return nil }
    return try ScriptLine(object, root: root)
  }
}

extension Deck {
  /// Whether each slide along a path has a carousel.
  fileprivate func holdsCarousel(at path: StagePath) -> Bool {
    guard let page = path.first else { return true }
    guard slides.indices.contains(page), let child = slides[page].deck else { return false }
    return child.holdsCarousel(at: Array(path.dropFirst()))
  }
}
