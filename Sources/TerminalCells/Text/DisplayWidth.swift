/// The number of columns that a character covers on a terminal: 0, 1 or 2.
///
/// The width is the largest of its scalars', with three exceptions that make 2: an emoji with the
/// emoji variation selector, a pair of regional indicators (a flag), and emoji that are joined.
/// East Asian wide and full-width scalars cover two columns, combining and format scalars none, and
/// all else, ambiguous ones included, one. A control counts as one, the width of the mark that
/// stands for it.
///
/// - Complexity: O(scalars); a constant for ASCII.
public func displayWidth(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  if scalars.index(after: scalars.startIndex) == scalars.endIndex {
    return displayWidth(of: first)
  }
  if isControl(first) { return 1 }
  var widest = 0
  for scalar in scalars {
    switch scalar.value {
    case emojiSelector, zeroWidthJoiner:
      if first.properties.isEmoji { return 2 }
    default:
      widest = max(widest, displayWidth(of: scalar))
    }
  }
  return isRegionalIndicator(first) ? 2 : widest
}

/// The number of columns that one line of text covers.
///
/// - Complexity: O(length).
public func displayWidth(of text: some StringProtocol) -> Int {
  let text = String(text)
  return text.isPrintableASCII
    ? text.utf8.count : text.reduce(0) { $0 + displayWidth(of: $1) }
}

extension String {
  /// Whether each byte is a character of one column.
  package var isPrintableASCII: Bool { utf8.allSatisfy { 0x20..<0x7F ~= $0 } }
}

private let emojiSelector: UInt32 = 0xFE0F
private let zeroWidthJoiner: UInt32 = 0x200D

private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
  0x1F1E6...0x1F1FF ~= scalar.value
}

func displayWidth(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0xAD: 1  // A soft hyphen is a format scalar, yet terminals draw it.
  case 0..<0x300: 1
  case 0x1160...0x11FF: 0  // Vowels and finals of Hangul join the consonant before them.
  case 0x2500...0x259F, 0x2800...0x28FF: 1  // Boxes, blocks, braille: what most cells hold.
  case let value where isWide(value): 2
  default: hasNoWidth(scalar) ? 0 : 1
  }
}

private func hasNoWidth(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
  case .format: !isVisibleFormat(scalar)
  default: false
  }
}

/// Whether a format scalar is drawn all the same: the signs that enclose Arabic, Syriac and Kaithi
/// numbers (Unicode's Prepended_Concatenation_Mark).
func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
  default: false
  }
}

/// Finds a scalar in `wideScalars`, whose entries are first and last of each range in turn.
private func isWide(_ value: UInt32) -> Bool {
  guard value >= wideScalars[0] else { return false }
  var low = 0
  var high = wideScalars.count / 2
  while low < high {
    let middle = (low + high) / 2
    if wideScalars[middle * 2 + 1] < value { low = middle + 1 } else { high = middle }
  }
  return low * 2 < wideScalars.count && wideScalars[low * 2] <= value
}
