import Testing

@testable import AppCode

/// No source stops the program or takes too long. A hang fails by the limit of `scripts/test`.
@Suite struct HostileSourceTests {
  private static let many = 100_000

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("{ ", ""), ("!", ""), ("! ", ""), ("- ", ""),
    ("try ", ""), ("[[", "]"), ("\"\\(", ")\""), ("a<", ">"), ("if x {} else ", ""), ("a.", ""),
    ("1 + ", ""), ("a ? b : ", ""), ("{ if true ", "}"), ("#if X\n", "#endif\n"), ("->", ""),
    ("a()", ""), ("a[0]", ""), ("a?", ""), ("a!", ""), ("x as ", ""), ("case ", ""),
    ("switch ", ""), ("switch x { case ", "}"), (")(", ""), ("/*", "*/"), ("@a ", ""), ("a:", ""),
    ("func a() {", "}"), ("A.", ""), ("let ", ""), ("&", ""), ("& ", ""), ("in ", ""), (">(", ""),
    (")]", ""), ("\\.", ""), ("some ", ""), ("await ", ""), ("a =", ""), ("a,", ""), ("$0", ""),
    ("_ =", ""), ("is ", ""), ("guard ", ""), ("\"", ""), ("\"\"\"\na\n", ""), ("#", ""), ("`", ""),
    ("(a: ", ")"), ("[a: ", "]"), ("{ a in ", "}"), ("class A {", "}"), ("a<b,", ""), ("a { }", ""),
    ("else ", ""), ("#else\n", ""), ("return ", ""), ("...", ""), ("a..<", ""), ("repeat ", ""),
    ("do {} catch ", ""), ("for x in ", ""), ("any ", ""), ("inout ", ""), (";", ""), ("a\n", ""),
  ])
  func repeated(_ open: String, _ close: String) {
    for count in [300, HostileSourceTests.many] {
      let body =
        "let v = " + String(repeating: open, count: count) + "1"
        + String(repeating: close, count: count)
      // 300 of some of them are silly, but valid Swift.
      #expect(!refusal(of: launching(body)).isEmpty || count == 300)
      _ = refusal(
        of: String(repeating: open, count: count) + String(repeating: close, count: count))
    }
  }

  /// Constructs that real code repeats often, in one file.
  @Test(arguments: [
    "let f: () -> Void = { }", "if true { } else { }", "#if DEBUG\nprint(1)\n#endif",
    "if 1 < 2, 3 < 4 { }", "_ = !true", "print(-1, -2)", "// -> -> [ [ [ < < (",
    "print(\"<<<<< ((((( [[[[[ !!!!!\")", "if true { } else if false { }",
  ])
  func muchOfTheSame(_ line: String) {
    let body = String(repeating: "do {\n\(line)\n}\n", count: 300)
    #expect(!refusal(of: launching(body)).contains { $0.contains("nested") || $0.contains("more") })
  }

  @Test("nested calls of overloads, and aliases of aliases, do not multiply the work of reading")
  func multiplying() {
    let overloads = ["Int", "Double", "String", "Bool", "[Int]"].map {
      "func f(_ x: \($0)) -> \($0) { x }\n"
    }
    let calls = String(repeating: "f(", count: 20) + "1" + String(repeating: ")", count: 20)
    #expect(refusal(of: launching("print(\(calls))") + "\n" + overloads.joined()).isEmpty)
    let aliases = (1...60).map { "extension P { typealias T\($0) = P<T\($0 - 1), T\($0 - 1)> }\n" }
    let declaration = "struct P<A, B> {}\nextension P { typealias T0 = P<A, B> }\n"
    #expect(refusal(of: launching("") + "\n" + declaration + aliases.joined()).isEmpty)
  }

  private func overflow(in text: String) -> SourceLimits.Overflow? {
    var words = 0
    return SourceLimits.overflow(in: text, after: &words)
  }

  @Test("interpolations may nest 200 deep; those one after the other, escaped or raw do not nest")
  func interpolations() {
    func nested(_ count: Int) -> String {
      "let v = " + String(repeating: "\"\\(", count: count) + "1"
        + String(repeating: ")\"", count: count)
    }
    #expect(overflow(in: nested(200)) == nil)
    #expect(overflow(in: nested(201))?.problem == .tooDeep)
    for line in ["\"\\(f(a)) \\(b)\"", "\"\\\\(\"", "#\"\\((a)\\)\"#"] {
      #expect(
        overflow(in: String(repeating: line + "\n", count: 1000)) == nil, "\(line)")
    }
  }

  @Test func deepButReal() {
    let elses = String(repeating: " else if false { }", count: 150)
    #expect(refusal(of: launching("if true { }" + elses)) == [])
    let comparisons = Array(repeating: "a < b", count: 12).joined(separator: ", ")
    #expect(refusal(of: launching("let a = 1, b = 2\nif \(comparisons) { }")) == [])
    let closures = String(repeating: "let f = { ", count: 20) + String(repeating: " }", count: 20)
    #expect(!refusal(of: launching(closures)).contains { $0.contains("nested") })
  }

  @Test func tooManyWords() {
    let source = String(repeating: "a ", count: 40_001)
    #expect(refusal(of: source) == ["1:80001: more than 40000 words and signs"])
  }

  @Test("the words of all files count together, and a long app is refused neither now nor then")
  func wordsOfAllFiles() {
    let lines = String(repeating: "a = b\n", count: 6_600)
    let first = AppSource(name: "A.swift", text: launching("") + "func a() {\n\(lines)}\n")
    let second = AppSource(name: "B.swift", text: "func b() {\n\(lines)}\n")
    func problems(_ sources: [AppSource]) -> [SourceProblem] {
      guard case .refused(let found) = loadApp(sources) else { return [] }
      return found.map(\.matter)
    }
    #expect(!problems([first, second]).contains(.takesTooLong))
    #expect(!problems([first, second]).contains(.tooManyWords(limit: 40_000)))
    let third = AppSource(name: "C.swift", text: "func c() {\n\(lines)}\n")
    #expect(problems([first, second, third]) == [.tooManyWords(limit: 40_000)])
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
    for _ in 0..<150 {
      var bytes: [UInt8] = []
      for _ in 0..<60 {
        if generator.next() % 4 == 0 {
          bytes.append(UInt8(truncatingIfNeeded: generator.next()))
        } else {
          bytes += Array(pieces[Int(generator.next() % UInt64(pieces.count))].utf8)
        }
      }
      // Invalid UTF-8 becomes U+FFFD, as in a file reader.
      let text = String(decoding: bytes, as: UTF8.self)
      _ = refusal(of: text)
      _ = refusal(of: launching(text))
    }
  }
}

/// A fixed sequence of numbers, for the same sources in each run.
struct Sequence64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
