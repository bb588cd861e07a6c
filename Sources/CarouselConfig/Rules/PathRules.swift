internal import CarouselDeck
package import SourceDiagnostics
internal import YAMLTree

extension DiagnosticRule {
  /// What can be wrong with paths, and with the files they lead to.
  static let pathRules: [DiagnosticRule] = [
    .includeMissing, .includeCycle, .includeContent, .fileMissing, .pathEscapes, .pathForm,
    .imageUnreadable,
  ]

  package static let includeMissing = DiagnosticRule(
    .error, "include-missing", "An included file does not exist.", fix: .needsReview,
    "There is no such file. A path is relative to the file that contains it.",
    wrong: """
      include: [⟪brnad.yaml⟫]
      slides: [one, two]
      """,
    corrected: "brand.yaml",
    file: IncludedFile("brand.yaml", "palette: { brand: tomato }"))

  package static let includeCycle = DiagnosticRule(
    .error, "include-cycle", "Files include each other in a cycle.",
    """
    Files that include each other in a cycle cannot be resolved. Remove one of the links; what \
    both need can move to a third file.
    """,
    wrong: """
      include: [one.yaml]
      slides: [one, two]
      """,
    right: """
      include: [one.yaml]
      slides: [one, two]
      """,
    file: IncludedFile("one.yaml", "include: [⟪one.yaml⟫]", right: "defaults: { wrap: none }"))

  package static let includeContent = DiagnosticRule(
    .error, "include-content", "An included file contains more than shared settings.",
    """
    An included file is shared by others, so it may contain only what can be shared: `theme`, \
    `palette`, `presets`, `defaults`, `screen`, and files that it includes itself.
    """,
    wrong: """
      include: [shared.yaml]
      slides: [one, two]
      """,
    right: """
      include: [shared.yaml]
      slides: [one, two]
      """,
    file: IncludedFile("shared.yaml", "⟪wrap⟫: none", right: "defaults: { wrap: none }"))

  package static let fileMissing = DiagnosticRule(
    .error, "file-missing", "A file does not exist.", fix: .needsReview,
    "There is no such file. A path is relative to the file that contains it.",
    wrong: """
      slides:
        - text_file: ⟪nots.txt⟫
      """,
    corrected: "notes.txt",
    file: IncludedFile("notes.txt", "A text of its own."))

  package static let pathEscapes = DiagnosticRule(
    .error, "path-escapes", "A path leads outside the root folder.",
    """
    A config reads files of its own folder and below, so that a config from an untrusted source \
    cannot show other files. Put the file there; links are resolved before this check.
    """,
    wrong: """
      include: [⟪../brand.yaml⟫]
      slides: [one, two]
      """,
    corrected: "brand.yaml",
    file: IncludedFile("brand.yaml", "palette: { brand: tomato }"))

  package static let pathForm = DiagnosticRule(
    .error, "path-form", "A path is absolute or in an unsupported form.",
    """
    A path is relative to the file that contains it, with `/` between folders: no absolute path, \
    `~`, drive or URL. So a config works on every machine to which its folder is copied.
    """,
    wrong: """
      include: [⟪~/brand.yaml⟫]
      slides: [one, two]
      """,
    corrected: "brand.yaml",
    file: IncludedFile("brand.yaml", "palette: { brand: tomato }"))

  package static let imageUnreadable = DiagnosticRule(
    .error, "image-unreadable", "An image cannot be read.",
    "The file exists, but it is not an image in a supported format, or it is damaged.",
    wrong: """
      slides:
        - image: ⟪notes.txt⟫
          alt: Notes
      """,
    right: """
      slides:
        - text_file: notes.txt
      """,
    file: IncludedFile("notes.txt", "A text of its own."))
}

extension Finding {
  static func includeMissing(_ path: String, nearest: String?) -> Finding {
    let finding = Finding(
      .includeMissing, "there is no file \(quoted(path))",
      help: nearest.map { sameOrNear($0, path) }
        ?? "a path is relative to the file that contains it")
    return nearest.map { finding.fixed(by: $0, .needsReview) } ?? finding
  }

  /// The name that was meant, or why it is another one although it looks the same.
  static func sameOrNear(_ nearest: String, _ path: String) -> String {
    // Texts are equal when they look so, and their bytes need not be.
    nearest == path
      ? "its name has a different Unicode normalization (NFC and NFD): copy it from there"
      : "did you mean `\(nearest)`?"
  }

  static func includeCycle(_ names: [String]) -> Finding {
    Finding(
      .includeCycle,
      "the files include each other in a cycle: "
        + names.map { "`\($0)`" }.joined(separator: " → "),
      help: "remove one of the links")
  }

  static func includeTooDeep(limit: Int) -> Finding {
    Finding(.tooDeep, "files include each other more than \(limit) deep", help: "merge some files")
  }

  static func includeContent(_ key: String) -> Finding {
    Finding(
      .includeContent, "\(quoted(key)) is not allowed in an included file",
      help: "an included file may contain `version`, `include`, `theme`, `palette`, `presets`,"
        + " `defaults` and `screen`"
    )
  }

  static func fileMissing(_ path: String, nearest: String?) -> Finding {
    let finding = Finding(
      .fileMissing, "there is no file \(quoted(path))",
      help: nearest.map { sameOrNear($0, path) }
        ?? "a path is relative to the file that contains it")
    return nearest.map { finding.fixed(by: $0, .needsReview) } ?? finding
  }

  static func folderMissing(_ path: String, nearest: String?) -> Finding {
    let help = nearest.map { "did you mean `\($0)`?" }
    return Finding(
      .fileMissing, "there is no folder \(quoted(path))",
      help: help ?? "a path is relative to the file that contains it")
  }

  static func nothingMatches(_ path: String) -> Finding {
    Finding(
      .fileMissing, "no file matches \(quoted(path))",
      help: "`*` matches any characters of a name, and `?` a single one")
  }

  static func patternInFolder(_ path: String) -> Finding {
    Finding(
      .pathForm, "\(quoted(path)) has a `*` or `?` in a folder",
      help: "use them only in the last part of the path")
  }

  static func pathEscapes(_ path: String) -> Finding {
    Finding(
      .pathEscapes, "\(quoted(path)) leads outside the folder of the config",
      help: "put the file in the folder of the config, or name a parent folder with `--root`")
  }

  static func outsideOfRoot(_ path: String, root: String) -> Finding {
    Finding(
      .pathEscapes, "\(quoted(path)) is not in the root \(quoted(root))",
      help: "name a folder that contains it")
  }

  static func pathForm(_ path: String, _ what: String) -> Finding {
    Finding(
      .pathForm, "\(quoted(path)) is \(what)",
      help: "write a path relative to this file, with `/` between folders")
  }

  static func imageUnreadable(_ path: String, _ fault: ImageHeader.HeaderError) -> Finding {
    let formats = ImageFormat.allCases.map(\.rawValue).joined(separator: ", ")
    let (reason, help) =
      switch fault {
      case .empty: ("the file is empty", "save it again")
      case .unknownFormat:
        ("it is not an image in a supported format", "the formats are \(formats)")
      case .damaged(let format):
        ("its \(format.rawValue) header is damaged", "save it again")
      case .tooManyPixels(let size):
        (
          "it has \(size.width)×\(size.height) pixels",
          "the maximum is \(ImageHeader.maximumPixels / 1_000_000) megapixels: make it smaller"
        )
      case .tooManyBytes:
        ("it is larger than \(ImageHeader.maximumBytes >> 20) MiB", "make it smaller")
      }
    return Finding(.imageUnreadable, "cannot show \(quoted(path)): \(reason)", help: help)
  }
}
