import CarouselGrid
import TestSupport
import Testing

@testable import TerminalCells

@Suite("Links of a frame")
struct LinkTests {
  private let size = FrameSize(columns: 6, rows: 1)

  @Test(
    "An address is encoded as a terminal may be told it, or is none",
    arguments: [
      ("https://x.org/a?b=c#d", "https://x.org/a?b=c#d"), ("HTTP://x.org", "HTTP://x.org"),
      ("mailto:a@x.org", "mailto:a@x.org"), ("https://x.org/ä b", "https://x.org/%C3%A4%20b"),
      ("https://x.org/\u{1B}\\", "https://x.org/%1B%5C"),
      ("https://x.org/%41", "https://x.org/%41"),
      ("file:///etc/passwd", nil), ("javascript:alert(1)", nil), ("x.org", nil), ("", nil),
      ("https:x", nil),
    ] as [(String, String?)])
  func addresses(written: String, sent: String?) {
    var frame = Frame(size: size)
    let number = frame.link(to: written)
    #expect(frame.links.address(of: number) == sent)
    #expect((number == 0) == (sent == nil))
  }

  @Test("An address that is too long is none, and a frame has at most fourteen")
  func limits() {
    var frame = Frame(size: size)
    #expect(frame.link(to: "https://x.org/" + String(repeating: "a", count: 3000)) == 0)
    let numbers = (0..<20).map { frame.link(to: "https://x.org/\($0)") }
    #expect(
      numbers.prefix(14) == ArraySlice(1...14) && numbers.dropFirst(14).allSatisfy { $0 == 0 })
    #expect(frame.link(to: "https://x.org/3") == 4)
  }

  private func frame(_ addresses: [String]) -> Frame {
    var frame = Frame(size: size)
    for (column, address) in addresses.enumerated() {
      var style = Style()
      style.link = frame.link(to: address)
      frame.put("a", column: column, row: 0, style: style)
    }
    return frame
  }

  @Test("Frames are equal that lead to the same, whatever their numbers")
  func equality() {
    let one = frame(["https://x.org", "https://y.org"])
    var other = Frame(size: size)
    _ = other.link(to: "https://z.org")
    other.copy(frame(["https://y.org", "https://y.org"]), toColumn: 0, row: 0)
    #expect(one != other)
    other.copy(one, toColumn: 0, row: 0)
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(one != frame(["https://x.org", "https://x.org"]))
    #expect(one != frame(["", ""]))
  }

  @Test("A difference leads to the frame it was made for")
  func difference() {
    let frames = [
      frame([]), frame(["https://x.org"]), frame(["https://y.org", "https://x.org"]),
      frame(["https://x.org", "", "https://x.org"]),
    ]
    for one in frames {
      for other in frames {
        let result = one.applying(FrameDelta(from: one, to: other))
        #expect(result == other && result.links == other.links)
      }
    }
  }
}
