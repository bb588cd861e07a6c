internal import SourceDiagnostics
internal import YAMLTree

/// A kind of value: its form as data, and how it is read.
struct ValueType<Output>: Sendable {
  let form: ValueForm
  /// Reads a value; nil when that was not possible, which has been reported.
  let read: @Sendable (Value, inout ConfigReader) -> Output?

  init(_ form: ValueForm, read: @escaping @Sendable (Value, inout ConfigReader) -> Output?) {
    self.form = form
    self.read = read
  }

  /// A type that is read from the text of a scalar.
  static func scalar(
    _ form: ValueForm, read: @escaping @Sendable (String, Value, inout ConfigReader) -> Output?
  ) -> ValueType {
    ValueType(form) { value, reader in
      reader.present(value, form).flatMap { read($0, value, &reader) }
    }
  }

  /// The same values in another type.
  func map<Other>(_ transform: @escaping @Sendable (Output) -> Other) -> ValueType<Other> {
    ValueType<Other>(form) { value, reader in read(value, &reader).map(transform) }
  }

  /// This type or one of a few words.
  func or(_ words: [(name: String, output: Output)]) -> ValueType where Output: Sendable {
    let names = words.map(\.name)
    let both = ValueForm.either([form, .choice(names)])
    return ValueType(both) { value, reader in
      // Words begin with letters; most values are numbers, which need no second look.
      let first = value.node.withText(\.first) ?? nil
      if let first, first <= UInt8(ascii: "9") { return read(value, &reader) }
      guard let text = reader.present(value, both) else { return nil }
      if let word = words.first(where: { $0.name == text }) { return word.output }
      let near =
        text.first?.isLetter == true ? Suggestion(for: text.lowercased(), among: names) : nil
      if near != nil || Synonyms.of(text, among: names) != nil {
        reader.report(
          .notOneOf(text, noun: both.text, allowed: names, suggestion: near), at: value.label)
        return nil
      }
      reader.otherWords = names
      defer { reader.otherWords = [] }
      return read(value, &reader)
    }
  }
}
