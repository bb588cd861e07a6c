internal import SourceDiagnostics
internal import YAMLTree

/// The config between two lines of hyphens at the top of a Markdown file.
struct FrontMatter {
  /// Its text, with blanks for the first line and everything before it where it was.
  private(set) var yaml: [UInt8]
  /// Where the text below it begins.
  let bodyStart: Int
  /// Its keys.
  private(set) var keys: Set<String> = []
  /// The keys under `slide`, also under `defaults`.
  private(set) var slideKeys: Set<String> = []
  /// The value of `title`, which is that of the window; nil if there is none.
  private(set) var title: SourceRange?
  /// What keeps the file from being a talk.
  private(set) var problem: (finding: Finding, range: SourceRange)?
  /// Whether keys can be added at its end, and whether it can be read at all.
  private(set) var allowsMore = true
  private(set) var isReadable = true

  /// Keys that say what the text of the file says.
  private static let takenKeys: Set<String> = ["slides", "slides_from", "carousels", "play"]

  /// Finds it; a text whose first line is no line of three hyphens has none, nor has one in which
  /// no other such line follows.
  init(_ source: SourceText) {
    let start = source.byteOrderMarkLength
    guard let range = Self.range(in: source) else {
      yaml = Array(source.bytes[..<start])
      bodyStart = start
      return
    }
    bodyStart = range.after
    yaml = Array(source.bytes[..<range.end])
    for index in start..<range.start where !Self.breaks.contains(yaml[index]) {
      yaml[index] = UInt8(ascii: " ")
    }
    let text = SourceText(name: source.name, bytes: yaml)
    guard let root = YAMLDocument.parse(text).document?.root else { return }
    read(root)
  }

  private static let breaks: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]

  /// Where the keys begin and end, and where the line after them begins.
  private static func range(
    in source: SourceText
  ) -> (start: Int, end: Int, after: Int)? {
    func isMark(_ line: Int, _ marks: [String]) -> Bool {
      var text = source.text(in: source.range(ofLine: line))[...]
      while text.last == " " { text.removeLast() }
      return marks.contains(String(text))
    }
    guard source.lineCount > 1, isMark(1, ["---"]) else { return nil }
    for line in stride(from: 2, through: source.lineCount, by: 1)
    where isMark(line, ["---", "..."]) {
      let end = source.range(ofLine: line).start
      let isLast = line == source.lineCount
      let after = isLast ? source.bytes.count : source.range(ofLine: line + 1).start
      return (source.range(ofLine: 2).start, end, after)
    }
    return nil
  }

  private mutating func read(_ root: YAMLNode) {
    guard root.kind == .mapping else {
      // The reader says what is wrong.
      allowsMore = root.kind == .scalar && root.isMissing
      return
    }
    guard root.style == .block else {
      (allowsMore, isReadable) = (false, false)
      problem = (.frontMatterInBrackets(), root.range)
      return
    }
    for entry in root.entries {
      guard let key = entry.key.text else { continue }
      keys.insert(key)
      if Self.takenKeys.contains(key), problem == nil {
        allowsMore = false
        problem = (.slidesInFrontMatter(key), entry.key.range)
      }
    }
    takeTitle(of: root)
    let defaults = root.entries.first { $0.key.isText("defaults") }
    for map in [root, defaults?.value] {
      let slide = map?.entries.first { $0.key.isText("slide") }
      slideKeys.formUnion(slide?.value.entries.compactMap(\.key.text) ?? [])
    }
  }

  /// Takes `title` out of the config, which has it under `screen`.
  private mutating func takeTitle(of root: YAMLNode) {
    guard !keys.contains("screen"),
      let entry = root.entries.first(where: { $0.key.isText("title") }),
      entry.value.kind == .scalar, !entry.value.isMissing, entry.value.aliasRange == nil
    else { return }
    let range = SourceRange(entry.key.range.start, entry.value.range.end)
    guard !yaml[range.start..<range.end].contains(where: Self.breaks.contains) else { return }
    for index in range.start..<range.end { yaml[index] = UInt8(ascii: " ") }
    title = entry.value.range
  }
}
