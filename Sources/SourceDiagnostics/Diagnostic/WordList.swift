/// Words as a sentence lists them.
package enum WordList {
  /// `a, b or c`; empty without words.
  package static func alternatives(_ words: some Collection<String>) -> String {
    let words = Array(words)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
