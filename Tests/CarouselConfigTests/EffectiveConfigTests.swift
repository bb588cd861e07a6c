import CarouselDeck
import Foundation
import SourceDiagnostics
import TestSupport
import Testing

@testable import CarouselConfig

@Suite("The effective config")
struct EffectiveConfigTests {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../Configs").standardized

  static let configs: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appending(path: $0).path }
  }()

  static let pages: [URL] = {
    let root = folder.deletingLastPathComponent()
    let docs = root.appending(path: "Docs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: docs.path)) ?? []
    return [root.appending(path: "README.md")]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { docs.appending(path: $0) }
  }()

  /// Prints a text, checks the laws of printing, and returns what was printed.
  @discardableResult
  private func printed(
    _ text: String, folder: String = ".", sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> String {
    func print(_ text: String, _ style: PrintedConfig.Style) -> PrintedConfig {
      ConfigLoader.print(
        ConfigRequest(.text(Array(text.utf8), name: "a.yaml", folder: folder)), style)
    }
    let once = print(text, .bare)
    let printed = try #require(
      once.text, "\(text)\n\(once.config.diagnostics)", sourceLocation: sourceLocation)
    let twice = print(printed, .bare)
    #expect(
      twice.config.show == once.config.show, "\(text)\n\(printed)", sourceLocation: sourceLocation)
    #expect(twice.text == printed, sourceLocation: sourceLocation)
    let origins = print(text, .withOrigins)
    let explained = try #require(origins.text, sourceLocation: sourceLocation)
    #expect(
      loaded(explained, folder: folder).show == once.config.show, sourceLocation: sourceLocation)
    for text in [printed, explained] {
      let ids = loaded(text, folder: folder).diagnostics.map(\.rule)
      #expect(
        Set(ids).isSubset(of: once.config.diagnostics.map(\.rule)), "\(text)",
        sourceLocation: sourceLocation)
    }
    return printed
  }

  @Test("It loads as the same show and prints as itself", arguments: configs)
  func files(path: String) throws {
    let config = ConfigLoader.print(ConfigRequest(.file(path)), .bare)
    let text = try #require(config.text)
    let folder = Self.folder.path
    #expect(loaded(text, folder: folder).show == config.config.show)
    #expect(try printed(text, folder: folder) == text)
  }

  @Test("The layers of the worked example are merged")
  func worked() throws {
    let folder = try WorkedExampleTests.folder()
    try printed(WorkedExampleTests.text, folder: folder.path)
  }

  /// What one layer says.
  enum Say: CaseIterable {
    case nothing, short, map, none

    static let keys = [
      ("autoplay", "3s", "{ laps: 2 }"), ("transition", "1s", "{ easing: linear }"),
      ("indicator", "{ style: bar }", "{ align: end }"),
    ]

    func text(_ key: (name: String, short: String, map: String)) -> String? {
      switch self {
      case .nothing: nil
      case .short: "\(key.name): \(key.short)"
      case .map: "\(key.name): \(key.map)"
      case .none: "\(key.name): none"
      }
    }
  }

  @Test("In every combination of layers nothing is lost", arguments: Say.keys)
  func combinations(key: (String, String, String)) throws {
    for first in Say.allCases {
      for second in Say.allCases {
        for third in Say.allCases {
          let texts = [first, second, third].map { $0.text(key) ?? "reading: ltr" }
          let config = """
            defaults: { \(texts[0]) }
            presets: { p: { \(texts[1]) } }
            extends: p
            \(texts[2])
            slides: [a, b]
            """
          // Autoplay that nobody gave an `every` cannot be loaded.
          if loaded(config).show != nil { try printed(config) }
        }
      }
    }
  }

  @Test("Every text comes back as it was, in every short combination of what is hard to write")
  func texts() throws {
    let pieces = [
      "a", " ", "\n", "\t", "#", ":", "-", "\"", "'", "\\", "é", "👩‍👩‍👧", "\r", "\u{85}", "\u{2028}",
      "\u{7F}", "\u{1B}", "\0", "1", "~", "{", "|", "\u{FEFF}", "%", "@", "null",
    ]
    var texts = [""] + pieces
    for first in pieces {
      for second in pieces {
        texts.append(first + second)
        texts += ["a", "\n", " "].map { first + $0 + second }
        texts.append(first + "\n\n" + second)
      }
    }
    let slides = texts.map { text in
      let escapes = text.unicodeScalars.map {
        "\\U" + String(UInt64($0.value) + 0x1_0000_0000, radix: 16).dropFirst()
      }
      return "  - \"\(escapes.joined())\"\n"
    }
    let source = "slides:\n" + slides.joined()
    #expect(loaded(source).show?.deck.slides.map(\.content) == texts.map { .text($0) })
    try printed(source)
  }

  @Test("Every key with a default stands there, unless it would have no effect")
  func everyKey() throws {
    let text = try printed("autoplay: 3s\nslides: [a, b]")
    for row in KeyRow.withDefaults
    where ![.slide, .part, .layout].contains(row.context)
      && !text.contains(" \(row.name): ") && !text.contains(" \(row.name):\n")
    {
      let entry = "\(row.name): \(row.standard ?? "")"
      let written =
        switch row.context {
        case .carousel: "autoplay: 3s\n\(entry)"
        case .autoplay: "autoplay: { every: 3s, \(entry) }"
        default: "autoplay: 3s\n\(row.context.rawValue): { \(entry) }"
        }
      let ids = loaded(written + "\nslides: [a, b]").diagnostics.map(\.rule)
      #expect(ids == [.unusedKey], "\(written)")
    }
  }

  @Test(
    "A config without a finding prints as one, whatever rules what out",
    arguments: [
      "transition: { effect: fade }", "transition: { effect: cover }\nautoplay: 3s",
      "defaults: { layout: { type: cover_flow, tilt: 0.5 } }\nlayout: rotary",
      "defaults: { visible: 3, gap: 2 }\nlayout: { item_size: [80, 80] }",
      "presets: { p: { gap: 2 } }\nextends: p\ntransition: { effect: push }",
      "presets: { p: { transition: { effect: fade } } }\nextends: p\nvisible: 2",
      "defaults: { layout: { type: custom, keyframes: [{ offset: 0 }] } }\nlayout: linear",
      "# carousel: allow unused-key\ngap: 2\nlayout: wheel",
      "indicator: { color: red, current_color: red } # carousel: allow same-colors",
      "autoplay: 3s # carousel: allow no-way-to-pause\nscroll: { keys: false, drag: false, wheel: false }",
      "layout: wheel\ngap: 2\ndefaults: { layout: { tilt: 0.5 } }",
      "defaults: { visible: 3 }\nlayout: wheel\nslides: [{ carousel: { layout: wheel, slides: [a] } }]",
    ])
  func withoutFindings(keys: String) throws {
    let config = keys.contains("slides:") ? keys : keys + "\nslides: [a, b, c]"
    #expect(loaded(config).show != nil)
    try printed(config)
  }

  @Test("Every config of the documentation prints, and without a finding", arguments: pages)
  func documentation(page: URL) throws {
    let folder = try KeyExplanationTests.folder()
    for block in MarkdownBlocks(try String(contentsOf: page, encoding: .utf8)).written(in: "yaml") {
      if loaded(block.text, folder: folder.path).show != nil {
        try printed(block.text, folder: folder.path)
      }
    }
  }

  @Test("Short forms are spelt out, and colours of the palette are in place")
  func golden() throws {
    let text = try printed(
      """
      palette: { brand: "#E4572E", other: $brand }
      presets: { calm: { transition: none, indicator: { color: $other } } }
      defaults: { autoplay: { laps: 2 } }
      screen: { title: A show }
      extends: calm
      slides:
        - |
          An endless loop,
          one file.
        - { id: inner, carousel: { autoplay: 1500ms, indicator: none, slides: ["true", {}] } }
      """)
    #expect(
      text == """
        version: 1
        screen:
          title: A show
          background: default
          viewing: auto
          motion: full
          width: auto
          height: auto
          min_width: 1
          min_height: 1
        play: carousel
        carousels:
          carousel:
            direction: horizontal
            reading: ltr
            wrap: infinite
            start: 1
            visible: 1
            gap: 0
            layout:
              type: linear
              fade_range: 1
              fade_min_alpha: 0
              content_offset: [0, 0]
            scroll:
              enabled: true
              paging: true
              bounces: true
              bounce_distance: 1
              deceleration_rate: 0.95
              speed: 1
              stop_at_item: true
              scroll_to_item: true
              chaining: edge
              wheel: true
              drag: true
              keys: true
            autoplay: none
            autoscroll: none
            transition:
              duration: 0s
              easing: auto
              effect: slide
            indicator:
              style: dots
              size: auto
              position: bottom
              align: center
              color: "#E4572E"
              max_dots: 9
              hide_for_single_page: true
              shape: "●○"
            when_hidden: pause
            keys: {}
            slides:
              - text: |
                  An endless loop,
                  one file.
              - id: inner
                carousel:
                  direction: horizontal
                  reading: ltr
                  wrap: infinite
                  start: 1
                  visible: 1
                  gap: 0
                  layout:
                    type: linear
                    fade_range: 1
                    fade_min_alpha: 0
                    content_offset: [0, 0]
                  scroll:
                    enabled: true
                    paging: true
                    bounces: true
                    bounce_distance: 1
                    deceleration_rate: 0.95
                    speed: 1
                    stop_at_item: true
                    scroll_to_item: true
                    chaining: edge
                    wheel: true
                    drag: true
                    keys: true
                  autoplay:
                    every: 1500ms
                    dwell_from: settle
                    initial_delay: 0s
                    direction: forward
                    laps: 2
                    at_end: stop
                    pause_on: [input]
                    on_interaction: restart
                    resume_after: 3s
                    catch_up: skip
                    sync: none
                    epoch: "1970-01-01T00:00:00Z"
                  autoscroll: none
                  transition:
                    duration: auto
                    easing: auto
                    effect: slide
                  indicator: none
                  when_hidden: pause
                  keys: {}
                  slides:
                    - text: "true"
                    - {}

        """)
  }

  @Test("With origins each value is followed by the place and the layer that it came from")
  func origins() throws {
    let config = """
      defaults: { wrap: none }
      presets:
        calm: { direction: vertical }
      extends: calm
      start: 2
      slides: [one, two]
      """
    let printed = ConfigLoader.print(
      ConfigRequest(.text(Array(config.utf8), name: "a.yaml", folder: ".")), .withOrigins)
    let lines = try #require(printed.text).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("wrap: none  # a.yaml:1:19 defaults"))
    #expect(lines.contains("direction: vertical  # a.yaml:3:22 preset calm"))
    #expect(lines.contains("start: 2  # a.yaml:5:8 own"))
    #expect(lines.contains("reading: ltr  # built-in"))
    #expect(lines.contains("- text: two  # a.yaml:6:15 own"))
  }

  @Test("Each example of each key prints", arguments: KeyRow.all)
  func keys(row: KeyRow) throws {
    let folder = try KeyExplanationTests.folder()
    for example in row.examples {
      try printed(KeyExample.config(row, example), folder: folder.path)
    }
  }

  @Test("Layers of keys are merged key by key, and layouts keep what layers say")
  func places() throws {
    let text = try printed(
      """
      defaults: { keys: { n: next, "#": last }, visible: 3, layout: { tilt: 0.5 } }
      presets: { p: { keys: { n: previous, '"': play_pause } } }
      extends: p
      layout: rotary
      slides: [a, b]
      """)
    #expect(
      text.contains(
        """
            keys:
              "\\"": play_pause
              "#": last
              "n": previous

        """))
    #expect(text.contains("    visible: 3\n"))
    #expect(!text.contains("gap: "))
    #expect(text.contains("      tilt: 0.5\n"))
  }

  @Test("A config with a mistake, and one with nothing to play, print nothing")
  func nothing() {
    for text in ["slides: []", "palette: { brand: red }"] {
      let printed = ConfigLoader.print(
        ConfigRequest(.text(Array(text.utf8), name: "a.yaml", folder: ".")), .bare)
      #expect(printed.text == nil)
      #expect(printed.config.diagnostics != [])
    }
  }
}
