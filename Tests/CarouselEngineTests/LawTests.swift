import EngineLaws
import Foundation
import TestSupport
import Testing

@Suite("Laws of the engine")
struct LawTests {
  /// How many random cases each law tries; `LAWS=n` tries more.
  static let cases = ProcessInfo.processInfo.environment["LAWS"].flatMap(Int.init) ?? 2000

  @Test("Holds for random carousels and scripts", arguments: EngineLaw.allCases)
  func holds(law: EngineLaw) {
    for seed in 1...UInt64(Self.cases) {
      var generator = SeededGenerator(seed: seed)
      let faults = law.faults(using: &generator)
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
    }
  }
}
