import CarouselEngine
internal import CarouselJSON

/// A change of pages in a line of a trace, and the resulting paths of nested carousels.
///
/// A path contains page numbers, so a nested carousel gets another path when pages before
/// it are inserted or removed.
struct PageRenumbering {
  /// The prefix of all paths that may change.
  let prefix: String
  /// The new numbers of pages; nil where the trace does not contain them.
  private let mapping: PageMapping?

  /// Reads a line; nil when it changes no pages.
  ///
  /// - Parameters:
  ///   - line: A line of a trace.
  ///   - root: The name of the outermost carousel, at which an intent without a path is aimed.
  init?(_ line: JSONObject, root: String) {
    func number(_ key: String) -> Int? {
      if case .number(let digits) = line[key] { Int(digits) } else { nil }
    }
    guard case .string(let intent) = line["do"] else { return nil }
    switch intent {
    case "insert":
      guard let page = number("at") else { return nil }
      mapping = .inserted(at: page)
    case "remove":
      guard let page = number("at") else { return nil }
      mapping = .removed(at: page)
    case "set_items": mapping = number("count").map { .truncated(to: $0) }
    default: return nil
    }
    if case .string(let path) = line["path"] { prefix = path + "/" } else { prefix = root + "/" }
  }

  /// Whether the new paths follow from the old ones.
  var isKnown: Bool { mapping != nil }

  /// The new path of a carousel, or nil when it is gone or unknown.
  func path(for path: String) -> String? {
    guard path.hasPrefix(prefix) else { return path }
    let parts = path.dropFirst(prefix.count).split(separator: "/", maxSplits: 1)
    guard let page = parts.first.flatMap({ Int($0) }), let new = mapping?[page] else { return nil }
    return prefix + ([String(new)] + parts.dropFirst().map(String.init)).joined(separator: "/")
  }
}
