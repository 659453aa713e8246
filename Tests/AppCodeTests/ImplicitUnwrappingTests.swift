import LifecycleModel
import Testing

@testable import AppCode

/// Values declared `T!`: nil traps where a value is needed.
@Suite struct ImplicitUnwrappingTests {
  @Test(
    "nil as a condition, an operand, an argument or in a place of the type",
    arguments: [
      "if isOn { print(1) }", "if !isOn { print(1) }", "while isOn { break }",
      "print(isOn ? 1 : 2)", "if true && isOn { print(1) }", "print(number + 1)",
      "print(1 * number)", "print(number < 3)", "print(-number)", "take(text)",
      "let own: Int = number", "box.open()",
      "print(text.count)", "for item in list { print(item) }", "print(list + [1])",
      "print(number + SDK.count)", "print(Pair(first: number))",
    ])
  func traps(statement: String) throws {
    let members = """
      var isOn: Bool!
      var number: Int!
      var text: String!
      var list: [Int]!
      var box: Box!
      func take(_ text: String) { print(text) }
      }
      class Box { func open() {} }
      struct Pair { var first: Int
      """
    #expect(
      try trapped(statement, members: members)
        == ["3: Unexpectedly found nil while implicitly unwrapping an Optional value"])
  }

  @Test("what was assumed to be nil and is read as if it were there")
  func assumedNil() throws {
    var play = try Play(
      launching(
        """
        service = SDK.service
        if service == nil { print("nil") }
        service.start()
        print("after")
        """, members: "var service: SDKService!"))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.spared == ["5: SDK.service is nil"])
    #expect(play.logged == ["nil", "after"])
  }

  @Test("nil where an Optional can be")
  func optionals() throws {
    let body = """
      print(number == 3, number == nil, number as Any)
      let copy = number
      let own: Int? = number
      take(number)
      if let number { print(number) } else { print("none") }
      number = 4
      print(number + 1, number == 4, copy ?? 0, own ?? 1)
      """
    let members = "var number: Int!\nfunc take(_ number: Int?) { print(number ?? -1) }"
    #expect(
      try printed(body, members: members)
        == ["false true nil", "-1", "none", "5 true 0 1"])
  }

  @Test("under an assumption it is only said")
  func spared() throws {
    var play = try Play(
      launching(
        "guard SDK.isOn else { return true }\nif isOn { print(1) }\nprint(2)",
        members: "var isOn: Bool!"))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.spared == ["4: SDK.isOn is true"])
    #expect(play.logged == ["2"])
  }

  @Test("exit ends the process and is no trap")
  func exits() throws {
    var play = try Play(launching("exit(0)"))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.last.contains { $0.change == .terminated(.exit, code: nil) })
    #expect(play.world.processState == .notRunning)
  }
}
