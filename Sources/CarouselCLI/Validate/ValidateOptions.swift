import CarouselGrid

/// The options of `validate`.
struct ValidateOptions: Hashable, Sendable {
  /// What to do with fixes.
  enum Fixing: Hashable, Sendable {
    case leave
    case write
    case show
  }

  var format = ReportFormat.human
  var isStrict = false
  /// The number of problems to show; nil shows all.
  var limit: Int?
  /// Whether to colour; nil decides by the output.
  var color: Bool?
  var fixing = Fixing.leave
  var allowsGuesses = false
  /// The file that standard input is read as; nil for text without a name.
  var standardInputName: String?
  /// The folder that paths must stay in; nil is that of each config.
  var root: String?
  /// The screen on which all texts have to fit; nil does not ask.
  var size: FrameSize?

  /// Whether output to a console is coloured.
  func isColored(on console: Console) -> Bool {
    color ?? ConfigReading.useColor(on: console.descriptor)
  }

  private static let usualLimit = 100

  init(_ arguments: Arguments) throws(UsageError) {
    isStrict = arguments.has("strict")
    allowsGuesses = arguments.has("unsafe-fixes")
    // Showing changes nothing, so it wins over writing.
    fixing = arguments.has("diff") ? .show : arguments.has("fix") ? .write : .leave
    if allowsGuesses, fixing == .leave {
      throw UsageError(
        message: "`--unsafe-fixes` requires `--fix` or `--diff`", hint: "add one of them")
    }
    if let format = try arguments.choice(
      "format", among: ReportFormat.allCases.map { ($0.rawValue, $0) })
    {
      if fixing == .show {
        throw UsageError(
          message: "`--format` cannot be used with `--diff`", hint: "`--diff` prints no report")
      }
      self.format = format
    }
    limit = try Self.limit(arguments["max"])
    color =
      try arguments.choice(
        "color", among: [("auto", Bool?.none), ("always", true), ("never", false)]) ?? nil
    standardInputName = arguments["stdin-filename"]
    root = try arguments.root()
    size = try arguments.size("size")
  }

  private static func limit(_ text: String?) throws(UsageError) -> Int? {
    guard let text else { return usualLimit }
    guard let count = Int(text), count >= 0 else {
      throw UsageError(
        message: "`--max \(text)` is not a number of problems", hint: "0 shows all of them")
    }
    return count == 0 ? nil : count
  }
}
