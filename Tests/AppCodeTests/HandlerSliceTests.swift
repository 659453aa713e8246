import LifecycleModel
import Testing

@testable import AppCode

/// Which unknown things can decide whether a completion handler is called.
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
    ] as [(String, Set<Int>)])
  func decidesAboutTheHandler(_ body: String, _ lines: Set<Int>) throws {
    let found = try load(receiving(body)).tree.aboutHandlers.lines
    #expect(found.intersection(Set(3...20)) == lines)
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

  /// Memory that reaches no decision about a handler does not tell worlds apart.
  @Test func keepsWhatDecides() throws {
    let program = try load(
      receiving(
        "count += 1\nname = \"push\"\nif count > 3 { completionHandler(.newData) }",
        members: "var count = 0\nvar name = \"\""))
    var memory = AppMemory()
    memory.properties = [.int(2), .string("push")]
    #expect(program.aboutHandlers(memory).properties == [.int(2), .none])
  }
}
