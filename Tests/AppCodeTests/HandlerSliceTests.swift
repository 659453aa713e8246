import LifecycleModel
import Testing

@testable import AppCode

/// The unknown things that can decide whether a completion handler is called.
@Suite struct HandlerSliceTests {
  @Test(
    "lines of the push method, counted from 3, that belong to the slice",
    arguments: [
      ("if Store.a { print(1) }\ncompletionHandler(.newData)", []),
      ("if Store.a { return }\ncompletionHandler(.newData)", [3]),
      ("if Store.a { completionHandler(.newData) }", [3]),
      ("guard let a = Store.a else { return }\ncompletionHandler(.newData)", [3]),
      ("completionHandler(Store.a ? .newData : .noData)", []),
      ("let a = Store.a ?? 1\nif a == 1 { completionHandler(.newData) }", [3, 4]),
      ("var n = 0\nif Store.a { n = 1 }\nif n == 0 { completionHandler(.newData) }", [3, 4, 5]),
      ("let done = { completionHandler(.newData) }\nif Store.a { done() }", [4]),
      ("Store.load {\nif Store.a { return }\ncompletionHandler(.newData)\n}", [4]),
      ("Store.load {\nif Store.a { Store.log() }\ncompletionHandler(.newData)\n}", []),
      ("if Store.a { completionHandler(.newData) } else { completionHandler(.noData) }", []),
      (
        "switch Store.kind {\ncase 1: completionHandler(.newData)\ndefault: print(1)\n"
          + "completionHandler(.noData)\n}", []
      ),
      ("switch Store.kind {\ncase 1: completionHandler(.newData)\ndefault: break\n}", [3, 4]),
      (
        "let end = { (ok: Bool) in if ok { completionHandler(.newData) } }\n"
          + "if Store.a { end(true) } else { end(false) }", [3, 4]
      ),
      (
        "if Store.a {\ncompletionHandler(.newData)\nreturn\n} else { completionHandler(.noData) }\n"
          + "completionHandler(.newData)", [3]
      ),
      ("Store.shared.begin()\nif Store.a { Log.shared.note(1) }\ncompletionHandler(.newData)", []),
      ("Task {\nwhile Store.a { try? await Task.sleep(for: .seconds(1)) }\n}", []),
      ("Task {\nwhile Store.a { sleep(1) }\n}", [4]),
    ] as [(String, Set<Int>)])
  func decidesAboutTheHandler(_ body: String, _ lines: Set<Int>) throws {
    let found = try load(receiving(body)).tree.aboutHandlers.lines
    #expect(found.intersection(Set(3...20)) == lines)
  }

  @Test(
    "lines of catch and try? that decide about the handler, where only other code can throw",
    arguments: [
      (
        "do {\ntry File.make()\n} catch { completionHandler(.failed) }\n"
          + "completionHandler(.newData)", [5]
      ),
      ("do {\ntry File.make()\n} catch { print(1) }\ncompletionHandler(.newData)", []),
      ("do {\ntry File.make()\ncompletionHandler(.newData)\n} catch { print(1) }", [6]),
      ("do {\ntry own()\n} catch { completionHandler(.failed) }", []),
      ("guard let x = try? File.read() else { return }\ncompletionHandler(.newData)", [3]),
      ("let x = try? File.read()\ncompletionHandler(.newData)", []),
    ] as [(String, [Int])])
  func errorsOfOtherCode(_ body: String, _ lines: [Int]) throws {
    let members = "struct E: Error {}\nfunc own() throws { if File.isThere { throw E() } }"
    #expect(try load(receiving(body, members: members)).errorsNotTaken == lines)
  }

  @Test func followsHandlersIntoHelpersAndProperties() throws {
    let program = try load(
      receiving(
        "hold(completionHandler)",
        members: """
            var held: ((UIBackgroundFetchResult) -> Void)?
            func hold(_ handler: @escaping (UIBackgroundFetchResult) -> Void) {
              if Store.isLate { held = handler }
            }
            func applicationDidBecomeActive(_ application: UIApplication) {
              if Store.isReady { held?(.newData) }
              if Store.isLogged { Store.log() }
            }
          """))
    let lines = program.tree.aboutHandlers.lines
    #expect(lines.isSuperset(of: [7, 10]))
    #expect(!lines.contains(11))
  }

  /// What an `async` method waits for decides when its handler is called.
  @Test func asyncMethodsCompleteByReturning() throws {
    let lines = try load(
      delegate(
        """
          func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult {
            if Store.isLogged { Store.log() }
            if Store.isStale { await Store.load() }
            return .newData
          }
        """)
    ).tree.aboutHandlers.lines
    #expect(lines.contains(4))
    #expect(!lines.contains(3))
  }

  @Test func aLaunchWithoutHandlersHasNone() throws {
    let body = (0..<9).map { "if Store.a\($0) { Store.b\($0)() }" }.joined(separator: "\n")
    #expect(try load(launching(body)).tree.aboutHandlers.lines.isEmpty)
  }

  /// A posted notification is relevant if an observer has a relevant effect.
  @Test(arguments: [("print(1)", false), ("self.done?(.newData)", true)])
  func whatIsPostedMattersAsItsObserverDoes(_ observer: String, _ matters: Bool) throws {
    let source = receiving(
      "done = completionHandler\nif Store.isOpen {\nNotificationCenter.default.post(name: .a, object: nil)\n}",
      members: """
        var done: ((UIBackgroundFetchResult) -> Void)?
        func watch() {
          NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) { _ in \(observer) }
        }
        """)
    #expect(try load(source).tree.aboutHandlers.lines.contains(4) == matters)
  }

  /// What only the launch reads cannot change anything later.
  @Test func whatTheLaunchAloneAsksForIsSettled() throws {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var mode = 0
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          if Store.isFast { mode = 1 }
          if Store.isOpen { mode = 2 }
          kept = Store.shop.best
          return true
        }
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
          if Store.isOpen, mode < 3 { completionHandler(.newData) }
        }
        var kept: Any?
      }
      """
    var play = try Play(source)
    func isSettled(_ line: Int, _ what: String) -> Bool {
      let assumption = Assumption(line: line, number: 1, .bool(true))
      return play.program.isSettled(assumption, about: what, in: play.world)
    }
    #expect(isSettled(4, "Store.isFast"))
    play.happens(.openedApp)
    #expect(isSettled(4, "Store.isFast"))
    #expect(!isSettled(5, "Store.isOpen"))
    // A property still refers to it.
    #expect(!isSettled(4, "Store.shop.best"))
    var held = ""
    dump(play.program.withoutDeadAssumptions(in: play.world).heap, to: &held)
    #expect(!held.contains("bool Store.isFast") && held.contains("bool Store.isOpen"))
  }

  /// A decision by one system object does not depend on calls of another object's methods.
  @Test func namesOfTheSystemAreNotMixedUp() throws {
    let source = receiving(
      "schedule()\nif Store.a { Log.shared.note(Store.b) }\ncompletionHandler(.newData)",
      members: """
        func schedule() {
          if Store.isOn { try? BGTaskScheduler.shared.submit(Store.request) }
        }
        """)
    let lines = try load(source).tree.aboutHandlers.lines
    #expect(lines.contains(8) && !lines.contains(4))
  }

  /// Guards whose unknown things no other code reads.
  @Test func guardsThatFailAlike() throws {
    let program = try load(
      receiving(
        """
        guard Store.a, let b = Store.b, Store.c || Store.d else { return }
        if Store.b == nil { completionHandler(.noData) }
        completionHandler(.newData)
        """))
    #expect(program.tree.aboutHandlers.alike.keys.isEmpty)
    let other = try load(
      receiving("guard Store.a, let b = Store.b else { return }\ncompletionHandler(.newData)"))
    #expect(other.tree.aboutHandlers.alike[3]?.isSuperset(of: ["a", "b"]) == true)
  }

  @Test("what decides whether an object takes the notification centre is in the slice")
  func takesCentre() throws {
    let source =
      launching("if Store.a { Pushes.shared.start() }\nif Store.b { Log.shared.start() }") + """

        class Pushes: NSObject, UNUserNotificationCenterDelegate {
          static let shared = Pushes()
          override init() {
            super.init()
            UNUserNotificationCenter.current().delegate = self
          }
          func start() {}
        }
        class Log {
          static let shared = Log()
          func start() {}
        }
        """
    let lines = try load(source).tree.aboutHandlers.lines
    #expect(lines.contains(3) && !lines.contains(4))
  }

  /// Memory that affects no decision about a handler does not distinguish worlds.
  @Test func keepsWhatDecides() throws {
    let program = try load(
      receiving(
        "count += 1\nname = \"push\"\nif count > 3 { completionHandler(.newData) }",
        members: "var count = 0\nvar name = \"\""))
    var memory = AppMemory()
    memory.properties = [.int(2), .string("push")]
    #expect(program.aboutHandlers(memory).properties == [.int(2), .none])
  }

  @Test("setting the delegate of an object of unknown code, or of the files' own, decides nothing")
  func delegatesOfOthers() throws {
    let members = """
      let messaging = SDKMessaging()
      let own = Own()
      let registry = PKPushRegistry(queue: nil)
      """
    func lines(_ statement: String) throws -> Set<Int> {
      let body = "if Store.a { \(statement) }\ncompletionHandler(.newData)"
      return try load(receiving(body, members: members) + "\nclass Own { var delegate: Any? }").tree
        .aboutHandlers.lines.intersection([3, 4])
    }
    #expect(try lines("messaging.delegate = self") == [])
    #expect(try lines("own.delegate = self") == [])
    #expect(try lines("registry.delegate = self") == [3])
    #expect(try lines("UNUserNotificationCenter.current().delegate = self") == [3])
  }

  @Test("of UserDefaults only the keys count that decide about the handler")
  func keysOfDefaults() throws {
    let key = "static let isOff = \"off\""
    let read = "if UserDefaults.standard.bool(forKey: KEY) { return }\ncompletionHandler(.newData)"
    func kept(_ name: String) throws -> Value {
      let program = try load(receiving(read.replacing("KEY", with: name), members: key))
      return program.aboutHandlers(
        defaults: .dictionary(
          ["group.a/off", "off", "runs"].map { .init(.string($0), .bool(true)) }))
    }
    let off = Value.dictionary(["group.a/off", "off"].map { .init(.string($0), .bool(true)) })
    #expect(try kept("\"off\"") == off)
    #expect(try kept("AppDelegate.isOff") == off)
    #expect(try kept("\"none\"") == .dictionary([]))
    #expect(try kept("Keys.off") != off)
  }

  @Test("requests for background tasks decide nothing where iOS grants none")
  func withoutGrants() throws {
    let body =
      "if Store.a { try? BGTaskScheduler.shared.submit(request) }\ncompletionHandler(.newData)"
    let program = try load(receiving(body))
    #expect(program.tree.aboutHandlers.lines.contains(3))
    let other = try #require(program.withoutGrants as? DelegateProgram)
    #expect(!other.tree.aboutHandlers.lines.contains(3))
  }

  @Test("delivered notifications count where code about handlers asks for them")
  func deliveredNotifications() throws {
    let ask = "UNUserNotificationCenter.current().getDeliveredNotifications { all in BODY }"
    func reads(_ body: String) throws -> Bool {
      let source = receiving("completionHandler(.newData)", members: "func ask() { \(body) }")
      return try load(source).readsDeliveredForHandlers
    }
    #expect(try !reads(ask.replacing("BODY", with: "print(all)")))
    let inside = ask.replacing("BODY", with: "completionHandler(all.isEmpty ? .noData : .newData)")
    #expect(try load(receiving(inside)).readsDeliveredForHandlers)
  }

  @Test("delivered notifications in a variable that decides nothing do not count")
  func deliveredAside() throws {
    func reads(_ body: String) throws -> Bool {
      try load(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
          ) async -> UIBackgroundFetchResult {
            let all = await UNUserNotificationCenter.current().deliveredNotifications()
            \(body)
            return .newData
          }
        }
        """
      ).readsDeliveredForHandlers
    }
    #expect(try !reads("print(all.map(\\.request.identifier))"))
    #expect(try reads("if all.isEmpty { await Store.load() }"))
  }
}
