package import SourceDiagnostics

extension DiagnosticRule {
  /// What can be wrong with the parts of a divided slide.
  static let partRules: [DiagnosticRule] = [
    .emptyPart, .secondCarousel, .wrongExtent, .keyOfParts, .widePart,
  ]

  package static let emptyPart = DiagnosticRule(
    .error, "empty-part", "A part of a slide shows nothing.",
    "A part without a text, an image, a carousel or a title would only be a gap. A wider gap is"
      + " written as `gap`.",
    wrong: """
      slides:
        - columns:
            - text: Soup
            - ⟪{ width: 2 }⟫
      """,
    right: """
      slides:
        - columns:
            - text: Soup
            - { text: Bread, width: 2 }
      """)

  package static let secondCarousel = DiagnosticRule(
    .error, "second-carousel", "A slide holds more than one carousel.",
    "A slide has at most one child: input, holds and `until_done` would not know which of two is"
      + " meant. Put the other one on a slide of its own, or into the first one.",
    wrong: """
      slides:
        - columns:
            - carousel: { slides: [one, two] }
            - ⟪carousel⟫: { slides: [three, four] }
      """,
    right: """
      slides:
        - columns:
            - carousel: { slides: [one, two] }
            - three
      """)

  package static let wrongExtent = DiagnosticRule(
    .warning, "wrong-extent", "A part of columns has a height, or one of rows a width.",
    fix: .needsReview,
    "Columns are as high as their slide, and rows as wide, so that the key does nothing.",
    wrong: """
      slides:
        - rows:
            - { text: one, ⟪width⟫: 2 }
            - two
      """,
    corrected: "height")

  package static let widePart = DiagnosticRule(
    .warning, "parts-too-wide", "The columns of a slide are wider than the screen.",
    """
    Columns with a number of cells, and the gaps between all of them, are more than `screen.width`. \
    The last ones get fewer cells than they ask for, or none.
    """,
    wrong: """
      screen: { width: 60 }
      slides:
        - ⟪columns⟫:
            - { text: one, width: 40 }
            - { text: two, width: 40 }
        - three
      """,
    right: """
      screen: { width: 60 }
      slides:
        - columns:
            - { text: one, width: 40 }
            - two
        - three
      """)

  package static let keyOfParts = DiagnosticRule(
    .warning, "key-of-parts", "A slide without parts has a key about its parts.",
    "`gap` and `rule` are about what is between the parts of a slide, and this slide has none.",
    wrong: """
      slides:
        - { text: one, ⟪gap⟫: 2 }
        - two
      """,
    right: """
      slides:
        - { columns: [one, more], gap: 2 }
        - two
      """)
}

extension Finding {
  static let emptyPart = Finding(
    .emptyPart, "the part shows nothing",
    help: "write a `text`, an `image` or another content, or remove the part")

  static let secondCarousel = Finding(
    .secondCarousel, "a second carousel in one slide",
    help: "put it on a slide of its own")

  static func wrongExtent(_ key: String, right: String, arrangement: String) -> Finding {
    Finding(
      .wrongExtent, "`\(key)` does nothing for a part of `\(arrangement)`",
      help: "did you mean `\(right)`?"
    ).fixed(by: right, .needsReview)
  }

  static func widePart(_ columns: Int, screen: Int) -> Finding {
    Finding(
      .widePart, "the columns and their gaps are \(columns) wide, and the screen is \(screen)",
      help: "write shares from 1 to 9, or smaller numbers")
  }

  static func keyOfParts(_ key: String) -> Finding {
    Finding(
      .keyOfParts, "`\(key)` does nothing on a slide without parts",
      help: "write `columns` or `rows`, or remove it")
  }
}
