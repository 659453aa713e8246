import Testing

@testable import AppCode

@Suite struct DiagnosticTests {
  @Test(arguments: [
    ("prnt(1)", "3:1: the simulator knows no method 'prnt(_:)'; did you mean 'print(_:)'?"),
    ("print(aplication)", "3:7: cannot find 'aplication'; did you mean 'application'?"),
    (
      "print(application.applicationStat)",
      "3:19: the simulator knows no member 'applicationStat'; did you mean 'applicationState'?"
    ),
    (
      "if application.applicationState == .backgroud {}",
      "3:37: the simulator knows no member 'backgroud'; did you mean 'background'?"
    ),
    (
      "application.registerForRemoteNotification()",
      "3:13: the simulator knows no method 'registerForRemoteNotification()';"
        + " did you mean 'registerForRemoteNotifications()'?"
    ),
    ("let x: Strin = 1", "3:8: cannot find type 'Strin'; did you mean 'String'?"),
    ("let 日本 = 1; 日本 = 2", "3:13: cannot assign to '日本': it is a constant"),
    ("let a = 1\nlet a = 2", "4:5: 'a' is declared twice"),
    ("let a = 1 <> 2", "3:11: the simulator does not play the operator '<>'"),
    ("let a = 99999999999999999999", "3:9: '99999999999999999999' does not fit into its type"),
    ("struct S {}", "3:1: the simulator does not play 'struct' inside a body"),
    ("help(with: 1)", "3:1: the simulator knows no method 'help(with:)'; did you mean 'help(_:)'?"),
    ("Task { print(1) }", "3:1: the simulator knows no method 'Task(_:)'"),
    ("UIScreen.main", "3:1: cannot find 'UIScreen'"),
  ])
  func inABody(_ line: String, _ message: String) {
    let found = refusal(of: launching(line, members: "  func help(_ n: Int) {}"))
    #expect(found.first == message)
  }

  @Test(arguments: [
    ("", "1:1: expected a class that conforms to UIApplicationDelegate"),
    ("class A {}", "1:1: the simulator does not play 'class' beside the delegate"),
    (delegate("  var n: Int"), "2:7: the simulator does not play a property without a first value"),
    (
      delegate("  lazy var n = 1"), "2:3: the simulator does not play 'lazy' properties"
    ),
    (delegate("  func a() async {}"), "2:12: the simulator does not play 'async' methods"),
    (delegate("  init() {}"), "2:3: the simulator does not play 'initializer' in the delegate"),
    (delegate("  func a() {}\n  func a() {}"), "3:8: 'a()' is declared twice"),
    (delegate("  func a( {}"), "2:10: expected ')' to end parameter clause"),
  ])
  func outsideOfBodies(_ source: String, _ message: String) {
    #expect(refusal(of: source).contains(message), "\(refusal(of: source))")
  }

  @Test(arguments: [
    Diagnostic.Problem.syntax("expected '}'"), .notPlayed(Construct("generic methods", "泛型方法")),
    .notPlayed(Construct(word: "'actor'")), .unknownName("a"), .unknownType("A"),
    .unknownMember("a"), .unknownMethod("a()"), .wrongArguments("a", expected: 1, found: 2),
    .constant("a"), .declaredTwice("a"), .badMark("x"), .markWithoutStatement, .markOnBranch,
    .unknownMode("a"), .noDelegate, .tooLarge(bytes: 2, limit: 1), .tooManyWords(limit: 1),
    .takesTooLong, .tooDeep, .numberTooLarge("9"),
  ])
  func everyProblemHasBothLanguages(_ problem: Diagnostic.Problem) {
    let found = Diagnostic(line: 1, column: 1, problem: problem, nearest: "b")
    func isChinese(_ text: String) -> Bool {
      text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }
    #expect(!isChinese(found.message) && found.message.contains("did you mean 'b'?"))
    #expect(isChinese(found.messageChinese) && found.messageChinese.contains("是不是想写 'b'？"))
  }

  @Test func chineseReadsAsWritten() {
    let source = launching("actor S {}\nprnt(1)")
    guard case .refused(let found) = loadApp(file: "a.swift", text: source) else { return }
    #expect(
      found.map(\.messageChinese) == [
        "模拟器不支持函数体里的 'actor'", "模拟器不认识方法 'prnt(_:)'；是不是想写 'print(_:)'？",
      ])
  }

  @Test func allOfThemInTheOrderOfTheFile() {
    let found = refusal(of: launching("nope(1)\nlet a: Wrong = 2\nnada()"))
    #expect(found.map { $0.prefix(4) } == ["3:1:", "4:8:", "5:1:"])
  }

  @Test func positionsCountScalarsAndKnowEveryLineEnd() {
    let lines = LineTable("a\r\nbé\rc\nd")
    #expect(lines.position(at: 3) == (2, 1))
    #expect(lines.position(at: 6) == (2, 3))
    #expect(lines.position(at: 7) == (3, 1))
    #expect(lines.position(at: 9) == (4, 1))
    #expect(lines.position(at: 99) == (4, 2))
  }
}
