import Testing

@testable import AppCode

/// Swift that public delegates use beyond the core.
@Suite struct WiderSwiftTests {
  @Test func deferRunsWhenTheBlockIsLeft() throws {
    let members = """
        func work() -> Int {
          defer { print("last") }
          defer { print("first") }
          print("body")
          return 1
        }
      """
    #expect(try printed("print(work())", members: members) == ["body", "first", "last", "1"])
    #expect(
      try printed("for n in 0..<2 {\ndefer { print(n) }\nif n == 0 { continue }\nprint(9)\n}")
        == ["0", "9", "1"])
  }

  @Test func conditionalCompilationTakesDebug() throws {
    #expect(try printed("#if DEBUG\nprint(1)\n#else\nprint(2)\n#endif") == ["1"])
    #expect(try printed("#if !DEBUG\nprint(1)\n#elseif os(iOS)\nprint(2)\n#endif") == ["2"])
    #expect(try printed("#if BETA || os(iOS) && DEBUG\nprint(1)\n#endif") == ["1"])
    #expect(try printed("#if BETA\nnothing.atAll()\n#endif") == [])
    #expect(
      try printed("print(n)", members: "#if DEBUG\nvar n = 1\n#else\nvar n = 2\n#endif") == ["1"])
  }

  @Test func computedProperties() throws {
    let members = """
        var width = 2
        var double: Int { width * 2 }
        var half: Int {
          get { width / 2 }
          set { width = newValue * 2 }
        }
      """
    #expect(
      try printed("print(double, half)\nhalf = 5\nself.half += 1\nprint(width)", members: members)
        == ["4 1", "12"])
    #expect(
      refusal(of: launching("double = 1", members: members))
        == ["3:1: cannot assign to 'double': it is a constant"])
  }

  @Test func observers() throws {
    let members = """
        var count = 0 {
          willSet { print("from", count, "to", newValue) }
          didSet {
            if count > 9 { count = 9 }
            print(oldValue, count)
          }
        }
      """
    #expect(
      try printed("count = 12\nprint(count)", members: members) == ["from 0 to 12", "0 9", "9"])
  }

  @Test func staticMembers() throws {
    let members = """
        static var shown = 1
        static func show() { print(AppDelegate.shown) }
      """
    #expect(try printed("AppDelegate.shown = 3\nAppDelegate.show()", members: members) == ["3"])
  }

  @Test func defaultArguments() throws {
    let members = """
        func log(_ text: String, level: Int = 1, then: () -> Void = {}) {
          print(text, level)
          then()
        }
      """
    #expect(
      try printed(
        "log(\"a\")\nlog(\"b\", level: 2)\nlog(\"c\") { print(3) }", members: members)
        == ["a 1", "b 2", "c 1", "3"])
    #expect(
      try notes(of: launching("log(level: 1)", members: members)) == [
        "3:1: the member 'log(level:)' is opaque; did you mean 'log(_:level:then:)'?"
      ])
  }

  @Test func superDoesNothing() throws {
    #expect(
      try printed("super.applicationDidBecomeActive(application)\nprint(1)") == ["1"])
  }

  @Test(arguments: [
    (#""%02x", 10"#, "0a"), (#""%02.2hhx", 255"#, "ff"), (#""%d of %@", 3, "x""#, "3 of x"),
    (#""%5d|%-3d|%03d", 1, 2, -3"#, "    1|2  |-03"), (#""%.2f %f", 1.5, 2"#, "1.50 2.000000"),
    (#""%X%%", 255"#, "FF%"), (#""%@""#, "(null)"),
  ])
  func formats(_ arguments: String, _ text: String) throws {
    #expect(
      try printed("print(String(format: \(arguments)))").map { $0.filter { $0 != "\n" } } == [text])
  }

  @Test func collections() throws {
    #expect(
      try printed(
        """
        let list = [3, 1, 2]
        print(list.sorted { $0 > $1 }, list.reduce(0) { $0 + $1 }, list.last { $0 > 1 })
        print(list.allSatisfy { $0 > 0 }, list.map { String(format: "%02d", $0) }.joined())
        """) == ["[3, 2, 1] 6 Optional(2)", "true 030102"])
  }

  @Test("a notification object reaches the app's own observers, whatever it is made by")
  func postedObjects() throws {
    var play = try Play(
      launching(
        """
        NotificationCenter.default.addObserver(
          forName: Notification.Name("own"), object: nil, queue: nil
        ) { print($0.userInfo?["a"] as? Int ?? 0, $0.object as? Int ?? 0) }
        let center = NotificationCenter.default
        let name = Notification.Name("own")
        center.post(NSNotification(name: name, object: nil) as Notification)
        center.post(Notification(name: name, userInfo: ["a": 1]))
        center.post(.init(name: name, object: 2))
        center.post(NSNotification(name: name, object: 3, userInfo: ["a": 4]) as Notification)
        """))
    play.happens(.openedApp)
    #expect(
      play.logged == [
        "0 0", "1 0", "0 2", "4 3",
      ])
  }

  @Test func postsAreNoted() throws {
    let play = try {
      var play = try Play(
        launching(
          "NotificationCenter.default.post(name: Notification.Name(\"pushed\"), object: nil)"))
      play.happens(.openedApp)
      return play
    }()
    #expect(
      play.all.contains {
        $0.change == .app(.called("NotificationCenter.default.post(pushed)"))
      })
  }
}
