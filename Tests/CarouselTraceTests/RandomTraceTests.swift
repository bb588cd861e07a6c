import SourceDiagnostics
import TestSupport
import Testing

@testable import CarouselTrace

@Suite("Random traces")
struct RandomTraceTests {
  @Test("Whatever a script does to nested decks, its trace keeps the rules and plays back")
  func rules() {
    for seed in LawCases.seeds(oneOf: 10) {
      var generator = SeededGenerator(seed: seed)
      let deck = RandomTrace.deck(depth: 0, &generator)
      let script = RandomTrace.script(&generator)
      let reportsOffsets = Int.random(in: 0..<8, using: &generator) == 0
      func trace(of script: String) -> String {
        TraceFixtures.trace(
          deck, script: script, milliseconds: 20_000, reportsOffsets: reportsOffsets)
      }
      let told = trace(of: script)
      let faults = TraceVerifier(SourceText(name: "\(seed)", text: told)).problems
      #expect(faults == [])
      #expect(told == trace(of: told), "seed \(seed)")
    }
  }
}
