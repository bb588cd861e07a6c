internal import SourceDiagnostics
internal import YAMLTree

extension Reading {
  /// Warns about a key for images in a slide that has none.
  mutating func checkImageKeys(_ draft: SlideDraft, _ slide: Value) {
    guard let key = draft.ofImage, draft.content?.name != "image" else { return }
    let label = Label(slide.file, key.key)
    guard !isPartial, !log.isSettled(label), !log.hasLostKey(in: slide.file, slide.node.range)
    else {
      return
    }
    inside(.key(key.name)) { $0.report(.withoutImage(key.name), at: label) }
  }
}
