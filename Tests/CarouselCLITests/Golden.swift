import Foundation
import TestSupport
import Testing

/// The recorded texts of these tests, in `Fixtures`.
enum Golden {
  static let folder = Checkout.root.appending(path: "Tests/CarouselCLITests/Fixtures")

  /// Whether tests record what they see.
  static let isRecorded = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"

  /// Compares a text with the recorded one, or, with `RECORD_GOLDENS=1`, records it and fails.
  static func expect(_ text: String, is path: String) throws {
    let file = folder.appending(path: path)
    guard isRecorded else {
      #expect(try Checkout.text(of: file) == text, "\(path): rewrite it with RECORD_GOLDENS=1")
      return
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(path)")
  }

  /// The names of the files in a folder of the recorded texts, sorted.
  static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
  }
}
