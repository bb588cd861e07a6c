import EngineLaws
import TestSupport
import Testing

@Suite("Laws of the engine")
struct LawTests {
  @Test("Holds for random carousels and scripts", arguments: EngineLaw.allCases)
  func holds(law: EngineLaw) {
    for seed in LawCases.seeds() {
      var generator = SeededGenerator(seed: seed)
      let faults = law.faults(using: &generator)
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
    }
  }
}
