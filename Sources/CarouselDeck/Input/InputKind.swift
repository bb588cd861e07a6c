/// A kind of input that moves a carousel.
public enum InputKind: Hashable, Sendable, CaseIterable {
  /// The wheel of the mouse.
  case wheel
  /// A drag, or a click.
  case drag
  /// A key.
  case keys
}

extension InputSwitches {
  /// Whether a kind of input moves the carousel.
  public func accepts(_ kind: InputKind) -> Bool {
    switch kind {
    case .wheel: wheel
    case .drag: drag
    case .keys: keys
    }
  }
}
