import EngineLaws
import FuzzSupport

/// Tries the laws of the engine.
///
/// Each reads the same bytes as its own carousel and script.
@_cdecl("LLVMFuzzerTestOneInput")
func tryInput(_ data: UnsafePointer<UInt8>?, size: Int) -> CInt {
  Finding.report(in: data, size: size) { bytes in
    EngineLaw.allCases.flatMap { law in
      var generator = ByteGenerator(bytes)
      return law.faults(using: &generator).map { "\(law): \($0)" }
    }
  }
}
