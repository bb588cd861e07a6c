import CarouselColor
import CarouselGrid
import CarouselRaster
import TerminalCells

/// How `render` draws a frame as a PNG file.
struct PictureOptions {
  static let syntax = [
    OptionSyntax(
      name: "scale", value: "NUMBER", words: ["1", "2", "3"],
      summary: "the pixels of a picture for each pixel of a letter (default: 1)"),
    OptionSyntax(
      name: "font", value: "FILE",
      summary: "the letters of a picture: Unifont (.hex) or a console font (.psf), 8x16"),
  ]

  /// The most pixels of a picture: 240 columns and 70 rows three times as large have 19 million.
  static let pixelLimit = 1 << 25

  private let scale: Int
  private let font: BitmapFont

  /// The options of a picture of a given size.
  init(_ arguments: Arguments, size: FrameSize, scale: Int) throws(UsageError) {
    self.scale = scale
    let width = size.columns * FrameRaster.cellWidth * scale
    let height = size.rows * FrameRaster.cellHeight * scale
    guard width > 0, height > 0 else {
      throw UsageError(message: "a picture needs at least one cell: `--size 1x1`")
    }
    guard width * height <= Self.pixelLimit else {
      throw UsageError(
        message: "the picture would have \(width)x\(height) pixels",
        hint: "a picture has up to \(Self.pixelLimit) pixels: use a smaller --size or --scale")
    }
    font = try FontSearch.font(at: arguments["font"])
  }

  /// The value of `--scale`, which is checked where no picture is drawn, too.
  static func scale(_ arguments: Arguments) throws(UsageError) -> Int {
    try arguments.choice("scale", among: [("1", 1), ("2", 2), ("3", 3)]) ?? 1
  }

  /// The file of a frame.
  func bytes(of frame: Frame, depth: ColorDepth, indices: PaletteIndices) -> [UInt8] {
    var reduction = StyleReduction(depth: depth, indices: indices)
    var raster = FrameRaster(font: font)
    return PNGImage.bytes(of: raster.bitmap(of: reduction.reduce(frame)), scale: scale)
  }
}
