import Testing

@testable import SourceDiagnostics

@Suite struct SuggestionTests {
  static let keys = ["direction", "transition", "indicator", "start", "wrap", "gap"]

  @Test(
    "The nearest name within a third of the letters is suggested",
    arguments: [
      ("direcion", "direction", 1), ("dierction", "direction", 1), ("indikater", "indicator", 2),
      ("warp", "wrap", 1), ("gaps", "gap", 1), ("trasnitoin", "transition", 2),
    ])
  func suggestions(written: String, name: String, distance: Int) throws {
    let suggestion = try #require(Suggestion(for: written, among: Self.keys))
    #expect(suggestion.name == name)
    #expect(suggestion.distance == distance)
  }

  @Test("Nothing is suggested for what is far away", arguments: ["", "x", "speed", "pals", "stop"])
  func noSuggestion(written: String) {
    #expect(Suggestion(for: written, among: Self.keys) == nil)
  }

  @Test("The first of several equally near names is suggested")
  func firstWins() {
    #expect(Suggestion(for: "cat", among: ["bat", "hat", "rat"])?.name == "bat")
  }

  @Test("Very long names are not compared")
  func longNames() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestion(for: long, among: [long]) == nil)
    #expect(Suggestion(for: "abc", among: [long]) == nil)
  }

  @Test("The distance is a symmetric one, and 0 only between equal names")
  func distanceLaws() {
    let words = ["", "a", "b", "ab", "ba", "abc", "acb", "bca"].map { Array($0.unicodeScalars) }
    for one in words {
      for other in words {
        let distance = Suggestion.distance(one, other)
        #expect(distance == Suggestion.distance(other, one))
        #expect((distance == 0) == (one == other))
        #expect(distance <= max(one.count, other.count))
        #expect(distance >= abs(one.count - other.count))
      }
    }
  }
}
