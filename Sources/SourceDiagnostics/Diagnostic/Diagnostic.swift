/// One thing that is wrong, or looks wrong, in what an author wrote.
///
/// It says what happened and where. How that looks on a screen is the printers' business.
public struct Diagnostic: Hashable, Sendable {
  /// The rule that was broken.
  public var rule: DiagnosticRule

  /// How bad it is; the rule's own severity unless someone decided otherwise.
  public var severity: Severity

  /// What was found: lower case, no full stop, what the author wrote in back quotes.
  public var message: String

  /// Where it was found.
  public var primary: Label

  /// Other places that explain it, such as the first of two equal keys.
  public var secondary: [Label]

  /// The keys that lead to the value, `carousels.hero.autoplay.every`.
  public var path: String?

  /// What to do about it.
  public var help: String?

  /// The change that does it.
  public var fix: Fix?

  /// A finding with the severity of its rule.
  public init(
    _ rule: DiagnosticRule, _ message: String, at primary: Label, also secondary: [Label] = [],
    path: String? = nil, help: String? = nil, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = rule.severity
    self.message = message
    self.primary = primary
    self.secondary = secondary
    self.path = path
    self.help = help
    self.fix = fix
  }
}
