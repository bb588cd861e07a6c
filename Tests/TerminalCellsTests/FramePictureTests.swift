import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@Suite struct FramePictureTests {
  private let plain = Frame(lines: ["ab", "cd"])
  private let picture = FramePicture(
    id: 1, source: FramePicture.PixelRect(width: 20, height: 10),
    cells: CellRect(columns: 2, rows: 1))

  private func frame(_ pictures: FramePicture...) -> Frame {
    var frame = plain
    frame.pictures = pictures
    return frame
  }

  @Test("Frames that differ in a picture are not equal, and their difference says so")
  func equality() {
    var other = picture
    other.z = -1
    #expect(frame(picture) != plain && frame(picture) != frame(other))
    #expect(frame(picture) == frame(picture))
    #expect(frame(picture).hashValue == frame(picture).hashValue)
    #expect(!FrameDelta(from: plain, to: frame(picture)).isEmpty)
    #expect(FrameDelta(from: frame(picture), to: frame(picture)).isEmpty)
    #expect(FrameDelta(from: frame(picture), to: frame(picture)).pictures == nil)
  }

  @Test("A difference brings pictures, takes them away, and leaves them where they stay")
  func law() {
    let large = Frame(lines: ["one", "two", "three"])
    var frames = [plain, frame(picture), frame(picture, picture), large]
    frames[2].put("x", column: 1, row: 1)
    for first in frames {
      for second in frames {
        #expect(first.applying(FrameDelta(from: first, to: second)) == second)
        #expect(first.applying(FrameDelta(from: nil, to: second)) == second)
      }
    }
  }
}
