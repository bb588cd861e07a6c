import CarouselConfig
import FuzzSupport

/// Tries the config loader.
///
/// Nothing is included: there is no such folder.
@_cdecl("LLVMFuzzerTestOneInput")
func tryInput(_ data: UnsafePointer<UInt8>?, size: Int) -> CInt {
  Finding.report(in: data, size: size) { bytes in
    let load = { ConfigLoader.load(text: bytes, name: "fuzz.yaml", folder: "/nonexistent") }
    let config = load()
    var check = ConfigCheck(config)
    check.run()
    return check.faults + (config == load() ? [] : ["loads otherwise the second time"])
  }
}
