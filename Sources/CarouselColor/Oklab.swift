/// A colour in a space where distance is close to what the eye sees as difference.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
package struct Oklab: Sendable {
  package let lightness: Double
  package let greenRed: Double
  package let blueYellow: Double

  package init(_ rgb: RGB) {
    let (red, green, blue) = rgb.linear
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// How far it is from grey: 0 for greys, up to 0.33 for the purest colours of sRGB.
  package var chroma: Double {
    (greenRed * greenRed + blueYellow * blueYellow).squareRoot()
  }

  /// The product of both chromas and the cosine of the angle between both hues.
  package func hueProduct(with other: Oklab) -> Double {
    greenRed * other.greenRed + blueYellow * other.blueYellow
  }
}

/// The cube root of a number in 0…1, to fourteen digits: nearly half of the time of a match went into
/// `cbrt`.
///
/// Dividing the bits by three divides the exponent and gives 1.5 digits (Kahan, 1991); each of
/// Halley's steps triples the digits.
private func cubeRoot(_ number: Double) -> Double {
  var root = Double(bitPattern: number.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
  for _ in 0..<2 {
    let cube = root * root * root
    root *= (cube + 2 * number) / (2 * cube + number)
  }
  return root
}
