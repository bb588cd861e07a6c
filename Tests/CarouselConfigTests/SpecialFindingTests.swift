import CarouselConfig
import Foundation
import SourceDiagnostics
import Testing
import YAMLTree

/// Findings that need bytes, sizes or files rather than a short text.
@Suite("Findings that no short text can show")
struct SpecialFindingTests {
  /// What is loaded, and the bytes that the finding underlines.
  private struct Case {
    var text: [UInt8]
    var place: Range<Int>
    var files: [String: String] = [:]

    init(_ text: String, _ place: Range<Int>, files: [String: String] = [:]) {
      self.init(bytes: Array(text.utf8), place, files: files)
    }

    init(bytes: [UInt8], _ place: Range<Int>, files: [String: String] = [:]) {
      (self.text, self.place, self.files) = (bytes, place, files)
    }
  }

  /// The rules that have such an example.
  static let rules: [DiagnosticRule] = [
    .wrongEncoding, .invalidUTF8, .tooLarge, .longKey, .aliasExplosion, .tooDeep, .tooMany,
    .nestedTooDeep, .notARegularFile,
  ]

  private static func example(of rule: DiagnosticRule) -> Case? {
    switch rule {
    case .wrongEncoding:
      Case(bytes: [0xFF, 0xFE] + "slides: [a]".utf8.flatMap { [$0, 0] }, 0..<2)
    case .invalidUTF8:
      Case(bytes: Array("slides: [h".utf8) + [0xF6] + Array("r]".utf8), 10..<11)
    case .tooLarge:
      Case(bytes: [UInt8](repeating: 0x20, count: ConfigLoader.sizeLimit + 1), 0..<0)
    case .longKey:
      Case("slides: [a]\n" + String(repeating: "k", count: 1025) + ": 1\n", 12..<12 + 1025)
    case .aliasExplosion: explosion
    case .tooDeep:
      Case("slides: " + String(repeating: "[", count: 70), 8 + 63..<8 + 64)
    case .tooMany:
      Case("slides: [a]\npresets:\n" + (0..<257).map { "  p\($0): {}\n" }.joined(), 12..<19)
    case .nestedTooDeep:
      Case(
        String(repeating: "{slides: [{carousel: ", count: 9) + "{slides: [a]}"
          + String(repeating: "}]}", count: 9), 8 * 21 - 10..<8 * 21 - 2)
    case .notARegularFile:
      Case("include: [more]\nslides: [a]\n", 10..<14, files: ["more/a.yaml": ""])
    default: nil
    }
  }

  private static var explosion: Case {
    let lists = (1...5).map { level in
      let aliases = [String](repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
      return "x-\(level): &l\(level) [\(aliases)]\n"
    }
    // The lists above the last one stand for 35 750 nodes, and each of its aliases for 32 221.
    let text = "x-0: &l0 [a]\n" + lists.joined() + "slides: [a]\n"
    let start =
      text.utf8.count - "*l4, *l4, *l4, *l4, *l4, *l4, *l4, *l4, *l4]\nslides: [a]\n".utf8.count
    return Case(text, start..<start + 3)
  }

  @Test("Each is found where it is", arguments: rules)
  func places(rule: DiagnosticRule) throws {
    let example = try #require(Self.example(of: rule))
    let folder = try TemporaryFolder(example.files)
    let config = ConfigLoader.load(text: example.text, name: "deck.yaml", folder: folder.path)
    #expect(config.diagnostics.map(\.rule) == [rule])
    let found = try #require(config.diagnostics.first)
    #expect(found.primary.range.start..<found.primary.range.end == example.place)
    #expect(found.help != nil)
  }

  @Test("A file that is not there is unreadable, and named where the config would begin")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let config = ConfigLoader.load(path: folder.path + "/deck.yaml")
    #expect(config.diagnostics.map(\.rule) == [.unreadable])
    #expect(config.diagnostics.first?.primary.range == SourceRange(at: 0))
  }
}
