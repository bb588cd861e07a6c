internal import CarouselDeck

/// The keys of a part of a divided slide: those of a slide but for what only a whole page has.
enum PartKeys {
  static let context = ContextRow(
    table, noun: "a part of a slide", place: "in a part of a slide", isElement: true,
    rivals: SlideKeys.contents,
    lead:
      "A part that is just a string is short for `{ text: … }`. It shows one of `text`, `markdown`,"
      + " `text_file`, `markdown_file`, `image` and `carousel`, and has a title, a caption and a"
      + " ground of its own. At most one part of a slide is a carousel; it has all rules of a"
      + " nested carousel. Columns that are too narrow to be read are shown below each other.",
    example: """
      slides:
        - title: Today
          columns:
            - { title: Soup, text: Tomato, width: 2 }
            - markdown: |
                - bread
                - butter
            - width: 24
              carousel: { slides: [coffee, tea] }
          gap: 4
          rule: true
      """,
    opening: ["slides:", "  - columns:"],
    companion: { key, _ in SlideKeys.contents.contains(key) ? nil : "text: Soup" })

  static let table = KeyTable<SlideDraft>(
    .part, under: "columns",
    SlideKeys.shared + [
      extent(
        "width",
        "How wide a part of `columns` is: from 1 to 9 its share of what is left, from 10 a number of"
          + " columns."),
      extent(
        "height",
        "How high a part of `rows` is: from 1 to 9 its share of what is left, from 10 a number of"
          + " rows."),
    ])

  /// Numbers below are shares: no part is so narrow.
  private static let minimumCells = 10

  private static func extent(_ name: String, _ summary: String) -> Key<SlideDraft> {
    let type = ValueType.integer(1...1000)
    return Key(name, form: type.form, standard: "1", summary) { value, draft, reader in
      guard let number = type.read(value, &reader) else { return }
      let extent: Division.Extent = number < minimumCells ? .share(number) : .cells(number)
      draft.extent = (name, value.keyLabel, extent)
    }
  }
}
