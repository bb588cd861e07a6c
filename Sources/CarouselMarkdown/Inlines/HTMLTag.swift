/// Tags of HTML, recognised so that what looks like Markdown inside of them is none.
enum HTMLTag {
  /// The end of the opening or closing tag that begins at a `<`; nil if there is none.
  static func end(in text: ArraySlice<Unicode.Scalar>, from start: Int) -> Int? {
    var scan = Scan(text: text, position: start + 1)
    let isClosing = scan.take("/")
    guard scan.takeName(isAttribute: false) else { return nil }
    if isClosing {
      _ = scan.takeBlanks()
    } else {
      while scan.takeAttribute() {}
      _ = scan.takeBlanks()
      _ = scan.take("/")
    }
    return scan.take(">") ? scan.position : nil
  }

  private struct Scan {
    let text: ArraySlice<Unicode.Scalar>
    var position: Int

    var next: Unicode.Scalar? { position < text.endIndex ? text[position] : nil }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard next == scalar else { return false }
      position += 1
      return true
    }

    mutating func takeBlanks() -> Bool {
      let start = position
      while next == " " || next == "\n" { position += 1 }
      return position > start
    }

    mutating func takeName(isAttribute: Bool) -> Bool {
      guard let first = next, first.isASCIILetter || isAttribute && (first == "_" || first == ":")
      else { return false }
      position += 1
      while let scalar = next,
        scalar.isASCIILetter || scalar.isASCIIDigit || scalar == "-"
          || isAttribute && (scalar == "_" || scalar == ":" || scalar == ".")
      {
        position += 1
      }
      return true
    }

    /// Takes blanks, a name and perhaps a value, or nothing.
    mutating func takeAttribute() -> Bool {
      let start = position
      guard takeBlanks(), takeName(isAttribute: true) else {
        position = start
        return false
      }
      let afterName = position
      _ = takeBlanks()
      guard take("=") else {
        position = afterName
        return true
      }
      _ = takeBlanks()
      if takeValue() { return true }
      position = start
      return false
    }

    private mutating func takeValue() -> Bool {
      guard let first = next else { return false }
      if first == "\"" || first == "'" {
        guard let end = text[(position + 1)...].firstIndex(of: first) else { return false }
        position = end + 1
        return true
      }
      let start = position
      while let scalar = next, !Self.endsBareValue.contains(scalar) { position += 1 }
      return position > start
    }

    private static let endsBareValue: Set<Unicode.Scalar> = [
      " ", "\n", "\"", "'", "=", "<", ">", "`",
    ]
  }
}

extension Unicode.Scalar {
  var isASCIILetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }
  var isASCIIDigit: Bool { "0"..."9" ~= self }
  /// What a backslash makes text.
  var isASCIIPunctuation: Bool {
    0x21...0x2F ~= value || 0x3A...0x40 ~= value || 0x5B...0x60 ~= value || 0x7B...0x7E ~= value
  }
}
