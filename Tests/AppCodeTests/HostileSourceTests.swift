import Testing

@testable import AppCode

/// Nothing that anybody can write may stop the program.
@Suite struct HostileSourceTests {
  private static let many = 100_000

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("{ ", ""), ("!", ""), ("! ", ""), ("- ", ""),
    ("try ", ""), ("[[", "]"), ("\"\\(", ")\""), ("a<", ">"), ("if x {} else ", ""), ("a.", ""),
    ("1 + ", ""), ("a ? b : ", ""), ("{ if true ", "}"), ("#if X\n", "#endif\n"), ("->", ""),
  ])
  func deepNesting(_ open: String, _ close: String) {
    for count in [300, HostileSourceTests.many] {
      let body =
        "let v = " + String(repeating: open, count: count) + "1"
        + String(repeating: close, count: count)
      #expect(!refusal(of: launching(body)).isEmpty)
      _ = refusal(
        of: String(repeating: open, count: count) + String(repeating: close, count: count))
    }
  }

  @Test func hugeLiterals() {
    let digits = String(repeating: "9", count: 300_000)
    #expect(!refusal(of: launching("let a = \(digits)")).isEmpty)
    #expect(!refusal(of: launching("let a = \(digits).0e\(digits)")).isEmpty)
    let text = String(repeating: "x", count: 500_000)
    #expect(refusal(of: launching("let a = \"\(text)\"")).isEmpty)
  }

  @Test func tooLarge() {
    let source = String(repeating: "/", count: 1 << 20) + "\n"
    #expect(refusal(of: source) == ["1:1: 1048577 bytes are more than 1048576"])
  }

  @Test func randomBytes() {
    var generator = Sequence64(state: 7)
    let pieces = [
      "class AppDelegate: UIApplicationDelegate {", "func a() {", "}", "(", ")", "if", "let x = ",
      "\"", "\\(", "switch", "case", "//", "pushlab:", "{", "in", ".", "?", "!", "1", "self", ",",
      "var", "for", "guard", "else", "=", "a", "[", "]", ":", "\n", " ", "as?", "return",
    ]
    for _ in 0..<400 {
      var bytes: [UInt8] = []
      for _ in 0..<60 {
        if generator.next() % 4 == 0 {
          bytes.append(UInt8(truncatingIfNeeded: generator.next()))
        } else {
          bytes += Array(pieces[Int(generator.next() % UInt64(pieces.count))].utf8)
        }
      }
      // Broken UTF-8 becomes U+FFFD, as a file reader makes it.
      let text = String(decoding: bytes, as: UTF8.self)
      _ = refusal(of: text)
      _ = refusal(of: launching(text))
    }
  }
}

/// A fixed sequence of numbers: the same sources in each run.
struct Sequence64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
