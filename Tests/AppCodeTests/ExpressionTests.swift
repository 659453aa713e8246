import Testing

@testable import AppCode

/// The expected strings are those that Swift prints.
@Suite struct ExpressionTests {
  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("7 / 2", "3"), ("-7 / 2", "-3"), ("-7 % 3", "-1"),
    ("7.0 / 2", "3.5"), ("1 - 2 - 3", "-4"), ("0x10 + 0b11", "19"), ("1_000", "1000"),
    ("2 < 3 && 3 <= 3", "true"), ("!(2 > 3) || false", "true"), ("1 == 1.0", "true"),
    ("\"a\" + \"b\"", "ab"), ("\"a\" < \"b\"", "true"), ("true ? 1 : 2", "1"),
    ("false ? 1 : true ? 2 : 3", "2"), ("[1, 2] + [3]", "[1, 2, 3]"), ("[String]().count", "0"),
    ("[\"a\"]", "[\"a\"]"), ("[\"k\": 1]", "[\"k\": 1]"), ("[1, 2, 3][1]", "2"),
    ("(1, \"a\")", "(1, \"a\")"), ("Int(\"12\") ?? 0", "12"), ("Int(\"x\") ?? 0", "0"),
    ("Int(2.9)", "2"), ("Double(3)", "3.0"), ("String(5) + \"!\"", "5!"), ("[1, 2].count", "2"),
    ("\"Push\".uppercased()", "PUSH"), ("\"push\".hasPrefix(\"pu\")", "true"),
    ("[1, 2, 3].map { $0 * 2 }", "[2, 4, 6]"), ("[1, 2, 3].filter { $0 > 1 }", "[2, 3]"),
    ("[1, 2].contains(2)", "true"), ("[\"a\", \"b\"].joined(separator: \"-\")", "a-b"),
    ("max(1, 2) - min(1, 2)", "1"), ("UIBackgroundFetchResult.newData == .newData", "true"),
    ("-9223372036854775808", "-9223372036854775808"), ("nil ?? 4", "4"),
    ("\"\\(1 + 1)\\n\"", "2\n"),
    ("[1, 2, 3].first ?? 0", "1"), ("abs(-3)", "3"),
  ])
  func prints(_ expression: String, _ expected: String) throws {
    #expect(try printed("print(\(expression))") == [expected])
  }

  @Test func castsOfAPayload() throws {
    let text = """
        let aps = userInfo["aps"] as? [String: Any]
        print(aps?["content-available"] as? Int ?? 0, aps?["alert"] as? String ?? "none")
        print(userInfo["aps"] is String, userInfo["aps"] as? [AnyHashable: Any] != nil)
        if let alert = aps?["alert"] as? String, !alert.isEmpty { print("alert \\(alert)") }
        guard let missing = aps?["sound"] else { completionHandler(.noData); return }
        print(missing)
      """
    var play = try Play(receiving(text))
    play.happens(.openedApp, .sentPush(.mixed))
    #expect(play.logged == ["1 Hi", "false true", "alert Hi"])
    #expect(play.completions == ["noData"])
  }

  @Test func optionalChains() throws {
    let lines = """
      var text: String?
      print(text?.count ?? -1)
      text = "four"
      print(text?.uppercased().count ?? -1, text!.count)
      let map: [String: Any]? = ["a": ["b": 2]]
      print((map?["a"] as? [String: Int])?["b"] ?? 0)
      """
    #expect(try printed(lines) == ["-1", "4 4", "2"])
  }

  @Test func placesAndMutations() throws {
    let lines = """
      var list = [1, 2, 3]
      list[1] = 20
      list[0] += 5
      list.append(4)
      print(list, list.removeLast(), list.count)
      var map = ["a": 1]
      map["b"] = 2
      map["a"] = nil
      print(map, map["a"] == nil)
      var on = false
      on.toggle()
      var (x, y) = (1, 2)
      (x) = y
      y -= 1
      print(on, x, y)
      """
    #expect(try printed(lines) == ["[6, 20, 3, 4] 4 3", "[\"b\": 2] true", "true 2 1"])
  }

  @Test(arguments: [
    ("let a = [1]; print(a[1])", "Index out of range"),
    ("let a: Int? = nil; print(a!)", "Unexpectedly found nil while unwrapping an Optional value"),
    ("var a = Int.max; a += 1", "arithmetic overflow"),
    ("let z = 0; print(1 / z)", "Division by zero"),
    ("let z = 0; print(1 % z)", "Division by zero in remainder operation"),
    ("var a: [Int] = []; a.removeFirst()", "Can't remove first element from an empty collection"),
    (
      "let a: Any = 1; print(a as! String)",
      "Could not cast value of type 'Swift.Int' (0x...) to 'Swift.String' (0x...)"
    ),
    ("let a = 3; for i in a..<1 { print(i) }", "Range requires lowerBound <= upperBound"),
    ("fatalError(\"stop\")", "stop"),
  ])
  func traps(_ statement: String, _ reason: String) throws {
    #expect(try trapped("print(0)\n" + statement + "\nprint(9)") == ["4: \(reason)"])
  }

  @Test("two operators may be declared on one line, as the compiler takes them")
  func operatorsOnOneLine() throws {
    var play = try Play(
      "prefix operator √; postfix operator ‰\nprefix func √ (x: Int) -> Int { x + 1 }\n"
        + "postfix func ‰ (x: Int) -> Int { x * 2 }\n" + launching("print(√3, 5‰)"))
    play.happens(.openedApp)
    #expect(play.logged == ["4 10"])
  }
}
