/// How a fuzzer tells libFuzzer that an input is a finding.
public enum Finding {
  /// Gives the bytes of an input to a property, and traps when it finds faults.
  ///
  /// libFuzzer writes the input to a file when the program traps.
  ///
  /// - Parameters:
  ///   - data: The input.
  ///   - size: Its number of bytes.
  ///   - property: What is wrong with what came of the input; empty if nothing.
  /// - Returns: What `LLVMFuzzerTestOneInput` returns.
  public static func report(
    in data: UnsafePointer<UInt8>?, size: Int, by property: ([UInt8]) -> [String]
  ) -> CInt {
    let faults = property(Array(UnsafeBufferPointer(start: data, count: size)))
    if !faults.isEmpty { fatalError(faults.joined(separator: "\n")) }
    return 0
  }
}
