import Foundation
import TestSupport
import Testing

/// A Swift block of a page, which is the body of a function that is compiled here.
///
/// The examples of one page are in its order.
enum DocumentedExample: CaseIterable {
  case engine
  case show
  case layouts
  case facade

  /// The page.
  var page: String {
    switch self {
    case .engine, .show: "Docs/Engine.md"
    case .layouts: "Docs/Layouts.md"
    case .facade: "Docs/Facade.md"
    }
  }

  /// The file with the function.
  var source: String {
    switch self {
    case .engine: "EngineExample.swift"
    case .show: "ShowExample.swift"
    case .layouts: "LayoutExample.swift"
    case .facade: "FacadeExample.swift"
    }
  }

  /// Runs it, and gives away what it prints, line by line.
  func run(output: (String) -> Void) throws {
    switch self {
    case .engine: try engineExample(output: output)
    case .show: try showExample(output: output)
    case .layouts: try layoutExample(output: output)
    case .facade: try facadeExample(output: output)
    }
  }
}

@Suite("The examples of the pages")
struct DocumentedExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  private func blocks(of path: String) throws -> [MarkdownBlocks.Block] {
    try MarkdownBlocks(
      String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    ).blocks
  }

  /// What a page shows for a function: its body between `// begin` and `// end`.
  private func code(of example: DocumentedExample) throws -> String {
    let source = try String(
      contentsOf: Self.folder.appending(path: example.source), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let begin = try #require(lines.firstIndex(of: "  // begin"))
    let end = try #require(lines.firstIndex(of: "  // end"))
    let body = lines[(begin + 1)..<end].map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }
    return (["import CarouselKit", ""] + body).joined(separator: "\n") + "\n"
  }

  @Test("Every Swift block of a page is compiled here")
  func compiled() throws {
    let docs = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Docs").path)
    let pages = ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/\($0)" }
    for path in pages {
      let shown = try blocks(of: path).filter { $0.language == "swift" }.map(\.text)
      let examples = DocumentedExample.allCases.filter { $0.page == path }
      #expect(shown == (try examples.map(code)), "\(path)")
    }
  }

  @Test("It prints what the page says below it", arguments: DocumentedExample.allCases)
  func output(example: DocumentedExample) throws {
    let blocks = try blocks(of: example.page)
    let code = try code(of: example)
    let place = try #require(blocks.firstIndex { $0.language == "swift" && $0.text == code })
    let shown = try #require(blocks[place...].first { $0.language == "text" }?.text)
    var printed = ""
    try example.run { printed += $0 + "\n" }
    #expect(printed == shown)
  }
}
