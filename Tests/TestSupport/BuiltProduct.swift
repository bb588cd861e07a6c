internal import Glibc

/// Executables that were built together with the tests.
public enum BuiltProduct {
  /// The path of an executable, which lies beside the tests' own.
  public static func path(of name: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let own = String(decoding: buffer[..<max(count, 0)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let folder = own.lastIndex(of: "/").map { own[...$0] } ?? ""
    return folder + name
  }
}
