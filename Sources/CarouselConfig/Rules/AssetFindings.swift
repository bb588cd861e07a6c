internal import CarouselDeck
internal import SourceDiagnostics

extension Finding {
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

  static func textTooLarge(_ path: String, limit: String) -> Finding {
    Finding(
      .tooLarge, "\(quoted(path)) is larger than \(limit)", help: "show a shorter text")
  }

  static func textsTooLarge(limit: String) -> Finding {
    Finding(
      .tooLarge, "the files of text have more than \(limit) in all",
      help: "show fewer of them, or shorter ones")
  }

  static func textNotUTF8(_ path: String, byte: UInt8, line: Int) -> Finding {
    let digits = String(byte, radix: 16, uppercase: true)
    return Finding(
      .invalidUTF8, "\(quoted(path)) is not UTF-8: line \(line) has the byte 0x\(digits)",
      help: "save it as UTF-8")
  }

  static func withoutImage(_ key: String) -> Finding {
    Finding(
      .noEffect, "`\(key)` has no effect in a slide without `image`",
      help: "remove it, or add `image`")
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
