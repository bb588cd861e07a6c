internal import SourceDiagnostics

extension Finding {
  static func unreadable(_ path: String, _ reason: String, nearest: String?) -> Finding {
    Finding(
      .unreadable, "cannot read \(quoted(path)): \(reason)",
      help: nearest.map { "did you mean `\($0)`?" } ?? "check the path and the permissions")
  }

  static func tooLarge(_ path: String, limit: Int) -> Finding {
    Finding(
      .tooLarge, "\(quoted(path)) is larger than \(limit >> 20) MiB",
      help: "split the file and use `include`")
  }

  static func notARegularFile(_ path: String, _ what: String, help: String) -> Finding {
    Finding(.notARegularFile, "\(quoted(path)) is \(what), not a file", help: help)
  }

  static func includeMissing(_ path: String, nearest: String?) -> Finding {
    let finding = Finding(
      .includeMissing, "there is no file \(quoted(path))",
      help: nearest.map { sameOrNear($0, path) }
        ?? "a path is relative to the file in which it stands")
    return nearest.map { finding.fixed(by: $0, .needsReview) } ?? finding
  }

  /// The name that was meant, or why it is another one although it looks the same.
  static func sameOrNear(_ nearest: String, _ path: String) -> String {
    // Texts are equal when they look so, and their bytes need not be.
    nearest == path
      ? "its name has the same letters in another coding (Unicode NFC and NFD): copy it from there"
      : "did you mean `\(nearest)`?"
  }

  static func includeCycle(_ names: [String]) -> Finding {
    Finding(
      .includeCycle,
      "the files include each other in a circle: "
        + names.map { "`\($0)`" }.joined(separator: " → "),
      help: "remove one of the links")
  }

  static func includeTooDeep(limit: Int) -> Finding {
    Finding(.tooDeep, "files include each other more than \(limit) deep", help: "merge some files")
  }

  static func includeContent(_ key: String) -> Finding {
    Finding(
      .includeContent, "\(quoted(key)) cannot stand in an included file",
      help: "an included file holds `version`, `include`, `palette`, `presets` and `defaults`")
  }

  static func onlyShared() -> Finding {
    Finding(
      .missingKey, "this file has no `slides`: it holds only what other files share",
      help: "play a config that names it under `include`, or write `slides: [one, two, three]`")
  }

  static func pathEscapes(_ path: String) -> Finding {
    Finding(
      .pathEscapes, "\(quoted(path)) leads out of the folder of the config",
      help: "put the file beside the config or below it, or name a folder above with `--root`")
  }

  static func outsideOfRoot(_ path: String, root: String) -> Finding {
    Finding(
      .pathEscapes, "\(quoted(path)) does not lie in the root \(quoted(root))",
      help: "name a folder that holds it")
  }

  static func pathForm(_ path: String, _ what: String) -> Finding {
    Finding(
      .pathForm, "\(quoted(path)) is \(what)",
      help: "write a path relative to this file, with `/` between folders")
  }

  static func versionNewer(_ version: Int, newest: Int) -> Finding {
    Finding(
      .versionNewer, "the file is written for version \(version); this program knows \(newest)",
      help: "update the program, or write `version: \(newest)`")
  }
}
