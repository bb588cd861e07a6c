import CarouselConfig
import CarouselDeck
import Foundation
import SourceDiagnostics
import Testing

@Suite("Images in files")
struct ImageFileTests {
  private func image(_ data: Data, name: String = "a.png") throws -> (
    image: ImageReference?, config: LoadedConfig
  ) {
    let folder = try TemporaryFolder()
    try folder.write("art/\(name)", data)
    let config = loaded("slides: [{ image: art/\(name) }]", folder: folder.path)
    guard case .image(let image) = config.show?.deck.slides[0].content else {
      return (nil, config)
    }
    return (image, config)
  }

  private static let maker: [(ImageFormat, @Sendable (UInt32, UInt32) -> Data)] = [
    (.png, ImageBytes.png), (.gif, ImageBytes.gif), (.bmp, ImageBytes.bmp),
    (.bmp, ImageBytes.oldBMP), (.webp, ImageBytes.webp), (.webp, ImageBytes.losslessWebP),
    (.webp, ImageBytes.lossyWebP), (.jpeg, ImageBytes.jpeg),
  ]

  @Test("The header tells format and size, whatever the name")
  func sizes() throws {
    for (format, make) in Self.maker {
      for (width, height) in [(1, 1), (640, 480), (9, 10_000)] {
        let found = try image(make(UInt32(width), UInt32(height)), name: "photo.txt")
        #expect(found.image?.format == format)
        #expect(found.image?.size == PixelSize(width: width, height: height), "\(format)")
        #expect(found.image?.writtenPath == "art/photo.txt")
        #expect(found.image?.name == "photo")
        #expect(found.image?.path.hasSuffix("/art/photo.txt") == true)
      }
    }
    for (format, data) in [
      (ImageFormat.svg, ImageBytes.svg), (.tiff, ImageBytes.tiff), (.avif, ImageBytes.avif),
    ] {
      let found = try image(data)
      #expect(found.image?.format == format)
      #expect(found.image?.size == nil)
    }
  }

  @Test("A bitmap that runs from top to bottom has a height all the same")
  func flipped() throws {
    let found = try image(ImageBytes.bmp(3, UInt32(bitPattern: -4)))
    #expect(found.image?.size == PixelSize(width: 3, height: 4))
  }

  @Test("What cannot be shown is refused with a reason")
  func refused() throws {
    func message(_ data: Data) throws -> String? {
      let config = try image(data).config
      #expect(config.diagnostics.map(\.rule) == [.imageUnreadable])
      return config.diagnostics.first?.message
    }
    let start = "cannot show `art/a.png`: "
    #expect(try message(Data()) == start + "the file is empty")
    for data in [Data("hello".utf8), Data([0]), Data("<html><svg/></html>".utf8)] {
      #expect(try message(data) == start + "it is not an image in a supported format")
    }
    #expect(
      try message(ImageBytes.png(20_000, 20_000)) == start + "it has 20000×20000 pixels")
    #expect(
      try message(ImageBytes.png(.max, .max))
        == start + "it has 4294967295×4294967295 pixels")
    #expect(try message(ImageBytes.png(0, 5)) == start + "its PNG header is damaged")
  }

  @Test("Every beginning of an image is an image or refused, in the same way each time")
  func beginnings() throws {
    let folder = try TemporaryFolder()
    for (format, make) in Self.maker where format != .jpeg {
      let data = make(640, 480)
      for count in 0..<data.count {
        try folder.write("a", data.prefix(count))
        let config = loaded("slides: [{ image: a }]", folder: folder.path)
        #expect((config.show == nil) == (config.diagnostics.map(\.rule) == [.imageUnreadable]))
      }
    }
    let data = ImageBytes.jpeg(640, 480)
    for count in [3, 10, 60_010, data.count - 19, data.count - 16] {
      try folder.write("a", data.prefix(count))
      let config = loaded("slides: [{ image: a }]", folder: folder.path)
      #expect(config.diagnostics.map(\.message) == ["cannot show `a`: its JPEG header is damaged"])
    }
  }

  @Test("A file of more than 64 MiB is not even looked into")
  func large() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.png"
    #expect(FileManager.default.createFile(atPath: path, contents: ImageBytes.png(1, 1)))
    #expect(truncate(path, 64 << 20 + 1) == 0)
    let config = loaded("slides: [{ image: a.png }]", folder: folder.path)
    #expect(config.diagnostics.map(\.message) == ["cannot show `a.png`: it is larger than 64 MiB"])
  }
}
