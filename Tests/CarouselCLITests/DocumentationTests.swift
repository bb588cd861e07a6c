import Foundation
import TestSupport
import Testing

@Suite("Documentation")
struct DocumentationTests {
  @Test("Every YAML block loads without a diagnostic", arguments: Checkout.pages)
  func yaml(page: URL) throws {
    for block in MarkdownBlocks(try Checkout.text(of: page)).written(in: "yaml") {
      let result = try Checkout.run("carousel-play validate --strict -", input: block.text)
      #expect(
        result.status == 0 && result.output == "stdin: no problems\n",
        "\(page.lastPathComponent):\(block.line)\n\(result.output)")
    }
  }

  /// Compares the blocks with what the program prints, or, with `RECORD_GOLDENS=1`, writes that
  /// into the page and fails.
  @Test("Every console block prints what it shows", arguments: Checkout.pages)
  func console(page: URL) throws {
    for block in MarkdownBlocks(try Checkout.text(of: page)).written(in: "console") {
      let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
      let commands = lines.filter { $0.hasPrefix("$ ") }
      #expect(!commands.isEmpty, "\(page.lastPathComponent):\(block.line) has no command")
      var seen = ""
      for command in commands {
        let output = try Checkout.run(String(command.dropFirst(2))).output
        seen += command + "\n" + output
      }
      guard trimmed(seen) != trimmed(block.text) else { continue }
      Issue.record("\(page.lastPathComponent):\(block.line) shows\n\(seen)")
      guard Golden.isRecorded else { continue }
      let text = try Checkout.text(of: page)
      let shown = trimmed(seen).joined(separator: "\n") + "\n"
      try text.replacing(block.text, with: shown, maxReplacements: 1)
        .write(to: page, atomically: true, encoding: .utf8)
    }
  }

  @Test("Every link to a file of the checkout leads somewhere", arguments: Checkout.pages)
  func links(page: URL) throws {
    for match in try Checkout.text(of: page).matches(of: /\]\(([^)#:]+)\)/) {
      let target = page.deletingLastPathComponent().appending(path: String(match.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(match.1)")
    }
  }

  @Test(
    "Every config of the checkout is without a mistake, and fits on these screens",
    arguments: ["80x24", "100x30", "240x70"])
  func configs(size: String) throws {
    let result = try Checkout.run(
      "carousel-play validate --strict --size \(size) Configs Configs/talk.md")
    #expect(result.status == 0, "\(result.output)")
  }

  /// Blank characters at the ends of lines are of no meaning in a page.
  private func trimmed(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop(while: \.isWhitespace).reversed())
    }
    return Array(lines.reversed().drop(while: \.isEmpty).reversed())
  }
}
