internal import CarouselMarkdown
internal import SourceDiagnostics

/// A Markdown file as a config: its front matter, then a slide for each page of its text.
///
/// The config is text, so that everything that reads, checks and prints configs holds for a talk.
/// The front matter keeps its offsets in it; what follows is generated, line by line.
struct MarkdownDeck {
  /// The config.
  private(set) var yaml: [UInt8]
  /// What is wrong with the file as a talk.
  private(set) var problem: (finding: Finding, range: SourceRange)?
  /// Whether there is a config that is worth reading.
  private(set) var isReadable = true
  private let source: SourceText
  /// Up to where the config has the offsets of the file.
  private let frontEnd: Int
  /// The lines after that, in order.
  private var generated: [Line] = []

  /// A generated line: where it begins, and what it was made of.
  private struct Line {
    let start: Int
    let origin: SourceRange
    /// The bytes before what is copied from there.
    let lead: Int
  }

  /// Whether a file is a talk rather than a config in YAML.
  static func isMarkdown(_ path: String) -> Bool {
    [".md", ".markdown"].contains { path.lowercased().hasSuffix($0) }
  }

  /// Reads a file.
  ///
  /// - Complexity: O(length).
  init(name: String, bytes: [UInt8]) {
    source = SourceText(name: name, bytes: bytes)
    let front = FrontMatter(source)
    yaml = front.yaml
    frontEnd = front.yaml.count
    problem = front.problem
    isReadable = front.isReadable
    guard front.allowsMore else { return }
    let top = SourceRange(at: front.bodyStart)
    if let title = front.title { add("screen: { title: \(source.text(in: title)) }", of: title) }
    // A talk has an end, unless its author says otherwise.
    if !front.keys.contains("wrap") { add("wrap: none", of: top) }
    addSlides(from: front.bodyStart, addPlaces(front, of: top))
  }

  /// Where text stands unless an author says otherwise: headings that jump from page to page are
  /// hard to follow.
  private static let places = [
    (key: "align", ofText: "left", ofTitle: "center"),
    (key: "valign", ofText: "top", ofTitle: "middle"),
  ]

  /// Says for all slides where text stands, as far as the front matter does not.
  ///
  /// - Returns: The lines that do so for a page with a title alone, and for any other page.
  private mutating func addPlaces(
    _ front: FrontMatter, of top: SourceRange
  ) -> (title: [String], text: [String]) {
    let places = Self.places.filter { !front.slideKeys.contains($0.key) }
    guard !places.isEmpty else { return ([], []) }
    let title = places.map { "\($0.key): \($0.ofTitle)" }
    let text = places.map { "\($0.key): \($0.ofText)" }
    let all = "slide: { \(text.joined(separator: ", ")) }"
    if !front.keys.contains("defaults") {
      add("defaults: { \(all) }", of: top)
    } else if !front.keys.contains("slide") {
      add(all, of: top)
    } else {
      return (title, text)
    }
    return (title, [])
  }

  private mutating func addSlides(
    from start: Int, _ places: (title: [String], text: [String])
  ) {
    let body = SourceRange(start, source.bytes.count)
    let pages = MarkdownPages(source.text(in: body)).pages
    let lines = lines(of: body)
    guard !pages.isEmpty else {
      problem = (.noPages(), SourceRange(at: start))
      isReadable = false
      return
    }
    add("slides:", of: SourceRange(at: start))
    for page in pages {
      let head = lines[min(page.start, lines.count - 1)]
      let rest = page.lines.clamped(to: 0..<lines.count)
      var keys = rest.isEmpty ? places.title : places.text
      if !page.title.isEmpty || rest.isEmpty {
        keys.insert("title: \(YAMLScalar.line(page.title))", at: 0)
      }
      if !rest.isEmpty { keys.append("markdown: |2") }
      for (index, key) in keys.enumerated() { add((index == 0 ? "  - " : "    ") + key, of: head) }
      guard !rest.isEmpty else { continue }
      for line in rest { add("      ", of: lines[line], copies: true) }
      if !page.definitions.isEmpty { add("", of: head) }
      for definition in page.definitions { add("      " + definition, of: head) }
    }
  }

  /// Adds a line that was made of a place in the file, and which may go on with its bytes.
  private mutating func add(_ text: String, of origin: SourceRange, copies: Bool = false) {
    generated.append(Line(start: yaml.count, origin: origin, lead: text.utf8.count))
    yaml += text.utf8
    if copies {
      // A break that Markdown does not count would end the string.
      yaml += source.bytes[origin.start..<origin.end].map {
        $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0
      }
    }
    yaml.append(UInt8(ascii: "\n"))
  }

  /// The lines of a part of the file, as Markdown counts them.
  private func lines(of range: SourceRange) -> [SourceRange] {
    let bytes = source.bytes
    var lines: [SourceRange] = []
    var start = range.start
    while start < range.end {
      let end = bytes[start..<range.end].firstIndex(of: UInt8(ascii: "\n")) ?? range.end
      let isReturned = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      lines.append(SourceRange(start, isReturned ? end - 1 : end))
      start = end + 1
    }
    return lines
  }
}

// MARK: - Places

extension MarkdownDeck {
  /// The place in the file for an offset in the config.
  func place(of offset: Int) -> Int {
    guard offset >= frontEnd else { return offset }
    var (low, high) = (0, generated.count)
    while low < high {
      let middle = (low + high) / 2
      if generated[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return min(offset, source.bytes.count) }
    let line = generated[low - 1]
    return min(line.origin.start + max(0, offset - line.start - line.lead), line.origin.end)
  }

  /// The same as a line and a column.
  func location(of offset: Int) -> SourceLocation { source.location(of: place(of: offset)) }

  /// What was found in the config, in the places of the file.
  ///
  /// Only the front matter can be fixed: what is generated is written nowhere.
  func placed(_ config: LoadedConfig) -> LoadedConfig {
    var result = config
    guard !config.sources.texts.isEmpty else { return config }
    result.sources.replace(.first, by: source)
    let diagnostics = config.diagnostics.map { diagnostic in
      var placed = diagnostic
      placed.primary = place(of: diagnostic.primary)
      placed.secondary = diagnostic.secondary.map(place)
      let isFixable = diagnostic.fix?.edits.allSatisfy { edit in
        edit.file != .first || edit.range.end <= frontEnd
      }
      if isFixable == false { placed.fix = nil }
      return placed
    }
    result.diagnostics = DiagnosticReport(diagnostics).diagnostics
    return result
  }

  private func place(of label: Label) -> Label {
    guard label.file == .first else { return label }
    let start = place(of: label.range.start)
    return Label(.first, SourceRange(start, max(start, place(of: label.range.end))), label.text)
  }
}
