import CarouselConfig
import CarouselDeck
import CarouselEngine
import SourceDiagnostics
import Testing

@Suite("Keys of a shared clock")
struct ClockKeysTests {
  private func sync(_ autoplay: String) -> Autoplay.Sync? {
    let text = "autoplay: { every: 3s, \(autoplay) }\nslides: [a, b]"
    let config = ConfigLoader.load(text: Array(text.utf8), name: "a.yaml", folder: ".")
    return config.show?.deck.options.autoplay?.sync
  }

  @Test("The epoch counts only with the clock, in whatever order they are written")
  func orders() {
    let epoch = Autoplay.Sync.clock(epoch: .seconds(3600))
    #expect(sync("sync: clock, epoch: \"1970-01-01T01:00:00Z\"") == epoch)
    #expect(sync("epoch: \"1970-01-01T02:00:00+01:00\", sync: clock") == epoch)
    #expect(sync("sync: clock") == .clock(epoch: .zero))
    #expect(sync("epoch: \"1970-01-01T01:00:00Z\"") == Autoplay.Sync.none)
  }

  @Test("What is no moment is refused")
  func refused() {
    let text = "autoplay: { every: 3s, sync: clock, epoch: tomorrow }\nslides: [a, b]"
    let config = ConfigLoader.load(text: Array(text.utf8), name: "a.yaml", folder: ".")
    #expect(config.diagnostics.map(\.message) == ["`tomorrow` is not a timestamp"])
  }
}
