internal import SourceDiagnostics
internal import YAMLTree

/// Where an effective value was written.
struct Origin: Hashable {
  /// The layers of a carousel's keys, from the weakest to the strongest.
  enum Layer: Hashable {
    /// The keys under `screen` of an included file.
    case included
    case defaults
    /// A preset that the carousel extends; one that `defaults` extend belongs to them.
    case preset(String)
    case own
  }

  let layer: Layer
  let file: FileID
  let key: SourceRange
  let node: YAMLNode

  /// The value without its key.
  var asValue: Value { Value(node: node, file: file, key: nil) }

  /// Where the value is.
  var value: SourceRange { node.range }

  /// The value, with a few words about it.
  func label(_ text: String? = nil) -> Label { Label(file, value, text) }

  /// The key, with a few words about it.
  func keyLabel(_ text: String? = nil) -> Label { Label(file, key, text) }
}
