/// Words that say elsewhere what another word says here.
enum Synonyms {
  /// The one of `names` that means what `text` means in other languages and kits.
  static func of(_ text: String, among names: [String]) -> String? {
    let word = text.lowercased()
    return table.first { $0.words.contains(word) && names.contains($0.name) }?.name
  }

  private static let table: [(name: String, words: [String])] = [
    (
      "forever",
      ["infinite", "infinity", "endless", "always", "loop", "none", "never", "unlimited"]
    ),
    ("auto", ["full", "fill", "max", "none", "automatic"]),
    ("manual", ["forever", "none", "never", "infinite", "wait", "click"]),
    ("never", ["none", "no", "off", "false", "forever", "infinite"]),
    ("middle", ["center", "centre"]),
    ("center", ["middle", "centre"]),
    ("infinite", ["loop", "true", "yes", "forever", "around"]),
    ("none", ["off", "no", "false", "never", "nothing", "hidden", "null", "~"]),
    ("start", ["left", "top"]),
    ("end", ["right", "bottom"]),
    ("contain", ["fit"]),
    ("cover", ["crop", "fill"]),
  ]
}
