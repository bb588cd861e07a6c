internal import CarouselDeck
internal import CarouselMarkdown
internal import SourceDiagnostics
internal import YAMLTree

/// The keys of a slide.
enum SlideKeys {
  static let context = ContextRow(
    table, noun: "a slide", place: "in a slide", isElement: true,
    rivals: contents + Division.Arrangement.allCases.map(\.rawValue),
    lead:
      "A slide that is just a string is short for `{ text: … }`. It shows one of `text`,"
      + " `markdown`, `text_file`, `markdown_file`, `image` and `carousel`, or is divided into"
      + " `columns` or `rows`; without any of them it is a plain card.\n\nUnder `slide`, in a"
      + " carousel, a preset or `defaults`, are keys that all slides start from: any of these but"
      + " "
      + SlideGroupKeys.ownNames.filter { !contents.contains($0) }.map { "`\($0)`" }
      .joined(separator: ", ") + " and those for what a slide shows.",
    example: """
      autoplay: 3s
      slides:
        - a text alone
        - id: harbour
          title: The harbour
          text: |
            Two lines
            of text
          caption: at six
          align: left
          background: navy
          hold: 8s
        - title: A carousel in a carousel
          hold: until_done
          carousel:
            direction: vertical
            autoplay: 1s
            slides: [up, down]
      """)

  /// The keys that say what a slide, or a part of one, shows.
  static let contents = ["text", "markdown", "text_file", "markdown_file", "image", "carousel"]

  static let table = KeyTable<SlideDraft>(
    .slide, under: "slides",
    [
      Key(
        "id", form: .name, standard: nil,
        "A name that stays the same across edits; unique in its carousel."
      ) {
        value, draft, reader in
        guard let id = ValueType.name.read(value, &reader) else { return }
        draft.slide.id = id
        draft.id = value.node.range
      }
    ] + shared + [
      parts(.columns, "Parts beside each other, each with a content of its own."),
      parts(.rows, "Parts below each other, each with a content of its own."),
      ofParts("gap", .integer(0...100), standard: "2", "The cells between two parts of a slide.") {
        $0.gap = $1
      },
      ofParts("rule", .boolean, standard: "false", "Whether there is a line between two parts.") {
        $0.hasRule = $1
      },
      Key(
        "hold", form: ValueType.slideHold.form, standard: nil,
        "How long autoplay shows this slide, instead of `every`; `until_done` is until its"
          + " carousel has completed a lap, or has shown its last page for its whole hold. The"
          + " first lap ends it, whatever the `laps` of that carousel."
      ) { value, draft, reader in
        guard let hold = ValueType.slideHold.read(value, &reader) else { return }
        draft.hold = hold
        draft.holdRange = value.node.range
      },
    ])

  /// The keys of a slide that a part of a divided slide has as well.
  static let shared: [Key<SlideDraft>] = [
    Key("title", .text, standard: "\"\"", "A heading.") { $0.slide.title = $1 },
    Key("caption", .text, standard: "\"\"", "A line below.") { $0.slide.caption = $1 },
    content("text", .text, "Text, wrapped to the available width.") { .text($0) },
    content("markdown", .text, "Text in Markdown.") { .markdown(MarkdownDocument($0)) },
    content("text_file", .textFile, "A file with text, at most 1 MiB of UTF-8.") { .text($0) }
      .samples(["notes.txt"], wrong: "/notes.txt"),
    content("markdown_file", .textFile, "A file with Markdown, at most 1 MiB of UTF-8.") {
      .markdown(MarkdownDocument($0))
    }
    .samples(["notes.md"], wrong: "/notes.md"),
    content(
      "image", .image,
      "An image file: PNG, JPEG, GIF, WebP, BMP, TIFF, SVG or AVIF, at most 64 MiB and 100"
        + " megapixels."
    ) { .image($0) }.samples(["art/harbour.png"], wrong: "/photos/harbour.png"),
    Key(
      "carousel", form: .map(.carousel), standard: nil,
      "A nested carousel; it starts from `defaults`."
    ) { value, draft, reader in
      // It is read after all other keys, because its name is the id.
      draft.carousel = value
      reader.claim("carousel", value, &draft)
    },
    ofImage("alt", .text, standard: "\"\"", "Alternative text that describes the image.") {
      $0.alt = $1
    },
    ofImage(
      "fit", .word("a fit mode"), standard: "contain",
      "How the image is fitted into its area."
    ) {
      $0.fit = $1
    },
    Key(
      "align", .word("an alignment"), standard: "center",
      "The horizontal alignment of the content."
    ) { $0.slide.align = $1 },
    Key(
      "valign", .word("an alignment"), standard: "middle",
      "The vertical alignment of the content. Markdown in a carousel with `wrap: none` is at the"
        + " `top` by itself, so that headings don't jump from page to page."
    ) {
      $0.slide.valign = $1
      $0.hasValign = true
    },
    Key(
      "size", .word("a size"), standard: "auto",
      "The rows of a line of the text: 1 is the terminal's own letters, larger ones are drawn with"
        + " blocks. `auto` suits the screen, `fill` is the largest that fits in three lines. A size"
        + " that does not fit goes down to the next one."
    ) { $0.slide.size = $1 },
    Key(
      "title_size", .word("a size"), standard: "auto",
      "The rows of a line of the title, as `size`."
    ) { $0.slide.titleSize = $1 },
    Key("background", .background, standard: "transparent", "The background of the slide.") {
      $0.slide.background = $1
    },
    Key("color", .color, standard: "default", "The colour of the text.") { $0.slide.color = $1 },
  ]

  /// Whether an unquoted string begins with a key and a colon.
  ///
  /// Looks at the first letters only.
  static func begins(_ text: YAMLNode) -> Bool {
    guard text.style == .plain else { return false }
    return text.withText { bytes in
      let word = bytes.prefix {
        UInt8(ascii: "a") <= $0 && $0 <= UInt8(ascii: "z") || $0 == UInt8(ascii: "_")
      }
      guard word.endIndex < bytes.endIndex, bytes[word.endIndex] == UInt8(ascii: ":") else {
        return false
      }
      return table.names.contains { $0.utf8.elementsEqual(word) }
    } ?? false
  }

  /// A key that says something about the image.
  private static func ofImage<Output>(
    _ name: String, _ type: ValueType<Output>, standard: String, _ summary: String,
    set: @escaping @Sendable (inout Slide, Output) -> Void
  ) -> Key<SlideDraft> {
    Key(name, form: type.form, standard: standard, summary) { value, draft, reader in
      guard let output = type.read(value, &reader) else { return }
      if draft.ofImage == nil { draft.ofImage = (name, value.keyLabel.range) }
      set(&draft.slide, output)
    }
  }

  /// A key with the parts of a divided slide; they are read after all other keys, because the name of
  /// a carousel in one of them is the id.
  private static func parts(
    _ arrangement: Division.Arrangement, _ summary: String
  ) -> Key<SlideDraft> {
    Key(
      arrangement.rawValue, form: .list(.either([.text, .map(.part)])), standard: nil, summary
    ) { value, draft, reader in
      draft.parts = (arrangement, value)
      reader.claim(arrangement.rawValue, value, &draft)
    }.samples(["[Soup, Bread]"])
  }

  /// A key that says something about all parts.
  private static func ofParts<Output>(
    _ name: String, _ type: ValueType<Output>, standard: String, _ summary: String,
    set: @escaping @Sendable (inout SlideDraft, Output) -> Void
  ) -> Key<SlideDraft> {
    Key(name, form: type.form, standard: standard, summary) { value, draft, reader in
      guard let output = type.read(value, &reader) else { return }
      draft.ofParts.append((name, value.keyLabel.range))
      set(&draft, output)
    }
  }

  /// A key of which a slide can have one.
  private static func content<Output>(
    _ name: String, _ type: ValueType<Output>, _ summary: String,
    make: @escaping @Sendable (Output) -> Slide.Content
  ) -> Key<SlideDraft> {
    Key(name, form: type.form, standard: nil, summary) { value, draft, reader in
      reader.claim(name, value, &draft)
      if let output = type.read(value, &reader) { draft.slide.content = make(output) }
    }
  }
}
