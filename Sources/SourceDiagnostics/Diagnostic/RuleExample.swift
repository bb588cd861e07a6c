extension DiagnosticRule {
  /// A string, or a part of one, in which the place of a diagnostic is marked.
  package struct Example: Hashable, Sendable {
    /// The text.
    package let text: String
    /// The bytes that the diagnostic underlines; nil where nothing is wrong.
    package let place: SourceRange?

    /// Takes text in which `⟪` and `⟫` enclose the place.
    init(_ marked: String) {
      let parts = marked.split(omittingEmptySubsequences: false) { "⟪⟫".contains($0) }
      text = parts.joined() + "\n"
      guard parts.count == 3 else {
        place = nil
        return
      }
      let start = parts[0].utf8.count
      place = SourceRange(start, start + parts[1].utf8.count)
    }

    /// Takes a text in which `⟪` and `⟫` enclose a place, with another text in that place.
    init(_ marked: String, marked replacement: String) {
      let parts = marked.split(omittingEmptySubsequences: false) { "⟪⟫".contains($0) }
      self.init("\(parts.first ?? "")\(replacement)\(parts.last ?? "")")
    }

    /// The text with marks for characters that cannot be seen.
    package var visibleText: String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { VisibleText.of(String($0)) }.joined(separator: "\n")
    }
  }

  /// A file beside the examples, which they include.
  package struct IncludedFile: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// Its text beside the wrong example.
    package let wrong: Example
    /// Its text beside the right one.
    package let right: Example

    /// A file that is the same for both, unless `right` says otherwise.
    package init(_ name: String, _ wrong: String, right: String? = nil) {
      self.name = name
      self.wrong = Example(wrong)
      self.right = Example(right ?? wrong)
    }
  }
}
