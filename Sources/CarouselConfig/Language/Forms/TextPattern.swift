/// A kind of text with a form of its own, which an example shows best.
enum TextPattern: Hashable, Sendable, CaseIterable {
  case cubicBezier
  case dotShapes
  case timestamp

  /// A string of this form.
  var example: String {
    switch self {
    case .cubicBezier: "cubic_bezier(0.3 0 0.7 1)"
    case .dotShapes: "●○"
    case .timestamp: "2026-01-01T00:00:00Z"
    }
  }

  /// A string that looks right and is not.
  var mistake: String {
    switch self {
    case .cubicBezier: "cubic_bezier(0.3, 0, 0.7, 1)"
    case .dotShapes: "\"●\""
    case .timestamp: "2026-01-01"
    }
  }
}
