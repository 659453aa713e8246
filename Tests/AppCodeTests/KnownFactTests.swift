import LifecycleModel
import Testing

@testable import AppCode

/// What the code tells of unknown values.
@Suite struct KnownFactTests {
  private func play(_ body: String, _ members: String = "") throws -> Play {
    var play = try Play(launching(body, members: members))
    play.happens(.openedApp, .timePassed(10_000))
    #expect(play.traps == [])
    return play
  }

  @Test("a value from a place that cannot hold nil is there")
  func isThere() throws {
    let play = try play(
      """
      for item in SDK.items() { list.append(item) }
      if let first = list.first { print("first") }
      if let popped = pop() { print("popped") }
      let device: SDKDevice = SDK.device()
      if let same = wrap(device) { print("wrapped") }
      let other: SDKDevice? = device
      if let other { print("other") }
      """,
      """
      var list: [Item] = []
      func pop() -> Item? { list.isEmpty ? nil : list.removeFirst() }
      func wrap(_ device: SDKDevice) -> SDKDevice? { device }
      """)
    #expect(play.logged == ["first", "popped", "wrapped", "other"])
    #expect(play.assumed == ["3: SDK.items() = one element"])
  }

  @Test("a chain whose last member is not Optional is nil only where a link is")
  func chain() throws {
    let play = try play(
      """
      list.append(SDK.value)
      let own: AppDelegate? = self
      guard let sum = own?.list.reduce(0.0, +) else { return true }
      name = SDK.name()
      if name?.trimmingCharacters(in: .whitespaces).isEmpty ?? true { print("empty") }
      guard let first = own?.list.first else { return true }
      """,
      "var list = [Double]()\nvar name: String?")
    #expect(
      play.assumed == [
        "7: SDK.name() = some",
        "7: SDK.name().trimmingCharacters(in: .whitespaces).isEmpty = false",
      ])
  }

  @Test("a variable of which code reads a member is not Optional")
  func plainRead() throws {
    let play = try play(
      """
      let out = SDK.tick()
      print(out.watts)
      use(out)
      let other = SDK.tock()
      print(other.map { _ in 1 } ?? 2, other?.watts ?? 3)
      use(other)
      """,
      "func use(_ out: SDKOutput?) { if let out { print(\"has\") } else { print(\"none\") } }")
    #expect(play.logged.first == "SDK.tick().watts" && play.logged[1] == "has")
    #expect(!play.assumed.contains { $0.contains("SDK.tick()") })
    #expect(play.assumed.contains { $0.contains("SDK.tock()") })
  }

  @Test("an unknown suite is the only one that the files name, and a step says so")
  func suites() throws {
    let reads = """
      let shared = UserDefaults(suiteName: Constants.group)
      UserDefaults(suiteName: "group.acme")?.set(5, forKey: "badge")
      print(shared?.integer(forKey: "badge") ?? -1)
      """
    let one = try play(reads)
    #expect(one.logged == ["5"])
    #expect(one.assumed == ["3: Constants.group = \"group.acme\""])
    let two = try play(reads + "\nlet other = UserDefaults(suiteName: other)", "let other = \"b\"")
    #expect(two.logged == ["0"])
    #expect(two.assumed == ["3: Constants.group = \"group.(Constants.group)\""])
    let none = try play("UserDefaults(suiteName: Constants.group)?.set(5, forKey: \"badge\")")
    #expect(none.assumed == [])
  }

  @Test("a value is of the type of the place that held it")
  func type() throws {
    let play = try play(
      """
      let info: [String: Any] = ["n": SDK.name as String]
      if let n = info["n"] as? String { print(1) }
      if let m = info["n"] as? Int { print(2) }
      """)
    #expect(play.logged == ["1"])
    #expect(play.assumed == ["5: (SDK.name as? Int) = nil"])
  }

  @Test("an enumeration of the files from an unknown raw value has one case for all code")
  func rawValue() throws {
    let play = try play(
      """
      let status = Status(rawValue: SDK.status) ?? .done
      print(status.text)
      switch status { case .done: print("D"); case .pending: print("P") }
      print(status == .pending ? 1 : 2)
      """,
      """
      enum Status: String {
        case pending, done
        var text: String { self == .pending ? "is pending" : "is done" }
      }
      """)
    #expect(play.logged == ["is pending", "P", "1"])
    #expect(play.assumed.count == 1)
  }

  @Test("a comparison that is assumed to fail excludes the case from a switch, and conversely")
  func cases() throws {
    let first = try play(
      """
      let state = Account.state
      if state == .on { print("on") }
      switch state { case .on: print("A"); case .off: print("B"); default: print("C") }
      if case .on = state { print("D") }
      """)
    #expect(first.logged == ["B"])
    let named = try play(
      """
      let state = Account.state
      guard state == .off else { return true }
      switch state { case .on: print("A"); case .off: print("B"); default: print("C") }
      print(state == .on ? 1 : 2)
      """)
    #expect(named.logged == ["B", "2"])
    let other = try play(
      """
      let state = Account.state
      if state == .on { print("on") }
      switch state { case .on: print("A"); default: print("C") }
      guard state == .on else { print("not on"); return true }
      """)
    #expect(other.logged == ["C", "not on"])
  }

  @Test("a Bool that unknown code gives to a closure is a success by a step, and assume changes it")
  func success() throws {
    let body = """
      SDK.a { granted in print(granted ? 1 : 2) }
      SDK.b { (isNew: Bool) in print(isNew ? 3 : 4) }
      SDK.c { (failed: Bool) in print(failed ? 5 : 6) }
      SDK.d { ok in print(ok ? 7 : 8) }
      """
    let usual = try play(body)
    #expect(usual.logged == ["1", "3", "6", "8"])
    #expect(
      usual.assumed.filter { !$0.hasSuffix("calls") } == [
        "3: granted = true", "4: isNew = true", "5: failed = false", "6: ok = false",
      ])
    var other = try Play(launching(body))
    other.world.assume(Assumption(line: 3, .bool(false)))
    other.happens(.openedApp, .timePassed(10_000))
    #expect(other.logged == ["2", "3", "6", "8"])
  }

  @Test("the same name in two closures is two things")
  func twoClosures() throws {
    var play = try Play(
      launching(
        """
        SDK.a { granted in print(granted ? 1 : 2) }
        SDK.b { granted in print(granted ? 3 : 4) }
        """))
    play.world.assume(Assumption(line: 3, .bool(false)))
    play.happens(.openedApp, .timePassed(10_000))
    #expect(play.logged == ["2", "3"])
  }

  @Test("an unknown value before ?? is there by a step")
  func defaultValue() throws {
    let body = "let x = SDK.value ?? \"d\"\nprint(x == \"d\" ? 1 : 2)"
    #expect(try play(body).assumed.first == "3: SDK.value = some")
    var other = try Play(launching(body))
    other.world.assume(Assumption(line: 3, AssumedValue.none))
    other.happens(.openedApp)
    #expect(other.logged == ["1"])
  }

  @Test("an unknown value in userInfo stays unknown")
  func userInfo() throws {
    let content = """
      let content = UNMutableNotificationContent()
      content.title = "T"
      content.userInfo = ["id": SDK.id, "known": 5]
      UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
      UNUserNotificationCenter.current().getDeliveredNotifications { all in
        guard let info = all.first?.request.content.userInfo else { return }
        guard let id = info["id"] as? Int, let known = info["known"] as? Int else { return print("no") }
        print(id == 3 ? 1 : 2, known)
      }
      """
    var play = try Play(launching(content), profile: .ios17Scenes)
    play.happens(.openedApp, .timePassed(10_000), .pressedHome)
    #expect(!play.logged.contains("no"))
  }

  @Test("an unknown userInfo stays unknown")
  func wholeUserInfo() throws {
    let content = """
      let content = UNMutableNotificationContent()
      content.title = "T"
      content.userInfo = SDK.info
      UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
      UNUserNotificationCenter.current().getDeliveredNotifications { all in
        guard let info = all.first?.request.content.userInfo else { return }
        guard let id = info["id"] as? Int else { return print("no") }
        print(id == 3 ? 1 : 2)
      }
      """
    var play = try Play(launching(content), profile: .ios17Scenes)
    play.happens(.openedApp, .timePassed(10_000), .pressedHome)
    #expect(!play.logged.contains("no"))
  }

  @Test("an iPhone's processor is arm64")
  func processor() throws {
    let body = """
      #if arch(arm64)
      print(1)
      #else
      print(2)
      #endif
      #if arch(x86_64)
      print(3)
      #endif
      """
    #expect(try printed(body) == ["1"])
  }

  @Test("a name of unknown code that a library's function has too")
  func global() throws {
    let play = try play("log.debug(\"one\")\nprint(log(1.0))")
    #expect(play.logged == ["0.0"])
    let notes = try notes(of: launching("log.debug(\"one\")"))
    #expect(notes.contains { $0.contains("'log' is opaque") })
  }

  @Test("what was unwrapped with ! is there afterwards")
  func forced() throws {
    let play = try play("SDK.show(SDK.controller!)\nif SDK.controller != nil { print(\"there\") }")
    #expect(play.logged == ["there"])
  }
}
