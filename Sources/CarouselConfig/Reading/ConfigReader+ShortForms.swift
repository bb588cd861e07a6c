internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// A finding about YAML in the words of the keys, where it is about a group that is written short
  /// and has a key of its own below it.
  static func inWordsOfKeys(_ diagnostic: Diagnostic, _ source: SourceText) -> Diagnostic {
    if diagnostic.rule == .noValue { return Self.asColor(diagnostic, in: source) }
    guard diagnostic.rule == .badIndent, let above = diagnostic.secondary.first else {
      return diagnostic
    }
    let name = source.text(in: above.range)
    let key = source.text(in: diagnostic.primary.range)
    let group = CarouselKeys.table.keys.first { $0.name == name }?.group
    guard let group, let short = group.short.key, group.table.names.contains(key) else {
      return diagnostic
    }
    func value(behind range: SourceRange) -> String {
      let rest = source.restOfLine(from: range.end)
      return String(source.text(in: rest).drop { $0 == ":" || $0 == " " })
    }
    var diagnostic = diagnostic
    let entries =
      "\(short): \(value(behind: above.range)), \(key): \(value(behind: diagnostic.primary.range))"
    diagnostic.help = "write `\(name): { \(entries) }`"
    diagnostic.fix = nil
    return diagnostic
  }
}
