import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// Properties that no code reads still count where their change or their output can trap.
@Suite struct IdlePropertyTests {
  @Test(
    "arithmetic and output that trap in the end are found",
    arguments: [
      ("var n: UInt = 2", "n -= 1"), ("var n: Int8 = 1", "n *= 7"),
      ("var n = 0", "n += 1; NSLog(\"%d\", 10 / (3 - n))"),
      ("var n = 0; func f() -> String { fatalError() }", "n += 1; print(n == 3 ? f() : \"\")"),
    ])
  func trapsInTheEnd(_ member: String, _ change: String) throws {
    let code = delegate(members: member, push: change + "; completionHandler(.newData)")
    var search = Search(
      try question(code: code, .ios13, .broken([.noTrap]), only: ["push silent"]))
    #expect(search.run().events?.count == 3)
  }

  @Test("a counter of type Int stays ignored")
  func counter() throws {
    let code = delegate(members: "var n = 0", push: "n += 1; print(n); completionHandler(.newData)")
    var search = Search(
      try question(code: code, .ios13, .broken([.noTrap]), only: ["push silent"]))
    #expect(search.run() == Search.Answer(extent: .complete))
  }

  @Test("print(_:to:) writes to the text that decides")
  func printedToText() throws {
    let code = delegate(
      members: "var n = 0",
      push: """
        n += 1
        var text = ""
        print(n, to: &text)
        if text.contains("3") { return }
        completionHandler(.newData)
        """)
    var search = Search(
      try question(code: code, .ios13, .broken([.handlerOnce]), only: ["push silent"]))
    #expect(search.run().events?.count == 3)
  }
}
