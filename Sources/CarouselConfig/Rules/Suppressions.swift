internal import SourceDiagnostics
internal import YAMLTree

/// The comments that allow warnings, of all files of a config, and what they suppress.
struct Suppressions {
  private var comments: [(file: FileID, comment: AllowComment)] = []

  /// Takes over the comments of a file.
  mutating func add(_ document: YAMLDocument, of file: FileID) {
    comments += document.allowComments { DiagnosticRule.named($0) != nil }.map { (file, $0) }
  }

  /// The findings without the warnings that are allowed, and with what is wrong with the comments.
  ///
  /// What no comment needed is said of the comments in `complete` only: elsewhere a warning may be
  /// missing because a check was not made.
  /// O(findings) when there is a comment.
  func applied(
    to diagnostics: [Diagnostic], in sources: SourceSet, complete: FileID?
  ) -> [Diagnostic] {
    guard !comments.isEmpty else { return diagnostics }
    var isUsed: [Permission: Bool] = [:]
    for (file, comment) in comments where comment.isAllowing {
      for case let rule? in comment.names.map(\.rule) where rule.severity == .warning {
        isUsed[Permission(file: file, line: comment.line, rule: rule)] = false
      }
    }
    let rest = diagnostics.filter { diagnostic in
      let primary = diagnostic.primary
      let permission = Permission(
        file: primary.file, line: sources[primary.file].line(at: primary.range.start),
        rule: diagnostic.rule)
      guard diagnostic.severity == .warning, isUsed[permission] != nil else { return true }
      isUsed[permission] = true
      return false
    }
    return rest
      + comments.flatMap { file, comment in
        findings(about: comment, in: file, of: sources[file]) { rule in
          file != complete
            || isUsed[Permission(file: file, line: comment.line, rule: rule)] ?? false
        }
      }
  }

  /// A rule and the line in which it may be broken.
  private struct Permission: Hashable {
    let file: FileID
    let line: Int
    let rule: DiagnosticRule
  }

  private func findings(
    about comment: AllowComment, in file: FileID, of source: SourceText,
    isNeeded: (DiagnosticRule) -> Bool
  ) -> [Diagnostic] {
    guard comment.isAllowing else {
      return [diagnostic(.allowMisspelt(comment.verb.text), file, comment.verb.range)]
    }
    guard !comment.names.isEmpty else {
      return [
        diagnostic(.allowWithoutName, file, comment.range, removing: comment.whole(in: source))
      ]
    }
    let wrong = comment.names.map { name in
      guard let rule = name.rule else { return Finding?.some(.allowOfUnknown(name.text)) }
      guard rule.severity == .warning else { return .allowOfError(rule) }
      guard isNeeded(rule) else { return .unusedAllow(rule, line: comment.line) }
      return name.text == rule.id ? nil : .allowOfRenamed(name.text, rule)
    }
    // An id that has a fix keeps the comment.
    let isUseless = wrong.allSatisfy { $0.map { $0.replacement == nil } ?? false }
    return wrong.indices.compactMap { index in
      wrong[index].map { finding in
        diagnostic(
          finding, file, comment.names[index].range,
          removing: isUseless ? comment.whole(in: source) : comment.element(index))
      }
    }
  }

  /// A finding whose fix is its own, or else to remove a part of the comment.
  private func diagnostic(
    _ finding: Finding, _ file: FileID, _ range: SourceRange,
    removing removed: @autoclosure () -> SourceRange? = nil
  ) -> Diagnostic {
    let edit =
      finding.replacement.map { Fix.Edit(file, range, $0.text) }
      ?? Fix.Edit(file, removed() ?? range, "")
    return Diagnostic(
      finding.rule, finding.message, at: Label(file, range), help: finding.help,
      fix: Fix([edit], safety: finding.replacement?.safety ?? .safe))
  }
}

extension AllowComment.Name {
  fileprivate var rule: DiagnosticRule? { .named(text) }
}

extension AllowComment {
  /// All that goes when the comment goes: its line, or what follows the value.
  fileprivate func whole(in source: SourceText) -> SourceRange {
    let number = source.line(at: range.start)
    guard isAlone else {
      var start = range.start
      while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(source.bytes[start - 1]) {
        start -= 1
      }
      return SourceRange(start, range.end)
    }
    let next = number < source.lineCount ? source.range(ofLine: number + 1).start : range.end
    return SourceRange(source.range(ofLine: number).start, next)
  }

  /// A name with the comma that only it needs.
  fileprivate func element(_ index: Int) -> SourceRange {
    index + 1 < names.count
      ? SourceRange(names[index].range.start, names[index + 1].range.start)
      : SourceRange(names[index - 1].range.end, names[index].range.end)
  }
}
