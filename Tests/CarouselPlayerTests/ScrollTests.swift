import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselRender
import CarouselStage
import TerminalCells
import TerminalIO
import TestSupport
import Testing

@testable import CarouselPlayer

@Suite("Scrolling a slide that is too tall")
struct ScrollTests {
  private static let lines = (1...40).map { "line \($0)" }

  private func playback(_ axis: Axis = .horizontal, markdown: Bool = false) -> Playback {
    let text = Self.lines.joined(separator: markdown ? "\n\n" : "\n")
    let tall =
      markdown
      ? Slide(
        .markdown(
          MarkdownDocument(
            blocks: Self.lines.map { .paragraph([MarkdownDocument.Span($0)]) })))
      : Slide(.text(text))
    var deck = Deck(name: "deck", slides: [tall, Slide(.text("short"))])
    deck.options.axis = axis
    deck.options.transition = Transition(duration: .zero)
    deck.indicator = nil
    return Playback(
      Show(deck: deck), renderer: Renderer(), size: FrameSize(columns: 30, rows: 10),
      reducesMotion: false, startsPaused: false, wallTime: .zero)
  }

  private func shown(_ playback: Playback) -> [Int] {
    playback.frame.plainLines.compactMap { line in
      line.split(separator: " ").drop { $0 != "line" }.dropFirst().first.flatMap {
        Int($0.filter(\.isNumber))
      }
    }
  }

  @Test("A part that is all of its slide is scrolled, and one of several is not")
  func parts() {
    for count in [1, 2] {
      let part = Division.Part(Slide(.text(Self.lines.joined(separator: "\n"))))
      let slide = Slide(.division(Division(.columns, Array(repeating: part, count: count))))
      var deck = Deck(name: "deck", slides: [slide])
      deck.indicator = nil
      var playback = Playback(
        Show(deck: deck), renderer: Renderer(), size: FrameSize(columns: 80, rows: 10),
        reducesMotion: false, startsPaused: false, wallTime: .zero)
      _ = playback.take(.key(KeyPress(.down)), now: .zero)
      #expect(shown(playback).first == (count == 1 ? 2 : 1))
    }
  }

  @Test("The help names the keys that scroll, as long as there is something to scroll")
  func help() {
    for (axis, expected) in [(Axis.horizontal, "scroll"), (.vertical, "scroll, then page")] {
      var playback = playback(axis)
      func meaning() -> String? { playback.help.keys.first { $0.keys.contains("↓") }?.meaning }
      #expect(meaning() == expected)
      _ = playback.take(.key(KeyPress(.end)), now: .zero)
      #expect(meaning() == (axis == .vertical ? "page" : nil))
    }
  }

  @Test("Down shows every line once as the last of the screen, and up goes back the same way")
  func whole() {
    var playback = playback()
    var screens = [playback.frame]
    #expect(shown(playback) == Array(1...8))
    for first in 2...33 {
      _ = playback.take(.key(KeyPress(.down)), now: .zero)
      #expect(shown(playback) == Array(first...first + 7))
      screens.append(playback.frame)
    }
    #expect(playback.stage.carousel.currentPage == 0)
    let last = playback.frame.plainLines.joined()
    #expect(last.contains("▲") && !last.contains("▼") && !last.contains("…"))
    for screen in screens.reversed() {
      #expect(playback.frame == screen)
      _ = playback.take(.key(KeyPress(.up)), now: .zero)
    }
    #expect(playback.scroll == nil)
  }

  @Test("At an end of the text a vertical carousel moves on, and a page begins at its first line")
  func handover() {
    var playback = playback(.vertical)
    for _ in 1...32 { _ = playback.take(.key(KeyPress(.down)), now: .zero) }
    #expect(playback.stage.carousel.currentPage == 0)
    _ = playback.take(.key(KeyPress(.down)), now: .zero)
    #expect(playback.stage.carousel.currentPage == 1 && playback.scroll == nil)
    _ = playback.take(.key(KeyPress(.up)), now: .zero)
    #expect(shown(playback).first == 1)
  }

  @Test("Markdown scrolls to its last line as well")
  func markdown() {
    var playback = playback(markdown: true)
    for _ in 1...200 { _ = playback.take(.key(KeyPress(.down)), now: .zero) }
    #expect(shown(playback).last == 40)
  }

  @Test("Scrolling is an interaction, which holds autoplay as the config says")
  func interaction() {
    var playback = playback()
    var deck = playback.stage.deck
    deck.options.autoplay = Autoplay(hold: .seconds(1))
    playback.stage = Stage(deck)
    playback.advance(by: .milliseconds(900))
    _ = playback.take(.key(KeyPress(.down)), now: .zero)
    playback.advance(by: .milliseconds(900))
    #expect(playback.stage.carousel.currentPage == 0)
  }

  @Test("In a larger window the text moves down until its last line is at the bottom")
  func resize() {
    var playback = playback()
    for _ in 1...32 { _ = playback.take(.key(KeyPress(.down)), now: .zero) }
    playback.size = FrameSize(columns: 30, rows: 22)
    #expect(shown(playback) == Array(21...40))
    playback.size = FrameSize(columns: 30, rows: 60)
    #expect(shown(playback) == Array(1...40))
    #expect(!playback.shows("▲"))
  }
}
