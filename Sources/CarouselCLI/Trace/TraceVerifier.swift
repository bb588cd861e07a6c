import SourceDiagnostics

/// Checks that a trace keeps the grammar of events, line by line.
///
/// For each carousel: motions are balanced, a motion ends with the direction still, a rest has a
/// whole offset, and each page change begins where the one before has ended. Times never fall.
struct TraceVerifier {
  /// What is known of one carousel.
  private struct State {
    var isMoving = false
    var direction = "still"
    var offset: String?
    var page: JSONValue?
  }

  /// The faults found, as `file:line: fault`.
  private(set) var faults: [String] = []
  private var states: [String: State] = [:]
  private var time = -Double.infinity

  /// Reads a trace.
  init(_ source: SourceText) {
    for number in 1...max(1, source.lineCount) {
      let text = source.text(in: source.range(ofLine: number))
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      for fault in read(text) { faults.append("\(source.name):\(number): \(fault)") }
    }
  }

  /// Takes a line and tells what is wrong with it.
  private mutating func read(_ text: String) -> [String] {
    let line: JSONObject
    do throws(JSONReader.Failure) {
      line = try JSONReader.object(in: text)
    } catch {
      return ["column \(error.column): \(error.message)"]
    }
    var faults: [String] = []
    if case .number(let digits) = line["t"], let now = Double(digits) {
      if now < time { faults.append("`t` falls") }
      time = now
    } else {
      faults.append("`t` is missing")
    }
    guard case .string(let event) = line["event"] else {
      let isIntent = line["do"] != nil || line["refused"] != nil
      return isIntent ? faults : faults + ["neither `event` nor `do`"]
    }
    guard case .string(let path) = line["path"] else { return faults + ["`path` is missing"] }
    var state = states[path] ?? State()
    faults += Self.step(&state, event, line)
    states[path] = state
    return faults
  }

  private static func step(_ state: inout State, _ event: String, _ line: JSONObject) -> [String] {
    switch event {
    case "started": state = State(page: line["page"])
    case "motion_began":
      defer { state.isMoving = true }
      return state.isMoving ? ["a motion begins inside another"] : []
    case "motion_ended":
      defer { state.isMoving = false }
      return (state.isMoving ? [] : ["a motion ends that never began"])
        + (state.direction == "still" ? [] : ["a motion ends while going \(state.direction)"])
    case "direction_changed":
      guard case .string(let direction) = line["direction"] else {
        return ["`direction` is missing"]
      }
      defer { state.direction = direction }
      return direction == state.direction ? ["the direction was \(direction) already"] : []
    case "scrolled":
      guard case .number(let offset) = line["offset"] else { return ["`offset` is missing"] }
      state.offset = offset
      return state.isMoving ? [] : ["an offset outside of a motion"]
    case "page_changed": return changed(&state, line)
    case "settled":
      let isWhole = state.offset.flatMap(Double.init).map { $0 == $0.rounded() } ?? true
      return (state.isMoving ? ["a rest inside a motion"] : [])
        + (isWhole ? [] : ["a rest between pages, at \(state.offset ?? "")"])
    case "data_shifted": state.page = nil
    default: break
    }
    return []
  }

  private static func changed(_ state: inout State, _ line: JSONObject) -> [String] {
    let (from, to) = (line["from"], line["to"])
    var faults: [String] = []
    if let page = state.page, let from, page != from {
      faults.append("a change from \(from.text), but the page was \(page.text)")
    }
    if from == to { faults.append("a change that changes nothing") }
    if !state.isMoving, ![.string("reload"), .string("resize")].contains(line["reason"]) {
      faults.append("a page change outside of a motion")
    }
    state.page = to
    return faults
  }
}
