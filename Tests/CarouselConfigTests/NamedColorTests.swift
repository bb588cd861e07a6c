import CarouselColor
import CarouselDeck
import CarouselEngine
import Foundation
import TestSupport
import Testing

@testable import CarouselConfig

@Suite("Colours in 256 and in 16 entries")
struct NamedColorTests {
  private static let names = ColorNames.all.compactMap { name in
    ColorNames.rgb(of: name).map { (name: name, color: rgb($0)) }
  }

  private static func rgb(_ hex: UInt32) -> RGB {
    RGB(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
      UInt8(truncatingIfNeeded: hex))
  }

  /// Colours of many hues, saturations and lightnesses, as brands have them.
  private static let others: [RGB] = (0..<200).map { number in
    let (hue, shade) = (Double(number % 40) * 9, number / 40)
    let saturation = [1, 0.85, 0.7, 0.6, 0.4][shade]
    let lightness = [0.5, 0.4, 0.2, 0.62, 0.75][shade]
    func channel(_ shift: Double) -> UInt8 {
      let position = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
      let reach = saturation * min(lightness, 1 - lightness)
      return UInt8((lightness - reach * max(-1, min(position - 3, 9 - position, 1))) * 255)
    }
    return RGB(channel(0), channel(8), channel(4))
  }

  @Test(
    "Names and 200 more keep their hue and half of their chroma",
    arguments: [Palette.of256, Palette.ofSixteen])
  func hue(entries: Range<Int>) {
    #expect(Self.names.count == 148)
    var matcher = PaletteMatcher(entries: entries)
    for (name, color) in Self.names {
      #expect(
        ColorKept(color, as: matcher.nearest(to: color)).problem(among: entries) == nil, "\(name)")
    }
    for color in Self.others {
      #expect(ColorKept(color, as: matcher.nearest(to: color)).problem(among: entries) == nil)
    }
  }

  @Test("No colour with a hue becomes grey", arguments: [Palette.of256, Palette.ofSixteen])
  func notGrey(entries: Range<Int>) {
    var matcher = PaletteMatcher(entries: entries)
    for color in Self.names.map(\.color) + Self.others where Oklab(color).chroma >= 0.04 {
      #expect(Oklab(Palette.colors[Int(matcher.nearest(to: color))]).chroma >= 0.02)
    }
  }

  @Test("In 16 colours neighbours in the examples have different backgrounds")
  func neighbours() throws {
    let folder = Checkout.root.appending(path: "Configs")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(!files.isEmpty)
    for file in files {
      let config = ConfigLoader.load(ConfigRequest(.file(folder.appending(path: file).path)))
      guard let show = config.show else {
        Issue.record("\(file) does not load")
        continue
      }
      var matcher = PaletteMatcher(entries: Palette.ofSixteen)
      check(show.deck, in: file, &matcher)
    }
  }

  private func check(_ deck: Deck, in file: String, _ matcher: inout PaletteMatcher) {
    let grounds = deck.slides.map { $0.background.seen(on: nil) }
    for (index, ground) in grounds.enumerated() {
      let next = (index + 1) % grounds.count
      guard next != 0 || deck.options.boundary == .looping, let ground, let other = grounds[next],
        ground != other
      else { continue }
      #expect(
        matcher.nearest(to: ground) != matcher.nearest(to: other),
        "\(file), \(deck.name): slides \(index + 1) and \(next + 1)")
    }
    for slide in deck.slides {
      if let child = slide.deck { check(child, in: file, &matcher) }
    }
  }
}
