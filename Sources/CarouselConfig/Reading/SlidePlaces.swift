internal import SourceDiagnostics
internal import YAMLTree

/// Where the slides of each carousel were written, for what is found when all of them are known.
struct SlidePlaces {
  private struct Key: Hashable {
    /// The name of an entry of `carousels`; empty for the carousel of the file itself.
    var entry = ""
    /// The pages that lead to a carousel.
    var path: [Int] = []
  }

  /// Where the lines of the screen were written, by their keys.
  var lines: [String: Label] = [:]
  private var lists: [Key: (value: Value, slides: [YAMLNode])] = [:]

  /// Notes the list of slides of the carousel at a place of the file.
  mutating func note(_ list: Value, at steps: [FindingLog.Step]) {
    var key = Key()
    var isPage = false
    for (index, step) in steps.enumerated() {
      switch step {
      case .key(let name):
        isPage = name == "slides"
        if index == 1, case .key("carousels") = steps[0] { key.entry = name }
      case .element(let element):
        if isPage { key.path.append(element) }
        isPage = false
      }
    }
    // A list is walked once, not for each slide that is asked for.
    lists[key] = (list, list.node.kind == .sequence ? Array(list.node.elements) : [])
  }

  /// The place of a slide; that of its list where slides were not written one by one.
  func label(of path: [Int], inCarousel name: String) -> Label? {
    guard let page = path.last else { return nil }
    let parents = Array(path.dropLast())
    guard let list = lists[Key(entry: name, path: parents)] ?? lists[Key(path: parents)] else {
      return nil
    }
    return page < list.slides.count
      ? list.value.element(list.slides[page]).label : list.value.keyLabel
  }
}
