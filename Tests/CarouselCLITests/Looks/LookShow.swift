import CarouselColor
import CarouselConfig
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselRender
import CarouselStage
import Foundation
import TerminalCells
import TestSupport

/// A config whose looks are checked.
struct LookShow {
  let name: String
  let show: Show

  static let sizes = [
    FrameSize(columns: 80, rows: 24), FrameSize(columns: 100, rows: 30),
    FrameSize(columns: 240, rows: 70),
  ]
  static let depths = [ColorDepth.truecolor, .palette256, .palette16]

  /// The files in `Configs`: configs, and talks in Markdown.
  static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: ScreenGoldenTests.configs.path)) ?? [])
    .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".md") }.sorted()

  /// A file in `Configs`; nil where it cannot be played.
  init?(file: String) {
    let path = ScreenGoldenTests.configs.appending(path: file).path
    guard let show = ConfigLoader.load(path: path).show else { return nil }
    self.init(name: file, show: show)
  }

  /// A config in `Configs` in a theme, in place of its own one; nil where it cannot be played.
  init?(file: String, theme: String) {
    let path = ScreenGoldenTests.configs.appending(path: file)
    guard let text = try? Checkout.text(of: path) else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let index = lines.firstIndex(where: { $0.hasPrefix("theme: ") }) {
      // Its presets have its name.
      let own = lines.remove(at: index).dropFirst("theme: ".count)
      lines = lines.map { $0.replacing("extends: \(own)", with: "extends: \(theme)") }
    }
    self.init(
      name: "\(file) in \(theme)", text: (["theme: \(theme)"] + lines).joined(separator: "\n"))
  }

  /// A config; nil where it cannot be played.
  init?(name: String, text: String) {
    let config = ConfigLoader.load(
      text: Array(text.utf8), name: "\(name).yaml",
      folder: ScreenGoldenTests.configs.path)
    guard let show = config.show else { return nil }
    self.init(name: name, show: show)
  }

  init(name: String, show: Show) {
    self.name = name
    self.show = show
  }

  /// The reduction to the colours of a depth.
  func reduction(_ depth: ColorDepth) -> StyleReduction {
    StyleReduction(depth: depth, indices: PaletteIndices(of: show.screen))
  }

  /// The show on one of its pages, at rest.
  func stage(at page: Int) -> Stage {
    var stage = Stage(show.deck)
    _ = try? stage.send(.go(to: page, animated: false))
    return stage
  }

  /// Whether it is at rest on a page.
  var canRest: Bool { show.deck.options.autoscroll == 0 }
}
