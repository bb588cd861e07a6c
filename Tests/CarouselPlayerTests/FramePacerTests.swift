import Testing

@testable import CarouselPlayer

@Suite("The pace of frames")
struct FramePacerTests {
  private let period = FramePacer.framePeriod

  @Test("The first frame is due at the start, and at rest none follows")
  func rest() {
    var pacer = FramePacer(start: .seconds(5))
    #expect(pacer.nextFrame == .seconds(5))
    pacer.noteSent(bytes: 0, at: .seconds(5), validity: nil)
    #expect(pacer.nextFrame == nil)
    #expect(pacer.wakeUp(at: .seconds(5), nextEvent: nil) == nil)
    #expect(pacer.wakeUp(at: .seconds(5), nextEvent: .seconds(9)) == .seconds(9))
  }

  @Test("While something moves the next frame is a period away, or as far as the last is right")
  func motion() {
    var pacer = FramePacer(start: .zero)
    pacer.noteSent(bytes: 0, at: .zero, validity: .zero)
    #expect(pacer.nextFrame == period)
    pacer.noteSent(bytes: 0, at: .seconds(1), validity: .seconds(3))
    #expect(pacer.nextFrame == .seconds(4))
  }

  @Test("While bytes are on their way no frame is due, and the next timer wakes")
  func sending() {
    var pacer = FramePacer(start: .zero)
    pacer.noteSent(bytes: 9, at: .zero, validity: .zero)
    #expect(pacer.nextFrame == nil)
    #expect(pacer.wakeUp(at: .zero, nextEvent: .seconds(2)) == .seconds(2))
    pacer.noteDrained()
    #expect(pacer.nextFrame == period)
  }

  @Test("What happens between two frames waits for the next, but not for one that is far away")
  func events() {
    var pacer = FramePacer(start: .zero)
    pacer.noteSent(bytes: 0, at: .zero, validity: .zero)
    #expect(pacer.wakeUp(at: .zero, nextEvent: .milliseconds(1)) == period)
    pacer.noteSent(bytes: 0, at: .zero, validity: .seconds(3))
    #expect(pacer.wakeUp(at: .zero, nextEvent: .seconds(1)) == .seconds(1))
    pacer.noteChange(at: .milliseconds(2))
    #expect(pacer.nextFrame == period)
    pacer.noteSent(bytes: 0, at: .zero, validity: nil)
    pacer.noteChange(at: .seconds(8))
    #expect(pacer.nextFrame == period)
  }

  @Test("A move that has begun is looked at sooner until a cell differs, a few times")
  func beginning() {
    var pacer = FramePacer(start: .zero)
    pacer.noteSent(bytes: 9, at: .zero, validity: nil)
    pacer.noteDrained()
    var now = Duration.seconds(1)
    pacer.noteChange(at: now)
    var waits: [Duration] = []
    for _ in 0..<6 {
      pacer.noteSent(bytes: 0, at: now, validity: .zero)
      let next = pacer.nextFrame ?? now
      waits.append(next - now)
      now = next
    }
    #expect(waits == Array(repeating: FramePacer.earlyPeriod, count: 3) + [period, period, period])
    pacer.noteChange(at: now)
    pacer.noteSent(bytes: 5, at: now, validity: .zero)
    pacer.noteDrained()
    #expect(pacer.nextFrame == now + period)
    pacer.noteSent(bytes: 0, at: now, validity: .zero)
    #expect(pacer.nextFrame == now + period)
  }

  @Test("A lost screen is drawn again at once, a frame that was drawn just now or not")
  func loss() {
    var pacer = FramePacer(start: .zero)
    pacer.noteSent(bytes: 0, at: .zero, validity: nil)
    pacer.noteLoss(at: .milliseconds(1))
    #expect(pacer.nextFrame == .milliseconds(1))
  }

  @Test("Later than a second after the deadline is a gap; without a deadline nothing is late")
  func gaps() {
    #expect(!FramePacer.isGap(from: .seconds(3), to: .seconds(4)))
    #expect(FramePacer.isGap(from: .seconds(3), to: .milliseconds(4001)))
    #expect(!FramePacer.isGap(from: nil, to: .seconds(900)))
  }
}
