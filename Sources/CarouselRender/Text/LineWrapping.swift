internal import TerminalCells

/// Breaks one line of text into lines of some width.
///
/// Lines break at blanks, at zero-width spaces and between wide characters, but not before a
/// closing mark or after an opening one; a word that is wider than a line breaks anywhere.
/// Continuation lines are indented as far as the line, a list marker included. A line that fits is
/// left as it is.
///
/// - Parameters:
///   - line: The line, without a line feed.
///   - width: The columns of a line, at least 1; a wide character is alone on a line of one column.
///   - limit: How many lines are wanted at most.
/// - Complexity: O(length) for the widths, and O(lines) for the rest.
func wrapped(_ line: String, width: Int, limit: Int = .max) -> [String] {
  let characters =
    line.isPrintableASCII
    ? line.utf8.map { Character(Unicode.Scalar($0)) } : Array(line)
  let (indent, ranges) = lineRanges(
    of: characters, width: width, hang: hangingIndent(of: characters), limit: limit)
  return ranges.enumerated().map { index, range in
    String(repeating: " ", count: index == 0 ? 0 : indent) + String(characters[range])
  }
}

/// The ranges of the lines of text, and the indentation of all but the first.
///
/// - Parameters:
///   - characters: The text.
///   - width: The columns of a line, at least 1.
///   - hang: The indent that is wanted; in narrow lines it is left out.
///   - limit: How many lines are wanted at most.
func lineRanges(
  of characters: [Character], width: Int, hang: Int, limit: Int = .max
) -> (indent: Int, ranges: [Range<Int>]) {
  let widths = characters.map { displayWidth(of: $0) }
  guard widths.reduce(0, +) > width else { return (0, [0..<characters.count]) }
  let indent = hang <= width / 2 ? hang : 0
  var ranges: [Range<Int>] = []
  var start = indent == 0 ? characters.firstIndex { $0 != " " } ?? characters.count : 0
  while start < characters.count, ranges.count < limit {
    let lead = ranges.isEmpty ? 0 : indent
    let end = lineEnd(
      characters, widths, from: start, width: width - lead, keeping: ranges.isEmpty ? indent : 0)
    let last = characters[start..<end].lastIndex { $0 != " " }
    ranges.append(start..<(last.map { $0 + 1 } ?? start))
    start = characters[end...].firstIndex { $0 != " " } ?? characters.count
  }
  return (indent, ranges.isEmpty ? [0..<0] : ranges)
}

/// Where the line that begins at `start` ends; at least one character further.
private func lineEnd(
  _ characters: [Character], _ widths: [Int], from start: Int, width: Int, keeping lead: Int
) -> Int {
  var end = start
  var used = 0
  while end < characters.count, used + widths[end] <= width {
    used += widths[end]
    end += 1
  }
  guard end < characters.count else { return end }
  guard characters[end] != " " else { return max(end, start + 1) }
  let first = start + max(1, lead + 1)
  guard first <= end else { return max(end, start + 1) }
  for candidate in (first...end).reversed() {
    let (before, after) = (candidate - 1, candidate)
    if characters[before] == " " || characters[before] == "\u{200B}" { return candidate }
    if widths[before] == 2 || widths[after] == 2, !closingMarks.contains(characters[after]),
      !openingMarks.contains(characters[before])
    {
      return candidate
    }
  }
  return max(end, start + 1)
}

/// The columns before the text of a line: its leading blanks and its list marker.
private func hangingIndent(of characters: [Character]) -> Int {
  let blanks = characters.firstIndex { $0 != " " } ?? characters.count
  return blanks + (listMarkerLength(characters[blanks...]) ?? 0)
}

/// The length of the marker that makes a line an item of a list, with the blank after it.
func listMarkerLength(_ line: ArraySlice<Character>) -> Int? {
  let digits = line.prefix { $0.isASCII && $0.isNumber }.count
  let mark = digits > 0 ? [".", ")"] as Set<Character> : ["-", "*", "+", "•", "–", "▸", "◦"]
  let rest = line.dropFirst(digits).prefix(2)
  guard digits <= 3, rest.count == 2, let first = rest.first, mark.contains(first),
    rest.last == " "
  else { return nil }
  return digits + 2
}

/// Marks that begin no line in Chinese and Japanese text.
private let closingMarks: Set<Character> = [
  "、", "。", "，", "．", "：", "；", "？", "！", "）", "」", "』", "】", "〉", "》", "］", "｝", "ー", "…", ",",
  ".",
  "!", "?", ":", ";", ")", "]", "}", "”", "’",
]
/// Marks that end no line.
private let openingMarks: Set<Character> = [
  "（", "「", "『", "【", "〈", "《", "［", "｛", "(", "[", "{", "“", "‘",
]
