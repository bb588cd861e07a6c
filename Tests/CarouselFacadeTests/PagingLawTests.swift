import Testing

/// The facade against the model without bugs, for scripts that nobody has measured.
@Suite struct PagingLawTests {
  @Test("The facade agrees with a naive model on random scripts", arguments: 0..<400)
  func agreesWithModel(seed: Int) {
    var script = RandomScript(seed: UInt64(seed))
    let scenario = PagingScenario(script.scenario(steps: 60))
    let log = PagingLog(reuses: scenario.reuses)
    let ours = scenario.replay(
      on: PagingFacadeSubject(
        vertical: scenario.isVertical, bounces: scenario.bounces, log: log), log: log)
    let modelLog = PagingLog(reuses: scenario.reuses)
    let model = scenario.replay(
      on: PagingModelSubject(
        scenario, isVertical: scenario.isVertical, bugs: [], log: modelLog), log: modelLog)
    for (number, step) in scenario.steps.enumerated()
    where !ours[number].agrees(with: model[number]) {
      Issue.record(
        """
        seed \(seed), step \(number) of \(scenario.steps[...number].map { "\(JSON.array($0.op))" })
        bounces \(scenario.bounces) \(step.name): expected \(model[number]), got \(ours[number])
        """)
      return
    }
  }
}
