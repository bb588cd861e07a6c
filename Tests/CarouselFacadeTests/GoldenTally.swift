/// A named difference between an original and us: one switch of a model.
protocol DeclaredDifference: Hashable, CaseIterable, RawRepresentable<String> {
  /// What was measured, and what we do.
  var difference: (original: String, ours: String) { get }
}

/// Compares replays with what was measured, and counts.
struct GoldenTally<Bug: DeclaredDifference> {
  /// What three parties say about the steps of one scenario.
  struct Records {
    let measured: [JSON]
    let ours: [JSON]
    let model: (Set<Bug>) -> [JSON]
  }

  let file: String
  /// What the steps are called.
  var unit = "steps"
  /// How many rows of tables of functions agree, and how many are declared to differ.
  var rows: (equal: Int, declared: Int)?
  private var worst = 0.0
  private(set) var failures: [String] = []
  private var scenarios = 0
  private var steps = 0
  private var equal = 0
  private var declared = 0
  private var counts: [Bug: Int] = [:]

  init(file: String) { self.file = file }

  /// Compares one scenario, step by step.
  mutating func compare(_ name: String, ops: [String], _ records: Records, bugs: Set<Bug>) {
    scenarios += 1
    steps += ops.count
    let original = records.model(bugs)
    let right = records.model([])
    let switches = bugs.map { bug in
      (bug: bug, without: records.model(bugs.subtracting([bug])), alone: records.model([bug]))
    }
    for (number, op) in ops.enumerated() {
      let place = "\(name), step \(number) \(op)"
      if !original[number].agrees(with: records.measured[number]) {
        failures.append(
          "\(place): measured \(records.measured[number]), the model with all bugs has "
            + "\(original[number])")
      }
      if !records.ours[number].agrees(with: right[number]) {
        failures.append("\(place): expected \(right[number]), got \(records.ours[number])")
      }
      if records.ours[number].agrees(with: records.measured[number]) {
        equal += 1
        worst = max(worst, records.ours[number].worstDifference(from: records.measured[number]))
        continue
      }
      declared += 1
      let causes = switches.filter {
        !$0.without[number].agrees(with: original[number])
          || !$0.alone[number].agrees(with: right[number])
      }
      if causes.isEmpty { failures.append("\(place): no single bug makes this difference") }
      for cause in causes { counts[cause.bug, default: 0] += 1 }
    }
  }

  /// The table of the differences, with the number of steps that each makes differ.
  var table: String {
    Bug.allCases.map { bug in
      let (original, ours) = bug.difference
      return "\(bug.rawValue.uppercased()), \(counts[bug] ?? 0) steps: \(original) → \(ours)\n"
    }.joined()
  }

  /// One line: how many steps are equal, and how many each bug makes differ.
  var summary: String {
    let named = Bug.allCases.compactMap { bug in
      counts[bug].map { "\(bug.rawValue.uppercased()) \($0)" }
    }
    let tables = rows.map { "\($0.equal + $0.declared) function rows, " } ?? ""
    return
      "\(file): \(scenarios) scenarios, \(steps) \(unit), \(tables)\(equal + (rows?.equal ?? 0)) equal, "
      + "\(declared + (rows?.declared ?? 0)) declared (\(named.joined(separator: ", "))), "
      + "worst difference \(worst)"
  }

  /// Notes how far a row of a table of functions is from what was measured.
  mutating func note(_ ours: JSON, measured: JSON, isDeclared: Bool, _ place: String) {
    var counted = rows ?? (0, 0)
    if ours.agrees(with: measured) {
      counted.equal += 1
      worst = max(worst, ours.worstDifference(from: measured))
    } else if isDeclared {
      counted.declared += 1
    } else {
      failures.append("\(place): measured \(measured), got \(ours)")
    }
    rows = counted
  }
}
