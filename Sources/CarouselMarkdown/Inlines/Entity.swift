/// A character that is written by its name or number, such as `&amp;` or `&#8211;`.
///
/// Of the names of HTML those of Latin-1 and of common punctuation, arrows and signs are known;
/// others stay text.
struct Entity {
  let text: String
  /// The place behind its semicolon.
  let end: Int

  /// The entity that begins at an `&`; nil if there is none.
  init?(in scalars: ArraySlice<Unicode.Scalar>, at start: Int) {
    let rest = scalars[(start + 1)...]
    // No name and no number is longer.
    guard let semicolon = rest.prefix(10).firstIndex(of: ";"), semicolon > start + 1 else {
      return nil
    }
    let name = rest[..<semicolon]
    end = semicolon + 1
    if name.first == "#" {
      guard let scalar = Self.numbered(name.dropFirst()) else { return nil }
      text = String(Character(scalar))
    } else {
      guard let text = Self.names[name.string] else { return nil }
      self.text = text
    }
  }

  private static func numbered(_ digits: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard 1...(isHexadecimal ? 6 : 7) ~= digits.count,
      digits.allSatisfy({ isHexadecimal ? $0.properties.isASCIIHexDigit : $0.isASCIIDigit }),
      let value = UInt32(digits.string, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    switch value {
    case 0x9, 0xA, 0xD: return " "
    // What a terminal would obey is not written by a number either.
    case 0..<0x20, 0x7F..<0xA0: return "\u{FFFD}"
    default: return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
  }

  private static let names: [String: String] = {
    // From U+00A0 on, without a gap.
    let latin1 = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
      sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
      Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
      ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
      szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave \
      iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc \
      uuml yacute thorn yuml
      """.split(separator: " ")
    var result = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "lbrack": "[", "rbrack": "]",
      "lbrace": "{", "rbrace": "}", "lpar": "(", "rpar": ")", "ast": "*", "lowbar": "_",
      "grave": "`", "vert": "|", "bsol": "\\", "sol": "/", "num": "#", "dollar": "$", "percnt": "%",
      "excl": "!", "quest": "?", "comma": ",", "period": ".", "colon": ":", "semi": ";",
      "plus": "+", "equals": "=", "commat": "@", "Tab": " ", "NewLine": " ",
      "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
      "rdquo": "”", "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "hellip": "…", "bull": "•",
      "dagger": "†", "Dagger": "‡", "permil": "‰", "prime": "′", "Prime": "″", "euro": "€",
      "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "lArr": "⇐",
      "rArr": "⇒", "hArr": "⇔", "minus": "−", "lowast": "∗", "infin": "∞", "ne": "≠", "le": "≤",
      "ge": "≥", "asymp": "≈", "sum": "∑", "prod": "∏", "radic": "√", "part": "∂", "int": "∫",
      "isin": "∈", "forall": "∀", "exist": "∃", "empty": "∅", "cap": "∩", "cup": "∪", "check": "✓",
      "cross": "✗", "star": "☆", "starf": "★", "spades": "♠", "clubs": "♣", "hearts": "♥",
      "diams": "♦", "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε",
      "lambda": "λ", "mu": "μ", "pi": "π", "rho": "ρ", "sigma": "σ", "tau": "τ", "phi": "φ",
      "omega": "ω", "Delta": "Δ", "Sigma": "Σ", "Omega": "Ω", "ensp": "\u{2002}",
      "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    ]
    for (offset, name) in latin1.enumerated() {
      result[String(name)] = Unicode.Scalar(0xA0 + UInt32(offset)).map { String(Character($0)) }
    }
    return result
  }()
}
