import TestSupport
import Testing

@testable import CarouselRaster

@Suite("Deflate")
struct DeflateTests {
  private static func inflated(_ bytes: [UInt8], limit: Int = 1 << 20) -> [UInt8]? {
    try? Inflate.decompress(bytes[...], limit: limit).bytes
  }

  /// Bytes with runs, from few values or from all.
  private static func bytes(using random: inout SeededGenerator) -> [UInt8] {
    let values = UInt8.random(in: 0...255, using: &random)
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let unit = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        UInt8.random(in: 0...values, using: &random)
      }
      for _ in 0..<Int.random(in: 1...(Bool.random(using: &random) ? 2 : 400), using: &random) {
        bytes += unit
      }
    }
    return bytes
  }

  @Test("What was compressed comes out again")
  func roundTrip() {
    for seed in LawCases.seeds(oneOf: 20) {
      var random = SeededGenerator(seed: seed)
      let bytes = Self.bytes(using: &random)
      let distance = Int.random(in: 1...4, using: &random)
      let compressed = RunLengthDeflate.compress(bytes, distance: distance)
      #expect(Self.inflated(compressed) == bytes, "seed \(seed)")
    }
  }

  @Test("A megabyte of one value takes a kilobyte")
  func runs() {
    let zeros = [UInt8](repeating: 0, count: 1 << 20)
    let compressed = RunLengthDeflate.compress(zeros, distance: 1)
    #expect(compressed.count < 1100)
    #expect(Self.inflated(compressed) == zeros)
    #expect(Self.inflated(compressed, limit: zeros.count - 1) == nil)
  }

  @Test("No code is longer than its limit, and no bit of it is wasted")
  func codes() {
    var fibonacci = [1, 1]
    while fibonacci.count < 40 { fibonacci.append(fibonacci.suffix(2).reduce(0, +)) }
    for seed in LawCases.seeds(oneOf: 20) {
      var random = SeededGenerator(seed: seed)
      var frequencies = (0..<Int.random(in: 2...40, using: &random)).map { _ in
        Bool.random(using: &random) ? 0 : Int.random(in: 1...1000, using: &random)
      }
      if seed.isMultiple(of: 3) { frequencies = fibonacci.shuffled(using: &random) }
      let limit = seed.isMultiple(of: 2) ? 15 : 7
      let lengths = HuffmanCode(frequencies: frequencies, limit: limit).lengths
      #expect(zip(lengths, frequencies).allSatisfy { ($0 > 0) == ($1 > 0) })
      #expect(lengths.allSatisfy { $0 <= limit })
      let used = lengths.filter { $0 > 0 }
      guard used.count > 1 else { continue }
      #expect(used.reduce(0) { $0 + 1 << (limit - $1) } == 1 << limit, "seed \(seed)")
    }
  }

  @Test("Blocks of each kind, as zlib writes them, are read")
  func foreign() {
    let bytes = (0..<600).map { (number: Int) -> UInt8 in
      UInt8(97 + (number * number / 7 + number / 3) % 11)
    }
    let stored: [UInt8] = [1, 0x58, 0x02, 0xA7, 0xFD] + bytes
    #expect(Self.inflated(stored) == bytes)
    #expect(Self.inflated(Self.decoded(Self.fixed)) == bytes)
    #expect(Self.inflated(Self.decoded(Self.dynamic)) == bytes)
  }

  @Test("Neither shortened nor changed streams do harm, and the limit holds")
  func damaged() {
    let streams = [Self.fixed, Self.dynamic].map(Self.decoded)
    for stream in streams {
      for count in 0..<stream.count { #expect(Self.inflated(Array(stream.prefix(count))) == nil) }
    }
    for seed in LawCases.seeds(oneOf: 4) {
      var random = SeededGenerator(seed: seed)
      var stream = streams[Int(seed) % 2]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        stream[Int.random(in: 0..<stream.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if let bytes = Self.inflated(stream, limit: 2000) { #expect(bytes.count <= 2000) }
    }
  }

  @Test("Checksums are those of the standards")
  func checksums() {
    let digits = Array("123456789".utf8)
    #expect(Checksum.crc32(digits) == 0xCBF4_3926)
    #expect(Checksum.crc32(Array(digits[..<4]), Array(digits[4...])) == 0xCBF4_3926)
    #expect(Checksum.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
    #expect(Checksum.adler32([UInt8](repeating: 255, count: 100_000)) == 0x149A_302C)
  }

  private static func decoded(_ hex: String) -> [UInt8] {
    let digits = Array(hex.utf8)
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16) ?? 0
    }
  }

  private static let fixed = """
    4b4c4c4c4e49cdc84a4c49cf4a4ecf4ecd4c06c2d4ecb4e4acb494c4ccf4d4e4a4c4ececacacec6ca8b2d48cec\
    948cc4b4ec54204c4fca4c4bca4c4f49ccce4c4f4b4d0182d4d4b48cccece4d4f4ece434a0baa4f4c4f4a48c94\
    2ca069e9a9495940e3525392812005aa2c03686b626a660ad04aa02290695919401bb3333333d233323232b3b2\
    9352d2800a814ecb4804da989596980e74587276465a32d0d28c8cf4b4f4f474a8b2c414a0d33293d281966624\
    831c065407b431252911e883c4516fd2d79b00
    """

  private static let dynamic = """
    ed8fc90dc4000c026bf509b6fbff2f9152435e6b7f470c985964712db181ab097d5dc776daa0c2ed6ef7eec58a\
    97b4bed2c3a77d907683aed45535e7a270d1e21c0667aed250be8aab0c5dbe1865b59a9452d093b694f1660892\
    b3e7d902558d26e3b641c5e2d821298906f06296aa360e49194f317132a69b16d87fe6b7337f
    """
}
