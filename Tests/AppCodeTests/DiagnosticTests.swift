import Testing

@testable import AppCode

@Suite struct DiagnosticTests {
  @Test(arguments: [
    ("let 日本 = 1; 日本 = 2", "3:13: cannot assign to '日本': it is a constant"),
    ("let a = 1\nlet a = 2", "4:5: 'a' is declared twice"),
    ("let a = 99999999999999999999", "3:9: '99999999999999999999' does not fit into its type"),
  ])
  func inABody(_ line: String, _ message: String) {
    #expect(refusal(of: launching(line)).first == message)
  }

  /// Unknown things do not prevent an app from being played.
  @Test(arguments: [
    (
      "prnt(1)",
      ["3:1: 'prnt' is opaque: its calls are only noted; did you mean 'print'?"]
    ),
    (
      "print(aplication)",
      ["3:7: 'aplication' is opaque: its calls are only noted; did you mean 'application'?"]
    ),
    (
      "print(application.applicationStat)",
      ["3:19: the member 'applicationStat' is opaque; did you mean 'applicationState'?"]
    ),
    (
      "application.registerForRemoteNotification()",
      [
        "3:13: the member 'registerForRemoteNotification' is opaque;"
          + " did you mean 'registerForRemoteNotifications'?"
      ]
    ),
    (
      "if Store.isOpen { print(1) }",
      [
        "3:4: 'Store.isOpen' depends on what is unknown: assumed when it is met",
        "3:4: 'Store' is opaque: its calls are only noted",
      ]
    ),
    // Members of unknown objects, and differences of case, are no slips.
    ("Shop(1).helb(2)", ["3:1: 'Shop' is opaque: its calls are only noted"]),
    ("print(application.applicationstate)", ["3:19: the member 'applicationstate' is opaque"]),
    ("help()", ["3:1: the member 'help()' is opaque"]),
    (
      "print(1 as NSNumber, NSNumber(value: 1).uintValue)",
      ["3:41: the member 'uintValue' is opaque"]
    ),
    ("let a = 1 <> 2", ["3:11: the simulator does not play the operator '<>'"]),
    ("help(with: 1)", ["3:1: the member 'help(with:)' is opaque; did you mean 'help(_:)'?"]),
    ("struct S {}\nTask { print(S()) }\nprint(UIScreen.main)", []),
  ])
  func opaque(_ line: String, _ messages: [String]) throws {
    let found = try notes(of: launching(line, members: "  func help(_ n: Int) {}"))
    #expect(Set(found) == Set(messages))
  }

  @Test(arguments: [
    ("", "1:1: expected a class that conforms to UIApplicationDelegate"),
    ("class A {}", "1:1: expected a class that conforms to UIApplicationDelegate"),
    (delegate("  func a( {}"), "2:10: expected ')' to end parameter clause"),
  ])
  func outsideOfBodies(_ source: String, _ message: String) {
    #expect(refusal(of: source).contains(message), "\(refusal(of: source))")
  }

  @Test(arguments: [
    SourceProblem.syntax("expected '}'"),
    .constant("a"), .declaredTwice("a"), .badMark("x"), .markWithoutStatement, .markOnBranch,
    .unknownMode("a"), .noDelegate, .tooLarge(bytes: 2, limit: 1), .tooManyWords(limit: 1),
    .takesTooLong, .noMemory, .tooDeep, .numberTooLarge("9"), .tooManyMarks(limit: 1),
    .texts(read: nil, expected: .semicolon), .texts(read: "x", expected: .key),
    .textsOpen(.quote), .textTooLong(limit: 1), .tooManyTexts(limit: 1), .noCatalog, .otherTexts,
  ])
  func everyProblemHasBothLanguages(_ problem: SourceProblem) {
    let found = Located(line: 1, column: 1, problem, nearest: "b")
    func isChinese(_ text: String) -> Bool {
      text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }
    #expect(!isChinese(found.message) && found.message.contains("did you mean 'b'?"))
    #expect(isChinese(found.messageChinese) && found.messageChinese.contains("是不是想写 'b'？"))
  }

  @Test func chineseReadsAsWritten() throws {
    let found = try load(launching("prnt(1)\nlet a = 1 <> 2")).notes.map(\.messageChinese)
    #expect(found == ["'prnt' 不透明：只记录对它的调用；是不是想写 'print'？", "模拟器不支持运算符 '<>'"])
  }

  @Test func allOfThemInTheOrderOfTheFile() {
    let found = refusal(of: launching("let a = 1\nlet a = 2\na = 3\nlet a = 4"))
    #expect(found.map { $0.prefix(4) } == ["4:5:", "5:1:", "6:5:"])
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
