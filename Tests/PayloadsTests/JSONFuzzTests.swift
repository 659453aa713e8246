import Payloads
import Testing

/// The reader answers any input quickly.
struct JSONFuzzTests {
  @Test func survivesMutations() {
    let samples = [
      #"{"aps":{"alert":{"title":"T","body":"é\n\ud83d\ude00"},"badge":1.5e3,"sound":""}}"#,
      #"[[[{"a":[true,false,null,-0]}]],"x",{}]"#,
    ]
    var random = SplitMix(seed: 7)
    for _ in 0..<20_000 {
      var bytes = Array(samples[random.below(samples.count)].utf8)
      for _ in 0...random.below(4) {
        let at = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[at] = UInt8(random.below(256))
        case 1: bytes.remove(at: at)
        default: bytes.insert(UInt8(random.below(128)), at: at)
        }
      }
      guard let document = try? JSONReader.read(utf8: bytes) else { continue }
      #expect((try? JSONReader.read(document.value.compact))?.value == document.value)
    }
  }

  /// The beginning of a text, the repeated part, and the count, as arguments, so that a report of
  /// the run shows these and not a million bytes.
  @Test(arguments: [
    ("", "{\"a\":", 100_000), ("", "9", 1_000_000), ("\"", "\\", 1_000_000),
    ("[", "1,", 400_000), ("", "\n", 1_000_000), ("\"", "\\ud83d", 150_000),
    ("{", "\"k\":1,", 150_000),
  ]) func endsSoon(_ start: String, _ piece: String, _ count: Int) {
    let text = start + String(repeating: piece, count: count)
    _ = try? JSONReader.read(text)
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
