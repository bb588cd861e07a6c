internal import CarouselDeck

/// A colour that is written as a function: `rgb(…)`, `hsl(…)`, `ansi(…)`.
struct ColorFunction {
  let name: Substring
  /// From the opening bracket on.
  let rest: Substring

  func color() throws(ColorText.ParseError) -> ThemeColor {
    switch name {
    case "rgb": return try rgb()
    case "hsl": return try hsl()
    case "ansi":
      let form = "ansi(0-255)"
      let parts = try parts(form)
      guard parts.count == 1 else { throw .malformed(form: form) }
      return .ansi(try byte(parts[0], form))
    case "rgba": throw .malformed(form: "rgb(255 128 0 / 50%)")
    case "hsla": throw .malformed(form: "hsl(210 60% 40% / 50%)")
    default: throw .unknownName
    }
  }

  private func rgb() throws(ColorText.ParseError) -> ThemeColor {
    let form = "rgb(255 128 0)` or `rgb(255 128 0 / 50%)"
    let (parts, alpha) = try split(form)
    return .rgba(
      red: try byte(parts[0], form), green: try byte(parts[1], form),
      blue: try byte(parts[2], form), alpha: alpha)
  }

  /// The conversion of CSS Color 4, 7.1.
  private func hsl() throws(ColorText.ParseError) -> ThemeColor {
    let form = "hsl(210 60% 40%)` or `hsl(210 60% 40% / 50%)"
    let (parts, alpha) = try split(form)
    let hueText = parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]
    let hue = try number(hueText, in: 0...360, "a hue in 0…360", form)
    let saturation = try percentage(parts[1], form)
    let lightness = try percentage(parts[2], form)
    let amplitude = saturation * min(lightness, 1 - lightness)
    func channel(_ shift: Double) -> UInt8 {
      let position = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
      let value = lightness - amplitude * max(-1, min(position - 3, 9 - position, 1))
      return UInt8((value * 255).rounded())
    }
    return .rgba(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }

  /// Three parts and an opacity.
  private func split(
    _ form: String
  ) throws(ColorText.ParseError) -> (parts: [Substring], alpha: UInt8) {
    var parts = try parts(form)
    var alpha = 1.0
    if parts.count == 5, parts[3] == "/" {
      alpha =
        parts[4].hasSuffix("%")
        ? try percentage(parts[4], form)
        : try number(parts[4], in: 0...1, "an opacity in 0…1 or 0%…100%", form)
      parts.removeLast(2)
    }
    guard parts.count == 3 else { throw .malformed(form: form) }
    return (parts, UInt8((alpha * 255).rounded()))
  }

  private func parts(_ form: String) throws(ColorText.ParseError) -> [Substring] {
    guard rest.first == "(", rest.last == ")", !rest.contains(",") else {
      throw .malformed(form: form)
    }
    var spaced = ""
    for character in rest.dropFirst().dropLast() {
      spaced += character == "/" ? " / " : String(character)
    }
    return spaced.split(separator: " ")
  }

  private func byte(_ text: Substring, _ form: String) throws(ColorText.ParseError) -> UInt8 {
    if text.hasSuffix("%") { return UInt8((try percentage(text, form) * 255).rounded()) }
    return UInt8(try number(text, in: 0...255, "a number in 0…255", form).rounded())
  }

  private func percentage(_ text: Substring, _ form: String) throws(ColorText.ParseError) -> Double
  {
    guard text.hasSuffix("%") else { throw .malformed(form: form) }
    return try number(text.dropLast(), in: 0...100, "a percentage in 0%…100%", form) / 100
  }

  private func number(
    _ text: Substring, in range: ClosedRange<Double>, _ allowed: String, _ form: String
  ) throws(ColorText.ParseError) -> Double {
    let number: Double
    do {
      number = try NumberText.decimal(String(text))
    } catch {
      throw .malformed(form: form)
    }
    guard range.contains(number) else { throw .range(part: String(text), allowed: allowed) }
    return number
  }
}
