internal import SourceDiagnostics

/// What is wrong with the syntax, and what can be read in its place.
struct SyntaxProblem: Hashable {
  var diagnostic: Diagnostic
  /// Nil when nothing says what was meant.
  let patch: SyntaxPatch?

  init(_ diagnostic: Diagnostic, _ patch: SyntaxPatch? = nil) {
    self.diagnostic = diagnostic
    self.patch = patch
  }

  /// Where reading stopped making sense: what follows may be read again from the next line on.
  var start: Int { diagnostic.primary.range.start }
}
