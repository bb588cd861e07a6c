/// A key, as named in configs.
public enum KeyName: Hashable, Sendable {
  /// A key that types something; letters as they are typed, so with their case.
  case character(Character)
  /// The arrow keys.
  case left, right, up, down
  /// The keys for navigation.
  case home, end, pageUp, pageDown, insert, delete
  /// The keys that control what is typed.
  case tab, enter, backspace, escape
  /// F1 to F12.
  case function(Int)

  /// The keys that are named by a word.
  ///
  /// All others are characters, which name themselves.
  public static let words: [(word: String, key: KeyName)] =
    [
      ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("home", .home),
      ("end", .end), ("page_up", .pageUp), ("page_down", .pageDown), ("insert", .insert),
      ("delete", .delete), ("tab", .tab), ("enter", .enter), ("backspace", .backspace),
      ("escape", .escape), ("space", .character(" ")),
    ] + (1...12).map { ("f\($0)", .function($0)) }

  /// Reads a word or a single visible character; nil for anything else.
  public init?(_ text: String) {
    if let word = Self.words.first(where: { $0.word == text }) {
      self = word.key
    } else if let character = text.first, text.count == 1, character.isTyped {
      self = .character(character)
    } else {
      return nil
    }
  }
}

extension Character {
  /// Whether a key can type it so that it is seen.
  fileprivate var isTyped: Bool {
    !isWhitespace && !unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
