import Testing

/// The traces of SNInfiniteScrollView, replayed frame by frame; see `PagingGoldenTests`.
@Suite struct LoopGoldenTests {
  @Test("Every frame agrees with SNInfiniteScrollView, but for its named bugs")
  func everyFrameAgrees() throws {
    var tally = GoldenTally<LoopBug>(file: "sninfinite")
    for scenario in try LoopScenario.all() {
      let records = GoldenTally<LoopBug>.Records(
        measured: scenario.measured, ours: scenario.replay(on: LoopFacadeSubject(scenario))
      ) { scenario.replay(on: LoopModel(scenario, bugs: $0)) }
      tally.compare(
        scenario.name, ops: scenario.names, records, bugs: Set(LoopBug.allCases))
    }
    print(tally.summary)
    for failure in tally.failures.prefix(20) { Issue.record("\(failure)") }
    #expect(tally.failures.count == 0)
    if !GoldenFile.isForeign {
      try GoldenFile.expect(tally.table, is: "sninfinite-differences.txt")
    }
  }
}
