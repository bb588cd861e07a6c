import Glibc
import TerminalIO
import Testing

@Suite struct PollSetTests {
  /// The two ends of a pipe, as long as this value lives.
  private struct Pipe: ~Copyable {
    let reading: Int32
    private(set) var writing: Int32

    init() {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      (reading, writing) = (ends[0], ends[1])
    }

    func put(_ bytes: [UInt8]) {
      write(writing, bytes, bytes.count)
    }

    /// Takes what is there, at most so many bytes.
    func take(_ count: Int = 100_000) -> Int {
      var buffer = [UInt8](repeating: 0, count: count)
      return read(reading, &buffer, count)
    }

    /// Ends what can be read.
    ///
    /// The number of a closed descriptor may be that of another one a moment later, in any test that
    /// runs meanwhile, so nothing is closed twice.
    mutating func closeWriting() {
      close(writing)
      writing = -1
    }

    deinit {
      close(reading)
      if writing >= 0 { close(writing) }
    }
  }

  @Test("A descriptor that joins is found by its token, and not once it has left")
  func tokens() {
    let first = Pipe()
    let second = Pipe()
    var set = PollSet()
    let firstToken = set.add(first.reading, for: .readable)
    let secondToken = set.add(second.reading, for: .readable)
    set.wait(for: .zero)
    #expect(set.ready == [])
    second.put([1])
    set.wait(for: nil)
    #expect(set.ready == [secondToken])
    #expect(set.readiness(of: secondToken) == .readable)
    first.put([1])
    set.wait(for: nil)
    #expect(set.ready == [firstToken, secondToken])
    set.remove(secondToken)
    set.remove(secondToken)
    set.wait(for: nil)
    #expect(set.ready == [firstToken] && set.readiness(of: secondToken) == [])
    #expect(set.add(second.reading, for: .readable) != secondToken)
  }

  @Test("Only what is asked for is reported, and the end of the other side always")
  func interest() {
    let pipe = Pipe()
    var set = PollSet()
    let token = set.add(pipe.writing, for: [])
    set.wait(for: .zero)
    #expect(set.ready == [])
    set.set(.writable, of: token)
    set.wait(for: nil)
    #expect(set.readiness(of: token) == .writable)
    set.set([], of: token)
    let closed = set.add(-2, for: .readable)
    set.wait(for: .zero)
    #expect(set.readiness(of: token) == [] && set.readiness(of: closed) == [])
    let missing = set.add(9999, for: .readable)
    set.wait(for: nil)
    #expect(!set.readiness(of: missing).isDisjoint(with: .broken))
  }

  @Test("A wait lasts as long as it was asked to, and part of a millisecond is a whole one")
  func timeout() {
    var set = PollSet()
    let start = ContinuousClock.now
    set.wait(for: .microseconds(20_100))
    #expect(ContinuousClock.now - start >= .microseconds(20_100))
    set.wait(for: .seconds(-5))
  }

  @Test("Output goes out in pieces, in order, and what is dropped does not")
  func output() {
    let pipe = Pipe()
    var queue = OutputQueue()
    #expect(queue.isEmpty)
    queue.append([UInt8](repeating: 1, count: OutputQueue.chunkSize))
    queue.append([2, 2, 2])
    #expect(queue.writeChunk(to: pipe.writing) == true)
    #expect(pipe.take() == OutputQueue.chunkSize && !queue.isEmpty)
    #expect(queue.writeChunk(to: pipe.writing) == true)
    #expect(pipe.take() == 3 && queue.isEmpty)
    queue.append([3])
    queue.removeAll()
    #expect(queue.isEmpty)
    queue.append([4])
    #expect(queue.writeChunk(to: -1) == false)
  }

  @Test("An escape is a key at its deadline, unless the rest of something longer comes before")
  func escape() {
    let pipe = Pipe()
    var input = TerminalInput(descriptor: pipe.reading)
    pipe.put([0x1B])
    #expect(input.read(at: .seconds(1)) == [])
    let deadline = Duration.seconds(1) + TerminalInput.escapeDelay
    #expect(input.escapeDeadline == deadline)
    #expect(input.passTime(to: deadline - .nanoseconds(1)) == [])
    #expect(input.passTime(to: deadline) == [.key(KeyPress(.escape))])
    #expect(input.escapeDeadline == nil)
    pipe.put([0x1B])
    #expect(input.read(at: .seconds(2)) == [])
    pipe.put(Array("[A".utf8))
    #expect(input.read(at: .seconds(2)) == [.key(KeyPress(.up))])
    #expect(input.escapeDeadline == nil && input.passTime(to: .seconds(9)) == [])
  }

  @Test("The end of the input is told from silence")
  func end() {
    var pipe = Pipe()
    pipe.closeWriting()
    var input = TerminalInput(descriptor: pipe.reading)
    #expect(input.read(at: .zero) == nil)
  }
}
