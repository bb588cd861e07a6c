import Glibc

/// What tells whether a process has run: its state, and how often it has gone to sleep.
struct ProcessRest: Equatable {
  /// Lines of /proc/PID/status, from one and the same moment; none where there is no such file.
  private let lines: [Substring]

  init(of process: Int32) {
    guard let file = fopen("/proc/\(process)/status", "r") else {
      lines = []
      return
    }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = fread(&buffer, 1, buffer.count, file)
    lines = String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("State:") || $0.hasPrefix("voluntary") }
  }

  /// Whether it waits for something, rather than for its turn to run.
  var isAsleep: Bool { lines.isEmpty || lines[0].contains("S (sleeping)") }
}
