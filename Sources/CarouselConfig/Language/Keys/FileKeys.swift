/// The keys at the top of a file.
enum FileKeys {
  /// The version of the language that is read here.
  static let version = 1

  static let table = KeyTable<FileDraft>(
    .file,
    [
      Key(
        "version", form: .integer(1...version), standard: "\(version)",
        "The version of the language in which the file is written."
      ) { value, _, reading in
        guard let version = ValueType.integer(1...Int.max).read(value, &reading) else {
          return
        }
        if version > Self.version {
          reading.report(.versionNewer(version, newest: Self.version), at: value.label)
        }
      },
      stored(
        "include", .list(.path), "Files with palettes, presets and defaults to start from.",
        \.include),
      stored("palette", .palette, "Named colours, used as `$NAME`.", \.palette),
      stored(
        "presets", .presets, "Parts of carousels, used by `extends`.", \.presets),
      stored("defaults", .map(.preset), "What every carousel starts from.", \.defaults),
      stored("play", .name, "The carousel that plays; without it the first one.", \.play),
      stored(
        "carousels", .carousels,
        "Several carousels, in the place of one at the top of the file.", \.carousels),
      stored("screen", .map(.screen), "What lies around the carousel.", \.screen),
    ])

  /// The keys that an included file can have.
  static let shared = ["version", "include", "palette", "presets", "defaults"]

  /// A key whose value is read later, in the order in which things depend on each other.
  private static func stored(
    _ name: String, _ form: ValueForm, _ summary: String,
    _ path: any WritableKeyPath<FileDraft, Value?> & Sendable
  ) -> Key<FileDraft> {
    Key(name, form: form, standard: nil, summary) { value, draft, _ in
      draft[keyPath: path] = value
    }
  }
}

extension ValueForm {
  /// Colours by name.
  static let palette = ValueForm.named(.color, example: "NAME: COLOUR")
  /// Parts of carousels by name.
  static let presets = ValueForm.named(.map(.preset), example: "NAME: { … }")
  /// Carousels by name.
  static let carousels = ValueForm.named(.map(.carousel), example: "NAME: { slides: … }")
}
