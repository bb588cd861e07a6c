internal import YAMLTree

extension ValueType where Output == Int {
  /// A whole number.
  static func integer(_ range: ClosedRange<Int>) -> ValueType {
    let form = ValueForm.integer(range)
    return .scalar(form) { text, value, reader in
      let number = reader.number(
        text, value, expected: form, NumberText.integer, malformed: Finding.notAnInteger)
      guard let number else { return nil }
      guard range.contains(number) else {
        reader.report(.outOfRange(text, range: form.text), at: value.label)
        return nil
      }
      return number
    }
  }
}

extension ValueType where Output == Double {
  /// A decimal number.
  static func number(_ range: NumberRange) -> ValueType {
    let form = ValueForm.number(range)
    return .scalar(form) { text, value, reader in
      let number = reader.number(text, value, expected: form, NumberText.decimal) { text, _ in
        .notANumber(text)
      }
      guard let number else { return nil }
      guard range.contains(number) else {
        reader.report(.outOfRange(text, range: form.text), at: value.label)
        return nil
      }
      return number
    }
  }
}

extension ValueType where Output == [Double] {
  /// A list of as many numbers as there are names for them.
  static func numbers(_ names: [String], _ range: NumberRange) -> ValueType {
    let form = ValueForm.numbers(names, range)
    let element = ValueType<Double>.number(range)
    return ValueType(form) { value, reader in
      guard reader.isPresent(value, form, as: .sequence) else { return nil }
      guard value.node.count == names.count else {
        if !value.node.isCutShort {
          reader.report(
            .numberCount(reader.what(value), value.node.count, expected: form.text),
            at: value.label)
        }
        return nil
      }
      var numbers: [Double] = []
      for (index, node) in value.node.elements.enumerated() {
        let number = reader.inside(.element(index)) { element.read(value.element(node), &$0) }
        if let number { numbers.append(number) }
      }
      return numbers.count == names.count ? numbers : nil
    }
  }
}

extension ConfigReader {
  /// Reads the text of a number and reports why it is none.
  ///
  /// `malformed` gets the text, and the number that another language would read.
  fileprivate mutating func number<Number>(
    _ text: String, _ value: Value, expected form: ValueForm,
    _ parse: (String) throws(NumberText.ParseError) -> Number,
    malformed: (String, String?) -> Finding
  ) -> Number? {
    do {
      let number = try parse(text)
      if value.node.style == .plain { return number }
      report(.quotedNumber(source(of: value), meaning: text), at: value.label)
    } catch {
      switch error {
      case .leadingZero(let meaning):
        report(.leadingZero(text, meaning: meaning), at: value.label)
      case .sexagesimal: report(.sexagesimal(text, expected: form.text), at: value.label)
      case .tooBig: report(.numberTooBig(text), at: value.label)
      case .malformed(let meaning): report(malformed(text, meaning), at: value.label)
      }
    }
    return nil
  }
}
