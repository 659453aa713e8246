import LifecycleModel
import Testing

/// Loops over lines with thousands of parts, and over calls that read much. What a round costs
/// counts, so the watchdog ends them all.
@Suite struct WideLineTests {
  private static func list(_ part: String, _ count: Int) -> String {
    repeatElement(part, count: count).joined(separator: ", ")
  }

  private static func numbered(_ count: Int, _ part: (Int) -> String) -> String {
    (0..<count).map(part).joined(separator: ", ")
  }

  private static let bodies: [(name: String, body: String, outside: String)] = [
    ("elements", "let x = 1\nfor _ in 0..<9000 { _ = [\(list("x", 3000))] }", ""),
    ("parts of a tuple", "let x = 1\nfor _ in 0..<9000 { _ = (\(list("x", 3000))) }", ""),
    (
      "entries",
      "let x = 1\nfor _ in 0..<9000 { _ = [\(numbered(1500) { "\($0): x" })] }", ""
    ),
    (
      "conditions", "let x = 1\nfor _ in 0..<9000 { guard \(list("x == 1", 3000)) else { break } }",
      ""
    ),
    (
      "bindings",
      "let x: Int? = 1\nfor _ in 0..<9000 { if \(list("let y = x", 3000)) { _ = y } }", ""
    ),
    (
      "patterns",
      "let x = -1\nfor _ in 0..<9000 { switch x { case \(numbered(4000) { "\($0)" }): break\n"
        + "default: break } }", ""
    ),
    (
      "casts", "let x: Any = Array(0..<9999)\nfor _ in 0..<300 { _ = [\(list("x is [Int]", 20))] }",
      ""
    ),
    (
      "raw values", "for i in 0..<9000 { _ = Code(rawValue: i) }",
      "enum Code: Int { case \(numbered(3000) { "c\($0)" }) }"
    ),
    (
      "overloads", "for _ in 0..<19000 { go(1) }",
      (0..<1000).map { "struct S\($0) {}; func go(_ s: S\($0)) {}" }.joined(separator: "\n")
        + "\nfunc go(_ n: Int) {}"
    ),
    (
      "differences",
      "let list = Array(0..<9999)\nfor _ in 0..<9000 { _ = [1, 2, 3].difference(from: list) }", ""
    ),
    (
      "numbers in texts",
      "let digits = String(repeating: \"9\", count: 60000)\n"
        + "for _ in 0..<9000 { _ = NumberFormatter().number(from: digits) }", ""
    ),
    (
      "observers",
      "let center = NotificationCenter.default\nfor _ in 0..<3000 {\n"
        + "  center.addObserver(forName: .init(\"a\"), object: nil, queue: nil) { _ in }\n}\n"
        + "for _ in 0..<9000 { center.post(name: .init(\"b\"), object: nil) }", ""
    ),
    (
      "texts of a property",
      "let text = String(repeating: \"a\", count: 60000)\n"
        + "for i in 0..<9000 { Kept.texts.append(text + \"\\(i)\") }",
      "enum Kept { static var texts: [String] = [] }"
    ),
    (
      "all cases", "for _ in 0..<9000 { _ = Code.allCases.count }",
      "enum Code: CaseIterable { case \(numbered(3000) { "c\($0)" }) }"
    ),
    (
      "hashes of cases", "for _ in 0..<19000 { _ = Code.c11999.hashValue }",
      "enum Code { case \(numbered(12_000) { "c\($0)" }) }"
    ),
    (
      "overloads of an operator", "let s = S0()\nfor _ in 0..<19000 { _ = s + s }",
      (0..<700).map { "struct S\($0) {}; func + (a: S0, b: S\($0)) -> Int { 1 }" }
        .joined(separator: "\n")
    ),
    (
      "generic parameters", "for _ in 0..<19000 { go(\(list("1", 300))) }",
      "func go<\(numbered(300) { "T\($0)" })>(\(numbered(300) { "_ t\($0): T\($0)" })) {}"
    ),
    (
      "texts that calls make",
      "for _ in 0..<19000 { _ = \"a\".padding(toLength: 60000, withPad: \"b\", startingAt: 0) }", ""
    ),
    (
      "dates out of the calendar",
      "let now = Date(timeIntervalSince1970: 0)\nfor _ in 0..<19000 {\n"
        + "  _ = Calendar.current.date(byAdding: .year, value: Int.max, to: now)\n}", ""
    ),
    (
      "lists as arguments", "let list = Array(0..<9999)\nfor _ in 0..<9000 { take(list) }",
      "func take(_ list: [Int]) {}"
    ),
    (
      "lists of lists as arguments",
      "let lists = Array(repeating: Array(0..<1000), count: 70)\n"
        + "for _ in 0..<9000 { take(lists) }", "func take(_ lists: [[Int]]) {}"
    ),
    (
      "values of unknown code",
      "let list = Array(0..<9999)\nfor _ in 0..<9000 { Analytics.report(list) }", ""
    ),
  ]

  @Test(arguments: bodies.indices)
  func endsByWatchdog(_ number: Int) throws {
    let (name, body, outside) = Self.bodies[number]
    var play = try Play(outside + "\n" + launching(body))
    play.happens(.openedApp)
    let ranAway = play.all.contains { if case .app(.ranAway) = $0.change { true } else { false } }
    #expect(ranAway, "\(name)")
  }

  @Test("views that change at each change are cut off, and a step says so")
  func viewsThatChangeWithoutEnd() throws {
    var play = try Play(
      """
      struct Counter: View {
        @State var n = 0
        var body: some View {
          Text("\\(n)").onAppear { n += 1 }.onChange(of: n) { n += 1 }
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Counter() } } }
      """)
    play.happens(.openedApp)
    let cut = play.all.compactMap { step -> ViewsLimit? in
      if case .app(.viewsCutOff(let limit)) = step.change { limit } else { nil }
    }
    #expect(cut == [.changes])
  }
}
