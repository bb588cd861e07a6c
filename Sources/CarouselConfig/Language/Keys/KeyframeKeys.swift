internal import CarouselEngine

/// The keys of a keyframe of a `custom` layout.
enum KeyframeKeys {
  static let context = ContextRow(
    table, noun: "a keyframe", place: "in a keyframe of `layout`", isElement: true,
    needed: ["offset"],
    lead:
      "One of the `keyframes` of `layout: custom`: the transform of a slide at one distance."
      + " Between two keyframes each number is interpolated linearly.",
    example: """
      layout:
        type: custom
        keyframes:
          - { offset: -1, translate: [-0.8, 0.2, 0], opacity: 0.5 }
          - offset: 0
          - { offset: 1, translate: [0.8, 0.2, 0], opacity: 0.5 }
      slides: [one, two, three]
      """,
    opening: ["layout:", "  type: custom", "  keyframes:"]
  ) { key, _ in key == "offset" ? nil : "offset: 0" }

  static let table = KeyTable<KeyframeDraft>(
    .keyframe, under: "layout.keyframes",
    [
      Key(
        LayoutOption.keyframeOffset.rawValue, form: offset.form, standard: nil,
        "The distance of a slide from the middle, in slides; negative before the middle."
      ) { value, draft, reader in
        draft.offset = value
        if let number = offset.read(value, &reader) { draft.keyframe.offset = number }
      },
      numbers(
        .keyframeTranslate, standard: "[0, 0, 0]",
        "The translation along the row, down and towards the viewer, in slide lengths."
      ) { $0.translate = $1 },
      numbers(
        .keyframeRotate, standard: "[0, 0, 0]",
        "The rotation about x, then y, then z, in radians."
      ) { $0.rotate = $1 },
      numbers(.keyframeScale, standard: "[1, 1, 1]", "The scale factors.") {
        $0.scale = $1
      },
      Key(
        LayoutOption.keyframeOpacity.rawValue, .number(NumberRange(of: .keyframeOpacity)),
        standard: "1", "The opacity; 0 is invisible."
      ) { $0.keyframe.opacity = $1 },
    ])

  private static let offset = ValueType<Double>.number(NumberRange(of: .keyframeOffset))

  private static func numbers(
    _ option: LayoutOption, standard: String, _ summary: String,
    set: @escaping @Sendable (inout LayoutKeyframe, SIMD3<Double>) -> Void
  ) -> Key<KeyframeDraft> {
    Key(
      option.rawValue, .numbers(["x", "y", "z"], NumberRange(of: option)), standard: standard,
      summary
    ) { set(&$0.keyframe, SIMD3($1[0], $1[1], $1[2])) }
  }
}
