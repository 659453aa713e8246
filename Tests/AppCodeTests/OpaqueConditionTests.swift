import LifecycleModel
import Testing

@testable import AppCode

/// Assumed values of unknown things, and values that no code of the files provides.
@Suite struct OpaqueConditionTests {
  @Test(arguments: [
    ("guard Store.shared.isOpen else { fatalError(\"closed\") }", "Store.shared.isOpen = true"),
    ("guard !Store.shared.isOpen else { return false }", "Store.shared.isOpen = false"),
    ("guard let _ = Store.shared.find(1) else { return false }", "Store.shared.find(1) = some"),
    ("guard Store.shared.last == nil else { return false }", "Store.shared.last = nil"),
    ("guard Store.shared.mode == .open else { return false }", "Store.shared.mode == .open = true"),
    ("precondition(Store.shared.isOpen)", "Store.shared.isOpen = true"),
    ("if Store.shared.isOpen { return false }", "Store.shared.isOpen = false"),
    ("if !Store.shared.isOpen { print(1) }", "Store.shared.isOpen = false"),
    ("if Store.shared.isOpen == false { print(1) }", "Store.shared.isOpen = false"),
    ("if let _ = Store.shared.find(1) { return false }", "Store.shared.find(1) = nil"),
    ("if Store.shared.last != nil { return false }", "Store.shared.last = nil"),
    ("if case .open(let n) = Store.shared.mode { print(n) }", "Store.shared.mode == .open = false"),
    ("if let _ = Store(name: \"a\") { print(1) }", "Store(name: \"a\") = some"),
    ("for item in Store.shared.items { print(item) }", "Store.shared.items = one element"),
    ("Store.shared.open { print(1) }", "Store.shared.open() {...} = calls"),
    (
      "Store.shared.open(onError: { print(1) })",
      "Store.shared.open(onError: {...}), onError = never"
    ),
    (
      "Store.shared.didFailToOpen = { print(1) }",
      "Store.shared.didFailToOpen = (Function), didFailToOpen = never"
    ),
    ("if Store.shared.name == \"a\" { return false }", "Store.shared.name == \"a\" = false"),
    ("if Store.shared.mode == .success { print(1) }", "Store.shared.mode == .success = true"),
    ("if Store.shared.mode == .failure { print(1) }", "Store.shared.mode == .failure = false"),
    (
      "if UserDefaults.standard[.runs] == nil { print(1) }", "UserDefaults[.runs] = nil"
    ),
    ("if \"a\" == Store.shared.name { return false }", "Store.shared.name == \"a\" = false"),
  ])
  func theSmallestUnknownPartIsAssumedByRule(_ statement: String, _ assumed: String) throws {
    var play = try Play(launching(statement + "\nprint(\"end\")"))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.assumed == ["3: " + assumed])
    #expect(play.logged.last == "end")
  }

  @Test("an object of an unknown class passes `as?`")
  func castOfMade() throws {
    var play = try Play(launching("if let _ = Landing() as? Home { print(1) }\nprint(\"end\")"))
    play.happens(.openedApp)
    #expect(play.logged == ["1", "end"] && play.assumed == [])
  }

  /// The subscript is in no file: what the files wrote is what they read.
  @Test func defaultsByASubscript() throws {
    let write = "UserDefaults.standard[.runs] = 2\nUserDefaults(suiteName: \"s\")![.runs] = 3"
    #expect(
      try printed(
        "\(write)\nprint(UserDefaults.standard[.runs] as? Int ?? 0)\n"
          + "print(UserDefaults(suiteName: \"s\")![.runs] as? Int ?? 0)") == ["2", "3"])
  }

  /// An object of the type's own name is of the type.
  @Test func aConstructedObjectIsOfItsOwnType() throws {
    var play = try Play(launching("if let _ = Home() as? Home { print(1) }"))
    play.happens(.openedApp)
    #expect(play.assumed == [] && play.logged == ["1"])
  }

  /// A parameter of the same name is another thing.
  @Test func aPropertyKeepsItsAssumedValue() throws {
    var play = try Play(
      launching(
        """
        let store = Shop()
        store.open()
        Shelf().fill(isFull: true)
        store.close()
        """)
          + """

          class Shop {
            @Kept(key: "full") var isFull: Bool
            func open() { if isFull { print("full") } }
            func close() {
              guard isFull else { return print("not full") }
              print("full")
            }
          }
          class Shelf { func fill(isFull: Bool) { print(isFull) } }
          """)
    play.happens(.openedApp)
    #expect(play.logged == ["true", "not full"])
    #expect(play.assumed == ["14: Shop.isFull = false"])
  }

  /// A constructed value is never nil, and a tried call does not throw.
  @Test(arguments: [
    "if let store = Store(name: \"a\") as? Store { print(store is Shop || true) }",
    "if let store = Store() { print(1) }",
    "do { try Store.open(); print(1) } catch { print(2) }",
    "if let store = try? Store.open() { print(1) }",
  ])
  func whatIsConstructedIsThere(_ statement: String) throws {
    var play = try Play(launching(statement))
    play.happens(.openedApp)
    #expect(play.logged.count == 1)
    #expect(play.logged != ["2"])
  }

  @Test func theSameUnknownThingIsItself() throws {
    var play = try Play(
      launching(
        """
        let shop = Store.shared.shop
        print(shop === Store.shared.shop, shop !== Store.shared.shop, shop == Store.shared.shop)
        let one = Store()
        let other = Store()
        if one === other { print("one") }
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["true false true"])
    #expect(play.assumed == ["7: Store() === Store() = false"])
  }

  /// The type of `.small ... .large` is that of the modifier, which the files do not declare.
  @Test func aRangeOfNamesAloneIsUnknown() throws {
    var play = try Play(launching("Store.shared.show(.small ... .large)\nprint(1)"))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.logged == ["1"])
  }

  /// A loop that is endless because of an assumption ends, and the trace says so. A loop that
  /// counts continues.
  @Test(arguments: [
    (
      "while !Store.shared.isDone { Store.shared.work() }\nprint(\"end\")",
      ["3: Store.shared.isDone = false", "3: Store.shared.isDone is false = ends"], ["end"]
    ),
    (
      "while true {\nguard let x = Store.shared.next() else { break }\nStore.shared.take(x)\n}",
      ["4: Store.shared.next() = some", "3: Store.shared.next() is some = ends"], []
    ),
    (
      "repeat { Store.shared.work() } while !Store.shared.isDone\nprint(\"end\")",
      ["3: Store.shared.isDone = false", "3: Store.shared.isDone is false = ends"], ["end"]
    ),
    (
      "var n = 0\nwhile n < 250 {\nif Store.shared.isDone { break }\nn += 5\n}\nprint(n)",
      ["5: Store.shared.isDone = false"], ["250"]
    ),
    (
      "var n = 0\nwhile !Store.shared.isDone {\nn += 1\n}\nprint(n)",
      ["4: Store.shared.isDone = false", "4: Store.shared.isDone is false = ends"], ["100"]
    ),
  ])
  func noLoopIsEndlessByAssumption(
    _ body: String, _ assumed: [String], _ logged: [String]
  ) throws {
    var play = try Play(launching(body))
    play.happens(.openedApp)
    #expect(play.traps == [] && play.spared == [])
    #expect(play.assumed == assumed)
    #expect(play.logged == logged)
  }

  /// A recursion that is endless because of an assumption ends, and the trace says so. A recursion
  /// that ends by itself continues.
  @Test(arguments: [
    (
      "fetch(1)",
      "func fetch(_ n: Int) {\nguard Store.shared.isReady else { return }\nfetch(n)\n}",
      ["7: Store.shared.isReady = true", "8: Store.shared.isReady is true = ends"], []
    ),
    (
      "print(deep(3))",
      "func deep(_ n: Int) -> Int {\nif n == 0 || Store.shared.isFlat { return 0 }\n"
        + "return 1 + deep(n - 1)\n}",
      ["7: Store.shared.isFlat = false"], ["3"]
    ),
    (
      "count(1)",
      "func count(_ n: Int) {\nguard Store.shared.isReady else { return }\ncount(n + 1)\n}",
      ["7: Store.shared.isReady = true", "8: Store.shared.isReady is true = ends"], []
    ),
  ])
  func noRecursionIsEndlessByAssumption(
    _ body: String, _ members: String, _ assumed: [String], _ logged: [String]
  ) throws {
    var play = try Play(launching(body, members: members))
    play.happens(.openedApp)
    #expect(play.traps == [] && play.spared == [])
    #expect(play.assumed == assumed)
    #expect(play.logged == logged)
  }

  @Test func aTaskThatCallsItselfByAssumptionEnds() throws {
    var play = try Play(
      launching(
        "Task { await fetch() }",
        members: """
          func fetch() async {
            switch await Store.shared.load() {
            case .again: await fetch()
            default: break
            }
          }
          """))
    play.happens(.openedApp)
    #expect(play.traps == [] && play.spared == [])
    #expect(play.assumed.last == "8: Store.shared.load() is case again = ends")
  }

  /// Resources of the app are not in the files, so an initializer that loads one may return nil.
  @Test func aResourceIsAssumed() throws {
    var play = try Play(
      launching(
        """
        if UIColor(named: "brand") != nil { print("not nil") }
        if let color = UIColor(named: "brand") { print("there") }
        guard let image = UIImage(named: "logo") else { return false }
        print("never")
        """))
    play.happens(.assumed(Assumption(line: 5, AssumedValue.none)), .openedApp)
    #expect(play.logged == ["not nil", "there"])
    #expect(
      play.assumed == ["3: UIColor(named: \"brand\") = some", "5: UIImage(named: \"logo\") = nil"])
  }

  @Test func aSetOfUnknownIdentifiersIsNotPlayed() throws {
    var play = try Play(
      launching(
        """
        let center = UNUserNotificationCenter.current()
        center.removeDeliveredNotifications(withIdentifiers: Store.shared.identifiers)
        center.removePendingNotificationRequests(withIdentifiers: ["a"])
        """), profile: .ios17Scenes)
    play.happens(.openedApp)
    let actions = play.all.compactMap { step -> AppAction? in
      if case .app(let action) = step.change { action } else { nil }
    }
    #expect(!actions.contains { if case .removedDelivered = $0 { true } else { false } })
    #expect(actions.contains(.removedPending(["a"])))
  }

  @Test func aLoopIsEndlessByWhatTheUserSays() throws {
    var play = try Play(launching("while !Store.shared.isDone { Store.shared.work() }"))
    play.happens(.assumed(Assumption(line: 3, .bool(false))), .openedApp)
    #expect(play.traps == ["3: ran away"])
  }

  @Test func theSameExpressionKeepsItsValue() throws {
    var play = try Play(
      launching(
        """
        guard Store.shared.isOpen else { return false }
        if Store.shared.isOpen { print("open") }
        Store.shared.isOpen = false
        if Store.shared.isOpen { print("again") }
        var id = 1
        guard Store.shared.has(id) else { return false }
        if Store.shared.has(id) { print("has") }
        id = 2
        if Store.shared.has(id) { print("has no longer") }
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["open", "has"])
    #expect(play.assumed.count == 3)
  }

  @Test func whatTheUserSaysCounts() throws {
    var play = try Play(
      launching(
        "if Store.a || Store.b { print(1) }\nswitch Store.c { case .x: print(2)\ncase .y: print(3) }"
      ))
    play.happens(
      .assumed(Assumption(line: 3, number: 2, .bool(true))),
      .assumed(Assumption(file: "AppDelegate.swift", line: 4, .enumCase("y"))), .openedApp)
    #expect(play.logged == ["1", "3"])
    #expect(play.assumed == ["3: Store.a = false", "3: Store.b = true", "4: Store.c = case y"])
  }

  /// A trap under an assumption is traced, and the code continues after the statement.
  @Test func noTrapRestsOnAnAssumptionAlone() throws {
    let body = "if Store.isOpen {} else { fatalError(\"closed\") }\nprint(1)"
    var play = try Play(launching(body))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.spared == ["3: Store.isOpen is false"])
    #expect(play.logged == ["1"])
    var said = try Play(launching(body))
    said.happens(.assumed(Assumption(line: 3, .bool(false))), .openedApp)
    #expect(said.traps == ["3: closed"])
    var certain = try Play(launching("if Store.isOpen { print(2) }\nfatalError(\"always\")"))
    certain.happens(.openedApp)
    #expect(certain.traps == ["4: always"])
  }

  @Test func noDeathByWatchdogRestsOnAnAssumptionAlone() throws {
    var play = try Play(receiving("if Store.isOpen { completionHandler(.newData) }"))
    play.happens(.sentPush(.silent), .timePassed(.seconds(40)))
    #expect(play.spared == ["Store.isOpen is false"])
    #expect(play.world.processState == .suspended)
    // The condition does not affect the handler.
    var idle = try Play(receiving("if Store.isOpen { Store.close() }"))
    idle.happens(.sentPush(.silent), .timePassed(.seconds(40)))
    #expect(idle.spared == [])
    #expect(idle.world.processState == .notRunning)
  }

  @Test func injectedPropertiesAreOpaqueAndNotNil() throws {
    var play = try Play(
      launching("tracker.start()", members: "@Injected private var tracker: Tracker"))
    play.happens(.openedApp)
    #expect(play.traps == [])
  }

  @Test func theWindowOfAStoryboardIsThere() throws {
    var play = try Play(
      launching("window!.tintColor = .red; print(window != nil)", members: "var window: UIWindow?"))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.logged == ["true"])
  }

  @Test func aWindowThatTheCodeMakesIsNotThereBefore() throws {
    let made = try printed(
      "print(window == nil); window = UIWindow(frame: UIScreen.main.bounds); print(window == nil)",
      members: "var window: UIWindow?")
    #expect(made == ["true", "false"])
  }

  @Test(
    "a condition with an unknown key of UserDefaults is read as unset, and no note calls it assumed"
  )
  func unknownKey() throws {
    let read = "UserDefaults.standard.bool(forKey: Keys.seen)"
    let source = launching("if \(read) { print(1) } else { print(2) }")
    var play = try Play(source)
    play.happens(.openedApp)
    #expect(play.logged == ["2"] && play.assumed == [])
    func conditions(_ condition: String) throws -> [SourceNote] {
      try load(launching("if \(condition) { print(1) }")).notes.map(\.matter).filter {
        if case .unknownCondition = $0 { true } else { false }
      }
    }
    #expect(try conditions(read) == [])
    #expect(try conditions(read + " || SDK.isOn").count == 1)
    #expect(
      try conditions("UserDefaults.standard.string(forKey: Keys.name) == SDK.name").count == 1)
  }
}
