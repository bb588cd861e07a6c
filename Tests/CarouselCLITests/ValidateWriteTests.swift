import CarouselFiles
import Foundation
import Testing

@testable import CarouselCLI

@Suite("Replacing a file")
struct ValidateWriteTests {
  private let old = Array("old".utf8)
  private let new = Array("new".utf8)

  @Test("The text is replaced, the mode stays, and nothing else is left in the folder")
  func replacement() throws {
    let folder = try ValidateFolder(["a.yaml": "old"])
    let path = folder.url("a.yaml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileReplacement.replace(path, holding: old, by: new)
    #expect(try folder.text("a.yaml") == "new")
    #expect(try folder.mode(of: "a.yaml") == 0o640)
    #expect(folder.names == ["a.yaml"])
  }

  @Test("A link stays a link, and the file that it leads to is replaced")
  func link() throws {
    let folder = try ValidateFolder(["s/a.yaml": "old"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/l.yaml", withDestinationPath: "s/a.yaml")
    try FileReplacement.replace(folder.path + "/l.yaml", holding: old, by: new)
    #expect(try folder.text("s/a.yaml") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/l.yaml")
        == "s/a.yaml")
    #expect(folder.names == ["l.yaml", "s", "s/a.yaml"])
  }

  @Test("A file that was changed since it was read stays as it is")
  func changed() throws {
    for content in ["older", "ol", "", "OLD"] {
      let folder = try ValidateFolder(["a.yaml": content])
      let path = folder.path + "/a.yaml"
      #expect(throws: FileReplacement.ReplacementError.changed) {
        try FileReplacement.replace(path, holding: old, by: new)
      }
      #expect(try folder.text("a.yaml") == content)
      #expect(folder.names == ["a.yaml"])
    }
  }

  @Test("What is no regular file, or has a second name, is refused")
  func refusals() throws {
    let folder = try ValidateFolder(["a.yaml": "old"])
    let path = folder.path
    mkfifo(path + "/fifo", 0o600)
    try FileManager.default.linkItem(at: folder.url("a.yaml"), to: folder.url("b.yaml"))
    for (name, failure) in [
      ("fifo", FileReplacement.ReplacementError.notRegular), ("", .notRegular),
      ("a.yaml", .severalNames),
    ] {
      #expect(throws: failure) {
        try FileReplacement.replace(path + "/" + name, holding: old, by: new)
      }
    }
    #expect(throws: FileReplacement.ReplacementError.self) {
      try FileReplacement.replace(path + "/none", holding: old, by: new)
    }
    #expect(try folder.text("b.yaml") == "old")
  }
}
