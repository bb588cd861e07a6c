import CarouselDeck
import CarouselEngine
import Testing

@testable import CarouselTrace

@Suite("Schedule")
struct ScheduleTests {
  private func entries(_ deck: Deck, seconds: Double, limit: Int = 1000) -> [ScheduleEntry] {
    var entries: [ScheduleEntry] = []
    var schedule = Schedule(deck, from: .zero)
    schedule.run(for: .seconds(seconds), limit: limit) {
      entries.append($0)
      return true
    }
    return entries
  }

  private func lines(_ entries: [ScheduleEntry]) -> [String] {
    entries.map { entry in
      "\(entry.begins) \(entry.ends.map { "\($0)" } ?? "open") \(entry.tracePath) \(entry.page)"
    }
  }

  private func whole(_ format: ScheduleFormat, _ entries: [ScheduleEntry]) -> String {
    format.opening + format.text(of: entries, from: .zero) + format.closing
  }

  private var nested: Deck {
    var deck = TraceFixtures.deck(
      pages: 2, every: 3000, children: [1: TraceFixtures.deck(pages: 3, every: 1000)])
    deck.slides[0].title = "=Menu, \"all\""
    deck.slides[1].id = "inner"
    return deck
  }

  @Test("A stay ends where the next begins, and ends what is inside of its page")
  func stays() {
    #expect(
      lines(entries(nested, seconds: 7)) == [
        "0.0 seconds 3.0 seconds hero 0", "3.0 seconds 6.0 seconds hero 1",
        "3.0 seconds 4.0 seconds hero/1 0", "4.0 seconds 5.0 seconds hero/1 1",
        "5.0 seconds 6.0 seconds hero/1 2", "6.0 seconds open hero 0",
      ])
  }

  @Test("Where a carousel scrolls by itself, a stay ends as the next page becomes the current one")
  func autoscroll() {
    var deck = TraceFixtures.deck(pages: 3)
    deck.options.autoscroll = 0.5
    #expect(
      lines(entries(deck, seconds: 6)) == [
        "0.0 seconds 1.0 seconds hero 0", "1.0 seconds 3.0 seconds hero 1",
        "3.0 seconds 5.0 seconds hero 2", "5.0 seconds open hero 0",
      ])
  }

  @Test("Stays are reported as soon as they are over, in the order in which they begin")
  func streaming() {
    var told: [Duration] = []
    var schedule = Schedule(nested, from: .zero)
    schedule.run(for: .seconds(1_000_000_000_000), limit: .max) {
      told.append($0.begins)
      return told.count < 6
    }
    #expect(told == [0, 3, 3, 4, 5, 6].map { .seconds($0) })
    #expect(entries(nested, seconds: 1000, limit: 4).count == 4)
  }

  @Test("People read page numbers from 1 and programs from 0, in paths as well")
  func numbers() throws {
    let stays = entries(nested, seconds: 3.5)
    let last = try #require(stays.last)
    #expect(lines([last]) == ["3.0 seconds open hero/1 0"])
    let table = whole(.table, stays).split(separator: "\n").last
    #expect(table?.split(separator: " ") == ["1970-01-01T00:00:03Z", "hero/2", "1"])
    #expect(whole(.ics, [last]).contains("\r\nSUMMARY:page 1\r\nLOCATION:hero/2\r\n"))
    #expect(whole(.json, [last]).contains(#""path":"hero/1","page":0,"#))
    #expect(whole(.csv, [last]).hasSuffix(",hero/1,0,\r\n"))
  }

  @Test("Short stays have identities of their own in a calendar, and last a second there")
  func shortStays() {
    let deck = TraceFixtures.deck(pages: 3, every: 50)
    let calendar = whole(.ics, entries(deck, seconds: 2.12)).split(separator: "\r\n")
    func values(_ name: String) -> [Substring] {
      calendar.filter { $0.hasPrefix(name) }.map { $0.dropFirst(name.count) }
    }
    let identities = values("UID:")
    #expect(identities.count == 43 && Set(identities).count == identities.count)
    for (begins, ends) in zip(values("DTSTART:"), values("DTEND:")) { #expect(begins < ends) }
  }

  @Test("CSV quotes what must be quoted and runs no formula")
  func csv() {
    let text = whole(.csv, entries(nested, seconds: 2))
    #expect(
      text == "begins,ends,path,page,name\r\n"
        + "1970-01-01T00:00:00Z,,hero,0,\"'=Menu, \"\"all\"\"\"\r\n")
  }

  @Test("A calendar escapes its texts, folds its lines and is the same each time")
  func calendar() {
    var deck = nested
    deck.slides[0].title = String(repeating: "Ä;", count: 60)
    let text = whole(.ics, entries(deck, seconds: 4))
    #expect(text == whole(.ics, entries(deck, seconds: 4)))
    let lines = text.split(separator: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(text.contains("SUMMARY:Ä\\;Ä\\;"))
    #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == 3)
  }

  @Test("JSON and the table hold every stay, with controls made visible or escaped")
  func others() {
    var deck = nested
    deck.slides[0].title = "a\u{1B}[2J"
    let stays = entries(deck, seconds: 4)
    for format in ScheduleFormat.allCases where format != .csv {
      #expect(!format.text(of: stays, from: .zero).contains("\u{1B}"))
    }
    #expect(ScheduleFormat.json.text(of: stays, from: .zero).split(separator: "\n").count == 3)
  }
}
