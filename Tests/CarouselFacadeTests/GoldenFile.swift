import Foundation
import Testing

/// A file of traces that were measured from an original.
enum GoldenFile {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether the traces are others than those that are kept here.
  static var isForeign: Bool { environment["GOLDEN"] != nil }

  /// Compares a text with the one that is kept, or, with `RECORD_GOLDENS=1`, keeps it and fails.
  static func expect(_ text: String, is name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name)")
    guard environment["RECORD_GOLDENS"] == "1" else {
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      return
    }
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name)")
  }

  /// The scenarios of a file.
  static func scenarios(of name: String) throws -> [JSON] {
    try contents(of: name)["scenarios"]?.array ?? []
  }

  /// All of a file.
  ///
  /// Read from the fixtures, or from the folder that the environment variable `GOLDEN` names.
  static func contents(of name: String) throws -> JSON {
    let folder =
      environment["GOLDEN"].map { URL(fileURLWithPath: $0) }
      ?? Bundle.module.bundleURL.appendingPathComponent("Fixtures")
    let data = try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
    return try JSONDecoder().decode(JSON.self, from: data)
  }
}
