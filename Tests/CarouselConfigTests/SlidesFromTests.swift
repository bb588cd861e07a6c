import CarouselConfig
import CarouselDeck
import CarouselEngine
import Foundation
import Testing

@Suite("Slides made of files")
struct SlidesFromTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "photos/readme.txt": "no image", "photos/sub/deep.png": "", "words/a.png": "no image",
      "empty/.keep": "",
    ])
    let names = [
      "photo10.png", "photo2.png", "Photo1.png", "photo02.png", "other.png", ".hidden.png", "b.gif",
    ]
    for (index, name) in names.enumerated() {
      try folder.write("photos/" + name, ImageBytes.png(UInt32(index + 1), 1))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(1_000_000 - index))],
        ofItemAtPath: folder.path + "/photos/" + name)
    }
    try folder.write("secret.png", ImageBytes.png(1, 1))
    try FileManager.default.createDirectory(
      atPath: folder.path + "/links", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/links/out.png", withDestinationPath: "/etc/hostname")
    return folder
  }

  private func names(_ value: String) throws -> [String] {
    let folder = try Self.folder()
    let config = loaded("slides_from: \(value)", folder: folder.path)
    #expect(config.diagnostics == [])
    return try #require(config.show).deck.slides.map { slide in
      guard case .image(let image) = slide.content else { return "?" }
      return image.writtenPath
    }
  }

  @Test("Images come by name, with numbers by their value")
  func byName() throws {
    #expect(
      try names("photos/*.png") == [
        "photos/other.png", "photos/Photo1.png", "photos/photo02.png", "photos/photo2.png",
        "photos/photo10.png",
      ])
    #expect(try names("\"photos/photo?.png\"") == ["photos/photo2.png"])
    #expect(
      try names("{ images: [photos/*1*, secret.png, photos/?.gif, photos/b.*] }") == [
        "photos/b.gif", "photos/Photo1.png", "photos/photo10.png", "secret.png",
      ])
    #expect(try names("{ images: \"photos/.*.png\" }") == ["photos/.hidden.png"])
  }

  @Test("Or by the time of their last change")
  func byTime() throws {
    let oldest = try names("{ images: \"photos/p*.png\", sort: oldest }")
    #expect(oldest == ["photos/photo02.png", "photos/photo2.png", "photos/photo10.png"])
    #expect(try names("{ images: \"photos/p*.png\", sort: newest }") == oldest.reversed())
  }

  @Test("All of them get what is said about them")
  func options() throws {
    let folder = try Self.folder()
    let config = loaded(
      """
      autoplay: 3s
      slides_from: { images: "photos/p*.png", fit: cover, hold: 8s, background: navy }
      """, folder: folder.path)
    #expect(config.diagnostics == [])
    let deck = try #require(config.show?.deck)
    #expect(deck.slides.map(\.fit) == [.cover, .cover, .cover])
    #expect(deck.slides.allSatisfy { $0.background == .rgb(0, 0, 128) })
    #expect(deck.slides.map(\.textAlternative) == ["photo02", "photo2", "photo10"])
    let hold = Hold.time(.seconds(8))
    #expect(deck.options.autoplay?.holds == [0: hold, 1: hold, 2: hold])
  }

  @Test(
    "What names no images is one finding at the path",
    arguments: [
      "slides_from: ⟪file-missing|\"photos/*.webp\"⟫", "slides_from: ⟪file-missing|\"empty/*\"⟫",
      "slides_from: ⟪file-missing|\"photo/*.png\"⟫", "slides_from: ⟪file-missing|photos/c.png⟫",
      "slides_from: ⟪path-form|\"*/a.png\"⟫", "slides_from: ⟪path-form|/etc/*⟫",
      "slides_from: ⟪path-escapes|\"../*\"⟫", "slides_from: ⟪path-escapes|\"links/*\"⟫",
      "slides_from: ⟪image-unreadable|\"photos/*\"⟫", "slides_from: ⟪image-unreadable|words/*⟫",
      "slides_from: ⟪wrong-shape|[a]⟫", "⟪no-value|slides_from⟫:",
      "⟪missing-key|slides_from⟫: { sort: name }",
      "slides_from: { ⟪unknown-key|imags⟫: ⟪image-unreadable|\"photos/*\"⟫ }",
      "slides_from: { images: ⟪empty-list|[]⟫ }",
      "slides_from: { images: ⟪wrong-shape|{ a: b }⟫ }",
      "slides_from: { images: [secret.png, ⟪file-missing|gone.png⟫] }",
      "slides_from: { images: secret.png, sort: ⟪not-one-of|modified⟫ }",
      "slides_from: { images: secret.png, fit: ⟪not-one-of|crop⟫ }",
      "slides_from: { images: secret.png, ⟪misplaced-key|title⟫: a }",
      "slides_from: { images: secret.png, hold: ⟪duration-without-unit|8⟫ }",
      "⟪+|slides⟫: [a]\n⟪two-contents|slides_from⟫: secret.png",
      "⟪+|slides_from⟫: secret.png\n⟪two-contents|slides⟫: [a]",
      "⟪slides-and-carousels|slides_from⟫: secret.png\n⟪+|carousels⟫: { a: { slides: [a] } }",
      "presets: { p: { ⟪misplaced-key|slides_from⟫: secret.png } }\nextends: p\nslides: [a]",
    ])
  func refused(marked: String) throws {
    let folder = try Self.folder()
    expectFindings(marked, folder: folder.path)
  }

  @Test("There are at most 10 000 images, and the headers of more are not even read")
  func many() throws {
    let folder = try TemporaryFolder()
    try folder.write("0.png", ImageBytes.png(1, 1))
    for index in 1...10_000 {
      #expect(link(folder.path + "/0.png", folder.path + "/\(index).png") == 0)
    }
    expectFindings("slides_from: ⟪too-many|\"*\"⟫", folder: folder.path)
    #expect(unlink(folder.path + "/7.png") == 0)
    #expect(loaded("slides_from: \"*\"", folder: folder.path).show?.deck.slides.count == 10_000)
  }

  @Test("A file that a pattern means and that cannot be read is reported, not passed over")
  func unreadable() throws {
    for target in ["nowhere.png", "b.png"] {
      let folder = try TemporaryFolder()
      try folder.write("a.png", ImageBytes.png(1, 1))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/b.png", withDestinationPath: target)
      expectFindings("slides_from: ⟪unreadable|\"*.png\"⟫", folder: folder.path)
    }
  }

  @Test("Names are sorted in one order, however the folder lists them")
  func order() throws {
    var files: [String: Data] = [:]
    let expected = [
      "1.png", "01.png", "2.png", "9.png", "10.png", "a1b2.png", "a1b10.png", "a01c.png", "B.png",
      "c.png", "c1.png", "c1a.png", "c12345678901234567890.png", "c12345678901234567891.png",
      "é.png",
    ]
    for name in expected { files[name] = ImageBytes.png(1, 1) }
    let folder = try TemporaryFolder()
    for (name, data) in files { try folder.write(name, data) }
    let config = loaded("slides_from: \"*\"", folder: folder.path)
    let found = config.show?.deck.slides.map { slide in
      if case .image(let image) = slide.content { image.writtenPath } else { "?" }
    }
    #expect(found == ["01.png"] + expected.filter { $0 != "01.png" })
  }
}
