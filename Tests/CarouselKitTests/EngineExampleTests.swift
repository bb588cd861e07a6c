import Foundation
import TestSupport
import Testing

@Suite("The example of Docs/Engine.md")
struct EngineExampleTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(of path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test("The page shows the code that is compiled here")
  func sameCode() throws {
    let shown = try #require(
      MarkdownBlocks(text(of: "Docs/Engine.md")).written(in: "swift").first?.text)
    let source = try text(of: "Tests/CarouselKitTests/EngineExample.swift")
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let begin = try #require(lines.firstIndex(of: "  // begin"))
    let end = try #require(lines.firstIndex(of: "  // end"))
    let body = lines[(begin + 1)..<end].map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }
    #expect(shown == (["import CarouselKit", ""] + body).joined(separator: "\n") + "\n")
  }

  @Test("It prints what the page says")
  func output() throws {
    let shown = try #require(
      MarkdownBlocks(text(of: "Docs/Engine.md")).written(in: "text").first?.text)
    var printed = ""
    try engineExample { printed += $0 + "\n" }
    #expect(printed == shown)
  }
}
