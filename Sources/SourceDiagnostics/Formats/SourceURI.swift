/// The name of a file as a URI reference of RFC 3986.
enum SourceURI {
  /// A relative name stays relative; an absolute one gets the scheme `file`.
  static func text(of name: String) -> String {
    let parts = name.split(separator: "/").filter { $0 != "." }
    let path = parts.map(encoded).joined(separator: "/")
    return name.hasPrefix("/") ? "file:///" + path : path
  }

  /// One part of a path in which only unreserved characters (RFC 3986, 2.3) stay as they are.
  private static func encoded(_ part: Substring) -> String {
    part.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }.joined()
  }
}
