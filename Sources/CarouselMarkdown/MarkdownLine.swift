/// One line of a Markdown text, and what its first characters make of it.
struct MarkdownLine {
  /// What makes a line an item of a list.
  struct Marker {
    /// The marker as it is shown.
    var text: String
    /// Items of one list have the same kind.
    var kind: Character
    /// The columns before the text of the item.
    var width: Int
    /// Whether it begins a list in the middle of a paragraph.
    var interrupts: Bool
  }

  private let text: Substring
  /// Its leading spaces.
  let indent: Int
  private let body: Substring

  init(_ text: Substring) {
    self.text = text
    body = text.drop { $0 == " " }
    indent = text.count - body.count
  }

  var isBlank: Bool { body.isEmpty }

  /// Whether it is not blank and has fewer leading spaces than `limit`.
  func isText(within limit: Int) -> Bool { !isBlank && indent < limit }

  /// The line without some of its indent, as far as it has it.
  func without(indent wanted: Int) -> String { String(text.dropFirst(min(wanted, indent))) }

  /// The text of a heading that begins with `#`.
  var heading: Substring? {
    let level = body.prefix { $0 == "#" }.count
    let rest = body.dropFirst(level)
    guard indent < 4, 1...6 ~= level, rest.isEmpty || rest.first == " " else { return nil }
    var title = rest.drop { $0 == " " }
    while title.last == " " { title.removeLast() }
    let closing = title.reversed().prefix { $0 == "#" }.count
    let kept = title.dropLast(closing)
    if closing > 0, kept.isEmpty || kept.last == " " { title = kept }
    return title
  }

  /// 1 or 2 for a line that makes a heading of the paragraph above it.
  var underlineLevel: Int? {
    guard indent < 4, let first = body.first, first == "=" || first == "-" else { return nil }
    let rest = body.drop { $0 == first }
    return rest.allSatisfy { $0 == " " } ? (first == "=" ? 1 : 2) : nil
  }

  var isRule: Bool {
    guard indent < 4, let first = body.first, "-*_".contains(first) else { return false }
    let marks = body.filter { $0 != " " }
    return marks.count >= 3 && marks.allSatisfy { $0 == first }
  }

  /// The characters that open code which is fenced in.
  var fence: Substring? {
    guard indent < 4, let first = body.first, first == "`" || first == "~" else { return nil }
    let fence = body.prefix { $0 == first }
    guard fence.count >= 3 else { return nil }
    return first == "`" && body.dropFirst(fence.count).contains("`") ? nil : fence
  }

  /// Whether it closes what a fence has opened.
  func closes(_ fence: Substring) -> Bool {
    guard indent < 4, let first = fence.first else { return false }
    let marks = body.prefix { $0 == first }
    return marks.count >= fence.count && body.dropFirst(marks.count).allSatisfy { $0 == " " }
  }

  var isQuote: Bool { indent < 4 && body.first == ">" }

  /// A line of a quote without its mark.
  var quoted: Substring {
    let rest = body.dropFirst()
    return rest.first == " " ? rest.dropFirst() : rest
  }

  /// What makes it an item of a list.
  var marker: Marker? {
    guard indent < 4, let first = body.first else { return nil }
    let digits = body.prefix { $0.isASCII && $0.isNumber }
    guard let mark = body.dropFirst(digits.count).first else { return nil }
    let isBullet = digits.isEmpty && "-+*".contains(first)
    let isNumber = 1...9 ~= digits.count && (mark == "." || mark == ")")
    let rest = body.dropFirst(digits.count + 1)
    guard isBullet || isNumber, rest.isEmpty || rest.first == " " else { return nil }
    let blanks = rest.prefix { $0 == " " }.count
    let hasText = blanks < rest.count
    return Marker(
      text: isBullet ? "-" : String(digits) + String(mark), kind: mark,
      width: indent + digits.count + 1 + (hasText && blanks < 5 ? blanks : 1),
      interrupts: hasText && (isBullet || digits == "1"))
  }

  /// Whether it cannot belong to the paragraph above it.
  var beginsBlock: Bool {
    isBlank || heading != nil || fence != nil || isQuote || isRule || marker != nil
  }
}
