internal import CYaml

/// libyaml's parser over a piece of memory: the only place that knows its types.
final class EventReader {
  /// What libyaml found next.
  ///
  /// The pointers are valid until the next event is read.
  struct Event {
    enum Kind {
      case streamStart, streamEnd, documentStart, documentEnd
      case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
    }

    var kind: Kind
    /// Where it begins and ends, in code points from the start of the memory.
    var start: Int
    var end: Int
    var style = YAMLNode.Style.block
    /// The text of a scalar, after escapes and folding.
    var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// The anchor, or the name that an alias uses.
    var anchor: UnsafePointer<UInt8>?
    var hasTag = false
    var isExplicit = false
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// Memory of its own, so that the compiler need not watch over each access.
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// Starts at the beginning of `bytes`, which have to stay where they are and hold no byte order
  /// mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    precondition(yaml_parser_initialize(parser) == 1, "out of memory")
    // With a fixed encoding libyaml does not guess one from the first bytes.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    event.deallocate()
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; nil when the text is not YAML, and `message` says why.
  func next() -> Event? {
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) == 1 else { return nil }
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: return scalar
    case YAML_ALIAS_EVENT:
      var result = found(.alias)
      result.anchor = UnsafePointer(event.pointee.data.alias.anchor)
      return result
    case YAML_MAPPING_START_EVENT:
      let data = event.pointee.data.mapping_start
      return collection(
        .mappingStart, anchor: data.anchor, tag: data.tag,
        isFlow: data.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.pointee.data.sequence_start
      return collection(
        .sequenceStart, anchor: data.anchor, tag: data.tag,
        isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_END_EVENT: return found(.mappingEnd)
    case YAML_SEQUENCE_END_EVENT: return found(.sequenceEnd)
    case YAML_DOCUMENT_START_EVENT:
      var result = found(.documentStart)
      result.isExplicit = event.pointee.data.document_start.implicit == 0
      return result
    case YAML_DOCUMENT_END_EVENT: return found(.documentEnd)
    case YAML_STREAM_START_EVENT: return found(.streamStart)
    // libyaml answers with an empty event once the stream has ended.
    default: return found(.streamEnd)
    }
  }

  /// Why there is no next event.
  var message: ParserMessage {
    let parser = parser.pointee
    return ParserMessage(
      problem: parser.problem.map { String(cString: $0) } ?? "out of memory",
      context: parser.context.map { String(cString: $0) },
      problemIndex: parser.problem_mark.index,
      contextIndex: parser.context == nil ? nil : parser.context_mark.index)
  }

  private func found(_ kind: Event.Kind) -> Event {
    Event(
      kind: kind, start: event.pointee.start_mark.index, end: event.pointee.end_mark.index)
  }

  private var scalar: Event {
    let data = event.pointee.data.scalar
    var result = found(.scalar)
    result.text = UnsafeBufferPointer(start: data.value, count: data.length)
    result.anchor = UnsafePointer(data.anchor)
    result.hasTag = data.tag != nil
    switch data.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: result.style = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: result.style = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: result.style = .literal
    case YAML_FOLDED_SCALAR_STYLE: result.style = .folded
    default: result.style = .plain
    }
    return result
  }

  private func collection(
    _ kind: Event.Kind, anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?,
    isFlow: Bool
  ) -> Event {
    var result = found(kind)
    result.anchor = UnsafePointer(anchor)
    result.hasTag = tag != nil
    result.style = isFlow ? .flow : .block
    return result
  }
}
