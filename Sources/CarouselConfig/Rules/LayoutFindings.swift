internal import CarouselEngine
internal import SourceDiagnostics

extension Finding {
  static func numberCount(_ what: String, _ count: Int, expected: String) -> Finding {
    Finding(
      .wrongShape, "\(what) has \(count) \(count == 1 ? "element" : "elements")",
      help: "write \(expected)")
  }

  static func keyframeOrder(_ offset: Double, after before: Double) -> Finding {
    let (offset, before) = (NumberRange.text(of: offset), NumberRange.text(of: before))
    return Finding(
      .outOfRange, "the offset `\(offset)` does not lie beyond the one before it, `\(before)`",
      help: "order keyframes by rising offset")
  }

  static func noKeyframes() -> Finding {
    Finding(
      .missingKey, "a `custom` layout has no `keyframes`",
      help: "write `keyframes: [{ offset: 0 }]`, or another type")
  }

  /// An option that a layout does not look at.
  static func unusedOption(_ option: String, in type: LayoutType) -> Finding {
    let readers = LayoutType.allCases.filter { $0.reads(option) }.map(\.rawValue)
    return Finding(
      .noEffect, "`\(option)` has no effect in a `\(type.rawValue)` layout",
      help: "remove it; \(alternatives(readers)) would use it")
  }

  /// A key that needs another value of some other key.
  static func idle(_ key: String, _ reason: String, help: String) -> Finding {
    Finding(.noEffect, "`\(key)` has no effect \(reason)", help: help)
  }

  /// A key that another one leaves nothing to say.
  static func unused(_ key: String, beside other: String, help: String) -> Finding {
    Finding(.noEffect, "`\(key)` does nothing beside `\(other)`", help: help)
  }
}
