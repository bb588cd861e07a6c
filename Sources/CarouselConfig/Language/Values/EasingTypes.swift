internal import CarouselEngine

extension ValueType where Output == Easing? {
  /// A named curve or a Bézier curve; nil is the one that goes with what moves.
  static let easing: ValueType = {
    let names: [(name: String, output: Easing?)] = [
      ("linear", .linear), ("ease", .ease), ("ease_in", .easeIn), ("ease_out", .easeOut),
      ("ease_in_out", .easeInOut), ("cubic_in_out", .cubicInOut),
      ("auto", nil),
    ]
    let named = ValueType.choice("an easing", names, others: ["cubic_bezier(…)"])
    let form = ValueForm.either([named.form, .pattern(.cubicBezier)])
    return .scalar(form) { text, value, reader in
      guard text.hasPrefix("cubic_bezier") || text.hasPrefix("cubic-bezier") else {
        return named.read(value, &reader)
      }
      guard text.hasPrefix("cubic_bezier("), text.hasSuffix(")"), !text.contains(",") else {
        reader.report(.badBezier(text), at: value.label)
        return nil
      }
      let parts = text.dropFirst("cubic_bezier(".count).dropLast().split(separator: " ")
      let numbers = parts.compactMap { try? NumberText.decimal(String($0)) }
      guard numbers.count == 4, parts.count == 4 else {
        reader.report(.badBezier(text), at: value.label)
        return nil
      }
      guard numbers.allSatisfy({ (0...1).contains($0) }) else {
        reader.report(.bezierRange(text), at: value.label)
        return nil
      }
      return .cubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    }
  }()
}
