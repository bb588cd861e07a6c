internal import SourceDiagnostics
internal import YAMLTree

extension ValueType where Output == Int {
  /// A whole number.
  static func integer(_ range: ClosedRange<Int>) -> ValueType {
    let form = ValueForm.integer(range)
    return .scalar(form) { text, value, reading in
      guard let number = reading.number(text, value, form, NumberText.integer) else { return nil }
      guard range.contains(number) else {
        reading.report(.outOfRange(text, range: form.text), at: value.label)
        return nil
      }
      return number
    }
  }
}

extension ValueType where Output == Double {
  /// A decimal number above zero.
  static let positiveNumber = ValueType.scalar(.positiveNumber) { text, value, reading in
    guard let number = reading.number(text, value, .positiveNumber, NumberText.decimal) else {
      return nil
    }
    guard number > 0, number <= 1000 else {
      reading.report(.outOfRange(text, range: "a number above 0, up to 1000"), at: value.label)
      return nil
    }
    return number
  }
}

extension Reading {
  /// Reads the text of a number and reports why it is none.
  fileprivate mutating func number<Number>(
    _ text: String, _ value: Value, _ form: ValueForm,
    _ parse: (String) throws(NumberText.Fault) -> Number
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
      case .malformed(let meaning):
        switch form {
        case .positiveNumber: report(.notANumber(text), at: value.label)
        case .boolean, .integer, .duration, .choice, .color, .text, .name, .path, .pattern, .list,
          .map, .either:
          report(.notAnInteger(text, meaning: meaning), at: value.label)
        }
      }
    }
    return nil
  }
}
