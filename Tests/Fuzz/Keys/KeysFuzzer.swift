import FuzzSupport
import TerminalIO

/// Tries the key parser on whole and on cut input.
///
/// The first byte says where the others are cut: into pieces of so many bytes. Between an escape
/// that may be a key and what follows it no time passes.
@_cdecl("LLVMFuzzerTestOneInput")
func tryInput(_ data: UnsafePointer<UInt8>?, size: Int) -> CInt {
  Finding.report(in: data, size: size) { bytes in
    guard let size = bytes.first.map({ Int($0) % 7 + 1 }) else { return [] }
    let input = bytes.dropFirst()
    var whole = KeyParser()
    var cut = KeyParser()
    let events = whole.parse(input)
    let parts = stride(from: input.startIndex, to: input.endIndex, by: size).flatMap {
      cut.parse(input[$0..<min($0 + size, input.endIndex)])
    }
    var faults: [String] = []
    if events != parts { faults.append("in pieces of \(size): \(parts) is not \(events)") }
    if whole != cut { faults.append("in pieces of \(size) the parser waits for something else") }
    if events.count > input.count { faults.append("more events than bytes: \(events)") }
    let isPending = whole.pendingEscape
    let flushed = whole.flushEscape()
    if flushed.isEmpty == isPending { faults.append("a pending escape gave \(flushed)") }
    if whole.pendingEscape { faults.append("an escape is pending after the flush") }
    return faults
  }
}
