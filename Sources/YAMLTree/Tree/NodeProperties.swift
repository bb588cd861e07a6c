internal import SourceDiagnostics

/// The anchor and tag in front of a node, which libyaml counts as part of it.
struct NodeProperties {
  private(set) var anchor: SourceRange?
  private(set) var tag: SourceRange?
  /// Where the node itself begins.
  private(set) var contentStart: Int

  /// Reads the properties of the node that libyaml says to be in `start..<end`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    var offset = start
    properties: while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        let isAnchor = bytes[offset] == UInt8(ascii: "&")
        let wordStart = offset
        while offset < end, bytes[offset] > 0x20 { offset += 1 }
        let word = SourceRange(wordStart, offset)
        if isAnchor { anchor = anchor ?? word } else { tag = tag ?? word }
      case UInt8(ascii: "#"):
        while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      case 0x09, 0x0A, 0x0D, 0x20: offset += 1
      default: break properties
      }
    }
    contentStart = offset
  }
}
