/// Lines of HTML, which are no Markdown until their end.
struct HTMLBlock {
  private enum End {
    case blank
    /// Behind any of these.
    case texts([String])
  }

  private let end: End

  var endsAtBlank: Bool { if case .blank = end { true } else { false } }

  /// Whether a line is the last one.
  func ends(in line: ArraySlice<Unicode.Scalar>) -> Bool {
    guard case .texts(let texts) = end else { return false }
    return texts.contains { line.range(of: $0) != nil }
  }

  /// The block that a line begins; nil if it begins none.
  ///
  /// - Parameter interrupting: Whether a paragraph is before it; a tag that CommonMark does not
  ///   name is then a part of that.
  init?(_ line: ArraySlice<Unicode.Scalar>, interrupting: Bool) {
    guard line.first == "<" else { return nil }
    let rest = line.dropFirst()
    let isClosing = rest.first == "/"
    let name = rest.dropFirst(isClosing ? 1 : 0).prefix {
      $0.properties.isASCIIHexDigit || "a"..."z" ~= $0 || "A"..."Z" ~= $0
    }
    let tag = name.string.lowercased()
    let next = rest[name.endIndex...].first
    let isEnded = next == nil || next == " " || next == ">"
    if !isClosing, isEnded, Self.verbatim.contains(tag) {
      end = .texts(Self.verbatim.flatMap { ["</\($0)>", "</\($0.uppercased())>"] })
    } else if rest.starts(with: "!--".unicodeScalars) {
      end = .texts(["-->"])
    } else if rest.first == "?" {
      end = .texts(["?>"])
    } else if rest.starts(with: "![CDATA[".unicodeScalars) {
      end = .texts(["]]>"])
    } else if rest.first == "!", rest.dropFirst().first.map({ "A"..."Z" ~= $0 }) ?? false {
      end = .texts([">"])
    } else if Self.blocks.contains(tag),
      isEnded || rest[name.endIndex...].starts(with: "/>".unicodeScalars)
    {
      end = .blank
    } else if !interrupting, !Self.verbatim.contains(tag) || isClosing,
      let after = HTMLTag.end(in: line, from: line.startIndex),
      line[after...].allSatisfy({ $0 == " " })
    {
      end = .blank
    } else {
      return nil
    }
  }

  private static let verbatim = ["script", "pre", "style", "textarea"]

  /// The tags of CommonMark's sixth condition.
  private static let blocks = Set(
    """
    address article aside base basefont blockquote body caption center col colgroup dd details \
    dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 \
    head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p \
    param search section source summary table tbody td tfoot th thead title tr track ul
    """.split(separator: " ").map(String.init))
}

extension ArraySlice<Unicode.Scalar> {
  /// The first range that holds an ASCII text.
  ///
  /// - Complexity: O(length), for texts whose first scalar does not come twice in a row.
  func range(of text: String) -> Range<Int>? {
    let wanted = [Unicode.Scalar](text.unicodeScalars)
    guard let first = wanted.first else { return startIndex..<startIndex }
    var start = startIndex
    while start + wanted.count <= endIndex {
      guard let found = self[start...].firstIndex(of: first), found + wanted.count <= endIndex
      else { return nil }
      if self[found..<found + wanted.count].elementsEqual(wanted) {
        return found..<found + wanted.count
      }
      start = found + 1
    }
    return nil
  }
}
