/// The cause of one of libyaml's messages.
enum SyntaxCause {
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

  /// The cause by the first row that fits a message; nil for what has no row.
  static func of(_ message: ParserMessage) -> SyntaxCause? {
    table.first { row in
      (row.problem == nil || row.problem == message.problem)
        && (row.context == nil || row.context == message.context)
    }?.cause
  }

  /// The messages are those of libyaml 0.2.5, `scanner.c` and `parser.c`.
  private static let table: [(problem: String?, context: String?, cause: SyntaxCause)] = [
    ("found character that cannot start any token", nil, .badStart),
    ("found a tab character where an indentation space is expected", nil, .tab),
    ("found a tab character that violates indentation", nil, .tab),
    ("could not find expected ':'", nil, .missingColon),
    ("mapping values are not allowed in this context", nil, .secondColon),
    ("did not find expected key", nil, .indentation),
    ("did not find expected '-' indicator", nil, .indentation),
    ("did not find expected <document start>", nil, .indentation),
    ("block sequence entries are not allowed in this context", nil, .misplacedDash),
    ("mapping keys are not allowed in this context", nil, .misplacedQuestionMark),
    ("did not find expected ',' or ']'", nil, .bracket),
    ("did not find expected ',' or '}'", nil, .bracket),
    ("did not find expected node content", nil, .missingValue),
    ("found unexpected end of stream", nil, .quote),
    ("found unexpected document indicator", nil, .quote),
    ("found unknown escape character", nil, .escape),
    ("did not find expected hexdecimal number", nil, .escape),
    ("found invalid Unicode character escape code", nil, .escape),
    (nil, "while scanning an anchor", .name),
    (nil, "while scanning an alias", .name),
    (nil, "while scanning a block scalar", .blockHeader),
    ("found unexpected ':'", nil, .flowColon),
    ("found undefined tag handle", nil, .tag),
    (nil, "while scanning a tag", .tag),
    (nil, "while parsing a tag", .tag),
    (nil, "while scanning a %TAG directive", .tag),
    (nil, "while parsing a %TAG directive", .tag),
    ("found duplicate %TAG directive", nil, .tag),
    (nil, "while scanning a %YAML directive", .version),
    ("found duplicate %YAML directive", nil, .version),
    ("found incompatible YAML document", nil, .version),
    (nil, "while scanning a directive", .directive),
  ]
}
