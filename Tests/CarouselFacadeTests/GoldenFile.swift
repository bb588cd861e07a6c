import Foundation

/// A file of traces that were measured from an original.
enum GoldenFile {
  /// The scenarios of a file.
  ///
  /// Read from the fixtures, or from the folder that the environment variable `GOLDEN` names.
  static func scenarios(of name: String) throws -> [JSON] {
    let folder =
      ProcessInfo.processInfo.environment["GOLDEN"].map { URL(fileURLWithPath: $0) }
      ?? Bundle.module.bundleURL.appendingPathComponent("Fixtures")
    let data = try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
    return try JSONDecoder().decode(JSON.self, from: data)["scenarios"]?.array ?? []
  }
}
