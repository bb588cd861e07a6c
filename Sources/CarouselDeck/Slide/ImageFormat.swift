/// The formats of images that a slide can show.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png = "PNG"
  /// JPEG.
  case jpeg = "JPEG"
  /// GIF, moving or not.
  case gif = "GIF"
  /// WebP.
  case webp = "WebP"
  /// A bitmap of Windows.
  case bmp = "BMP"
  /// Tagged Image File Format.
  case tiff = "TIFF"
  /// A drawing, which has no pixels of its own.
  case svg = "SVG"
  /// AVIF.
  case avif = "AVIF"
}
