/// Makes text from outside safe to show: controls and invisible characters become visible marks.
///
/// All text from a config or another file goes through here before it is drawn.
///
/// - A C0 control or DEL becomes its picture (`␛`); a C1 control, and every scalar that turns the
///   reading direction or has no width of its own (`U+202E`, `U+FEFF`, …), becomes its number in
///   brackets: `‹U+202E›`.
/// - Layout hints are removed without a mark, since nothing here obeys them: the marks
///   of direction (`U+200E`, `U+200F`, `U+061C`), which override nothing, and the soft hyphen. So
///   does the zero-width space, unless the caller breaks lines.
/// - Joiners inside of words and emoji, variation selectors and the tags of regional flags stay.
/// - A tab becomes blanks up to the next tab stop.
/// - The placeholder by which a terminal draws a transmitted picture (`U+10EEEE`) becomes its
///   number.
///
/// - Parameters:
///   - text: Any text.
///   - keepingNewlines: Whether a line feed, alone or after a carriage return, stays a line feed;
///     otherwise it becomes its picture.
///   - keepingBreaks: Whether zero-width spaces stay, for who breaks lines there and drops them.
///   - tabWidth: The distance of tab stops, in columns; at least 1.
/// - Complexity: O(length).
public func visibleText(
  _ text: String, keepingNewlines: Bool = false, keepingBreaks: Bool = false, tabWidth: Int = 4
) -> String {
  precondition(tabWidth > 0, "tab stops need a distance")
  guard !text.isPrintableASCII else { return text }
  var result = ""
  // What follows the last tab stop or line start, whose width a tab needs.
  var field = ""
  var isInFlag = false
  var pendingReturn = false
  for scalar in text.unicodeScalars {
    if pendingReturn {
      pendingReturn = false
      if scalar != "\n" { field += mark(for: "\r") }
    }
    let isTag = isInFlag && 0xE0020...0xE007F ~= scalar.value
    isInFlag = isTag || scalar == blackFlag
    switch scalar {
    case "\r" where keepingNewlines:
      pendingReturn = true
    case "\n" where keepingNewlines:
      result += field + "\n"
      field = ""
    case "\t":
      let padding = tabWidth - displayWidth(of: field) % tabWidth
      result += field + String(repeating: " ", count: padding)
      field = ""
    case zeroWidthSpace where keepingBreaks:
      field.unicodeScalars.append(scalar)
    case zeroWidthSpace, "\u{AD}", "\u{61C}", "\u{200E}", "\u{200F}":
      break
    default:
      if isTag || isHarmless(scalar) {
        field.unicodeScalars.append(scalar)
      } else {
        field += mark(for: scalar)
      }
    }
  }
  if pendingReturn { field += mark(for: "\r") }
  return result + field
}

/// Where a line may be broken in scripts that have no blanks between words.
private let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

/// The base of flags whose region is spelled in invisible tags.
private let blackFlag: Unicode.Scalar = "\u{1F3F4}"

private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7F { return scalar.value >= 0x20 }
  switch scalar.value {
  case 0x200C, 0x200D: return true  // The joiners.
  case 0x10EEEE: return false
  default: break
  }
  let properties = scalar.properties
  switch properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .surrogate: return false
  case .format: return isVisibleFormat(scalar)
  case .nonspacingMark: return true
  // The rest of what shows nothing: letters that fill a place, and numbers kept for the future.
  default: return !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
  }
}

private func mark(for scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0..<0x20: return picture(0x2400 + scalar.value)
  case 0x7F: return picture(0x2421)
  default:
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "‹U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "›"
  }
}

private func picture(_ value: UInt32) -> String {
  Unicode.Scalar(value).map { String(Character($0)) } ?? "\u{FFFD}"
}
