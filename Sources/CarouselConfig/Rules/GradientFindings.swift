internal import SourceDiagnostics

// What can be wrong with a gradient, by the rules for any value.
extension Finding {
  static func gradientFunction(_ text: String) -> Finding {
    Finding(
      .unknownColor, "\(quoted(text)) is not a colour",
      help: "a gradient is written as `{ from: navy, to: teal }`, from top to bottom")
  }

  static func gradientAsList(_ what: String, _ from: String, _ to: String) -> Finding {
    let map = "{ from: \(from), to: \(to) }"
    return Finding(
      .wrongShape, "\(what) is a single value or a map, and this is a list", help: "write `\(map)`"
    ).fixed(by: map, .needsReview)
  }

  /// An end of a gradient of which only the terminal knows how it looks.
  static func unknownEnd(_ text: String) -> Finding {
    Finding(
      .unknownColor, "a gradient cannot begin or end at \(quoted(text))",
      help: "only the terminal knows that colour: write another one, such as `\"#10151C\"`")
  }
}
