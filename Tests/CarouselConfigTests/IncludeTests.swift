import CarouselConfig
import CarouselDeck
import CarouselEngine
import Foundation
import SourceDiagnostics
import Testing

@Suite("Included files")
struct IncludeTests {
  /// The ids of what is found, each with the name of its file.
  private func findings(_ files: [String: String], _ top: String = "top.yaml") throws -> [String] {
    let folder = try TemporaryFolder(files)
    let config = ConfigLoader.load(path: folder.path + "/" + top)
    return config.diagnostics.map { diagnostic in
      let name = config.sources[diagnostic.primary.file].name.dropFirst(folder.path.count + 1)
      return "\(name) \(diagnostic.rule.id)"
    }
  }

  @Test("Palette, presets and defaults come from included files, the including file wins")
  func shares() throws {
    let folder = try TemporaryFolder([
      "top.yaml": """
      include: [shared/brand.yaml]
      palette: { brand: red }
      presets: { calm: { transition: 1s } }
      defaults: { wrap: none }
      extends: calm
      slides: [{ color: $brand }, { color: $ink }]
      """,
      "shared/brand.yaml": """
      include: [more.yaml]
      palette: { brand: blue, ink: $deep, unused: red }
      presets: { calm: { transition: { easing: linear, duration: 2s } }, other: {} }
      defaults: { wrap: infinite, direction: vertical }
      """,
      "shared/more.yaml": "palette: { deep: navy }",
    ])
    let config = ConfigLoader.load(path: folder.path + "/top.yaml")
    #expect(config.diagnostics == [])
    let deck = try #require(config.show?.deck)
    #expect(deck.name == "top")
    #expect(deck.slides.map(\.color) == [.rgb(255, 0, 0), .rgb(0, 0, 128)])
    #expect(deck.options.boundary == .bounded)
    #expect(deck.options.axis == .vertical)
    #expect(deck.options.transition == .init(duration: .seconds(1), easing: .linear))
    let names = config.sources.texts.map { $0.name.dropFirst(folder.path.count + 1) }
    #expect(names == ["top.yaml", "shared/brand.yaml", "shared/more.yaml"])
  }

  @Test("Included files are laid over each other in their order, each once and behind its own ones")
  func order() throws {
    let folder = try TemporaryFolder([
      "top.yaml": """
      include: [a.yaml, b.yaml, deep.yaml]
      extends: p
      slides: [{ color: $c }, { carousel: { slides: [{ color: $d }] } }]
      """,
      "a.yaml": """
      include: [deep.yaml]
      palette: { c: red, d: lime }
      presets: { p: { visible: 3, gap: 1 } }
      """,
      "b.yaml": """
      palette: { c: blue }
      presets: { p: { gap: 2 } }
      defaults: { wrap: none }
      """,
      "deep.yaml": "palette: { c: white, d: white }\npresets: { p: { visible: 5 } }",
    ])
    let config = ConfigLoader.load(path: folder.path + "/top.yaml")
    #expect(config.diagnostics == [])
    let deck = try #require(config.show?.deck)
    #expect(deck.slides[0].color == .rgb(0, 0, 255))
    #expect(deck.visible == 3 && deck.gap == 2)
    guard case .deck(let inner) = deck.slides[1].content else {
      Issue.record("it is no carousel")
      return
    }
    // It starts from `defaults`, and from nothing that the carousel around it says.
    #expect(inner.slides[0].color == .rgb(0, 255, 0))
    #expect(inner.options.boundary == .bounded)
    #expect(inner.visible == 1 && inner.gap == 0)
  }

  @Test(
    "A file of shared parts alone is in order when it is checked, and an error when it is played",
    arguments: [
      "palette: { a: red }", "presets: { p: { wrap: none } }", "defaults: { wrap: none }",
      "theme: dark", "screen: { title: a }\ntheme: auto",
      "version: 1\nx-a: &a 1\nx-b: *a\npalette: { a: red, b: $a }\npresets: { p: {} }",
    ])
  func sharedFiles(text: String) {
    let checked = ConfigLoader.load(
      text: Array(text.utf8), name: "a.yaml", folder: ".", allowsShared: true)
    #expect(checked.isShared)
    #expect(checked.show == nil)
    #expect(checked.diagnostics == [])
    let played = ConfigLoader.load(text: Array(text.utf8), name: "a.yaml", folder: ".")
    #expect(played.isShared)
    #expect(played.diagnostics.map(\.rule) == [.missingKey])
    #expect(played.diagnostics.first?.help?.contains("`include`") == true)
  }

  @Test("A file that includes others and does no more is shared, and its parts are checked")
  func sharedIncludes() throws {
    let folder = try TemporaryFolder([
      "top.yaml": "include: [more.yaml]", "more.yaml": "defaults: { wrap: none }",
      "bad.yaml": "include: [more.yaml]\npalette: { a: redd }\ndefaults: { wrap: on }",
      "names.yaml": "palette: { a: $b }\ndefaults: { extends: p, indicator: { color: $c } }",
    ])
    func checked(_ name: String) -> LoadedConfig {
      ConfigLoader.load(path: folder.path + "/" + name, allowsShared: true)
    }
    #expect(checked("top.yaml").isShared)
    #expect(checked("top.yaml").diagnostics == [])
    #expect(checked("bad.yaml").diagnostics.map(\.rule) == [.unknownColor, .notOneOf])
    // Names may come from the file that includes this one.
    #expect(checked("names.yaml").diagnostics == [])
  }

  @Test(
    "A file with anything of a carousel is not shared, nor is one without a part to share",
    arguments: [
      "palette: { a: red }\nwrap: none", "theme: dark\nwrap: none",
      "defaults: {}\nplay: a", "defaults: {}\nslidse: [a]", "version: 1", "x-a: 1",
      "defaults: {}\ncarousels: {}", "defaults: {}\nslides: [", "",
    ])
  func unsharedFiles(text: String) {
    let config = ConfigLoader.load(
      text: Array(text.utf8), name: "a.yaml", folder: ".", allowsShared: true)
    #expect(!config.isShared)
    #expect(config.report.errorCount > 0)
  }

  @Test(
    "What cannot be included is refused at the place that names it",
    arguments: [
      ("b.yml", ["top.yaml include-missing"]), ("/etc/passwd", ["top.yaml path-form"]),
      ("~/a.yaml", ["top.yaml path-form"]), ("\"C:\\\\a.yaml\"", ["top.yaml path-form"]),
      ("http://a/b.yaml", ["top.yaml path-form"]), ("\"\"", ["top.yaml path-form"]),
      ("../secret.yaml", ["top.yaml path-escapes"]), ("folder", ["top.yaml not-a-regular-file"]),
      ("link.yaml", ["top.yaml path-escapes"]), ("full.yaml", ["full.yaml include-content"]),
      ("keys.yaml", ["keys.yaml include-content"]), ("odd.yaml", ["odd.yaml unknown-key"]),
      ("broken.yaml", ["broken.yaml unclosed-bracket"]), ("list.yaml", ["list.yaml wrong-shape"]),
      ("top.yaml", ["top.yaml include-cycle"]), ("one.yaml", ["two.yaml include-cycle"]),
    ])
  func refused(path: String, expected: [String]) throws {
    let folder = try TemporaryFolder([
      "secret.yaml": "palette: {}",
      "root/top.yaml": "include: [\(path)]\nslides: [a]", "root/b.yaml": "palette: { a: red }",
      "root/folder/c.yaml": "", "root/full.yaml": "carousels: { a: { slides: [a] } }",
      "root/keys.yaml": "wrap: none", "root/odd.yaml": "pallete: { a: red }",
      "root/broken.yaml": "palette: [", "root/list.yaml": "- a",
      "root/one.yaml": "include: [two.yaml]", "root/two.yaml": "include: [one.yaml]",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/root/link.yaml", withDestinationPath: "../secret.yaml")
    let config = ConfigLoader.load(path: folder.path + "/root/top.yaml")
    #expect(config.show == nil)
    let found = config.diagnostics.map { diagnostic in
      let name = config.sources[diagnostic.primary.file].name.dropFirst(folder.path.count + 6)
      return "\(name) \(diagnostic.rule.id)"
    }
    #expect(found == expected)
  }

  @Test("A missing file is answered with the nearest name in its folder")
  func nearest() throws {
    let folder = try TemporaryFolder([
      "top.yaml": "include: [art/brnad.yaml]\nslides: [a]", "art/brand.yaml": "palette: {}",
    ])
    let config = ConfigLoader.load(path: folder.path + "/top.yaml")
    #expect(config.diagnostics.map(\.help) == ["did you mean `art/brand.yaml`?"])
  }

  @Test("A file that is included by two others is read once")
  func diamond() throws {
    #expect(
      try findings([
        "top.yaml": "include: [a.yaml, b.yaml]\nslides: [{ color: $c }]",
        "a.yaml": "include: [c.yaml]", "b.yaml": "include: [c.yaml]",
        "c.yaml": "palette: { c: red }",
      ]) == [])
  }

  @Test("Includes are at most 8 deep and 64 files in all")
  func limits() throws {
    func chain(_ count: Int) -> [String: String] {
      var files = ["top.yaml": "include: [f1.yaml]\nslides: [a]"]
      for index in 1...count {
        files["f\(index).yaml"] = index < count ? "include: [f\(index + 1).yaml]" : "version: 1"
      }
      return files
    }
    #expect(try findings(chain(8)) == [])
    #expect(try findings(chain(9)) == ["f8.yaml too-deep"])
    func wide(_ count: Int) -> [String: String] {
      var files: [String: String] = [:]
      for index in 1...count { files["f\(index).yaml"] = "version: 1" }
      let names = (1...count).map { "f\($0).yaml" }.joined(separator: ", ")
      files["top.yaml"] = "include: [\(names)]\nslides: [a]"
      return files
    }
    #expect(try findings(wide(63)) == [])
    #expect(try findings(wide(64)) == ["top.yaml too-many"])
  }
}
