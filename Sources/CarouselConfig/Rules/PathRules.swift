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
    """
    There is no such file. A path is relative to the file in which it stands.
    """,
    wrong: """
      include: [⟪brnad.yaml⟫]
      slides: [one, two]
      """,
    right: """
      include: [brand.yaml]
      slides: [one, two]
      """,
    file: IncludedFile("brand.yaml", "palette: { brand: tomato }"))

  package static let includeCycle = DiagnosticRule(
    .error, "include-cycle", "Files include each other in a circle.",
    """
    No file of a circle can be read before the others. Remove one of the links; what both need can stand in a \
    third file.
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
    .error, "include-content", "An included file holds more than shared settings.",
    """
    An included file is shared by others, so it holds what can be shared: `palette`, `presets`, \
    `defaults`, and files that it includes itself.
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
    """
    There is no such file. A path is relative to the file in which it stands.
    """,
    wrong: """
      slides:
        - text_file: ⟪nots.txt⟫
      """,
    right: """
      slides:
        - text_file: notes.txt
      """,
    file: IncludedFile("notes.txt", "A text of its own."))

  package static let pathEscapes = DiagnosticRule(
    .error, "path-escapes", "A path leads out of the root folder.",
    """
    A config reads files of its own folder and below, so that a config of a stranger cannot show \
    other files. Put the file there; links are followed before this is checked.
    """,
    wrong: """
      include: [⟪../brand.yaml⟫]
      slides: [one, two]
      """,
    right: """
      include: [brand.yaml]
      slides: [one, two]
      """,
    file: IncludedFile("brand.yaml", "palette: { brand: tomato }"))

  package static let pathForm = DiagnosticRule(
    .error, "path-form", "A path is absolute or of a foreign form.",
    """
    A path is relative to the file in which it stands, with `/` between folders: no absolute path, \
    no `~`, no drive, no address. So a config works on every machine to which its folder is copied.
    """,
    wrong: """
      include: [⟪~/brand.yaml⟫]
      slides: [one, two]
      """,
    right: """
      include: [brand.yaml]
      slides: [one, two]
      """,
    file: IncludedFile("brand.yaml", "palette: { brand: tomato }"))

  package static let imageUnreadable = DiagnosticRule(
    .error, "image-unreadable", "An image cannot be read.",
    """
    The file is there, but it is not an image of a kind that can be shown, or it is damaged.
    """,
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

  static func fileMissing(_ path: String, nearest: String?) -> Finding {
    let finding = Finding(
      .fileMissing, "there is no file \(quoted(path))",
      help: nearest.map { sameOrNear($0, path) }
        ?? "a path is relative to the file in which it stands")
    return nearest.map { finding.fixed(by: $0, .needsReview) } ?? finding
  }

  static func folderMissing(_ path: String, nearest: String?) -> Finding {
    let help = nearest.map { "did you mean `\($0)`?" }
    return Finding(
      .fileMissing, "there is no folder \(quoted(path))",
      help: help ?? "a path is relative to the file in which it stands")
  }

  static func nothingMatches(_ path: String) -> Finding {
    Finding(
      .fileMissing, "no file matches \(quoted(path))",
      help: "`*` stands for any letters of a name and `?` for any one")
  }

  static func patternInFolder(_ path: String) -> Finding {
    Finding(
      .pathForm, "\(quoted(path)) has a `*` or `?` in a folder",
      help: "write them in the last part of the path only")
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

  static func imageUnreadable(_ path: String, _ fault: ImageHeader.Fault) -> Finding {
    let formats = ImageFormat.allCases.map(\.rawValue).joined(separator: ", ")
    let (reason, help) =
      switch fault {
      case .empty: ("the file is empty", "save it again")
      case .unknownFormat:
        ("it is no image of a known format", "the formats are \(formats)")
      case .damaged(let format):
        ("its \(format.rawValue) header is damaged", "save it again")
      case .tooManyPixels(let size):
        (
          "it has \(size.width)×\(size.height) pixels",
          "the limit is \(ImageHeader.mostPixels / 1_000_000) megapixels: make it smaller"
        )
      case .tooManyBytes:
        ("it is larger than \(ImageHeader.mostBytes >> 20) MiB", "make it smaller")
      }
    return Finding(.imageUnreadable, "cannot show \(quoted(path)): \(reason)", help: help)
  }
}
