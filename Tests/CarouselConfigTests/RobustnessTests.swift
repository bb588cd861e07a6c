import CarouselConfig
import Foundation
import SourceDiagnostics
import TestSupport
import Testing

/// The laws that hold for every config, however broken it is.
///
/// Set `YAML_TEST_SUITE` to a checkout of the YAML test suite to try its files as well, and
/// `EVERY_TRUNCATION` to cut each file off at each of its bytes.
@Suite("Broken configs")
struct RobustnessTests {
  @Test("Every config plays or has an error, in range and the same every time")
  func laws() throws {
    var generator = SeededGenerator(seed: 2027)
    let examples = DiagnosticRule.all.flatMap { [$0.wrong, $0.right] }
    let texts = examples.compactMap(\.?.text).map { Array($0.utf8) }
    for text in try texts + Self.configs() + FileVariants.yamlTestSuite() {
      ConfigLaws.check(text, using: &generator)
    }
  }

  /// The configs of the checkout.
  private static func configs() throws -> [[UInt8]] {
    let folder = URL(filePath: #filePath).appending(path: "../../../Configs").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
      try Array(Data(contentsOf: folder.appending(path: name)))
    }
  }
}

/// What holds for every config.
enum ConfigLaws {
  /// Checks a config, the same in other bytes, and with mistakes in it.
  static func check(_ bytes: [UInt8], using generator: inout SeededGenerator) {
    #expect(FileVariants.areAlike(bytes, using: &generator, check), "\(shown(bytes))")
  }

  /// Checks a config; where what was found.
  private static func check(_ bytes: [UInt8]) -> [String] {
    let load = { ConfigLoader.load(text: bytes, name: "a.yaml", folder: "/nonexistent") }
    let config = load()
    let errors = config.report.errorCount + config.omitted.errors
    #expect((config.show == nil) == (errors > 0), "\(shown(bytes))")
    let faults = DiagnosticLaws.faults(of: config.diagnostics, in: config.sources)
    #expect(faults == [], "\(shown(bytes))")
    #expect(load() == config, "\(shown(bytes))")
    return DiagnosticLaws.places(of: config.diagnostics, in: config.sources)
  }

  private static func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }
}
