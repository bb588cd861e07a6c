/// The rest of a line behind the marks of the blocks that it belongs to.
///
/// Tabs are blanks before a text is parsed, so that a position is a column.
struct LineCursor {
  private(set) var rest: ArraySlice<Unicode.Scalar>
  /// The blanks at the beginning of the rest.
  private(set) var indent: Int

  /// Deeper text in a paragraph's place is code.
  static let codeIndent = 4

  init(_ line: ArraySlice<Unicode.Scalar>) {
    rest = line
    indent = line.prefix { $0 == " " }.count
  }

  /// What follows the indent.
  var body: ArraySlice<Unicode.Scalar> { rest[(rest.startIndex + indent)...] }

  var isBlank: Bool { indent == rest.count }

  /// Whether it is too deep for anything but code.
  var isCode: Bool { indent >= Self.codeIndent }

  /// Drops leading scalars, at most all there are.
  mutating func advance(by count: Int) {
    rest = rest.dropFirst(count)
    if count <= indent {
      indent -= count
    } else {
      indent = rest.prefix { $0 == " " }.count
    }
  }

  /// Drops the indent as far as `limit` allows.
  mutating func dropIndent(atMost limit: Int = .max) { advance(by: min(limit, indent)) }
}

// MARK: - The marks of blocks

extension LineCursor {
  var isQuote: Bool { !isCode && body.first == ">" }

  /// Drops the mark of a quote and one blank after it.
  mutating func dropQuoteMark() {
    advance(by: indent + 1)
    dropIndent(atMost: 1)
  }

  /// The level and the text of a heading that begins with `#`.
  var heading: (level: Int, text: ArraySlice<Unicode.Scalar>)? {
    let level = body.prefix { $0 == "#" }.count
    var title = body.dropFirst(level)
    guard !isCode, 1...6 ~= level, title.isEmpty || title.first == " " else { return nil }
    title = title.trimmed
    let kept = title.dropLast(title.reversed().prefix { $0 == "#" }.count)
    if kept.isEmpty || kept.last == " " { title = kept.trimmed }
    return (level, title)
  }

  /// 1 or 2 for a line that makes a heading of the paragraph above it.
  var underlineLevel: Int? {
    guard !isCode, let first = body.first, first == "=" || first == "-" else { return nil }
    let rest = body.drop { $0 == first }
    return rest.allSatisfy { $0 == " " } ? (first == "=" ? 1 : 2) : nil
  }

  /// What a thematic break is made of.
  var ruleMark: Unicode.Scalar? {
    guard !isCode, let first = body.first, first == "-" || first == "*" || first == "_" else {
      return nil
    }
    var count = 0
    for scalar in body where scalar != " " {
      guard scalar == first else { return nil }
      count += 1
    }
    return count >= 3 ? first : nil
  }

  /// What opens code that is fenced in.
  var fence: CodeFence? {
    guard !isCode, let first = body.first, first == "`" || first == "~" else { return nil }
    let length = body.prefix { $0 == first }.count
    let info = body.dropFirst(length)
    guard length >= 3, first == "~" || !info.contains("`") else { return nil }
    return CodeFence(mark: first, length: length, indent: indent, info: info.trimmed)
  }

  /// Whether it closes what a fence has opened.
  func closes(_ fence: CodeFence) -> Bool {
    guard !isCode, body.first == fence.mark else { return false }
    let length = body.prefix { $0 == fence.mark }.count
    return length >= fence.length && body.dropFirst(length).allSatisfy { $0 == " " }
  }

  /// What makes it an item of a list.
  var marker: ListMarker? {
    guard !isCode, let first = body.first else { return nil }
    let digits = body.prefix { "0"..."9" ~= $0 }
    guard let mark = body.dropFirst(digits.count).first else { return nil }
    let isBullet = digits.isEmpty && (first == "-" || first == "+" || first == "*")
    // Ten digits could be more than 32 bits hold.
    let isNumber = 1...9 ~= digits.count && (mark == "." || mark == ")")
    let rest = body.dropFirst(digits.count + 1)
    guard isBullet || isNumber, rest.isEmpty || rest.first == " " else { return nil }
    let blanks = rest.prefix { $0 == " " }.count
    let hasText = blanks < rest.count
    let number = digits.reduce(0) { $0 * 10 + Int($1.value - 0x30) }
    return ListMarker(
      kind: ListMarker.Kind(mark: mark, isNumbered: isNumber), number: number,
      width: indent + digits.count + 1 + (hasText && blanks <= LineCursor.codeIndent ? blanks : 1),
      interrupts: hasText && (isBullet || number == 1))
  }
}

/// The line that opens fenced code.
struct CodeFence {
  let mark: Unicode.Scalar
  let length: Int
  /// The blanks that each line of the code loses.
  let indent: Int
  /// What follows the marks: the language first.
  let info: ArraySlice<Unicode.Scalar>
}

/// The beginning of an item.
struct ListMarker {
  /// Items of one list have the same kind.
  struct Kind: Equatable {
    let mark: Unicode.Scalar
    let isNumbered: Bool
  }

  let kind: Kind
  let number: Int
  /// The columns before the text of the item.
  let width: Int
  /// Whether it can begin a list in the middle of a paragraph.
  let interrupts: Bool
}

extension ArraySlice<Unicode.Scalar> {
  /// Without the blanks at both ends.
  var trimmed: ArraySlice {
    var result = drop { $0 == " " }
    while result.last == " " { result.removeLast() }
    return result
  }

  /// As text.
  var string: String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: self)
    return String(result)
  }
}
