import CarouselDeck
import CarouselEngine
import Testing

@testable import CarouselCLI

@Suite("Schedule")
struct ScheduleTests {
  private func entries(_ deck: Deck, seconds: Int) -> [ScheduleEntry] {
    Schedule(deck, from: .zero, for: .seconds(seconds), limit: 1000).entries
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
    let lines = entries(nested, seconds: 7).map { entry in
      "\(entry.begins) \(entry.ends.map { "\($0)" } ?? "open") \(entry.path) \(entry.page)"
    }
    #expect(
      lines == [
        "0.0 seconds 3.0 seconds hero 1", "3.0 seconds 6.0 seconds hero 2",
        "3.0 seconds 4.0 seconds hero/1 1", "4.0 seconds 5.0 seconds hero/1 2",
        "5.0 seconds 6.0 seconds hero/1 3", "6.0 seconds open hero 1",
      ])
  }

  @Test("CSV quotes what must be quoted and runs no formula")
  func csv() {
    let text = ScheduleFormat.csv.text(of: entries(nested, seconds: 2), from: .zero)
    #expect(
      text == "begins,ends,path,page,name\r\n"
        + "1970-01-01T00:00:00Z,,hero,1,\"'=Menu, \"\"all\"\"\"\r\n")
  }

  @Test("A calendar escapes its texts, folds its lines and is the same each time")
  func calendar() {
    var deck = nested
    deck.slides[0].title = String(repeating: "Ä;", count: 60)
    let text = ScheduleFormat.ics.text(of: entries(deck, seconds: 4), from: .zero)
    #expect(text == ScheduleFormat.ics.text(of: entries(deck, seconds: 4), from: .zero))
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
