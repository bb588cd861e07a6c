internal import CarouselDeck

/// Colours the lines of some code, one after the other.
///
/// It knows words, figures, strings and comments, and nothing of grammar: what it takes for
/// something else is only coloured in another way.
struct CodeColoring: Hashable, Sendable {
  private let language: CodeLanguage
  /// What a string or a comment of several lines ends with.
  private var open: (end: [Character], escapes: Bool, role: MarkdownLine.Role)?
  private var isInTag = false

  init(_ language: CodeLanguage) { self.language = language }

  /// The parts of the next line.
  ///
  /// - Complexity: O(length).
  mutating func runs(of text: String) -> [MarkdownLine.Run] {
    var line = LineOfCode(text)
    if let open { close(open, in: &line) }
    while let next = line.next { read(next, in: &line) }
    return line.runs
  }

  private mutating func read(_ next: Character, in line: inout LineOfCode) {
    if let mark = language.lineComments.first(where: line.hasPrefix), line.isCommentStart(mark) {
      line.take(line.rest.count, as: .muted)
    } else if let comment = language.blockComment, line.hasPrefix(comment.start) {
      line.take(comment.start.count, as: .muted)
      close((Array(comment.end), false, .muted), in: &line)
    } else if language.isMarkup, next == "<" || next == ">" {
      readTag(next, in: &line)
    } else if let string = string(at: line) {
      line.take(string.start.count, as: .good)
      close((string.end, string.escapes, .good), in: &line, isMultiline: string.isMultiline)
    } else if next.isNumber, next.isASCII, !language.isMarkup {
      line.take(line.figureLength, as: .accent, isStrong: true)
    } else if next.isLetter || next == "_" || next == "@" || next == "#" {
      readWord(in: &line)
    } else {
      line.take(1, as: .text)
    }
  }

  /// Takes what is open up to its end.
  private mutating func close(
    _ wanted: (end: [Character], escapes: Bool, role: MarkdownLine.Role), in line: inout LineOfCode,
    isMultiline: Bool = true
  ) {
    var length = 0
    while length < line.rest.count {
      if wanted.escapes, line.rest[line.rest.startIndex + length] == "\\" {
        length = min(length + 2, line.rest.count)
      } else if line.rest.dropFirst(length).starts(with: wanted.end) {
        line.take(length + wanted.end.count, as: wanted.role)
        open = nil
        return keyRole(wanted.role, in: &line)
      } else {
        length += 1
      }
    }
    line.take(length, as: wanted.role)
    open = isMultiline ? wanted : nil
  }

  /// A string before a colon is a key.
  private func keyRole(_ role: MarkdownLine.Role, in line: inout LineOfCode) {
    guard language.hasKeys, role == .good, line.rest.first(where: { $0 != " " }) == ":" else {
      return
    }
    line.changeLast(to: .accent, isStrong: true)
  }

  private func string(at line: LineOfCode) -> CodeLanguage.StringForm? {
    guard !language.isMarkup || isInTag else { return nil }
    return language.strings.first { string in
      line.hasPrefix(string.start) && (!string.isCharacter || line.isCharacter)
    }
  }

  private mutating func readTag(_ next: Character, in line: inout LineOfCode) {
    isInTag = next == "<"
    line.take(1, as: .text)
    guard isInTag else { return }
    if line.next == "/" || line.next == "!" { line.take(1, as: .text) }
    line.take(line.wordLength(with: language.wordMarks), as: .accent, isStrong: true)
  }

  private func readWord(in line: inout LineOfCode) {
    let start = line.rest.first.map { $0 == "@" || $0 == "#" } ?? false ? 1 : 0
    let length = start + line.wordLength(with: language.wordMarks, from: start)
    let word = String(line.rest.prefix(length))
    let known = language.ignoresCase ? word.lowercased() : word
    let isKey =
      language.hasKeys && start == 0
      && line.rest.dropFirst(length).first { $0 != " " } == ":"
    if language.keywords.contains(known) || isKey {
      line.take(length, as: .accent, isStrong: true)
    } else if language.types.contains(known) || start == 1 && length > 1
      || language.hasTypeNames && word.first?.isUppercase ?? false
    {
      line.take(length, as: .warning)
    } else {
      line.take(max(1, length), as: .text)
    }
  }

  static func == (left: CodeColoring, right: CodeColoring) -> Bool {
    left.language == right.language && left.open?.end == right.open?.end
      && left.isInTag == right.isInTag
  }

  func hash(into hasher: inout Hasher) { hasher.combine(language) }
}

/// A line of code, part of which has its colours.
private struct LineOfCode {
  private(set) var rest: ArraySlice<Character>
  private(set) var runs: [MarkdownLine.Run] = []
  private var last: Character?

  init(_ text: String) { rest = Array(text)[...] }

  var next: Character? { rest.first }

  func hasPrefix(_ text: String) -> Bool { rest.starts(with: text) }
  func hasPrefix(_ text: [Character]) -> Bool { rest.starts(with: text) }

  /// Whether a mark begins a comment here: in the shell `#` within a word does not.
  func isCommentStart(_ mark: String) -> Bool { mark != "#" || last == nil || last == " " }

  mutating func take(_ count: Int, as role: MarkdownLine.Role, isStrong: Bool = false) {
    guard count > 0 else { return }
    last = rest.dropFirst(count - 1).first
    let run = MarkdownLine.Run(
      String(rest.prefix(count)), style: isStrong ? [.code, .strong] : .code, role: role)
    rest = rest.dropFirst(count)
    if let previous = runs.last, previous.isLike(run) {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  /// Gives what was taken last another colour.
  mutating func changeLast(to role: MarkdownLine.Role, isStrong: Bool) {
    guard !runs.isEmpty else { return }
    runs[runs.count - 1].role = role
    if isStrong { runs[runs.count - 1].style.insert(.strong) }
  }

  func wordLength(with marks: String, from start: Int = 0) -> Int {
    rest.dropFirst(start).prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || marks.contains($0)
    }.count
  }

  /// The length of a figure: digits, letters such as those of `0xFF`, and a point between digits.
  var figureLength: Int {
    var length = 1
    while let next = rest.dropFirst(length).first {
      let isPoint =
        next == "." && rest.dropFirst(length + 1).first.map { $0.isNumber } ?? false
      guard next.isNumber || next.isLetter || next == "_" || isPoint else { break }
      length += 1
    }
    return length
  }

  /// Whether a quote is the beginning of one character: in Rust it may be that of a lifetime.
  var isCharacter: Bool {
    let body = rest.dropFirst()
    return body.first == "\\" || body.dropFirst().first == "'"
  }
}
