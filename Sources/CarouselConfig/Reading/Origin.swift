package import SourceDiagnostics

/// Where an effective value was written.
package struct Origin: Hashable, Sendable {
  /// The layers of a carousel's keys, from the weakest to the strongest.
  ///
  /// What no layer says is built in and has no origin.
  package enum Layer: Hashable, Sendable {
    case defaults
    /// A preset of a name, which the carousel or something that it extends extends.
    case preset(String)
    case own
  }

  package let layer: Layer
  package let file: FileID
  /// The key, or the element of a list where there is none.
  package let key: SourceRange
  /// The value; by an alias it is where the anchor stands.
  package let value: SourceRange

  /// The value, with a few words about it.
  func label(_ text: String? = nil) -> Label { Label(file, value, text) }

  /// The key, with a few words about it.
  func keyLabel(_ text: String? = nil) -> Label { Label(file, key, text) }
}
