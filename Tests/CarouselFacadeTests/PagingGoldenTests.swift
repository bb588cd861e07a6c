import Testing

/// The traces of PLCarouselView, replayed.
///
/// Three records of each step are compared. The model with all bugs on must equal what was measured.
/// The facade must equal the model without bugs. So facade and original differ only where switching
/// a named bug makes a difference, and there the facade is asserted to do the right thing.
@Suite struct PagingGoldenTests {
  private func record(_ scenario: PagingScenario, bugs: Set<PagingBug>) -> [JSON] {
    let log = PagingLog(reuses: scenario.reuses)
    let subject = PagingModelSubject(
      scenario, isVertical: scenario.isVertical, bugs: bugs, log: log)
    return scenario.replay(on: subject, log: log)
  }

  private func recordFacade(_ scenario: PagingScenario) -> [JSON] {
    let log = PagingLog(reuses: scenario.reuses)
    let subject = PagingFacadeSubject(
      vertical: scenario.isVertical, bounces: scenario.bounces,
      hasDataSource: scenario.hasDataSource, log: log)
    return scenario.replay(on: subject, log: log)
  }

  @Test("Every step agrees with PLCarouselView, but for its named bugs")
  func everyStepAgrees() throws {
    var tally = GoldenTally<PagingBug>(file: "plcarousel")
    let bugs = Set(PagingBug.allCases)
    for scenario in try PagingScenario.all() {
      let records: GoldenTally<PagingBug>.Records =
        if scenario.isNested {
          GoldenTally.Records(
            measured: scenario.steps.map(\.measured),
            ours: NestedReplay(scenario, of: .facade).record()
          ) { NestedReplay(scenario, of: .model(bugs: $0)).record() }
        } else {
          GoldenTally.Records(
            measured: scenario.steps.map(\.measured), ours: recordFacade(scenario)
          ) { record(scenario, bugs: $0) }
        }
      tally.compare(
        scenario.name, ops: scenario.steps.map { "\(JSON.array($0.op))" }, records, bugs: bugs)
    }
    print(tally.summary)
    for failure in tally.failures.prefix(20) { Issue.record("\(failure)") }
    #expect(tally.failures.count == 0)
    if !GoldenFile.isForeign {
      try GoldenFile.expect(tally.table, is: "plcarousel-differences.txt")
    }
  }
}
