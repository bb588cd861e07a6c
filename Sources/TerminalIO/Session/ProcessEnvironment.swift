internal import Glibc

/// The variables of this process.
///
/// - Complexity: O(all variables): read it once.
package func processEnvironment() -> [String: String] {
  var result: [String: String] = [:]
  var entry = environ
  while let text = entry.pointee {
    let variable = String(cString: text)
    if let separator = variable.firstIndex(of: "=") {
      result[String(variable[..<separator])] = String(variable[variable.index(after: separator)...])
    }
    entry += 1
  }
  return result
}

/// Whether a descriptor is a terminal.
package func isTerminal(_ descriptor: Int32) -> Bool {
  isatty(descriptor) == 1
}
