import CarouselConfig
import Foundation
import TestSupport
import Testing

@testable import CarouselCLI

@Suite("The commands about the language")
struct LanguageCommandTests {
  @Test("A new config is without a finding, and plays", arguments: ConfigTemplate.allCases)
  func templates(template: ConfigTemplate) throws {
    let written = try EndToEnd.run(["new", "-", "--template", template.rawValue])
    #expect(written.status == 0)
    #expect(written.output == template.text)
    let checked = try EndToEnd.run(["validate", "--strict", "-"], input: written.output)
    #expect(checked.output == "stdin: no problems\n")
    #expect(try EndToEnd.run(["-"], input: written.output).output.contains("1/"))
    // The line for editors is the first: some look no further.
    #expect(written.output.hasPrefix("# yaml-language-server: $schema="))
  }

  @Test("A new file is written, and one that is there is left alone")
  func new() throws {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = try EndToEnd.run(["new", path])
    #expect(first.status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == ConfigTemplate.show.text)
    let second = try EndToEnd.run(["new", path, "--template", "minimum"])
    #expect(second.status == 2)
    #expect(second.output.isEmpty)
    #expect(second.errors.contains("already exists"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == ConfigTemplate.show.text)
    let nowhere = try EndToEnd.run(["new", path + "/a.yaml"])
    #expect(nowhere.status == 2)
  }

  @Test("A new file that cannot be written whole is not left behind")
  func fullDisk() throws {
    let folder = try ValidateFolder()
    let run = try Checkout.run(
      "cd \(folder.path) && trap '' XFSZ && ulimit -f 0 && carousel-play new a.yaml")
    #expect(run.status == 2)
    #expect(run.output == "carousel-play: cannot write `a.yaml`: File too large\n")
    #expect(folder.names == [])
  }

  @Test(
    "The line that is printed plays the new file, whatever its name",
    arguments: [
      "a.yaml", "-x.yaml", "sp ace.yaml", "it's.yaml", "$HOME.yaml", "é.yaml", "./-y.yaml",
    ])
  func newName(name: String) throws {
    let folder = try ValidateFolder()
    let run = try EndToEnd.run(["new", "--", name], in: folder.path)
    let prefix = "wrote \(name); play it: "
    #expect(run.output.hasPrefix(prefix))
    let played = try Checkout.run("cd \(folder.path) && \(run.output.dropFirst(prefix.count))")
    #expect(played.status == 0, "\(played.output)")
    #expect(played.output.contains("1/"))
  }

  @Test("A theme is printed as a config to include", arguments: BuiltInTheme.allCases)
  func themes(theme: BuiltInTheme) throws {
    let written = try EndToEnd.run(["theme", theme.rawValue])
    #expect(written.status == 0)
    #expect(written.output == theme.text)
    let wrong = try EndToEnd.run(["theme", theme.rawValue.uppercased()])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("is not a theme"))
  }

  @Test("What is printed can be printed again, and a config with a mistake is reported")
  func print() throws {
    let config = "autoplay: 3s\nslides: [a, b]\n"
    let once = try EndToEnd.run(["print", "-", "--origins"], input: config)
    #expect(once.status == 0)
    #expect(once.output.contains("every: 3s  # stdin:1:11 own\n"))
    let twice = try EndToEnd.run(["print", "-"], input: once.output)
    #expect(twice.output == once.output.replacing(#/[ ]{2}#[ ].*/#, with: ""))
    let wrong = try EndToEnd.run(["print", "-"], input: "slides: []\n")
    #expect(wrong.status == 1)
    #expect(wrong.output.isEmpty)
    #expect(wrong.errors.contains("error[empty-list]"))
    #expect(try EndToEnd.run(["print", "missing.yaml"]).status == 2)
  }

  @Test("A key that there is not ends with status 2 and the nearest one")
  func explain() throws {
    let run = try EndToEnd.run(["explain", "autoplay.evry"])
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean `autoplay.every`?"))
    #expect(try EndToEnd.run(["explain", "autoplay.every"]).status == 0)
  }

  @Test("The schema is printed as it is made")
  func schema() throws {
    #expect(try EndToEnd.run(["schema"]).output == ConfigSchema.text())
  }
}
