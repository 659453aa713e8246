import CommandLanguage
import Testing

/// The parser answers any input quickly, and can print what it has parsed.
struct FuzzTests {
  static let sample = """
    profile ios9; app naive # remark
    push mixed "Hi \\"x\\"" collapse="a b" expires=1.5m
    push {"aps":{"alert":{"title":"é"},"content-available":1}} priority=5
    settings style none; travel in home; wait 90; xcode run; option habits on
    expect not called didReceiveRemoteNotification 2 times in inactive since start
    expect flag ios.ban = true; predict didBecomeActive, willPresent
    推送 alert “你好”；等待 5s
    """

  @Test func survivesMutations() {
    var random = SplitMix(seed: 42)
    let scalars = Array(FuzzTests.sample.unicodeScalars)
    let odd: [Unicode.Scalar] = [
      "\u{0}", "\u{1B}", "\"", "\\", "{", "}", "[", ";", "#", "\n", "\r", "，", "“", "”", "；", "=",
      "\u{FFFD}", "\u{202E}", "\u{1F600}", "\u{301}", "9", ".", ",", " ", "\u{3000}", ":", "-",
    ]
    for round in 0..<1500 {
      var mutated = scalars
      for _ in 0...random.below(6) {
        let at = random.below(mutated.count)
        switch random.below(3) {
        case 0: mutated[at] = odd[random.below(odd.count)]
        case 1: mutated.removeSubrange(at..<min(mutated.count, at + 1 + random.below(5)))
        default: mutated.insert(odd[random.below(odd.count)], at: at)
        }
      }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: mutated)
      check(String(view), round)
      for line in String(view).split(whereSeparator: \.isNewline) { check(String(line), round) }
    }
  }

  @Test func survivesRandomBytes() {
    var random = SplitMix(seed: 1)
    for round in 0..<3000 {
      let bytes = (0..<random.below(60)).map { _ in UInt8(random.below(256)) }
      check(String(decoding: bytes, as: UTF8.self), round)
    }
  }

  private func check(_ text: String, _ round: Int) {
    for place in [ParseContext.Place.prompt, .script] {
      do {
        let parsed = try CommandParser.parse(text, ParseContext(place: place, file: "f"))
        for command in parsed.map(\.command) {
          let text = command.canonicalText
          let again = try? CommandParser.parse(text, ParseContext(place: place, file: "f"))
          #expect(again?.map(\.command) == [command], "\(round): \(text)")
        }
      } catch {
        for language in Language.allCases {
          let rendered = error.rendered(in: language)
          let isClean = rendered.unicodeScalars.allSatisfy {
            $0 == "\n" || $0.properties.generalCategory != .control
          }
          #expect(isClean && rendered.utf8.count < 200_000)
        }
      }
    }
    _ = Completion.candidates(for: text, cursor: text.unicodeScalars.count / 2)
  }

  static let giants: [String] = [
    String(repeating: "a", count: 1_000_000), String(repeating: "\"", count: 1_000_001),
    "push " + String(repeating: "{\"a\":", count: 200_000),
    String(repeating: "{\"a\":1};", count: 100_000), String(repeating: ";", count: 1_000_000),
    String(repeating: "open;", count: 200_000), String(repeating: "\n", count: 1_000_000),
    String(repeating: "opn\n", count: 200_000), String(repeating: "\u{0}", count: 1_000_000),
    "wait " + String(repeating: "9", count: 1_000_000),
    "tap " + String(repeating: "9", count: 1_000_000),
    "predict " + String(repeating: "willPresent,", count: 80_000),
    "whynot " + String(repeating: "didBecome(", count: 100_000),
    "push alert " + String(repeating: "a=", count: 400_000),
    "expect flag " + String(repeating: "x", count: 1_000_000) + "=3",
    "modes " + String(repeating: "fetch ", count: 150_000),
    "open" + String(repeating: "\u{301}", count: 500_000),
    "wait 5" + String(repeating: "\u{301}", count: 500_000),
  ]

  @Test(arguments: giants.indices) func endsSoon(_ index: Int) {
    let text = FuzzTests.giants[index]
    for place in [ParseContext.Place.prompt, .script] {
      do throws(CommandErrors) {
        _ = try CommandParser.parse(text, ParseContext(place: place, file: "f"))
      } catch {
        #expect(error.rendered(in: .english).utf8.count < 200_000, "\(text.prefix(20))")
      }
    }
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
