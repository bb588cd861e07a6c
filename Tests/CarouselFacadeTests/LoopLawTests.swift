import Testing

/// The loop against the model without bugs, for scripts that nobody has measured.
@Suite struct LoopLawTests {
  @Test("The loop agrees with a naive model on random scripts", arguments: 0..<200)
  func agreesWithModel(seed: Int) {
    var script = RandomScript(seed: UInt64(seed))
    let scenario = LoopScenario(script.loopLog(seconds: 10))
    let ours = scenario.replay(on: LoopFacadeSubject(scenario))
    let model = scenario.replay(on: LoopModel(scenario, bugs: []))
    for (number, name) in scenario.names.enumerated()
    where !ours[number].agrees(with: model[number]) {
      let ops = scenario.rows.prefix(number).compactMap { frame, row in
        if case .op(let name, let argument) = row {
          "\(frame) \(name) \(argument ?? .null)"
        } else {
          nil
        }
      }
      Issue.record("seed \(seed), \(name): expected \(model[number]), got \(ours[number]); \(ops)")
      return
    }
  }
}
