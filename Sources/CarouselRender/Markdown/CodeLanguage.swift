/// What has to be known of a language to colour its code simply.
struct CodeLanguage: Hashable, Sendable {
  /// How a string is written.
  struct StringForm: Hashable, Sendable {
    let start: [Character]
    let end: [Character]
    var escapes = true
    var isMultiline = false
    /// Whether it is one character long.
    var isCharacter = false

    init(
      _ mark: String, escapes: Bool = true, isMultiline: Bool = false, isCharacter: Bool = false
    ) {
      start = Array(mark)
      end = Array(mark)
      self.escapes = escapes
      self.isMultiline = isMultiline
      self.isCharacter = isCharacter
    }
  }

  /// The start and the end of a comment that may have several lines.
  struct BlockComment: Hashable, Sendable {
    let start: String
    let end: String
  }

  let keywords: Set<String>
  var types: Set<String> = []
  /// Whether a word that begins with a capital is a type.
  var hasTypeNames = false
  var lineComments: [String] = ["//"]
  var blockComment: BlockComment? = BlockComment(start: "/*", end: "*/")
  /// The longest marks first.
  var strings: [StringForm] = [StringForm("\""), StringForm("'")]
  /// What words are made of besides letters, figures and underscores.
  var wordMarks = ""
  /// Whether what is before a colon is a key.
  var hasKeys = false
  var ignoresCase = false
  /// Whether words are text except within tags.
  var isMarkup = false

  /// The language that a name at a fence stands for; nil if it is not known.
  static func named(_ name: String) -> CodeLanguage? {
    names[name.lowercased()].flatMap { table[$0] }
  }

  private static let names: [String: String] = {
    var result: [String: String] = [:]
    for name in table.keys { result[name] = name }
    for (name, others) in otherNames {
      for other in others.split(separator: " ") { result[String(other)] = name }
    }
    return result
  }()

  private static let otherNames = [
    "c++": "cpp cxx cc hpp h++ objc objective-c m", "c": "h", "rust": "rs", "go": "golang",
    "python": "py python3", "javascript": "js jsx mjs node", "typescript": "ts tsx",
    "kotlin": "kt kts", "ruby": "rb", "shell": "sh bash zsh fish console shellsession",
    "yaml": "yml toml ini", "json": "jsonc json5", "html": "xml svg htm xhtml vue",
    "csharp": "cs c#",
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  private static let cTypes =
    """
    void char short int long float double signed unsigned bool size_t ssize_t int8_t int16_t \
    int32_t int64_t uint8_t uint16_t uint32_t uint64_t FILE
    """

  private static let cKeywords =
    """
    auto break case const continue default do else enum extern for goto if inline register \
    restrict return sizeof static struct switch typedef union volatile while true false NULL \
    #include #define #if #ifdef #ifndef #else #elif #endif #pragma #undef
    """

  private static let scriptKeywords =
    """
    async await break case catch class const continue debugger default delete do else export \
    extends false finally for from function if import in instanceof let new null of return static \
    super switch this throw true try typeof undefined var void while with yield
    """

  private static let charactersAndTexts = [
    StringForm("\""), StringForm("'", isCharacter: true),
  ]

  private static let table: [String: CodeLanguage] = [
    "swift": CodeLanguage(
      keywords: words(
        """
        actor any as associatedtype async await borrowing break case catch class consuming continue \
        default defer deinit do else enum extension fallthrough false fileprivate final for func \
        get guard if import in indirect init inout internal is isolated lazy let mutating nil \
        nonisolated open operator override package precedencegroup private protocol public repeat \
        rethrows return self set some static struct subscript super switch throw throws true try \
        typealias unowned var weak where while #if #else #elseif #endif
        """),
      hasTypeNames: true,
      strings: [StringForm("\"\"\"", isMultiline: true), StringForm("\"")]),
    "c": CodeLanguage(
      keywords: words(cKeywords), types: words(cTypes), strings: charactersAndTexts),
    "c++": CodeLanguage(
      keywords: words(
        cKeywords + " "
          + """
          alignas catch class co_await co_return co_yield concept consteval constexpr delete \
          explicit export final friend import module mutable namespace new noexcept nullptr \
          operator override private protected public requires static_cast template this throw try \
          typename using virtual
          """),
      types: words(cTypes + " string vector map set optional span"), hasTypeNames: true,
      strings: charactersAndTexts),
    "rust": CodeLanguage(
      keywords: words(
        """
        as async await break const continue crate dyn else enum extern false fn for if impl in let \
        loop match mod move mut pub ref return self static struct super trait true type unsafe use \
        where while
        """),
      types: words(
        "bool char str i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64"),
      hasTypeNames: true,
      strings: [StringForm("\"", isMultiline: true), StringForm("'", isCharacter: true)]),
    "go": CodeLanguage(
      keywords: words(
        """
        break case chan const continue default defer else fallthrough false for func go goto if \
        import interface iota map nil package range return select struct switch true type var
        """),
      types: words(
        """
        any bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune \
        string uint uint8 uint16 uint32 uint64 uintptr
        """),
      strings: [
        StringForm("`", escapes: false, isMultiline: true), StringForm("\""),
        StringForm("'", isCharacter: true),
      ]),
    "python": CodeLanguage(
      keywords: words(
        """
        False None True and as assert async await break case class continue def del elif else \
        except finally for from global if import in is lambda match nonlocal not or pass raise \
        return self try while with yield
        """),
      types: words("bool bytes dict float int list object set str tuple"), hasTypeNames: true,
      lineComments: ["#"], blockComment: nil,
      strings: [
        StringForm("\"\"\"", isMultiline: true), StringForm("'''", isMultiline: true),
        StringForm("\""), StringForm("'"),
      ]),
    "javascript": CodeLanguage(
      keywords: words(scriptKeywords), hasTypeNames: true,
      strings: [StringForm("`", isMultiline: true), StringForm("\""), StringForm("'")],
      wordMarks: "$"),
    "typescript": CodeLanguage(
      keywords: words(
        scriptKeywords + " abstract as declare enum implements interface keyof namespace private"
          + " protected public readonly satisfies type"),
      types: words("any bigint boolean never number object string symbol unknown"),
      hasTypeNames: true,
      strings: [StringForm("`", isMultiline: true), StringForm("\""), StringForm("'")],
      wordMarks: "$"),
    "java": CodeLanguage(
      keywords: words(
        """
        abstract assert break case catch class const continue default do else enum extends false \
        final finally for goto if implements import instanceof interface native new null package \
        permits private protected public record return sealed static strictfp super switch \
        synchronized this throw throws transient true try var volatile while yield
        """),
      types: words("boolean byte char double float int long short void"), hasTypeNames: true,
      strings: [StringForm("\"\"\"", isMultiline: true)] + charactersAndTexts),
    "csharp": CodeLanguage(
      keywords: words(
        """
        abstract as async await base break case catch class const continue default delegate do else \
        enum event explicit extern false finally fixed for foreach get if implicit in interface \
        internal is lock namespace new null operator out override params private protected public \
        readonly record ref return sealed set static struct switch this throw true try typeof \
        using var virtual where while yield
        """),
      types: words(
        "bool byte char decimal double dynamic float int long object sbyte short string uint void"),
      hasTypeNames: true, strings: charactersAndTexts),
    "kotlin": CodeLanguage(
      keywords: words(
        """
        abstract as break by catch class companion const constructor continue data do else enum \
        false final finally for fun if import in init inline interface internal is lateinit null \
        object open override package private protected public return sealed super suspend this \
        throw true try typealias val var when while
        """),
      hasTypeNames: true,
      strings: [StringForm("\"\"\"", isMultiline: true)] + charactersAndTexts),
    "ruby": CodeLanguage(
      keywords: words(
        """
        alias and begin break case class def do else elsif end ensure false for if in module next \
        nil not or private redo require rescue retry return self super then true undef unless until \
        when while yield
        """),
      hasTypeNames: true, lineComments: ["#"],
      blockComment: BlockComment(start: "=begin", end: "=end"), wordMarks: "?!"),
    "shell": CodeLanguage(
      keywords: words(
        """
        break case continue do done elif else esac eval exec exit export fi for function if in \
        local readonly return select set shift source then trap unset until while
        """),
      lineComments: ["#"], blockComment: nil,
      strings: [
        StringForm("\"", isMultiline: true), StringForm("'", escapes: false, isMultiline: true),
      ], wordMarks: "-"),
    "yaml": CodeLanguage(
      keywords: words("true false null yes no on off"), lineComments: ["#"], blockComment: nil,
      strings: [StringForm("\""), StringForm("'", escapes: false)], wordMarks: "-./",
      hasKeys: true),
    "json": CodeLanguage(
      keywords: words("true false null"), strings: [StringForm("\"")], hasKeys: true),
    "sql": CodeLanguage(
      keywords: words(
        """
        add all alter and any as asc begin between by case check column commit constraint create \
        cross database default delete desc distinct drop else end exists false foreign from full \
        group having if in index inner insert into is join key left like limit not null offset on \
        or order outer primary references returning right rollback select set table then true \
        union unique update using values view when where with
        """),
      types: words(
        """
        bigint blob boolean char date decimal double float int integer interval json numeric real \
        serial smallint text time timestamp uuid varchar
        """),
      lineComments: ["--"], strings: [StringForm("'", escapes: false), StringForm("\"")],
      ignoresCase: true),
    "html": CodeLanguage(
      keywords: [], lineComments: [], blockComment: BlockComment(start: "<!--", end: "-->"),
      strings: [
        StringForm("\"", escapes: false, isMultiline: true),
        StringForm("'", escapes: false, isMultiline: true),
      ], wordMarks: "-:", isMarkup: true),
  ]
}
