import SourceDiagnostics
import YAMLTree

func parsed(
  _ text: String, limits: YAMLLimits = .standard
) -> ParsedYAML {
  YAMLDocument.parse(SourceText(name: "a.yaml", text: text), limits: limits)
}

/// A node on one line; texts as they are, what is missing as `~`.
func outline(_ node: YAMLNode) -> String {
  switch node.kind {
  case .scalar: node.isMissing ? "~" : node.text ?? "?"
  case .sequence: "[" + node.elements.map(outline).joined(separator: ", ") + "]"
  case .mapping:
    "{" + node.entries.map { "\(outline($0.key)): \(outline($0.value))" }.joined(separator: ", ")
      + "}"
  case .unresolved: "?"
  }
}
