import Testing

/// The traces of iCarousel, replayed frame by frame.
///
/// As for PLCarouselView: the model with all quirks on must equal what was measured, and the facade
/// must equal the model without quirks.
@Suite struct ItemGoldenTests {
  @Test("Every frame agrees with iCarousel, but for its named quirks")
  func everyFrameAgrees() throws {
    var tally = GoldenTally<ItemBug>(file: "icarousel-scroll")
    tally.unit = "frames"
    for scenario in try ItemScenario.all() {
      let records = GoldenTally<ItemBug>.Records(
        measured: scenario.measured, ours: scenario.replay(on: ItemFacadeSubject(scenario))
      ) { scenario.replay(on: ItemModelSubject(scenario, bugs: $0)) }
      tally.compare(
        scenario.name,
        ops: scenario.frames.map { "\(JSON.array($0.ops.map(JSON.array)))" } + ["end"],
        records, bugs: Set(ItemBug.allCases))
    }
    try ItemFunctions.compare(into: &tally)
    print(tally.summary)
    for failure in tally.failures.prefix(20) { Issue.record("\(failure)") }
    #expect(tally.failures.count == 0)
    if !GoldenFile.isForeign {
      try GoldenFile.expect(tally.table, is: "icarousel-scroll-differences.txt")
    }
  }
}
