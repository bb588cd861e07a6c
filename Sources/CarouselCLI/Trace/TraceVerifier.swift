import SourceDiagnostics

/// Checks that a trace keeps the grammar of events, line by line.
///
/// For each carousel: motions are balanced, a motion ends with the direction still, a rest has a
/// whole offset, and each page change begins where the one before has ended. Times never fall.
struct TraceVerifier {
  /// What is known of one carousel.
  private struct State {
    /// Nil where it is unknown, as the direction and the page may be too.
    var isMoving: Bool? = false
    var direction: String? = "still"
    var offset: String?
    var page: JSONValue?

    static var unknown: State { State(isMoving: nil, direction: nil) }
  }

  /// The faults found, as `file:line: fault`.
  private(set) var faults: [String] = []
  private var states: [String: State] = [:]
  /// What the line before asks for, unless this one says that it was refused.
  private var renumbering: PageRenumbering?
  /// What begins the paths of carousels that may have come from anywhere.
  private var unknownPrefixes: Set<String> = []
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
    if line["refused"] == nil { renumber() }
    renumbering = PageRenumbering(line, root: root)
    guard case .string(let event) = line["event"] else {
      let isIntent = line["do"] != nil || line["refused"] != nil
      return isIntent ? faults : faults + ["neither `event` nor `do`"]
    }
    guard case .string(let path) = line["path"] else { return faults + ["`path` is missing"] }
    var state = states[path] ?? initialState(at: path)
    faults += Self.step(&state, event, line)
    states[path] = state
    return faults
  }

  /// The name of the outermost carousel, once anything is told of one.
  private var root: String {
    states.keys.first.map { String($0.prefix { $0 != "/" }) } ?? ""
  }

  private func initialState(at path: String) -> State {
    unknownPrefixes.contains { path.hasPrefix($0) } ? .unknown : State()
  }

  /// Gives what is known of carousels to the paths that they have from now on.
  private mutating func renumber() {
    guard let renumbering else { return }
    if !renumbering.isKnown { unknownPrefixes.insert(renumbering.prefix) }
    let moved = states.compactMap { path, state in
      renumbering.path(for: path).map { ($0, state) }
    }
    states = Dictionary(moved) { first, _ in first }
  }

  private static func step(_ state: inout State, _ event: String, _ line: JSONObject) -> [String] {
    switch event {
    case "started": state = State(page: line["page"])
    case "motion_began":
      defer { state.isMoving = true }
      return state.isMoving == true ? ["a motion begins inside another"] : []
    case "motion_ended":
      defer { state.isMoving = false }
      let direction = state.direction ?? "still"
      return (state.isMoving == false ? ["a motion ends that never began"] : [])
        + (direction == "still" ? [] : ["a motion ends while going \(direction)"])
    case "direction_changed":
      guard case .string(let direction) = line["direction"] else {
        return ["`direction` is missing"]
      }
      defer { state.direction = direction }
      return direction == state.direction ? ["the direction was \(direction) already"] : []
    case "scrolled":
      guard case .number(let offset) = line["offset"] else { return ["`offset` is missing"] }
      state.offset = offset
      return state.isMoving == false ? ["an offset outside of a motion"] : []
    case "page_changed": return changed(&state, line)
    case "settled":
      let isWhole = state.offset.flatMap(Double.init).map { $0 == $0.rounded() } ?? true
      return (state.isMoving == true ? ["a rest inside a motion"] : [])
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
    if state.isMoving == false, ![.string("reload"), .string("resize")].contains(line["reason"]) {
      faults.append("a page change outside of a motion")
    }
    state.page = to
    return faults
  }
}
