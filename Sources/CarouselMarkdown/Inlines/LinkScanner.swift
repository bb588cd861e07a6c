/// Finds the parts of links in a text: labels, destinations and titles.
///
/// A destination or a title that is found is followed by what its caller expects: each method gives
/// the place behind what it has read, or nil.
struct LinkScanner {
  let text: ArraySlice<Unicode.Scalar>

  /// The most scalars of a label, by CommonMark.
  static let maximumLabel = 999
  /// A longer destination is text; browsers end at about as much.
  static let maximumDestination = 2048
  /// The depth of parentheses in a destination that cmark reads.
  private static let maximumParentheses = 32

  init(_ text: ArraySlice<Unicode.Scalar>) { self.text = text }

  private func scalar(_ position: Int) -> Unicode.Scalar? {
    position < text.endIndex ? text[position] : nil
  }

  /// The place behind blanks, of which at most one is a line feed.
  func afterBlanks(_ start: Int) -> Int {
    var position = start
    var breaks = 0
    while let next = scalar(position), next == " " || next == "\n" && breaks == 0 {
      if next == "\n" { breaks += 1 }
      position += 1
    }
    return position
  }

  /// The label between the brackets that open at `start`.
  func label(_ start: Int) -> (text: ArraySlice<Unicode.Scalar>, end: Int)? {
    var position = start + 1
    while let next = scalar(position), position - start - 1 <= Self.maximumLabel {
      switch next {
      case "]": return (text[start + 1..<position], position + 1)
      case "[": return nil
      case "\\" where scalar(position + 1)?.isASCIIPunctuation ?? false: position += 2
      default: position += 1
      }
    }
    return nil
  }

  /// A destination, with or without `<>`.
  func destination(_ start: Int) -> (text: String, end: Int)? {
    if scalar(start) == "<" { return bracketed(start) }
    var position = start
    var depth = 0
    while let next = scalar(position), next != " ", next != "\n",
      position - start < Self.maximumDestination
    {
      if next == "\\", scalar(position + 1)?.isASCIIPunctuation ?? false { position += 1 }
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      guard depth >= 0 else { break }
      guard depth <= Self.maximumParentheses else { return nil }
      position += 1
    }
    return depth <= 0 ? (Self.unescaped(text[start..<position]), position) : nil
  }

  private func bracketed(_ start: Int) -> (text: String, end: Int)? {
    var position = start + 1
    while let next = scalar(position), position - start < Self.maximumDestination {
      switch next {
      case ">": return (Self.unescaped(text[start + 1..<position]), position + 1)
      case "<", "\n": return nil
      case "\\" where scalar(position + 1)?.isASCIIPunctuation ?? false: position += 2
      default: position += 1
      }
    }
    return nil
  }

  /// The place behind the title that begins at `start`.
  func afterTitle(_ start: Int) -> Int? {
    let close: Unicode.Scalar
    switch scalar(start) {
    case "\"": close = "\""
    case "'": close = "'"
    case "(": close = ")"
    case nil, .some: return nil
    }
    var position = start + 1
    while let next = scalar(position) {
      if next == close { return position + 1 }
      if next == "(", close == ")" { return nil }
      if next == "\\", scalar(position + 1)?.isASCIIPunctuation ?? false { position += 1 }
      position += 1
    }
    return nil
  }

  /// Text whose backslashes and entities have had their effect.
  static func unescaped(_ part: ArraySlice<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    var position = part.startIndex
    while position < part.endIndex {
      let next = position + 1 < part.endIndex ? part[position + 1] : nil
      if part[position] == "\\", let next, next.isASCIIPunctuation {
        result.append(next)
        position += 2
      } else if part[position] == "&", let entity = Entity(in: part, at: position) {
        result.append(contentsOf: entity.text.unicodeScalars)
        position = entity.end
      } else {
        result.append(part[position])
        position += 1
      }
    }
    return String(result)
  }
}
