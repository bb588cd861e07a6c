internal import CarouselJSON
internal import SourceDiagnostics

/// Reads members of a script line by name and type, and knows which were never read.
struct MemberReader {
  private let object: JSONObject
  private var asked: Set<String> = []

  init(_ object: JSONObject) { self.object = object }

  mutating func text(_ name: String) throws(ScriptError) -> String? {
    try take(name, "a string") { if case .string(let text) = $0 { text } else { nil } }
  }

  mutating func bool(_ name: String) throws(ScriptError) -> Bool? {
    try take(name, "true or false") { if case .boolean(let value) = $0 { value } else { nil } }
  }

  /// A whole number that is exact as an offset.
  mutating func int(_ name: String) throws(ScriptError) -> Int? {
    try take(name, "a whole number of at most 15 digits") { value in
      guard case .number(let digits) = value else { return nil }
      let number = Int(digits) ?? Double(digits).flatMap { Int(exactly: $0) }
      return number.flatMap { $0.magnitude < 1_000_000_000_000_000 ? $0 : nil }
    }
  }

  mutating func int(_ name: String, in range: ClosedRange<Int>) throws(ScriptError) -> Int? {
    guard let number = try int(name) else { return nil }
    guard range.contains(number) else {
      throw ScriptError(
        message: "`\(name)` is \(number), but must be in \(range.lowerBound)…\(range.upperBound)")
    }
    return number
  }

  mutating func double(_ name: String) throws(ScriptError) -> Double? {
    try take(name, "a number") { if case .number(let digits) = $0 { Double(digits) } else { nil } }
  }

  /// Milliseconds with decimals down to a nanosecond; never negative.
  mutating func milliseconds(_ name: String) throws(ScriptError) -> Duration? {
    if case .number(let digits)? = object[name], let number = Double(digits),
      number > Double(MemberReader.latest)
    {
      throw ScriptError(
        message:
          "`\(name)` is \(digits), but must be at most \(MemberReader.latest), a thousand years"
      )
    }
    return try take(name, "a number of milliseconds, 0 or more") { value in
      guard case .number(let digits) = value, let number = Double(digits), number >= 0 else {
        return nil
      }
      let parts = digits.split(separator: ".", maxSplits: 1)
      if parts.count == 2, !digits.lowercased().contains("e"), let whole = Int(parts[0]) {
        let fraction = (parts[1] + "000000").prefix(6)
        return Int(fraction).map { .milliseconds(whole) + .nanoseconds($0) }
      }
      return Int(digits).map { .milliseconds($0) }
        ?? .nanoseconds(Int64((number * 1_000_000).rounded()))
    }
  }

  mutating func texts(_ name: String) throws(ScriptError) -> [String]? {
    try take(name, "a list of strings") { value in
      guard case .array(let values) = value else { return nil }
      let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
      return texts.count == values.count ? texts : nil
    }
  }

  /// One of a few words.
  mutating func word<Value>(
    _ name: String, among words: [(word: String, value: Value)]
  ) throws(ScriptError) -> Value? {
    guard let text = try text(name) else { return nil }
    if let match = words.first(where: { $0.word == text }) { return match.value }
    throw .unknown(text, as: "a value of `\(name)`", among: words.map(\.word))
  }

  /// Rejects unknown members.
  func finish() throws(ScriptError) {
    guard let extra = object.members.first(where: { !asked.contains($0.name) }) else { return }
    throw .unknown(extra.name, as: "a member of this line", among: asked.sorted())
  }

  /// A thousand years in milliseconds: far beyond any script, and far below any overflow.
  private static let latest: Int64 = 31_622_400_000_000

  private mutating func take<Value>(
    _ name: String, _ expected: String, _ read: (JSONValue) -> Value?
  ) throws(ScriptError) -> Value? {
    asked.insert(name)
    guard let value = object[name] else { return nil }
    guard let result = read(value) else {
      throw ScriptError(message: "`\(name)` is \(value.text), but must be \(expected)")
    }
    return result
  }
}

extension ScriptError {
  /// An unknown word, with the nearest allowed one.
  static func unknown(
    _ word: String, as role: String, among words: [String]
  ) -> ScriptError {
    let nearest = Suggestion(for: word, among: words)?.name
    return ScriptError(
      message: "`\(word)` is not \(role)",
      help: nearest.map { "did you mean `\($0)`?" } ?? "one of " + words.joined(separator: ", "))
  }

  static func missing(_ name: String, _ meaning: String) -> ScriptError {
    ScriptError(message: "`\(name)` is missing: \(meaning)")
  }
}
