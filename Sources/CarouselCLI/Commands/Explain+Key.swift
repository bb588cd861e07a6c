extension Explain {
  /// The keys that can be explained.
  static var keyNames: [String] { [] }

  /// What a key means; nil for a word that is none.
  static func explain(key topic: String) -> String? { nil }
}
