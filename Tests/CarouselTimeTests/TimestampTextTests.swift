import CarouselTime
import Testing

@Suite("Timestamp text")
struct TimestampTextTests {
  @Test(
    "A moment is read to the second, and written in UTC",
    arguments: [
      ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z"),
      ("2000-02-29T12:00:00Z", 951_825_600, "2000-02-29T12:00:00Z"),
      ("2026-11-30T09:30:00+01:00", 1_796_027_400, "2026-11-30T08:30:00Z"),
      ("1969-12-31T23:59:59Z", -1, "1969-12-31T23:59:59Z"),
      ("9999-12-31T23:59:59-12:30", 253_402_345_799, "10000-01-01T12:29:59Z"),
    ])
  func known(text: String, seconds: Int, utc: String) {
    #expect(TimestampText.parse(text) == .seconds(seconds))
    #expect(TimestampText.text(of: .seconds(seconds)) == utc)
  }

  @Test("Reading what was written gives the same moment, day by day through four centuries")
  func roundTrip() {
    for day in stride(from: -60_000, through: 90_000, by: 1) {
      let moment = Duration.seconds(day * 86_400 + 3661) + .milliseconds(day % 1000 == 0 ? 250 : 0)
      #expect(TimestampText.parse(TimestampText.text(of: moment)) == moment)
    }
  }

  @Test(
    "What no calendar has is no moment",
    arguments: [
      "", "2026-11-30", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
      "2026-04-31T00:00:00Z", "2026-11-30T24:00:00Z", "2026-11-30T09:60:00Z",
      "2026-11-30T09:30:00", "2026-11-30T09:30:00.Z", "2026-11-30T09:30:00+1:00", "26-1-1T0:0:0Z",
      "2026-11-30T09:30:00Zx", "٢٠٢٦-11-30T09:30:00Z",
    ])
  func refused(text: String) {
    #expect(TimestampText.parse(text) == nil)
  }
}
