import Foundation
import Testing

@Suite("Validate with fixes, as a program")
struct ValidateFixTests {
  private static let broken = "warp: none # why\nslides: [a]\nautoplay: 3000\n"
  private static let safe = "wrap: none # why\nslides: [a]\nautoplay: 3000\n"
  private static let all = "wrap: none # why\nslides: [a]\nautoplay: 3s\n"

  @Test("--fix fixes what is beyond doubt, reports the rest, and has nothing to do again")
  func fix() throws {
    let folder = try ValidateFolder(["a.yaml": Self.broken])
    let run = try folder.validate("--fix", "--format", "short")
    #expect(
      run.output == """
        a.yaml:3:11: error[duration-without-unit]: `3000` has no unit
        fixed 1 problem
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
    #expect(run.output.contains("fixed 2 problems\n"))
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
    #expect(
      run.errors == """
        `--fix` would fix 1 problem in 1 file
        left to fix by hand: 1 error in 1 file (shown without `--diff`)

        """)
    #expect(run.status == 1)
    #expect(try folder.text("a b.yaml") == Self.broken)
    #expect(try folder.validate("--diff", "c.yaml").status == 0)
    #expect(try folder.validate("--diff", "--fix", "a b.yaml").output == run.output)
    #expect(try folder.text("a b.yaml") == Self.broken)
  }

  @Test("--diff tells how much it has no fix for, also where it has none at all")
  func remainder() throws {
    let folder = try ValidateFolder([
      "a.yaml": "include: [b.yaml]\nslides: [a]\n",
      "b.yaml": "defaults: { warp: none, image: x }\n",
      "c.yaml": "slides: [a]\nimage: x\n",
    ])
    let alone = try folder.validate("--diff", "c.yaml")
    #expect(alone.status == 1)
    #expect(alone.output == "")
    #expect(
      alone.errors == "left to fix by hand: 1 error in 1 file (shown without `--diff`)\n")
    // What is fixed in a file is not left in the one that includes it.
    #expect(
      try folder.validate("--diff").errors == """
        `--fix` would fix 1 problem in 1 file
        left to fix by hand: 2 errors in 2 files (shown without `--diff`)

        """)
    #expect(
      try folder.validate("--diff", "a.yaml").errors
        == "left to fix by hand: 2 errors in 1 file (shown without `--diff`)\n")
  }

  @Test("A file that cannot be read keeps none from being fixed and told")
  func unreadable() throws {
    let folder = try ValidateFolder(["a.yaml": Self.broken, "z.yaml": Self.broken])
    for (name, target) in [
      ("m.yaml", "nowhere"), ("n.yaml", "n.yaml"), ("o.yaml", "/proc/self/mem/x"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: target)
    }
    for arguments in [["."], ["*.yaml"], ["**"], ["a.yaml", "{m,n,o}.yaml", "z.yaml"]] {
      let run = try EndToEnd.run(
        ["validate", "--fix", "--format", "short"] + arguments, in: folder.path)
      #expect(run.status == 1)
      #expect(run.errors == "")
      #expect(
        run.output.split(separator: "\n").filter { $0.contains("unreadable") } == [
          "m.yaml:1:1: error[unreadable]: cannot read `m.yaml`: it is a broken link",
          "n.yaml:1:1: error[unreadable]: cannot read `n.yaml`: too many symbolic links",
          "o.yaml:1:1: error[unreadable]: cannot read `o.yaml`: a component of the path is not a folder",
        ])
      #expect(run.output.hasSuffix("fixed 2 problems\n5 errors in 5 files\n"))
      for name in ["a.yaml", "z.yaml"] {
        #expect(try folder.text(name) == Self.safe)
        try folder.write(name, Self.broken)
      }
    }
    let named = try folder.validate("--format", "short", "m.yaml", "a.yaml")
    #expect(named.status == 2)
    #expect(
      named.errors == "carousel-play: cannot read `m.yaml`: it is a broken link\n")
    #expect(named.output.contains("a.yaml:1:1"))
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
    #expect(clean.errors == "stdin: no problems\n")
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
    #expect(run.errors.hasPrefix("carousel-play: cannot fix `a.yaml`: it has hard links"))
    #expect(run.output.contains("unknown-key"))
    #expect(!run.output.contains("fixed"))
    #expect(try folder.text("a.yaml") == Self.broken)
  }
}
