import CarouselColor
import CarouselGrid
import TerminalCells
import TerminalIO
import TestSupport
import Testing

@Suite struct CapabilityProbeTests {
  private static let replies =
    "\u{1B}P>|kitty(0.35)\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?2027;3$y"
    + "\u{1B}]11;rgb:0000/8080/ffff\u{1B}\\\u{1B}[4;800;1200t\u{1B}[6;20;10t\u{1B}[?62;4c"

  private static var all: CapabilityProbe.Traits {
    var traits = CapabilityProbe.Traits()
    traits.version = "kitty(0.35)"
    traits.attributes = [62, 4]
    traits.synchronizedOutput = .reset
    traits.clusterWidths = .alwaysSet
    traits.hasKittyGraphics = true
    traits.background = RGB(0, 0x80, 0xFF)
    traits.window = PixelSize(width: 1200, height: 800)
    traits.cell = PixelSize(width: 10, height: 20)
    return traits
  }

  /// Hands pieces of input to a probe, all at one time, and says which keys were in it.
  private static func feed(
    _ pieces: [some Collection<UInt8>], to probe: inout CapabilityProbe, at now: Duration = .zero
  ) -> [InputEvent] {
    var parser = KeyParser()
    var others: [InputEvent] = []
    for event in pieces.flatMap({ parser.parse($0) }) {
      if case .reply(let reply) = event { probe.take(reply, at: now) } else { others.append(event) }
    }
    return others
  }

  @Test("The questions are sequences that terminals ignore or answer, and end in DA1")
  func questions() {
    let text = String(decoding: CapabilityProbe.questions, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[>q\u{1B}_Gi=31,") && text.hasSuffix("\u{1B}[c"))
    var screen = VirtualTerminal(size: FrameSize(columns: 20, rows: 4))
    screen.feed(CapabilityProbe.questions)
    #expect(screen.frame == Frame(size: FrameSize(columns: 20, rows: 4)))
  }

  @Test("Replies become traits wherever they are cut, and none is a key")
  func cutAnywhere() {
    let bytes = Array(Self.replies.utf8)
    for cut in 0...bytes.count {
      var probe = CapabilityProbe(askedAt: .zero)
      let keys = Self.feed([bytes[..<cut], bytes[cut...]], to: &probe)
      #expect(keys == [] && probe.traits == Self.all && probe.isDone(at: .zero), "\(cut)")
    }
    #expect(Self.all.hasSixel)
  }

  @Test("A terminal that answers the last question only is known as far as that goes, at once")
  func plain() {
    var probe = CapabilityProbe(askedAt: .seconds(3))
    #expect(!probe.isDone(at: .seconds(3)))
    let keys = Self.feed([Array("x\u{1B}[?1;2c\u{1B}[A".utf8)], to: &probe, at: .seconds(3))
    #expect(keys == [.key(KeyPress(.character("x"))), .key(KeyPress(.up))])
    #expect(probe.isDone(at: .seconds(3)))
    #expect(probe.traits.attributes == [1, 2] && !probe.traits.hasSixel)
    #expect(probe.traits.version.isEmpty && probe.traits.synchronizedOutput == nil)
  }

  @Test("At the deadline it is over, and what comes late or after the fence changes nothing")
  func late() {
    var silent = CapabilityProbe(askedAt: .seconds(3))
    #expect(silent.deadline == .seconds(3) + CapabilityProbe.limit)
    #expect(!silent.isDone(at: silent.deadline - .nanoseconds(1)))
    #expect(silent.isDone(at: silent.deadline))
    let keys = Self.feed([Array(Self.replies.utf8)], to: &silent, at: silent.deadline)
    #expect(keys == [] && silent.traits == CapabilityProbe.Traits())
    var fenced = CapabilityProbe(askedAt: .zero)
    _ = Self.feed([Array("\u{1B}[?1c\u{1B}P>|late\u{1B}\\\u{1B}[?9c".utf8)], to: &fenced)
    #expect(fenced.traits.version.isEmpty && fenced.traits.attributes == [1])
  }

  @Test("Answers to the questions of others are not taken for its own")
  func foreign() {
    var probe = CapabilityProbe(askedAt: .zero)
    let text = "\u{1B}_Gi=1;OK\u{1B}\\\u{1B}[?1049;1$y\u{1B}[>1;2;3c\u{1B}[0n"
    #expect(Self.feed([Array(text.utf8)], to: &probe) == [])
    #expect(probe.traits == CapabilityProbe.Traits() && !probe.isDone(at: .zero))
  }

  @Test("Hostile replies stay small and never trap", arguments: 0..<32)
  func hostile(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(Self.replies.utf8)
    for _ in 0..<20 {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let count = Int.random(in: 0...400, using: &random)
      bytes.insert(
        contentsOf: repeatElement(.random(in: 0x20...0xFF, using: &random), count: count), at: place
      )
    }
    var probe = CapabilityProbe(askedAt: .zero)
    _ = Self.feed([bytes], to: &probe)
    #expect(probe.traits.version.utf8.count <= 256 && probe.traits.attributes.count <= 64)
  }
}
