public import Foundation

/// The checkout that the tests belong to, and the program built from it.
public enum Checkout {
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// README.md and every page in Docs.
  public static var pages: [URL] {
    let docs = root.appending(path: "Docs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: docs.path)) ?? []
    return [root.appending(path: "README.md")]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { docs.appending(path: $0) }
  }

  public static func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  /// Runs a shell command in the root of the checkout, with `carousel-play` on the path.
  ///
  /// - Returns: What it printed, standard error among it, and its status.
  public static func run(_ command: String, input: String = "") throws -> (
    output: String, status: Int32
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = root
    let program = URL(fileURLWithPath: BuiltProduct.path(of: "carousel-play"))
    process.environment = [
      "PATH": program.deletingLastPathComponent().path + ":/usr/bin:/bin", "LANG": "C.UTF-8",
    ]
    let (output, standardInput) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = output
    process.standardInput = standardInput
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
