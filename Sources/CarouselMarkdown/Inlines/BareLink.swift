internal import CarouselDeck

/// An address that is a link without brackets of its own, as GitHub reads them.
struct BareLink {
  let range: Range<Int>
  let target: String

  /// A longer host is none.
  private static let maximumHost = 255

  /// The link whose `://` or `www.` is at a position.
  ///
  /// - Parameter start: Where the text begins that is still plain.
  init?(in text: [Unicode.Scalar], at position: Int, from start: Int) {
    let rest = text[position...]
    if text[position] == "w" {
      let isApart = position == 0 || Self.precedesLink(text[position - 1])
      guard isApart, rest.starts(with: "www.".unicodeScalars),
        let host = Self.hostLength(rest, needsDot: true)
      else { return nil }
      range = position..<Self.end(of: rest, from: position + host)
      target = "http://" + text[range].string
      return
    }
    guard rest.starts(with: "://".unicodeScalars) else { return nil }
    let scheme = text[start..<position].reversed().prefix { $0.isASCIILetter }.count
    let first = position - scheme
    guard ["http", "https", "ftp"].contains(text[first..<position].string.lowercased()),
      let host = Self.hostLength(rest.dropFirst(3), needsDot: false)
    else { return nil }
    let end = Self.end(of: text[first...], from: position + 3 + host)
    guard end > position + 3 else { return nil }
    range = first..<end
    target = text[range].string
  }

  private static func precedesLink(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "*" || scalar == "_" || scalar == "~"
      || scalar == "("
  }

  /// The length of the host that a text begins with.
  private static func hostLength(_ text: ArraySlice<Unicode.Scalar>, needsDot: Bool) -> Int? {
    var length = 0
    var dots = 0
    // Of its last two parts.
    var (underscores, underscoresBefore) = (0, 0)
    for scalar in text {
      if scalar == "." {
        dots += 1
        (underscoresBefore, underscores) = (underscores, 0)
      } else if scalar == "_" {
        underscores += 1
      } else if scalar != "-",
        !(scalar.isASCII
          ? scalar.isASCIILetter || scalar.isASCIIDigit : scalar.properties.isAlphabetic)
      {
        break
      }
      length += 1
      guard length <= maximumHost else { return nil }
    }
    guard underscores == 0, underscoresBefore == 0, length > 0, !needsDot || dots > 0 else {
      return nil
    }
    return length
  }

  /// The end of a link: marks at the end of a sentence and lone parentheses do not belong to it.
  private static func end(of text: ArraySlice<Unicode.Scalar>, from position: Int) -> Int {
    var end = text[position...].firstIndex { $0 == " " || $0 == "\n" || $0 == "<" } ?? text.endIndex
    var depth = 0
    for scalar in text[..<end] {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
    }
    while end > text.startIndex {
      switch text[end - 1] {
      case ")" where depth < 0: depth += 1
      case "?", "!", ".", ",", ":", "*", "_", "~", "'", "\"": break
      case ";":
        let name = text[..<(end - 1)].reversed().prefix { $0.isASCIILetter }.count
        if name > 0, end - 2 - name >= text.startIndex, text[end - 2 - name] == "&" {
          end -= name + 1
        }
      default: return end
      }
      end -= 1
    }
    return end
  }

  // MARK: - In brackets

  /// The link in `<>` at a position.
  init?(inBrackets text: [Unicode.Scalar], at position: Int) {
    let rest = text[(position + 1)...]
    let end = rest.prefix(LinkScanner.maximumDestination).firstIndex {
      $0 == ">" || $0 == "<" || $0 == " " || $0 == "\n"
    }
    guard let end, text[end] == ">" else { return nil }
    range = position + 1..<end
    let address = text[range]
    if Self.hasScheme(address) {
      target = address.string
    } else if Self.isMail(address) {
      target = "mailto:" + address.string
    } else {
      return nil
    }
  }

  private static func hasScheme(_ address: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let colon = address.prefix(33).firstIndex(of: ":") else { return false }
    let scheme = address[..<colon]
    return scheme.count >= 2 && scheme.first?.isASCIILetter ?? false
      && scheme.allSatisfy {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == "+" || $0 == "." || $0 == "-"
      }
  }

  private static func isMail(_ address: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let at = address.firstIndex(of: "@"), at > address.startIndex else { return false }
    let local = address[..<at].allSatisfy { scalar in
      scalar.isASCIILetter || scalar.isASCIIDigit
        || ".!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains(scalar)
    }
    let parts = address[(at + 1)...].split(separator: ".", omittingEmptySubsequences: false)
    return local
      && parts.allSatisfy { part in
        1...63 ~= part.count && part.first != "-" && part.last != "-"
          && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" }
      }
  }

  // MARK: - Mail

  /// Makes links of the addresses of mail in plain text.
  ///
  /// - Complexity: O(length).
  static func linkingMail(in spans: [MarkdownDocument.Span]) -> [MarkdownDocument.Span] {
    guard spans.contains(where: { $0.isPlain && $0.text.utf8.contains(UInt8(ascii: "@")) }) else {
      return spans
    }
    return spans.flatMap { $0.isPlain ? linkingMail(in: $0) : [$0] }
  }

  private static func linkingMail(in span: MarkdownDocument.Span) -> [MarkdownDocument.Span] {
    let text = Array(span.text.unicodeScalars)
    var result: [MarkdownDocument.Span] = []
    var start = 0
    var position = 0
    while let at = text[position...].firstIndex(of: "@") {
      position = at + 1
      let local = text[start..<at].reversed().prefix(while: \.isOfMail).count
      guard local > 0, let end = endOfMail(text[(at + 1)...]) else { continue }
      if at - local > start {
        result.append(MarkdownDocument.Span(text[start..<at - local].string, style: span.style))
      }
      let address = text[at - local..<end].string
      result.append(
        MarkdownDocument.Span(
          address, style: span.style.union(.link), target: "mailto:" + address))
      (start, position) = (end, end)
    }
    if start < text.count {
      result.append(MarkdownDocument.Span(text[start...].string, style: span.style))
    }
    return result
  }

  private static func endOfMail(_ text: ArraySlice<Unicode.Scalar>) -> Int? {
    let host = text.prefix {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" || $0 == "_" || $0 == "."
    }
    guard host.endIndex == text.endIndex || text[host.endIndex] != "@" else { return nil }
    var end = host.endIndex
    while end > host.startIndex, text[end - 1] == "." { end -= 1 }
    guard end > host.startIndex, text[end - 1].isASCIILetter, text[..<end].contains(".") else {
      return nil
    }
    return end
  }
}

extension MarkdownDocument.Span {
  fileprivate var isPlain: Bool { style.isDisjoint(with: [.link, .code]) }
}

extension Unicode.Scalar {
  /// Whether it can be before the `@` of an address.
  fileprivate var isOfMail: Bool {
    isASCIILetter || isASCIIDigit || self == "." || self == "+" || self == "-" || self == "_"
  }
}
