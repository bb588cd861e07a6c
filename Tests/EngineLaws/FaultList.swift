/// What was found to be wrong, in order.
struct FaultList {
  private(set) var texts: [String] = []

  mutating func check(_ condition: Bool, _ fault: @autoclosure () -> String) {
    if !condition { texts.append(fault()) }
  }
}
