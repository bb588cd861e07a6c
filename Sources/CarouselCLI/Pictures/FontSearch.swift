import CarouselFiles
import CarouselRaster

/// Finds the font of a picture's letters.
enum FontSearch {
  /// Unifont, which has nearly every character; Debian's package `unifont`.
  private static let unifont = "/usr/share/unifont/unifont.hex"
  /// Where console fonts are: in Debian, in the sources of kbd, in Fedora.
  private static let folders = [
    "/usr/share/consolefonts", "/usr/share/kbd/consolefonts", "/usr/lib/kbd/consolefonts",
  ]
  /// Console fonts of 8 by 16 pixels, those with more characters first.
  private static let names = [
    "Uni2-Fixed16.psf.gz", "Uni2-VGA16.psf.gz", "Uni2-Terminus16.psf.gz", "Unifont-APL8x16.psf.gz",
    "eurlatgr.psfu.gz", "LatGrkCyr-8x16.psfu.gz", "lat0-16.psfu.gz",
  ]

  /// The places that are searched, in order.
  static let paths = [unifont] + folders.flatMap { folder in names.map { "\(folder)/\($0)" } }

  /// The font at a path, or without one, the first of `paths` that can be used.
  static func font(at path: String?) throws(UsageError) -> BitmapFont {
    if let path {
      switch read(path) {
      case .success(let font): return font
      case .failure(let obstacle):
        throw UsageError(
          message: "`\(path)` cannot be used as a font: \(obstacle.reason)",
          hint: "a font is a .hex file of Unifont, or a console font (PSF) of 8x16 pixels")
      }
    }
    for path in paths {
      if case .success(let font) = read(path) { return font }
    }
    throw nothingFound
  }

  static let nothingFound = UsageError(
    message: "there is no bitmap font for the letters of a picture",
    hint: "apt install unifont, or name a font: --font FILE")

  /// Why a font cannot be used, in half a sentence.
  private struct Obstacle: Error { var reason: String }

  private static func read(_ path: String) -> Result<BitmapFont, Obstacle> {
    do throws(FileError) {
      let bytes = try OpenFile(path).read(limit: BitmapFont.sizeLimit)
      do throws(BitmapFontError) {
        return .success(try BitmapFont(bytes))
      } catch {
        return .failure(Obstacle(reason: error.text))
      }
    } catch {
      switch error {
      case .missing, .outside: return .failure(Obstacle(reason: "no such file"))
      case .failed(let reason): return .failure(Obstacle(reason: reason))
      case .notRegular: return .failure(Obstacle(reason: "it is not a file"))
      case .tooLarge: return .failure(Obstacle(reason: BitmapFontError.tooLarge.text))
      }
    }
  }
}
