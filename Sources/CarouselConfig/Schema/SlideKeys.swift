internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics
internal import YAMLTree

/// The keys of a slide.
enum SlideKeys {
  static let table = KeyTable<SlideDraft>(
    .slide,
    [
      Key("id", form: .name, standard: nil, "A name that survives edits; unique in its carousel.") {
        value, draft, reading in
        guard let id = ValueType.name.read(value, &reading) else { return }
        draft.slide.id = id
        draft.id = value.node.range
      },
      Key("title", .text, standard: "\"\"", "A heading.") { $0.slide.title = $1 },
      Key("caption", .text, standard: "\"\"", "A line below.") { $0.slide.caption = $1 },
      Key(
        "text", form: .text, standard: nil, "A text, wrapped to the width that there is."
      ) { value, draft, reading in
        draft.text = value.keyLabel.range
        guard let text = ValueType.text.read(value, &reading) else { return }
        draft.slide.content = .text(text)
      },
      Key(
        "carousel", form: .map(.carousel), standard: nil,
        "A carousel in this slide, in the place of a text; it starts from `defaults`."
      ) { value, draft, _ in
        // It is read after all other keys, because its name is the id.
        draft.carousel = value
      },
      Key(
        "align",
        .choice("an alignment", [("left", .left), ("center", .center), ("right", .right)]),
        standard: "center", "Where the text stands from side to side."
      ) { $0.slide.align = $1 },
      Key(
        "valign",
        .choice("an alignment", [("top", .top), ("middle", .middle), ("bottom", .bottom)]),
        standard: "middle", "Where the text stands from top to bottom."
      ) { $0.slide.valign = $1 },
      Key("background", .color, standard: "transparent", "The colour behind the slide.") {
        $0.slide.background = $1
      },
      Key("color", .color, standard: "default", "The colour of its text.") { $0.slide.color = $1 },
      Key(
        "hold", form: holdType.form, standard: nil,
        "How long it stays with autoplay, if not for `every`; `until_done` is until its carousel"
          + " has completed a lap, or has shown its last page for its whole hold. The first lap ends"
          + " it, whatever the `laps` of that carousel."
      ) { value, draft, reading in
        guard let hold = holdType.read(value, &reading) else { return }
        draft.hold = hold
        draft.holdRange = value.node.range
      },
    ])

  private static let holdType = ValueType.hold.map(Hold.time)
    .or([("manual", .manual), ("until_done", .untilDone)])
}
