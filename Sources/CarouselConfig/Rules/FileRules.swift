package import SourceDiagnostics
internal import YAMLTree

extension DiagnosticRule {
  /// What can be wrong with files and their bytes.
  static let fileRules: [DiagnosticRule] = [.unreadable] + byteRules + [.notARegularFile]

  package static let unreadable = DiagnosticRule(
    .error, "unreadable", "The file cannot be read.",
    """
    The file does not exist, or this program may not read it. Check the path, and the permissions \
    of the file and of its folders.
    """)

  package static let notARegularFile = DiagnosticRule(
    .error, "not-a-regular-file", "A path does not lead to a regular file.",
    """
    The path leads to a folder, a pipe, a socket or a device. Name a file; the output of a pipe \
    can be read as the standard input, named `-`.
    """)
}

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

  static func textTooLarge(_ path: String, limit: String) -> Finding {
    Finding(
      .tooLarge, "\(quoted(path)) is larger than \(limit)", help: "show a shorter file")
  }

  static func textsTooLarge(limit: String) -> Finding {
    Finding(
      .tooLarge, "the text files are larger than \(limit) in total",
      help: "show fewer of them, or shorter ones")
  }

  static func textNotUTF8(_ path: String, byte: UInt8, line: Int) -> Finding {
    let digits = String(byte, radix: 16, uppercase: true)
    return Finding(
      .invalidUTF8, "\(quoted(path)) is not UTF-8: line \(line) has the byte 0x\(digits)",
      help: "save it as UTF-8")
  }
}
