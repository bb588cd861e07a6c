import Foundation
import Testing

@Suite("Validate with fixes, as a program")
struct ValidateFixTests {
  private static let broken = "warp: none # why\nslides: [a]\nautoplay: 3000\n"
  private static let safe = "wrap: none # why\nslides: [a]\nautoplay: 3000\n"
  private static let all = "wrap: none # why\nslides: [a]\nautoplay: 3s\n"

  @Test("--fix mends what is beyond doubt, tells the rest, and has nothing to do again")
  func fix() throws {
    let folder = try ValidateFolder(["a.yaml": Self.broken])
    let run = try folder.validate("--fix", "--format", "short")
    #expect(
      run.output == """
        a.yaml:3:11: error[duration-without-unit]: `3000` has no unit
        fixed 1 finding
        1 error in 1 file

        """)
    #expect(run.status == 1)
    #expect(try folder.text("a.yaml") == Self.safe)
    #expect(try !folder.validate("--fix").output.contains("fixed"))
    #expect(try folder.text("a.yaml") == Self.safe)
    #expect(folder.names == ["a.yaml"])
  }

  @Test("Guesses are made only when they are asked for")
  func guesses() throws {
    let folder = try ValidateFolder(["a.yaml": Self.broken])
    let run = try folder.validate("--fix", "--unsafe-fixes", "--format", "short")
    #expect(try folder.text("a.yaml") == Self.all)
    #expect(run.output.contains("fixed 2 findings\n"))
    #expect(run.status == 0)
  }

  @Test("--diff changes nothing, and patch makes of it what --fix writes")
  func diff() throws {
    let folder = try ValidateFolder(["a b.yaml": Self.broken, "c.yaml": "slides: [a]"])
    let run = try folder.validate("--diff")
    #expect(
      run.output == """
        --- a b.yaml\t
        +++ a b.yaml\t
        @@ -1,3 +1,3 @@
        -warp: none # why
        +wrap: none # why
         slides: [a]
         autoplay: 3000

        """)
    #expect(run.errors == "`--fix` would mend 1 finding in 1 file\n")
    #expect(run.status == 1)
    #expect(try folder.text("a b.yaml") == Self.broken)
    #expect(try folder.validate("--diff", "c.yaml").status == 0)
    #expect(try folder.validate("--diff", "--fix", "a b.yaml").output == run.output)
    #expect(try folder.text("a b.yaml") == Self.broken)
  }

  @Test("From standard input the fixed text goes to the output, and the report beside it")
  func standardInput() throws {
    let folder = try ValidateFolder()
    let run = try folder.validate(
      "--fix", "-", "--stdin-filename", "x.yaml", "--format", "short", input: Self.broken)
    #expect(run.output == Self.safe)
    #expect(run.errors.hasPrefix("x.yaml:3:11: error[duration-without-unit]"))
    #expect(run.status == 1)
    let clean = try folder.validate("--fix", "-", input: "slides: [a]")
    #expect(clean.output == "slides: [a]")
    #expect(clean.errors == "stdin: no mistakes\n")
  }

  @Test("Only files that are named are changed, not those that they include")
  func includes() throws {
    let shared = "presets: { calm: { warp: none } }\n"
    let folder = try ValidateFolder([
      "a.yaml": "include: [b.yaml]\nextends: calm\nslides: [a]\n", "b.yaml": shared,
    ])
    #expect(try folder.validate("--fix", "a.yaml").status == 1)
    #expect(try folder.text("b.yaml") == shared)
    #expect(try folder.validate("--fix").status == 0)
    #expect(try folder.text("b.yaml") == shared.replacing("warp", with: "wrap"))
  }

  @Test("A file that may not be written is reported, and left alone")
  func refusal() throws {
    let folder = try ValidateFolder(["a.yaml": Self.broken])
    try FileManager.default.linkItem(at: folder.url("a.yaml"), to: folder.url("twin"))
    let run = try folder.validate("--fix", "--format", "short", "a.yaml")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("carousel-play: `a.yaml` is not fixed: it has several names"))
    #expect(run.output.contains("unknown-key"))
    #expect(!run.output.contains("fixed"))
    #expect(try folder.text("a.yaml") == Self.broken)
  }
}
