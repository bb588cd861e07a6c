import CarouselConfig
import CarouselDeck
import CarouselMarkdown
import Foundation
import SourceDiagnostics
import Testing
import YAMLTree

@Suite("Files that slides show")
struct AssetTests {
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "root/notes.md": "\u{FEFF}# Notes\r\n\r\n- one\r\n", "root/plain.txt": "one\ntwo\n\n",
      "root/empty.txt": "", "root/sub/more.txt": "more", "secret.txt": "secret",
    ])
    try folder.write("root/latin.txt", Data([0x61, 0x0A, 0x62, 0xE9, 0x63]))
    try folder.write("root/large.txt", Data(repeating: 0x61, count: 1 << 20 + 1))
    try folder.write("root/most.txt", Data(repeating: 0x61, count: 1 << 20))
    try folder.write("root/art/harbour.png", ImageBytes.png(64, 48))
    try folder.write("outside.png", ImageBytes.png(64, 48))
    let links = [
      ("out.txt", "../secret.txt"), ("in.txt", "sub/more.txt"), ("out.png", "../outside.png"),
      ("nowhere.txt", "gone.txt"),
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/root/" + name, withDestinationPath: target)
    }
    #expect(mkfifo(folder.path + "/root/pipe", 0o600) == 0)
    return folder
  }

  @Test("Texts are read as they are, with plain line ends and without the last one")
  func texts() throws {
    let folder = try Self.folder()
    let config = loaded(
      """
      slides:
        - markdown_file: notes.md
        - text_file: plain.txt
        - text_file: empty.txt
        - text_file: in.txt
        - text_file: ./sub/../sub/more.txt
        - text_file: most.txt
        - markdown: "*now*"
      """, folder: folder.path + "/root")
    #expect(config.diagnostics == [])
    let contents = try #require(config.show?.deck.slides.map(\.content))
    #expect(
      Array(contents.prefix(5)) == [
        .markdown(MarkdownDocument("# Notes\n\n- one")), .text("one\ntwo\n"), .text(""),
        .text("more"), .text("more"),
      ])
    #expect(contents[6] == .markdown(MarkdownDocument("*now*")))
  }

  @Test(
    "A file that cannot be shown is one finding at the value that names it",
    arguments: [
      "text_file: ⟪file-missing|plane.txt⟫", "markdown_file: ⟪file-missing|gone/notes.md⟫",
      "text_file: ⟪unreadable|nowhere.txt⟫", "text_file: ⟪path-escapes|../secret.txt⟫",
      "text_file: ⟪path-escapes|out.txt⟫", "text_file: ⟪path-escapes|../gone.txt⟫",
      "text_file: ⟪path-form|/etc/passwd⟫", "text_file: ⟪path-form|~/a.txt⟫",
      "text_file: ⟪path-form|\"C:\\\\a.txt\"⟫", "text_file: ⟪path-form|\"\"⟫",
      "text_file: ⟪not-a-regular-file|sub⟫", "text_file: ⟪not-a-regular-file|pipe⟫",
      "text_file: ⟪invalid-utf8|latin.txt⟫", "text_file: ⟪too-large|large.txt⟫",
      "text_file: ⟪wrong-shape|[plain.txt]⟫", "⟪no-value|text_file⟫:",
      "text_file: ⟪unreadable|plain.txt/a⟫",
      "image: ⟪file-missing|art/harbor.png⟫", "image: ⟪path-escapes|out.png⟫",
      "image: ⟪path-form|https://a/b.png⟫", "image: ⟪not-a-regular-file|art⟫",
      "image: ⟪not-a-regular-file|pipe⟫", "image: ⟪image-unreadable|plain.txt⟫",
      "⟪+|image⟫: art/harbour.png\n    ⟪two-contents|text⟫: a",
      "⟪+|text⟫: a\n    ⟪two-contents|markdown⟫: b",
      "⟪+|markdown_file⟫: notes.md\n    ⟪two-contents|text_file⟫: plain.txt",
    ])
  func refused(marked: String) throws {
    let folder = try Self.folder()
    expectFindings("slides:\n  - \(marked)\n    valign: top\n", folder: folder.path + "/root")
  }

  @Test(
    "What is said about an image does nothing without one",
    arguments: [
      "{ ⟪unused-key|alt⟫: a, fit: cover }", "{ text: a, ⟪unused-key|fit⟫: cover }",
      "{ image: art/harbour.png, alt: a }", "{ alt: a, image: ⟪file-missing|gone.png⟫ }",
      "{ alt: a, ⟪unknown-key|imge⟫: art/harbour.png }",
      "{ alt: a, ⟪key-from-other-library|src⟫: a.png }",
    ])
  func ofImages(marked: String) throws {
    let folder = try Self.folder()
    expectFindings("slides: [\(marked)]", folder: folder.path + "/root")
  }

  @Test("The nearest name in the folder is suggested, and a byte that is no UTF-8 is shown")
  func messages() throws {
    let folder = try Self.folder()
    func first(_ slide: String) -> Diagnostic? {
      loaded("slides: [{ \(slide) }]", folder: folder.path + "/root").diagnostics.first
    }
    let missing = first("image: art/harbor.png")
    #expect(missing?.message == "there is no file `art/harbor.png`")
    #expect(missing?.help == "did you mean `art/harbour.png`?")
    #expect(missing?.fix?.edits.map(\.replacement) == ["art/harbour.png"])
    #expect(
      first("text_file: latin.txt")?.message
        == "`latin.txt` is not UTF-8: line 2 has the byte 0xE9")
    #expect(first("text_file: large.txt")?.message == "`large.txt` is larger than 1 MiB")
  }

  @Test("A wider root lets paths go up, and the file itself must lie in it")
  func root() throws {
    let folder = try Self.folder()
    try folder.write(
      "root/a.yaml", Data("slides: [{ text_file: ../secret.txt }, { image: out.png }]".utf8))
    let path = folder.path + "/root/a.yaml"
    #expect(
      ConfigLoader.load(path: path).diagnostics.map(\.rule) == [.pathEscapes, .pathEscapes])
    let wide = ConfigLoader.load(path: path, root: folder.path)
    #expect(wide.diagnostics == [])
    #expect(wide.show?.deck.slides[0].content == .text("secret"))
    let other = ConfigLoader.load(path: path, root: folder.path + "/root/sub")
    #expect(other.diagnostics.map(\.rule) == [.pathEscapes])
    #expect(other.show == nil)
  }

  @Test("A file that many slides name is read once, and what is wrong with it is said once")
  func repeated() throws {
    let folder = try Self.folder()
    let slides = String(repeating: "- { text_file: most.txt }\n", count: 200)
    #expect(loaded("slides:\n" + slides, folder: folder.path + "/root").diagnostics == [])
    let wrong = String(repeating: "- { image: plain.txt }\n- { text_file: latin.txt }\n", count: 3)
    let ids = loaded("slides:\n" + wrong, folder: folder.path + "/root").diagnostics.map(\.rule)
    #expect(ids == [.imageUnreadable, .invalidUTF8])
  }

  @Test("Paths are relative to the file that holds them")
  func relative() throws {
    let folder = try TemporaryFolder([
      "top.yaml": "include: [shared/a.yaml]\nslides: [{ text_file: a.txt }]",
      "shared/a.yaml": "version: 1", "a.txt": "top", "shared/a.txt": "shared",
    ])
    let config = ConfigLoader.load(path: folder.path + "/top.yaml")
    #expect(config.show?.deck.slides.map(\.content) == [.text("top")])
  }
}
