import CarouselColor
import CarouselDeck
import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@Suite("Looks")
struct LookTests {
  /// What is wrong with a page of a show.
  private static func faults(
    of show: LookShow, page: Int, size: FrameSize, reductions: inout [StyleReduction]
  ) -> [String] {
    let stage = show.stage(at: page)
    return reductions.indices.flatMap { index -> [String] in
      let depth = reductions[index].depth
      guard let screen = LookScreen(show.show, stage, size: size, reduction: &reductions[index])
      else {
        return []
      }
      var faults = screen.contrastFaults
      // The places are the same with fewer colours.
      if depth == .truecolor {
        if show.canRest { faults += screen.marginFaults.prefix(3) + screen.axisFaults }
        faults += screen.wordFaults + screen.cutFaults + screen.wallFaults
      }
      return faults.map { "\(depth) \(size.columns)x\(size.rows) page \(page): \($0)" }
    }
  }

  @Test(
    "Every page of a config can be read, and is where it belongs", arguments: LookShow.files,
    LookShow.sizes)
  func configs(file: String, size: FrameSize) throws {
    let show = try #require(LookShow(file: file))
    var reductions = LookShow.depths.map { show.reduction($0) }
    for page in show.show.deck.slides.indices {
      let faults = Self.faults(of: show, page: page, size: size, reductions: &reductions)
      #expect(faults == [], "\(file)")
    }
  }

  @Test("A config can be read in each theme", arguments: ["dark", "light", "paper", "signal"])
  func themes(theme: String) throws {
    for file in LookShow.files where file.hasSuffix(".yaml") {
      let show = try #require(LookShow(file: file, theme: theme))
      var reductions = LookShow.depths.map { show.reduction($0) }
      for page in show.show.deck.slides.indices {
        let faults = Self.faults(
          of: show, page: page, size: LookShow.sizes[0], reductions: &reductions)
        #expect(faults == [], "\(show.name)")
      }
    }
  }

  @Test("Every page of a random config in a theme can be read, and is where it belongs")
  func random() throws {
    for seed in LawCases.seeds(oneOf: 40) {
      var deck = LookDeck(seed: seed)
      let show = try #require(LookShow(name: "seed \(seed)", text: deck.text), "\(deck.text)")
      var reductions = LookShow.depths.map { show.reduction($0) }
      let faults = Self.faults(
        of: show, page: deck.page(), size: deck.size, reductions: &reductions)
      #expect(faults == [], "seed \(seed):\n\(deck.text)")
    }
  }

  @Test("Colours beside each other stay apart in 16", arguments: LookShow.files)
  func neighbours(file: String) throws {
    let show = try #require(LookShow(file: file))
    for page in show.show.deck.slides.indices {
      var reduction = show.reduction(.palette16)
      let screen = LookScreen(
        show.show, show.stage(at: page), size: LookShow.sizes[0], reduction: &reduction)
      #expect(screen?.neighbourFaults ?? [] == [], "\(file) page \(page)")
    }
  }
}
