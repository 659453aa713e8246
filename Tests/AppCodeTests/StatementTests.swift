import LifecycleModel
import Testing

@testable import AppCode

@Suite struct StatementTests {
  @Test func branchesAndLoops() throws {
    let lines = """
      for i in 0..<5 {
        if i == 1 { continue }
        if i == 4 { break }
        print(i)
      }
      var n = 3
      while n > 0 { n -= 1 }
      repeat { n += 2 } while n < 3
      for (key, value) in ["b": 2, "a": 1] where value < 2 { print(key, value, n) }
      for item in [1, 2] where item > 1 { print("item", item) }
      """
    #expect(try printed(lines) == ["0", "2", "3", "a 1 4", "item 2"])
  }

  @Test func switches() throws {
    let lines = """
      for n in 0...4 {
        switch n {
        case 0, 1: print("few")
        case 2...3 where n == 3: print("three")
        case 2: fallthrough
        default: print("many", n)
        }
      }
      let maybe: Int? = 5
      switch maybe {
      case let x?: print("some", x)
      case nil: print("none")
      }
      switch (1, "a") {
      case (2, _): print("no")
      case (let x, "a"): print("pair", x)
      default: break
      }
      let any: Any = "text"
      switch any {
      case let number as Int: print(number)
      case let text as String: print(text)
      default: break
      }
      """
    #expect(
      try printed(lines) == [
        "few", "few", "many 2", "three", "many 4", "some 5", "pair 1", "text",
      ])
  }

  @Test func ifCaseGuardLetAndShorthand() throws {
    let members = """
        func length(_ text: String?) -> Int {
          guard let text else { return -1 }
          return text.count
        }
        func half(of number: Int) -> Int { number / 2 }
      """
    let lines = """
      print(length(nil), self.length("abc"), half(of: 9))
      if case .inactive = application.applicationState { print("inactive") }
      if #available(iOS 10.0, *) { print("available") } else { print("old") }
      let later: Int
      if launchOptions == nil { later = 1 } else { later = 2 }
      print(later)
      """
    #expect(
      try printed(lines, members: members) == ["-1 3 4", "inactive", "old", "1"])
  }

  @Test func everyStatementThatRunsIsALine() throws {
    var play = try Play(
      launching(
        """
          let a = 1
          if a == 2 {
            print(2)
          } else if a == 1 {
            print(1)
          }
          switch a {
          case 0: print(0)
          case 1:
            print("one")
          default: break
          }
          guard a == 1 else { return false }
        """))
    play.happens(.openedApp)
    #expect(play.lines == [3, 4, 6, 7, 9, 11, 12, 15, 16])
  }

  @Test func storedPropertiesAreFlags() throws {
    let members = """
        var count = 0
        var name: String?
        let fixed = 3.5
      """
    var play = try Play(
      launching("count += 1\ncount = 1\nself.name = \"x\"\nname = nil", members: members))
    play.happens(.openedApp)
    #expect(
      play.flags == [
        "count nil -> 0", "fixed nil -> 3.5", "count 0 -> 1", "name nil -> x", "name x -> nil",
      ])
    #expect(play.program.propertyNames == ["count", "name", "fixed"])
  }

  @Test func aDoubleStaysADouble() throws {
    #expect(try printed("let d: Double = 3\nprint(d)") == ["3.0"])
  }

  @Test func systemCalls() throws {
    var play = try Play(
      launching(
        """
          UIApplication.shared.applicationIconBadgeNumber = 3
          application.applicationIconBadgeNumber += 1
          application.registerForRemoteNotifications()
          NSLog("%@ has %d", "app", application.applicationIconBadgeNumber)
        """))
    play.happens(.openedApp)
    #expect(play.world.center.badge == 4)
    #expect(play.logged == ["app has 4"])
    #expect(play.all.contains { $0.change == .app(.registered) })
  }

  @Test func fuelEndsALoop() throws {
    #expect(try trapped("while true {}") == ["3: ran away"])
    #expect(try trapped("while true {\nprint(1)\n}").first?.hasSuffix("ran away") == true)
  }

  @Test func recursionEnds() throws {
    let found = try trapped("again()", members: "  func again() { again() }")
    #expect(found == ["6: Stack overflow: the code calls itself without end"])
  }

  /// Recursion has a limit, wherever the call is, and does not use up the stack of the host's
  /// thread.
  @Test(arguments: [
    ("print(sum(100_000))", "func sum(_ n: Int) -> Int { n == 0 ? 0 : n + sum(n - 1) }"),
    ("var f: (() -> Int)!\nf = { 1 + f() }\nprint(f())", ""),
    ("print(Tree().depth)", "struct Tree { var depth: Int { 1 + Tree().depth } }"),
    ("print(-Tree())", "struct Tree { static prefix func - (t: Tree) -> Int { 1 + -Tree() } }"),
    ("print(again())", "func again() -> Int { [2, 1].sorted { _, _ in again() > 0 }.count }"),
    (
      "print(Tree())",
      "struct Tree: CustomStringConvertible { var description: String { \"\\(self)\" } }"
    ),
    ("Tree()", "final class Tree { deinit { _ = Tree() } }"),
    ("print(Tree()[0])", "struct Tree { subscript(n: Int) -> Int { 1 + Tree()[n + 1] } }"),
    ("Tree().level = 1", "final class Tree { var level = 0 { didSet { Tree().level = 2 } } }"),
    ("_ = Tree()", "final class Tree { let next: Tree\n init() { next = Tree() } }"),
  ]) func recursionEndsEverywhere(body: String, members: String) throws {
    let found = try trapped(body, members: members)
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix("Stack overflow: the code calls itself without end") == true
        || found.first?.hasSuffix("ran away") == true, "\(found)")
  }

  @Test func deepRecursionGivesItsResult() throws {
    var play = try Play(
      launching(
        "print(sum(2000))", members: "  func sum(_ n: Int) -> Int { n == 0 ? 0 : n + sum(n - 1) }"))
    play.happens(.openedApp)
    #expect(play.logged == ["2001000"])
  }

  @Test func growthEnds() throws {
    let text = try trapped("var t = \"ab\"\nwhile true { t += t }")
    #expect(text == ["4: Out of memory: a text of more than 65536 bytes"])
    let list = try trapped("var t = [1]\nwhile true { t += t }")
    #expect(list == ["4: Out of memory: more than 10000 elements"])
  }
}
