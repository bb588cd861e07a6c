internal import CarouselJSON
package import SourceDiagnostics

/// Checks that a trace keeps the grammar of events, line by line.
///
/// Every line is an intent, an event with all of its members, or the refusal
/// of the intent before it. For each carousel: motions are balanced, a motion ends with the
/// direction still and, if it is finished, on its page, a rest is on the page and the lap reported
/// last, at a whole offset or at the one in its line, and each page change begins where the
/// previous one ended. A carousel is started before its other events. Times never decrease.
package struct TraceVerifier {
  /// What is known of one carousel.
  private struct State {
    /// Nil where it is unknown, as the direction and the page may be too.
    var isMoving: Bool? = false
    var direction: String? = "still"
    var offset: String?
    var page: JSONValue?
    var lap: JSONValue?
    /// The page to which the motion goes.
    var target: JSONValue?
    /// The page from which it went.
    var start: JSONValue?

    /// Whether whole turns may have been made, which change the lap and no page.
    ///
    /// A finger can make them at any time, a motion only where it leads back to its page.
    var mayHaveTurned: Bool {
      guard let target, target != .null else { return true }
      return start == page
    }

    static var unknown: State { State(isMoving: nil, direction: nil) }
  }

  /// The problems found, as `file:line: problem`.
  package private(set) var problems: [String] = []
  private var states: [String: State] = [:]
  /// The page change of the line before, unless this line refuses it.
  private var renumbering: PageRenumbering?
  /// The prefix of paths whose carousels may have had any path before.
  private var unknownPrefixes: Set<String> = []
  private var isEmpty = true
  /// Whether pages have changed: a carousel without pages is not started, and reports its first
  /// page.
  private var hasOtherPages = false
  private var time = -Double.infinity
  /// Whether the line before is an intent.
  private var followsIntent = false

  /// Reads a trace.
  package init(_ source: SourceText) {
    for number in 1...max(1, source.lineCount) {
      let text = source.text(in: source.range(ofLine: number))
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      for problem in read(text) { problems.append("\(source.name):\(number): \(problem)") }
      isEmpty = false
    }
    if isEmpty { problems.append("\(source.name):1: the trace is empty") }
  }

  /// Checks a line and returns its problems.
  private mutating func read(_ text: String) -> [String] {
    let line: JSONObject
    do throws(JSONReader.SyntaxError) {
      line = try JSONReader.object(in: text)
    } catch {
      return ["column \(error.column): \(error.message)"]
    }
    var problems: [String] = []
    if case .number(let digits) = line["t"], let now = Double(digits) {
      if now < time { problems.append("`t` decreases") }
      time = now
    } else if line["do"] == nil {
      problems.append("`t` is missing")
    }
    defer { followsIntent = line["do"] != nil }
    if line["refused"] == nil { renumber() }
    renumbering = PageRenumbering(line, root: root ?? "")
    if line["do"] != nil { return problems + intentProblems(line) }
    if line["refused"] != nil {
      return followsIntent ? problems : problems + ["a refusal without an intent before it"]
    }
    guard let name = line["event"] else { return problems + ["neither `event` nor `do`"] }
    guard case .string(let event) = name else { return problems + ["`event` is not a string"] }
    guard case .string(let path) = line["path"] else { return problems + ["`path` is missing"] }
    problems += pathFaults(path)
    problems += EventTable.problems(of: event, line)
    if states[path] == nil, event != "started", !hasOtherPages {
      problems.append("`\(path)` was never started")
    }
    var state = states[path] ?? (isUnknown(path) ? .unknown : State())
    problems += Self.step(&state, event, line)
    states[path] = state
    return problems
  }

  private func intentProblems(_ line: JSONObject) -> [String] {
    do throws(ScriptError) {
      _ = try ScriptLine(line, root: root)
      return []
    } catch {
      return [error.text]
    }
  }

  /// The name of the outermost carousel, once known.
  private var root: String? { states.keys.first.map { String($0.prefix { $0 != "/" }) } }

  private func isUnknown(_ path: String) -> Bool {
    unknownPrefixes.contains { path.hasPrefix($0) }
  }

  private func pathFaults(_ path: String) -> [String] {
    let name = root ?? String(path.prefix { $0 != "/" })
    guard name.isEmpty || TracePath.parse(path, root: name) == nil else { return [] }
    return ["`\(path)` is not a path" + (name.isEmpty ? "" : " below `\(name)`")]
  }

  /// Moves the states of carousels to their new paths.
  private mutating func renumber() {
    guard let renumbering else { return }
    hasOtherPages = true
    if !renumbering.isKnown { unknownPrefixes.insert(renumbering.prefix) }
    let moved = states.compactMap { path, state in
      renumbering.path(for: path).map { ($0, state) }
    }
    states = Dictionary(moved) { first, _ in first }
    // With other pages, laps and targets may differ.
    for path in states.keys {
      states[path]?.lap = nil
      states[path]?.target = nil
    }
  }

  private static func step(_ state: inout State, _ event: String, _ line: JSONObject) -> [String] {
    switch event {
    case "started": state = State(page: line["page"])
    case "motion_began":
      defer { (state.isMoving, state.target, state.start) = (true, line["to"], state.page) }
      return state.isMoving == true ? ["a motion begins inside another"] : []
    case "motion_ended":
      defer { state.isMoving = false }
      let direction = state.direction ?? "still"
      return (state.isMoving == false ? ["a motion ends without a beginning"] : [])
        + (direction == "still" ? [] : ["a motion ends while going \(direction)"])
        + missedTarget(of: state, line)
    case "direction_changed":
      guard case .string(let direction) = line["direction"] else { return [] }
      defer { state.direction = direction }
      return direction == state.direction ? ["the direction was \(direction) already"] : []
    case "scrolled":
      guard case .number(let offset) = line["offset"] else { return [] }
      state.offset = offset
      return state.isMoving == false ? ["an offset outside of a motion"] : []
    case "page_changed": return changed(&state, line)
    case "settled":
      // A rest between pages has its offset in the line.
      let isWhole = state.offset.flatMap(Double.init).map { $0 == $0.rounded() } ?? true
      let hasOffset = line["offset"] != nil
      var problems = state.isMoving == true ? ["a rest inside a motion"] : []
      if !isWhole, !hasOffset { problems.append("a rest between pages, at \(state.offset ?? "")") }
      if let known = state.page, let page = line["page"], page != known {
        problems.append("a rest on page \(page.text), but the page was \(known.text)")
      }
      if let known = state.lap, let lap = line["lap"], lap != known, !state.mayHaveTurned {
        problems.append("a rest in lap \(lap.text), but the lap was \(known.text)")
      }
      state.lap = line["lap"]
      return problems
    case "data_shifted":
      guard case .number(let page)? = state.page, case .number(let steps)? = line["by"],
        let page = Int(page), let steps = Int(steps)
      else { break }
      state.page = .number(page + steps)
    default: break
    }
    return []
  }

  /// The problem of a finished motion that missed its target.
  private static func missedTarget(of state: State, _ line: JSONObject) -> [String] {
    guard line["finished"] == .boolean(true), let target = state.target, target != .null,
      let page = state.page, page != target
    else { return [] }
    return ["a motion to page \(target.text) that ends on page \(page.text)"]
  }

  private static func changed(_ state: inout State, _ line: JSONObject) -> [String] {
    let (from, to) = (line["from"], line["to"])
    var problems: [String] = []
    if let page = state.page, let from, page != from {
      problems.append("a change from \(from.text), but the page was \(page.text)")
    }
    if from == to { problems.append("a change that changes nothing") }
    if state.isMoving == false, ![.string("reload"), .string("resize")].contains(line["reason"]) {
      problems.append("a page change outside of a motion")
    }
    (state.page, state.lap) = (to, line["lap"])
    return problems
  }
}
