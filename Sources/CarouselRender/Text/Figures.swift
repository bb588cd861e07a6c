/// Whether texts are figures with their signs and units, but for those that stand for none.
func areFigures(_ texts: some Sequence<some StringProtocol>) -> Bool {
  var isAny = false
  for text in texts where !text.isEmpty && !noFigures.contains(String(text)) {
    guard text.isFigure else { return false }
    isAny = true
  }
  return isAny
}

/// What stands where there is no figure.
private let noFigures: Set<String> = ["-", "–", "—", "…", "?", "n/a", "N/A"]
private let figureMarks: Set<Character> = [
  " ", ".", ",", ":", "'", "’", "+", "-", "−", "–", "±", "/", "×", "%", "‰", "€", "$", "£", "¥",
  "°", "~", "≈", "<", ">", "(", ")", "#", "½", "¼", "¾", "²", "³", "\u{A0}", "\u{202F}",
  "\u{2009}",
]
/// The letters of a unit, such as `km/h` or `MiB`, at most.
private let unitLength = 4

extension StringProtocol {
  fileprivate var isFigure: Bool {
    guard let first, !first.isLetter, contains(where: \.isNumber) else { return false }
    let letters = reversed().prefix { $0.isLetter || $0 == "/" || $0 == "°" }
    return letters.count <= unitLength
      && dropLast(letters.count).allSatisfy { $0.isNumber || figureMarks.contains($0) }
  }
}
