internal import CarouselJSON

/// Text that is safe to print: what would act on a terminal or hide from the reader is spelt out.
///
/// Everything that hides has a mark, since a finding may be about just that. Slides are drawn by
/// `visibleText` of the cells, which leaves out what does no harm there.
package enum VisibleText {
  /// The mark that is shown in the place of `scalar`; nil when it may be shown as it is.
  static func mark(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00...0x1F:
      // The Unicode block of control pictures follows the order of the controls.
      return Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
    case 0x7F:
      return "\u{2421}"
    default:
      return HiddenScalar.contains(scalar) ? "<U+\(HiddenScalar.hexadecimal(scalar))>" : nil
    }
  }

  /// A string with all its marks put in.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { mark(for: $0) != nil }) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if let mark = mark(for: scalar) {
        visible += mark
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }
}
