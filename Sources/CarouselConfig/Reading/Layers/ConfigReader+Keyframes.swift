internal import CarouselEngine
internal import SourceDiagnostics
internal import YAMLTree

/// A keyframe while its keys are read.
struct KeyframeDraft: OriginKeeping {
  var keyframe = LayoutKeyframe(offset: 0)
  /// The offset as it was written.
  var offset: Value?
}

extension ConfigReader {
  /// How many keyframes a layout can have.
  private static let keyframeLimit = 1000

  /// Reads the keyframes of a layout; nil when there are none, which has been reported.
  mutating func keyframes(_ value: Value) -> [LayoutKeyframe]? {
    let form = ValueForm.list(.map(.keyframe))
    guard isPresent(value, form, as: .sequence) else { return nil }
    guard value.node.count > 0 else {
      if !value.node.isCutShort {
        report(.emptyList(what(value), help: "write at least one: `- offset: 0`"), at: value.label)
      }
      return nil
    }
    guard value.node.count <= Self.keyframeLimit else {
      report(.tooMany("keyframes", limit: Self.keyframeLimit), at: value.keyLabel)
      return nil
    }
    var keyframes: [LayoutKeyframe] = []
    var last: Value?
    for (index, node) in value.node.elements.enumerated() {
      let draft = inside(.element(index)) { $0.keyframe(value.element(node)) }
      guard let draft, let offset = draft.offset else { continue }
      if let before = keyframes.last, let last, draft.keyframe.offset <= before.offset {
        report(
          .keyframeOrder(draft.keyframe.offset, after: before.offset), at: offset.label,
          also: [Label(last.file, last.node.range, "the previous one")])
        continue
      }
      keyframes.append(draft.keyframe)
      last = offset
    }
    return keyframes
  }

  private mutating func keyframe(_ value: Value) -> KeyframeDraft? {
    guard isPresent(value, .map(.keyframe), as: .mapping) else { return nil }
    var draft = KeyframeDraft()
    readMap(value, KeyframeKeys.table, into: &draft)
    if draft.offset == nil {
      reportMissingKey(
        .missingKey("offset", of: "a keyframe", help: "write `offset: 0` for the middle"),
        in: value, at: firstLine(of: value))
    }
    return draft
  }
}
