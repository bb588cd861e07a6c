import CarouselTime
import Testing

@Suite("Duration text")
struct DurationTextTests {
  @Test(
    "Parts of a number and a unit add up",
    arguments: [
      ("250ms", 250), ("3s", 3000), ("1.5s", 1500), ("1m30s", 90_000), ("2h", 7_200_000),
      ("1h1m1s1ms", 3_661_001), ("0s", 0), ("0.25ms", 0.25), ("24h", 86_400_000),
    ])
  func reads(text: String, milliseconds: Double) throws {
    #expect(try DurationText.parse(text) == .nanoseconds(Int(milliseconds * 1e6)))
  }

  @Test(
    "Each mistake is told apart",
    arguments: [
      ("3000", DurationText.ParseError.noUnit), ("0", .noUnit), ("-1s", .sign), ("+1s", .sign),
      ("3 s", .space(repaired: "3s")), ("3 seconds", .words(repaired: "3s")),
      ("5min", .words(repaired: "5m")), ("PT3S", .words(repaired: "3s")),
      ("PT1M30S", .words(repaired: "1m30s")), ("250mss", .unknownUnit("mss")),
      ("3d", .unknownUnit("d")), ("1s1m", .order), ("1s1s", .order), ("fast", .malformed),
      ("", .malformed), (".5s", .malformed), ("1.s", .malformed), ("1..5s", .malformed),
      ("99999999999999999999h", .tooLong), ("P1D", .words(repaired: nil)),
    ])
  func faults(text: String, fault: DurationText.ParseError) {
    #expect(throws: fault) { try DurationText.parse(text) }
  }

  @Test(
    "A duration is written as the shortest text that reads as the same",
    arguments: ["250ms", "3s", "1.5s", "1m30s", "2h", "1h0.5s", "0s", "0.000001ms", "1m"])
  func writes(text: String) throws {
    #expect(DurationText.text(of: try DurationText.parse(text)) == text)
  }
}
