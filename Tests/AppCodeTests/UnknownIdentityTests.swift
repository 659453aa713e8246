import LifecycleModel
import Testing

@testable import AppCode

/// Which unknown expressions are the same thing, and what they contain.
@Suite struct UnknownIdentityTests {
  private func played(_ body: String, members: String = "") throws -> Play {
    var play = try Play(launching(body, members: members))
    play.happens(.openedApp)
    #expect(play.traps == [])
    return play
  }

  @Test("long expressions with the same beginning are two things, and each is shown shorter")
  func longExpressions() throws {
    let path = String(repeating: ".contents", count: 15)
    let play = try played(
      """
      let data = Store.shared\(path)
      if data.first { print("first") }
      if data.second { print("second") }
      """)
    #expect(play.assumed.map { $0.prefix(18) } == ["4: Store.shared.co", "5: Store.shared.co"])
    #expect(play.assumed.map { $0.suffix(14) } == [".first = false", "second = false"])
    #expect(play.assumed.allSatisfy { $0.contains("...") && $0.count < 150 })
  }

  @Test("expressions of more than a thousand characters are told apart too")
  func veryLongExpressions() throws {
    let path = String(repeating: ".contents", count: 150)
    let play = try played(
      """
      let data = Store.shared\(path)
      if data.first { print("first") }
      if data.second { print("second") }
      """)
    #expect(play.assumed.count == 2)
    #expect(!play.assumed.contains { $0.contains("#") })
  }

  @Test("calls with two closures are two things; an unknown sequence asks a closure at once")
  func closures() throws {
    let play = try played(
      """
      let items = Store.shared.items
      if items.contains(where: { $0.id == 1 }) { print("1") }
      if items.contains(where: { $0.id == 2 }) { print("2") }
      if items.contains(where: { $0.id == 1 }) { print("3") }
      let sorted = items.sorted { a, b in a.date < b.date }
      """)
    let what = "Store.shared.items.contains(where: {...}) = false"
    #expect(play.assumed == ["4: \(what)", "5: \(what)"])
  }

  @Test("a tuple that is assigned from unknown code has unknown parts")
  func tuples() throws {
    let play = try played(
      """
      (promise, seal) = Promises.pending()
      promise?.start()
      if seal == nil { print("nil") }
      print(promise)
      """,
      members: "var promise: Promise<Int>?\nvar seal: ((Int) -> Void)?")
    #expect(play.logged == ["nil", "Promises.pending().0"])
    #expect(play.assumed == ["5: Promises.pending().1 = nil"])
  }

  @Test("a property of an unknown object keeps what is assigned to it, unknown things too")
  func propertiesOfUnknownObjects() throws {
    let play = try played(
      """
      Calls.shared.current = Session(id: 1)
      if Calls.shared.current == nil { print("nil") }
      if let session = Calls.shared.current { print(session) }
      Calls.shared.count = Calls.shared.count + 1
      Calls.shared.current = nil
      if Calls.shared.current == nil { print("gone") }
      """)
    #expect(play.logged == ["Session(id: 1)", "gone"])
    #expect(play.assumed == ["4: Session(id: 1) = some"])
  }

  @Test("an empty dictionary holds nothing, whatever the key is")
  func emptyDictionaries() throws {
    let play = try played(
      """
      print(tasks[Keys.id] == nil)
      tasks[Keys.id]?.cancel()
      guard let task = tasks[Keys.id] else { return true }
      print(task)
      """,
      members: "var tasks: [String: Task<Void, Never>] = [:]")
    #expect(play.logged == ["true"])
    #expect(play.assumed == [])
  }

  @Test(
    "property lists and files in the bundle are there, with unknown contents",
    arguments: [
      "NSDictionary(contentsOfFile: \"/a.plist\") as? [String: Any]",
      "NSArray(contentsOf: URL(fileURLWithPath: \"/a.plist\")) as? [String]",
      "NSMutableDictionary(contentsOfFile: \"/a.plist\")",
    ])
  func propertyLists(_ content: String) throws {
    for condition in [
      "if let list = \(content) { print(list) }",
      "guard let list = \(content) else { return false }\nprint(list)",
    ] {
      let play = try played(condition)
      #expect(play.logged.count == 1)
      #expect(play.assumed.map { $0.hasSuffix(" = some") } == [true])
    }
    let key = try played(
      "if let name = (\(content))?[\"NAME\"] as? String { print(name) } else { print(\"no\") }")
    #expect(key.logged == ["no"])
  }

  @Test("a file's text and a list of unknown length are unknown")
  func contents() throws {
    let play = try played(
      """
      let text = try! String(contentsOfFile: "/a.txt")
      if text == "/a.txt" { print("path") }
      let list = Array(repeating: 0, count: Store.count)
      if list.isEmpty { print("empty") }
      for item in list { print("item") }
      """)
    #expect(play.logged == ["item"])
    #expect(play.assumed.count == 3)
  }

  @Test("the delegate of an object of the system is nil until it is set")
  func delegates() throws {
    let play = try played(
      """
      print(registry.delegate == nil)
      registry.delegate = self
      print(registry.delegate == nil)
      """,
      members: "let registry = PKPushRegistry(queue: nil)")
    #expect(play.logged == ["true", "false"])
    #expect(play.assumed == [])
  }

  @Test("pushToken(for:) gives the token that the registry's delegate was told of")
  func pushToken() throws {
    let source = delegate(
      """
        let registry = PKPushRegistry(queue: nil)
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          registry.delegate = self
          print(registry.pushToken(for: .voIP) == nil)
          registry.desiredPushTypes = [.voIP]
          return true
        }
        func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) {
          print(registry.pushToken(for: .voIP) == pushCredentials.token)
        }
        func applicationDidEnterBackground(_ application: UIApplication) {
          print(registry.pushToken(for: .voIP)!.count)
        }
      """)
    var play = try Play(source, profile: .ios12, modes: [.voip])
    play.happens(.openedApp, .pressedHome)
    #expect(play.traps == [])
    #expect(play.logged == ["true", "true", "32"])
  }
}
