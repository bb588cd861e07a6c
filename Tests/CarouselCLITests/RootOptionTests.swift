import Foundation
import TestSupport
import Testing

@Suite("--root")
struct RootOptionTests {
  /// Runs `body` beside `shows/a.yaml`, which shows a text in the folder above it.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/carousel-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/shows", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("shared words".utf8).write(to: URL(filePath: folder + "/words.txt"))
    try Data("slides: [{ text_file: ../words.txt }]".utf8)
      .write(to: URL(filePath: folder + "/shows/a.yaml"))
    try body(folder)
  }

  @Test(
    "A wider root lets a config name files above its folder, in every command that reads one",
    arguments: ["play", "validate", "render", "trace", "schedule --for 1s"])
  func commands(command: String) throws {
    try inFolder { folder in
      let narrow = try Checkout.run("carousel-play \(command) \(folder)/shows/a.yaml")
      #expect(narrow.status == 1)
      #expect(narrow.output.contains("error[path-escapes]"))
      let wide = try Checkout.run(
        "carousel-play \(command) \(folder)/shows/a.yaml --root \(folder)")
      #expect(wide.status == 0, "\(wide.output)")
      guard ["play", "render"].contains(command) else { return }
      #expect(wide.output.contains("shared words"))
    }
  }

  @Test("It is a folder that holds the config")
  func refused() throws {
    try inFolder { folder in
      let config = "carousel-play validate \(folder)/shows/a.yaml --root"
      let gone = try Checkout.run("\(config) \(folder)/gone")
      #expect(gone.status == 2)
      #expect(
        gone.output
          == "carousel-play: `--root \(folder)/gone` cannot be used: no such folder\n")
      let file = try Checkout.run("\(config) \(folder)/words.txt")
      #expect(file.status == 2)
      #expect(file.output.contains("is not a folder"))
      let other = try Checkout.run("\(config) Configs")
      #expect(other.status == 1)
      #expect(other.output.contains("is not in the root `Configs`"))
    }
  }
}
