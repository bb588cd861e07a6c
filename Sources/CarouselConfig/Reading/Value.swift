internal import SourceDiagnostics
internal import YAMLTree

/// A node of one of the files, and the key before it.
struct Value {
  let node: YAMLNode
  let file: FileID
  /// Where its key was written; nil for the root of a file and the elements of a list.
  var key: SourceRange?

  /// Where the value was written; for an alias, where its anchor is.
  var label: Label { Label(file, node.range) }

  /// Where to point when it is the presence of the value that matters.
  var keyLabel: Label { Label(file, key ?? node.range) }

  func child(_ entry: YAMLEntries.Entry) -> Value {
    Value(node: entry.value, file: file, key: entry.key.range)
  }

  /// The value of a key of a map; nil when it is not there.
  func child(named name: String) -> Value? {
    node.entries.first { $0.key.text == name }.map(child)
  }

  func element(_ node: YAMLNode) -> Value { Value(node: node, file: file, key: nil) }
}
