/// An image file, whose header was checked when the config was loaded.
public struct ImageReference: Hashable, Sendable {
  /// The path on disk, links followed.
  public var path: String
  /// The path as the author wrote it, for messages.
  public var writtenPath: String
  /// The format, by the first bytes of the file.
  public var format: ImageFormat
  /// The size in the file, before any rotation by metadata; nil if there is none.
  public var size: PixelSize?

  /// Makes a reference.
  public init(path: String, writtenPath: String, format: ImageFormat, size: PixelSize? = nil) {
    self.path = path
    self.writtenPath = writtenPath
    self.format = format
    self.size = size
  }

  /// The name of the file, without its folder and its ending.
  public var name: String {
    let name = writtenPath.lastIndex(of: "/").map { writtenPath[writtenPath.index(after: $0)...] }
    let file = name ?? writtenPath[...]
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return String(file) }
    return String(file[..<dot])
  }
}

/// A width and a height in pixels.
public struct PixelSize: Hashable, Sendable {
  /// From left to right; at least 1.
  public var width: Int
  /// From top to bottom; at least 1.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
