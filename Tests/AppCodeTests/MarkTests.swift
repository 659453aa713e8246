import LifecycleModel
import Testing

@testable import AppCode

@Suite struct MarkTests {
  private func outcome(_ body: String) throws -> [Treatment] {
    var play = try Play(receiving(body))
    play.happens(.openedApp, .sentPush(.mixed))
    return play.outcomes
  }

  @Test func atTheEndOfALine() throws {
    #expect(try outcome("completionHandler(.newData)  // pushlab: arrival") == [.arrival])
    #expect(try outcome("completionHandler(.newData)  //pushlab: tap") == [.tap])
    #expect(try outcome("completionHandler(.newData)  // a tap") == [])
  }

  @Test func aloneOnTheLineAbove() throws {
    #expect(
      try outcome("// pushlab: tap\n// and why\ncompletionHandler(.newData)") == [.tap])
  }

  @Test func theLastOneCounts() throws {
    #expect(
      try outcome("print(1)  // pushlab: tap\ncompletionHandler(.newData)  // pushlab: arrival")
        == [.arrival])
  }

  @Test func aBranchThatDoesNotRunMarksNothing() throws {
    let body = """
      if application.applicationState == .background {
        completionHandler(.newData)  // pushlab: arrival
      } else {
        completionHandler(.noData)
      }
      """
    #expect(try outcome(body) == [.nothing])
  }

  @Test func onACaseLabel() throws {
    let body = """
      switch application.applicationState {
      case .background: completionHandler(.newData)  // pushlab: arrival
      case .active:  // pushlab: tap
        completionHandler(.noData)
      default:
        // pushlab: arrival
        completionHandler(.noData)
      }
      """
    #expect(try outcome(body) == [.tap])
  }

  @Test func onAStatementOfManyLines() throws {
    let body = """
      completionHandler(
        .newData  // pushlab: tap
      )
      """
    #expect(try outcome(body) == [.tap])
  }

  @Test func onAnIfLineAndInAOneLiner() throws {
    #expect(try outcome("if 1 < 2 {  // pushlab: tap\nprint(1)\n}") == [.tap])
    #expect(try outcome("if 1 > 2 { print(1) }  // pushlab: tap") == [.nothing])
  }

  /// A mark at the end of a line that opens a branch counts when the branch is taken.
  @Test(arguments: [
    ("if yes {  // pushlab: tap\nprint(1)\n} else {  // pushlab: arrival\nprint(2)\n}", "tap"),
    ("if !yes {  // pushlab: tap\nprint(1)\n} else {  // pushlab: arrival\nprint(2)\n}", "arrival"),
    ("if !yes {  // pushlab: tap\nprint(1)\n}", "nothing"),
    ("if yes {  // pushlab: tap\n}", "tap"),
    ("if yes {  // pushlab: tap\n// pushlab: arrival\nprint(1)\n}", "arrival"),
    ("if !yes {\n} else if yes {  // pushlab: tap\n}", "tap"),
    ("if !yes {\n} else if !yes {  // pushlab: tap\n}", "nothing"),
    ("guard !yes else {  // pushlab: tap\nreturn\n}", "tap"),
    ("guard yes else {  // pushlab: tap\nreturn\n}", "nothing"),
    ("let f = {  // pushlab: tap\nprint(1)\n}\nf()", "tap"),
    ("let f = { (n: Int) in  // pushlab: tap\nprint(n)\n}\nf(1)", "tap"),
    ("let f = {  // pushlab: tap\nprint(1)\n}", "nothing"),
    ("for n in 0..<2 {  // pushlab: tap\nprint(n)\n}", "tap"),
    ("for n in 0..<0 {  // pushlab: tap\nprint(n)\n}", "nothing"),
    ("switch yes {\ncase true:  // pushlab: tap\nprint(1)\ncase false: break\n}", "tap"),
    ("switch yes {\ncase false:  // pushlab: tap\nprint(1)\ndefault: break\n}", "nothing"),
    ("switch yes {\ncase false: break\ndefault:  // pushlab: tap\nprint(1)\n}", "tap"),
    ("// pushlab: tap\nif !yes {\nprint(1)\n}", "tap"),
  ])
  func onALineThatOpensABranch(_ body: String, _ expected: String) throws {
    #expect(try outcome("let yes = true\n" + body).map(\.rawValue) == [expected])
  }

  @Test(arguments: [
    (
      "print(1)  // pushlab: arival",
      "3:11: '// pushlab: arival' is no mark; expected '// pushlab: arrival' or '// pushlab: tap';"
        + " did you mean '// pushlab: arrival'?"
    ),
    (
      "print(1)  // pushlap: tap",
      "3:11: '// pushlap: tap' is no mark; expected '// pushlab: arrival' or '// pushlab: tap';"
        + " did you mean '// pushlab: tap'?"
    ),
    ("// pushlab: tap", "3:1: this mark belongs to no statement"),
    (
      "if true {\nprint(1)\n} else {\nprint(2)\n}  // pushlab: tap",
      "7:4: put the mark on a statement inside the branch"
    ),
  ])
  func mistakes(_ body: String, _ message: String) {
    #expect(refusal(of: receiving(body)) == [message])
  }

  @Test func modesOfAFile() throws {
    let body = receiving("completionHandler(.noData)")
    #expect(try load(body).defaultModes == [.remoteNotification])
    #expect(try load("// UIBackgroundModes: fetch\n" + body).defaultModes == [.fetch])
    #expect(try load("// UIBackgroundModes: none\n" + body).defaultModes == [])
    #expect(try load(launching("")).defaultModes == [])
    #expect(
      refusal(of: "// UIBackgroundModes: fetsh\n" + body) == [
        "1:1: 'fetsh' is no word of UIBackgroundModes; did you mean 'fetch'?"
      ])
  }
}
