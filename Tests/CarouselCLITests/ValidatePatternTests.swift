import CarouselConfig
import Foundation
import TestSupport
import Testing

@testable import CarouselCLI
@testable import CarouselFiles

@Suite("Patterns for paths")
struct ValidatePatternTests {
  /// Whether a pattern of one part matches a name.
  private func matches(_ pattern: String, _ name: String) throws -> Bool {
    switch try GlobPattern.all(in: pattern).first?.parts.first {
    case .name(let own): own == name
    case .pattern(let pattern): pattern.matches(name)
    case .folders: true
    case nil: false
    }
  }

  @Test("Names match as the C library has it, for random patterns")
  func library() throws {
    var random = SeededGenerator(seed: 11)
    let parts = ["a", "b", "-", ".", "*", "?", "[ab]", "[!a]", "[a-c]", "[]b]", "[b-]", "[", "\\*"]
    for _ in 0..<5000 {
      let pattern = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
      let name = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        ["a", "b", "c", "-", ".", "*", "]", "["].randomElement(using: &random) ?? ""
      }.joined()
      // A bracket that takes its end from another one is read in more than one way.
      guard !pattern.contains("[["), pattern.firstRange(of: /\[[^\]]*\[/) == nil else { continue }
      guard pattern != "**" else { continue }
      let expected = fnmatch(pattern, name, FNM_PERIOD) == 0
      #expect(try matches(pattern, name) == expected, "\(pattern) \(name)")
    }
  }

  @Test(
    "Alternatives are taken apart as a shell does",
    arguments: [
      "{a,b}", "x{a,b}y", "{a,b}{c,d}", "{a,{b,c}d}", "{a}", "{a,b", "a,b}", "y{,x}", "\\{a,b}",
    ])
  func alternatives(pattern: String) throws {
    let texts = try GlobPattern.all(in: pattern).map { pattern in
      pattern.parts.map { part in
        guard case .name(let name) = part else { return "?" }
        return name
      }.joined()
    }
    let shell = Process()
    let output = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = ["-c", "printf '%s\\n' \(pattern)"]
    shell.standardOutput = output
    try shell.run()
    let expected = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(texts.map { $0 + "\n" }.joined() == expected)
  }

  @Test("A pattern that explodes is refused")
  func explosion() {
    #expect(throws: GlobError.self) {
      try GlobPattern.all(in: String(repeating: "{a,b}", count: 40))
    }
  }

  @Test(
    "Patterns find files in folders",
    arguments: [
      ("*.yaml", ["a.yaml", "b.yaml"]),
      ("**/*.yaml", ["a.yaml", "b.yaml", "s/c.yaml", "s/t/d.yaml"]),
      ("**", ["a.yaml", "b.yaml", "s/c.yaml", "s/t/d.yaml", "s/t/e.yml"]),
      ("s/**/*.{yaml,yml}", ["s/c.yaml", "s/t/d.yaml", "s/t/e.yml"]),
      ("?.yaml", ["a.yaml", "b.yaml"]), ("[!a].yaml", ["b.yaml"]), ("./s/*/d.*", ["./s/t/d.yaml"]),
      ("s*", ["s/c.yaml", "s/t/d.yaml", "s/t/e.yml"]), (".hid*", [".hidden.yaml"]),
      ("{b,a}.yaml", ["b.yaml", "a.yaml"]), ("*/../a.y*", ["s/../a.yaml"]), ("x*", []),
      ("**/n.txt", ["n.txt"]),
    ])
  func files(pattern: String, expected: [String]) throws {
    let folder = try ValidateFolder([
      "a.yaml": "", "b.yaml": "", ".hidden.yaml": "", "n.txt": "", "s/c.yaml": "",
      "s/t/d.yaml": "", "s/t/e.yml": "", ".git/f.yaml": "",
    ])
    try FileManager.default.createSymbolicLink(
      at: folder.url("s/t/up"), withDestinationURL: folder.url("s"))
    let prefix = folder.path + "/"
    let selection = ConfigSelection([prefix + pattern])
    let paths = selection.inputs.map { input in
      guard case .file(let path) = input else { return "-" }
      return String(path.dropFirst(prefix.count))
    }
    #expect(paths == expected)
    #expect(selection.errors.isEmpty != expected.isEmpty)
  }
}
