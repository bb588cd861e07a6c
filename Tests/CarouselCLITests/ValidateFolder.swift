import Foundation

/// A folder of files that is there for one test, and `validate` in it.
struct ValidateFolder: ~Copyable {
  let path = FileManager.default.temporaryDirectory.path + "/carousel-\(UUID().uuidString)"

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  func write(_ name: String, _ text: String) throws {
    let url = url(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func url(_ name: String) -> URL { URL(fileURLWithPath: path + "/" + name) }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
  }

  /// The names of all files, hidden ones too.
  var names: [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: path))?.sorted() ?? []
  }

  func mode(of name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return attributes[.posixPermissions] as? Int ?? -1
  }

  func validate(_ arguments: String..., input: String? = nil) throws -> EndToEnd.Run {
    try EndToEnd.run(["validate"] + arguments, in: path, input: input)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
