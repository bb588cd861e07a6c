internal import CarouselDeck

/// The keys under `slides_from`.
enum SlidesFromKeys {
  static let context = ContextRow(
    table, needed: ["images"],
    lead:
      "`slides_from: \"photos/*.jpg\"` is short for `slides_from: { images: \"photos/*.jpg\" }`."
      + " Hidden files and folders are skipped; there are at most 10000 images.",
    example: """
      x-photos:
        slides_from: { images: "photos/*.jpg", sort: newest, fit: cover, hold: 8s }
      slides: [one, two, three]
      """
  ) { key, _ in key == "images" ? nil : "images: \"art/*.png\"" }

  /// How images can be ordered.
  enum Order: String, Hashable, Sendable, CaseIterable {
    /// By name, numbers in it by their value.
    case name
    /// The one that was changed longest ago first.
    case oldest
    /// The one that was changed last first.
    case newest
  }

  static let table = KeyTable<SlidesFromDraft>(
    .slidesFrom, under: "slides_from",
    [
      Key(
        "images", form: .either([.path, .list(.path)]), standard: nil,
        "The images to show, one slide each: a path whose last component can contain `*` for any"
          + " characters and `?` for any single one, or a list of such paths."
      ) { value, draft, _ in
        draft.images = value
      }.samples(["\"art/*.png\"", "[art/harbour.png]"], wrong: "/photos/harbour.png"),
      Key(
        "sort", .word("a sort order"), standard: "name",
        "The order of the slides: by `name`, so that 2 comes before 10, or by modification time,"
          + " `oldest` or `newest` first."
      ) { $0.order = $1 },
      Key(
        "fit", .word("a fit mode"), standard: "contain",
        "How the images are fitted into their area."
      ) {
        $0.slide.fit = $1
      },
      Key("background", .background, standard: "transparent", "The background of the slides.") {
        $0.slide.background = $1
      },
      Key(
        "hold", form: ValueType.slideHold.form, standard: nil,
        "How long autoplay shows each image, instead of `every`."
      ) { value, draft, reader in
        guard let hold = ValueType.slideHold.read(value, &reader) else { return }
        draft.hold = (hold, value.label)
      },
    ])
}
