import CommandLanguage
import Foundation
import Lint
import Testing

/// Any input gets an answer quickly, safe for a terminal.
@Suite struct NoiseTests {
  @Test("mutations of payloads")
  func mutations() {
    let samples = MistakeTests.keys.map(\.marked) + ValidPayloadTests.apple
    var random = SplitMix(seed: 11)
    let signs = Array("{}[]\",:'“”/*#\\\n\r\t\u{0}\u{1B}é1-.tfn".utf8)
    for round in 0..<6000 {
      var bytes = Array(samples[random.below(samples.count)].utf8.filter { $0 < 0x80 })
      for _ in 0...random.below(5) where !bytes.isEmpty {
        let at = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[at] = UInt8(random.below(256))
        case 1: bytes.remove(at: at)
        case 2: bytes.insert(signs[random.below(signs.count)], at: at)
        default: bytes.removeSubrange(at..<min(bytes.count, at + random.below(9)))
        }
      }
      check(bytes, "\(round)")
    }
  }

  static let giants: [[UInt8]] = [
    noise(bytes: 1_000_000, below: 256), noise(bytes: 1_000_000, below: 128),
    Array(String(repeating: "{\"aps\":", count: 140_000).utf8),
    Array(String(repeating: "[", count: 1_000_000).utf8),
    Array(String(repeating: "/*", count: 500_000).utf8),
    Array(String(repeating: "//\n", count: 300_000).utf8),
    Array(("{\"aps\":{" + String(repeating: "\"k\":1,", count: 160_000) + "}}").utf8),
    Array(("{" + (0..<80_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}").utf8),
    Array(
      ("{\"aps\":{" + (0..<80_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}}").utf8),
    Array(
      (#"{"message":{"notification":{"title":"T"},"apns":{"payload":{"aps":{"#
        + (0..<80_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}}}}}").utf8),
    Array(("{\"aps\":{\"alert\":\"" + String(repeating: "\\u0001", count: 160_000) + "\"}}").utf8),
    Array(("{\"aps\":{\"" + String(repeating: "x", count: 1_000_000) + "\":1}}").utf8),
    Array(String(repeating: ",", count: 1_000_000).utf8),
    Array(String(repeating: "'", count: 1_000_000).utf8),
    Array(("{\"a\":1" + String(repeating: ",", count: 1_000_000)).utf8),
  ]

  @Test("a million bytes of anything", arguments: giants.indices)
  func giant(index: Int) {
    check(Self.giants[index], "giant \(index)")
  }

  /// The search for similar keys compares each key with each known one, so the number of keys is
  /// limited.
  @Test func manyKeysAreCheckedUpToALimit() {
    for isInAps in [false, true] {
      let keys = (0..<30_000).map { "\"content-availabl\($0)\":1" }.joined(separator: ",")
      let text = isInAps ? "{\"aps\":{\(keys)}}" : "{\"aps\":{\"badge\":1},\(keys)}"
      let found = lintPayload(utf8: Array(text.utf8))
      #expect(found.count < 2_000)
      #expect(found.contains { $0.rule == "size" && $0.severity == .note })
    }
  }

  private func check(_ bytes: [UInt8], _ name: String) {
    let found = lintPayload(utf8: bytes)
    #expect(found == found.inOrder, "\(name)")
    for language in Language.allCases {
      for line in found.prefix(40).flatMap({ $0.lines(in: language) }) {
        let isHarmless = line.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control
        }
        #expect(isHarmless && line.utf8.count < 2000, "\(name): \(line)")
      }
    }
  }

  private static func noise(bytes count: Int, below bound: Int) -> [UInt8] {
    var random = SplitMix(seed: 3)
    return (0..<count).map { _ in UInt8(random.below(bound)) }
  }
}

/// A generator with a seed, so that a failure can be repeated.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(max(bound, 1)))
  }
}
