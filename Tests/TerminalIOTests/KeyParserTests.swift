import CarouselColor
import TerminalCells
import TerminalIO
import TestSupport
import Testing

@Suite struct KeyParserTests {
  private static func key(
    _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []
  ) -> InputEvent {
    .key(KeyPress(key, modifiers: modifiers))
  }

  private static let inputs: [(String, [InputEvent])] = [
    ("aB ", [key(.character("a")), key(.character("B")), key(.character(" "))]),
    ("é你🙂", [key(.character("é")), key(.character("你")), key(.character("🙂"))]),
    ("\r\n\t\u{7F}\u{8}", [key(.enter), key(.enter), key(.tab), key(.backspace), key(.backspace)]),
    ("\u{3}\u{1A}\u{1C}", "cz\\".map { key(.character($0), .control) }),
    ("\u{0}", [key(.character(" "), .control)]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [key(.up), key(.down), key(.right), key(.left)]),
    ("\u{1B}OA\u{1B}OH\u{1B}OP", [key(.up), key(.home), key(.function(1))]),
    ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [key(.home), key(.end), key(.home), key(.end)]),
    ("\u{1B}[5~\u{1B}[6~\u{1B}[3~", [key(.pageUp), key(.pageDown), key(.delete)]),
    ("\u{1B}[Z", [key(.tab, .shift)]),
    ("\u{1B}[1;5C\u{1B}[5;2~", [key(.right, .control), key(.pageUp, .shift)]),
    (
      "\u{1B}[1;2R\u{1B}[15~\u{1B}[[C",
      [key(.function(3), .shift), key(.function(5)), key(.function(3))]
    ),
    (
      "\u{1B}x\u{1B}é\u{1B}\r",
      [key(.character("x"), .alt), key(.character("é"), .alt), key(.enter, .alt)]
    ),
    ("\u{1B}\u{1B}[A", [key(.up, .alt)]),
    ("\u{1B}[97u\u{1B}[99;5u", [key(.character("a")), key(.character("c"), .control)]),
    ("\u{1B}[97:65;2u\u{1B}[233;2u", [key(.character("A")), key(.character("É"))]),
    ("\u{1B}[97;1:3u\u{1B}[1;1:3A\u{1B}[57441u\u{1B}[27u", [key(.escape)]),
    ("\u{1B}[57404;1u\u{1B}[57420u", [key(.character("5")), key(.down)]),
    ("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
    ("\u{1B}[0n\u{1B}[3n", [.reply(.status)]),
    ("\u{1B}[<0;250;3M", [.mouse(MouseEvent(.press(.left), column: 249, row: 2))]),
    ("\u{1B}[<32;1;1M", [.mouse(MouseEvent(.drag(.left), column: 0, row: 0))]),
    ("\u{1B}[<2;1;1m", [.mouse(MouseEvent(.release(.right), column: 0, row: 0))]),
    ("\u{1B}[<35;1;1M", [.mouse(MouseEvent(.move, column: 0, row: 0))]),
    (
      "\u{1B}[<64;5;6M\u{1B}[<69;5;6M",
      [
        .mouse(MouseEvent(.wheel(columns: 0, rows: -1), column: 4, row: 5)),
        .mouse(MouseEvent(.wheel(columns: 0, rows: 1), column: 4, row: 5, modifiers: .shift)),
      ]
    ),
    // Replies, known and unknown ones, and the key after them.
    (
      "\u{1B}[?62;4;22c\u{1B}[>1;4000;0cq",
      [
        .reply(.primaryAttributes([62, 4, 22])), .reply(.secondaryAttributes([1, 4000, 0])),
        key(.character("q")),
      ]
    ),
    (
      "\u{1B}[?2026;2$y\u{1B}[?2027;0$y\u{1B}[?7;9$y\u{1B}[?7$yq",
      [.reply(.mode(2026, .reset)), .reply(.mode(2027, .unknown)), key(.character("q"))]
    ),
    (
      "\u{1B}[4;800;1200t\u{1B}[6;20;10t\u{1B}[8;24;80t\u{1B}[6;0;10t\u{1B}[?1uq",
      [
        .reply(.windowPixels(PixelSize(width: 1200, height: 800))),
        .reply(.cellPixels(PixelSize(width: 10, height: 20))), key(.character("q")),
      ]
    ),
    ("\u{1B}[12;40R\u{1B}[2$~\u{1B}[1$A\u{1B}[5 qq", [key(.character("q"))]),
    (
      "\u{1B}]11;rgb:1111/2222/3333\u{1B}\\\u{1B}]11;rgb:f/80/000\u{7}q",
      [
        .reply(.background(RGB(0x11, 0x22, 0x33))), .reply(.background(RGB(0xFF, 0x80, 0))),
        key(.character("q")),
      ]
    ),
    (
      "\u{1B}]10;rgb:1/2/3\u{7}\u{1B}]11;rgb:1/2\u{7}\u{1B}]11;rgb:1/2/+3\u{7}\u{1B}]11;rgb:12345/2/3\u{7}q",
      [key(.character("q"))]
    ),
    (
      "\u{1B}P>|XTerm(370)\u{1B}\\\u{1B}P>|a\u{1}\u{9B}é\u{1B}\\\u{1B}P1$r0m\u{1B}\\q",
      [.reply(.version("XTerm(370)")), .reply(.version("a")), key(.character("q"))]
    ),
    (
      "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}_Gs=1,i=7;ENOENT:OK\u{1B}\\\u{1B}_G;OK\u{1B}\\\u{1B}_Gi=1\u{1B}\\q",
      [
        .reply(.graphics(id: 31, isOK: true)), .reply(.graphics(id: 7, isOK: false)),
        key(.character("q")),
      ]
    ),
    // Strings that are cut off by something else, or mean nothing.
    ("\u{1B}P>|XTerm\u{1B}[A\u{1B}^x\u{1B}\\\u{1B}Xy\u{7}q", [key(.up), key(.character("q"))]),
    // Pasted text.
    ("\u{1B}[200~ q \u{1B}[201 \u{1B}\u{1B}[201~x", [key(.character("x"))]),
    ("\u{1B}[200~\u{1B}[A\u{1B}[201~x", [key(.character("x"))]),
    // Broken input.
    ("\u{1B}[<0;0;0M\u{1B}[<128;1;1M\u{1B}[<0;1Mq", [key(.character("q"))]),
    ("\u{1B}[1\u{1B}[Aq", [key(.up), key(.character("q"))]),
    ("\u{1B}[1\rq", [key(.enter), key(.character("q"))]),
    ("\u{1B}[99999999999999999999Aq", [key(.up), key(.character("q"))]),
  ]

  @Test("Bytes become the events that they stand for", arguments: 0..<inputs.count)
  func events(number: Int) {
    let (input, expected) = Self.inputs[number]
    var parser = KeyParser()
    #expect(parser.parse(input.utf8) == expected, "\(input.debugDescription)")
    #expect(!parser.pendingEscape)
  }

  @Test("Malformed UTF-8 is dropped and what follows it is not")
  func malformed() {
    var parser = KeyParser()
    let bytes: [UInt8] = [
      0x80, 0xC3, 0x61, 0xE4, 0xBD, 0x1B, 0x5B, 0x41, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0xFF, 0x62,
    ]
    #expect(
      parser.parse(bytes) == [
        Self.key(.character("a")), Self.key(.up), Self.key(.character("b")),
      ])
  }

  @Test("An escape is a key once nothing followed it")
  func loneEscape() {
    var parser = KeyParser()
    #expect(parser.parse([0x1B]).isEmpty)
    #expect(parser.pendingEscape)
    #expect(parser.flushEscape() == [Self.key(.escape)])
    #expect(!parser.pendingEscape)
    #expect(parser.flushEscape().isEmpty)
    #expect(parser.parse("\u{1B}[".utf8).isEmpty)
    #expect(parser.flushEscape() == [Self.key(.character("["), .alt)])
    #expect(parser.parse("\u{1B}\u{1B}".utf8).isEmpty)
    #expect(parser.flushEscape() == [Self.key(.escape, .alt)])
    #expect(parser.parse("a".utf8) == [Self.key(.character("a"))])
  }

  @Test("So is a letter with Alt that could have introduced a string", arguments: Array("P]_^X"))
  func altLetters(letter: Character) {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}\(letter)".utf8).isEmpty)
    #expect(parser.flushEscape() == [Self.key(.character(letter), .alt)])
    #expect(parser.parse("\u{1B}\(letter)>".utf8).isEmpty)
    #expect(!parser.pendingEscape && parser.flushEscape().isEmpty)
  }

  @Test("A string without an end takes no room, and none of it is a key", arguments: Array("P]_^X"))
  func endlessString(letter: Character) {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}\(letter)>|".utf8).isEmpty)
    for _ in 0..<1000 { #expect(parser.parse([UInt8](repeating: 0x71, count: 1000)).isEmpty) }
    #expect(parser.parse("\u{1B}\\x".utf8) == [Self.key(.character("x"))])
  }

  @Test("Input may be cut anywhere", arguments: 0..<inputs.count)
  func cutAnywhere(number: Int) {
    let bytes = Array(Self.inputs[number].0.utf8)
    for cut in 0...bytes.count {
      var parser = KeyParser()
      let events = parser.parse(bytes[..<cut]) + parser.parse(bytes[cut...])
      #expect(events == Self.inputs[number].1)
    }
  }

  @Test("Random bytes never trap, wherever they are cut", arguments: 0..<64)
  func fuzz(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("\u{1B}\u{1B}\u{1B}[[<>?;:0123456789~MmuAORPX_]\\\u{7}n".utf8)
    for _ in 0..<100 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Bool.random(using: &random)
          ? alphabet.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      var whole = KeyParser()
      let expected = whole.parse(bytes)
      var parser = KeyParser()
      #expect(bytes.flatMap { parser.parse([$0]) } == expected)
      #expect(parser == whole)
    }
  }
}
