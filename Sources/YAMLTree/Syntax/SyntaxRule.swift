/// What kind of mistake is behind one of libyaml's messages.
struct SyntaxRule {
  enum Reading {
    case badStart
    case tab
    case missingColon
    case secondColon
    case indentation
    case misplacedDash
    case misplacedQuestionMark
    case bracket
    case missingValue
    case quote
    case escape
    case name
    case blockHeader
    case flowColon
    case tag
    case version
    case directive
  }

  private let problem: String?
  private let context: String?
  let reading: Reading

  private init(_ problem: String?, in context: String? = nil, _ reading: Reading) {
    self.problem = problem
    self.context = context
    self.reading = reading
  }

  /// The reading of a failure by the first row that fits; nil for what has no row.
  static func reading(of failure: SyntaxFailure) -> Reading? {
    table.first { rule in
      (rule.problem == nil || rule.problem == failure.problem)
        && (rule.context == nil || rule.context == failure.context)
    }?.reading
  }

  /// The messages are those of libyaml 0.2.5, `scanner.c` and `parser.c`.
  private static let table: [SyntaxRule] = [
    SyntaxRule("found character that cannot start any token", .badStart),
    SyntaxRule("found a tab character where an indentation space is expected", .tab),
    SyntaxRule("found a tab character that violates indentation", .tab),
    SyntaxRule("could not find expected ':'", .missingColon),
    SyntaxRule("mapping values are not allowed in this context", .secondColon),
    SyntaxRule("did not find expected key", .indentation),
    SyntaxRule("did not find expected '-' indicator", .indentation),
    SyntaxRule("did not find expected <document start>", .indentation),
    SyntaxRule("block sequence entries are not allowed in this context", .misplacedDash),
    SyntaxRule("mapping keys are not allowed in this context", .misplacedQuestionMark),
    SyntaxRule("did not find expected ',' or ']'", .bracket),
    SyntaxRule("did not find expected ',' or '}'", .bracket),
    SyntaxRule("did not find expected node content", .missingValue),
    SyntaxRule("found unexpected end of stream", .quote),
    SyntaxRule("found unexpected document indicator", .quote),
    SyntaxRule("found unknown escape character", .escape),
    SyntaxRule("did not find expected hexdecimal number", .escape),
    SyntaxRule("found invalid Unicode character escape code", .escape),
    SyntaxRule(nil, in: "while scanning an anchor", .name),
    SyntaxRule(nil, in: "while scanning an alias", .name),
    SyntaxRule(nil, in: "while scanning a block scalar", .blockHeader),
    SyntaxRule("found unexpected ':'", .flowColon),
    SyntaxRule("found undefined tag handle", .tag),
    SyntaxRule(nil, in: "while scanning a tag", .tag),
    SyntaxRule(nil, in: "while parsing a tag", .tag),
    SyntaxRule(nil, in: "while scanning a %TAG directive", .tag),
    SyntaxRule(nil, in: "while parsing a %TAG directive", .tag),
    SyntaxRule("found duplicate %TAG directive", .tag),
    SyntaxRule(nil, in: "while scanning a %YAML directive", .version),
    SyntaxRule("found duplicate %YAML directive", .version),
    SyntaxRule("found incompatible YAML document", .version),
    SyntaxRule(nil, in: "while scanning a directive", .directive),
  ]
}
