internal import TerminalCells

/// Visible text without anything beyond ASCII, column by column where that is possible.
///
/// Letters lose their accents, lines and quotes become their plain forms, controls are written with
/// a caret (`^[`), and other characters become as many question marks as they have columns.
///
/// - Complexity: O(length).
func asciiText(_ text: String) -> String {
  guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
  return text.reduce(into: "") { result, character in
    if character.isASCII {
      result.append(character)
    } else if let likeness = likenesses[character] {
      result.append(likeness)
    } else if let control = control(pictured: character) {
      result += control
    } else {
      result += String(repeating: "?", count: displayWidth(of: character))
    }
  }
}

/// The caret form of a control that `visibleText` has drawn as its picture.
private func control(pictured character: Character) -> String? {
  guard let value = character.unicodeScalars.first?.value else { return nil }
  switch value {
  case 0x2400...0x241F:
    return "^" + String(Character(Unicode.Scalar(UInt8(value - 0x2400 + 0x40))))
  case 0x2421: return "^?"
  default: return nil
  }
}

/// Each line: a plain character, then those that look like it.
private let likenesses: [Character: Character] = {
  let groups = [
    "AÀÁÂÃÄÅĀĂĄ", "CÇĆČ", "DĎĐ", "EÈÉÊËĒĖĘĚ", "GĞ", "IÌÍÎÏĪİ", "LŁ", "NÑŃŇ", "OÒÓÔÕÖØŌŐ", "RŘ",
    "SŚŠŞ", "TŤŢ", "UÙÚÛÜŪŮŰ", "YÝŸ", "ZŹŻŽ",
    "aàáâãäåāăą", "cçćč", "dďđ", "eèéêëēėęě", "gğ", "iìíîïīı", "lł", "nñńň", "oòóôõöøōő", "rř",
    "sśšşß", "tťţ", "uùúûüūůű", "yýÿ", "zźżž",
    "\"“”„«»", "'‘’‚′", "-‐‑‒–—―−─━╌┄╴╶", "|│┃┆╵╷", "+┌┐└┘├┤┬┴┼╭╮╯╰╔╗╚╝╠╣╦╩╬┏┓┗┛┣┫┳┻╋", "=═",
    "~…", "*•●◆■★✓✔·", "o○◦◇□☆", "#█▓▀▄▌▐", ":▒", ".░", "<←◀◂", ">→▶▸", "^↑▲▴", "v↓▼▾", "x×✕✗✘",
  ]
  var result: [Character: Character] = [:]
  for group in groups {
    guard let plain = group.first else { continue }
    for character in group.dropFirst() { result[character] = plain }
  }
  result["‹"] = "<"
  result["›"] = ">"
  result["\u{A0}"] = " "
  return result
}()
