internal import CarouselFiles

extension PathText {
  /// The name without its ending, and with nothing in it that a name cannot hold.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    let stem = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : name[..<$0] }
    return NameText.suggestion(for: String(stem ?? name[...])) ?? "carousel"
  }
}
