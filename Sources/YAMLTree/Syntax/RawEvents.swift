/// Counts libyaml's events and does nothing else with them.
///
/// Measurements of the tree take this as the speed that cannot be beaten. Stops at an error.
package func countRawEvents(_ bytes: [UInt8]) -> Int {
  bytes.withUnsafeBufferPointer { bytes in
    let reader = EventReader(bytes)
    var count = 0
    while let event = reader.next() {
      count += 1
      if event.kind == .streamEnd { break }
    }
    return count
  }
}
