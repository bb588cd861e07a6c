import Foundation
import Testing

@testable import CarouselFiles

/// A folder with `inside/file`, `outside`, and links of every kind, gone afterwards.
private final class Playground {
  let path: String

  init() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let inside = root.appendingPathComponent("inside")
    try FileManager.default.createDirectory(
      at: inside.appendingPathComponent("folder"), withIntermediateDirectories: true)
    try Data("in".utf8).write(to: inside.appendingPathComponent("file"))
    try Data("in".utf8).write(to: inside.appendingPathComponent("folder/deep"))
    try Data("out".utf8).write(to: root.appendingPathComponent("outside"))
    path = FileAccess.resolved(root.path) ?? root.path
    for (name, target) in [
      ("link", "file"), ("up", "../outside"), ("round", "../inside/file"), ("nowhere", "none"),
      ("self", "self"), ("absolute", "/etc/passwd"), ("door", ".."),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: inside.appendingPathComponent(name).path, withDestinationPath: target)
    }
    mkfifo(inside.appendingPathComponent("pipe").path, 0o600)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

private func outcome(_ name: String, in playground: Playground) -> Result<String, FileError> {
  let sandbox = Sandbox(playground.path + "/inside")
  do throws(FileError) {
    let file = try sandbox.open(sandbox.root + "/" + name)
    return .success(String(decoding: try file.read(limit: 10), as: UTF8.self))
  } catch {
    return .failure(error)
  }
}

@Suite("Sandbox")
struct SandboxTests {
  @Test(
    "A path is judged by where it leads",
    arguments: [
      ("file", .success("in")), ("folder/deep", .success("in")), ("link", .success("in")),
      ("round", .success("in")), ("folder/../file", .success("in")),
      ("up", .failure(.outside)), ("../outside", .failure(.outside)),
      ("door/outside", .failure(.outside)), ("absolute", .failure(.outside)),
      ("../none", .failure(.outside)), ("door/none", .failure(.outside)),
      ("none", .failure(.missing)), ("folder", .failure(.notRegular(.folder))),
      ("pipe", .failure(.notRegular(.pipe))),
      ("nowhere", .failure(.failed(reason: "it is a broken link"))),
      ("self", .failure(.failed(reason: "too many symbolic links"))),
      ("file/below", .failure(.failed(reason: "a component of the path is not a folder"))),
    ] as [(String, Result<String, FileError>)])
  func judged(name: String, expected: Result<String, FileError>) throws {
    let playground = try Playground()
    #expect(outcome(name, in: playground) == expected)
  }

  @Test("A link that changes all the time never opens what is outside")
  func race() throws {
    let playground = try Playground()
    let link = playground.path + "/inside/turning"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    let turning = Thread {
      for turn in 1...20_000 {
        symlink(turn.isMultiple(of: 2) ? "file" : "../outside", link + "~")
        rename(link + "~", link)
      }
    }
    turning.start()
    var found: Set<String> = []
    while !turning.isFinished {
      switch outcome("turning", in: playground) {
      case .success(let text): found.insert(text)
      case .failure(let error): found.insert("\(error)")
      }
    }
    #expect(found.isSubset(of: ["in", "outside", "missing"]))
    // Where the last turn leads, so that it is not refused on account of the others.
    #expect(outcome("turning", in: playground) == .success("in"))
  }

  @Test("A folder is listed only inside")
  func listing() throws {
    let playground = try Playground()
    let sandbox = Sandbox(playground.path + "/inside")
    #expect(try sandbox.listing(of: sandbox.root + "/folder", limit: 9).names == ["deep"])
    #expect(throws: FileError.outside) {
      try sandbox.listing(of: sandbox.root + "/door", limit: 9)
    }
    #expect(throws: FileError.outside) { try sandbox.listing(of: "/etc", limit: 9) }
  }

  @Test("A file is what was opened, whatever its path becomes")
  func descriptor() throws {
    let playground = try Playground()
    let sandbox = Sandbox(playground.path + "/inside")
    let file = try sandbox.open(sandbox.root + "/file")
    try FileManager.default.removeItem(atPath: sandbox.root + "/file")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.root + "/file", withDestinationPath: "../outside")
    #expect(try file.read(limit: 10) == Array("in".utf8))
    #expect(file.bytes(at: 1, count: 5) == Array("n".utf8))
    #expect(throws: FileError.tooLarge) { try file.read(limit: 1) }
  }
}
