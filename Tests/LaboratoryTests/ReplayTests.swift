import CommandLanguage
import Explorer
import LifecycleModel
import Testing

@testable import Laboratory

/// Every answer of `explore` shows its claim when its script is played.
@Suite struct ReplayTests {
  static let apps = [
    "naive", "article", "classic", "legacy", "modern", "fetch", "location", "transfer", "sdk",
    "asking",
  ]

  @Test(arguments: apps, Exploration.Property.allCases)
  func builtInApps(app: String, property: Exploration.Property) throws {
    try replay(Exploration(aim: .properties([property]), depth: 5), in: .playing(builtIn: app))
  }

  /// One small delegate for each fault.
  @Test(arguments: [
    ("completionHandler(.newData); completionHandler(.noData)", Exploration.Property.handlerOnce),
    ("print(1)", .handlerOnce), ("later = completionHandler", .handlerOnce),
    ("later = completionHandler", .handlerInTime),
    ("let numbers = [1]; print(numbers[3])", .noTrap), ("while true { }", .noTrap),
  ])
  func ownDelegates(body: String, property: Exploration.Property) throws {
    let session = try Session.playing(
      code: """
        // UIBackgroundModes: remote-notification
        import UIKit
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var later: ((UIBackgroundFetchResult) -> Void)?
          func applicationDidBecomeActive(_ application: UIApplication) { later?(.noData); later = nil }
          func application(
            _ application: UIApplication,
            didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
          ) {
            \(body)
          }
        }
        """)
    let report = try replay(Exploration(aim: .properties([property]), depth: 5), in: session)
    #expect(report.result == .counterexample)
  }

  @Test(
    "an answer that needs more silent pushes than APNs delivers is left out, and that is said")
  func throttled() throws {
    let claim = try expectation("not called didReceiveRemoteNotification 4 times since start")
    let silent = Exploration.usualEvents.filter { $0.text == "push silent" }
    let report = try replay(
      Exploration(aim: .always(claim), depth: 5, events: silent), in: .playing(builtIn: "naive"))
    #expect(report.result == .none)
    #expect(report.remarks.contains { $0.en.contains("silent pushes") })
  }

  @Test("a push that is throttled and may not wait is left out too")
  func throttledWithoutStorage() throws {
    let claim = try expectation("not called didReceiveRemoteNotification 4 times since start")
    var silent = try #require(Exploration.usualEvents.first { $0.text == "push silent" })
    guard case .sentPush(var push) = silent.event else { return #expect(Bool(false)) }
    push.expiration = .zero
    silent.event = .sentPush(push)
    let report = try replay(
      Exploration(aim: .always(claim), depth: 5, events: [silent]), in: .playing(builtIn: "naive"))
    #expect(report.result == .none)
  }

  @Test("a trap in the service extension is an answer, with its file")
  func extensionTraps() throws {
    let session = try Session.playing(
      code: """
        class AppDelegate: UIResponder, UIApplicationDelegate {}
        class NotificationService: UNNotificationServiceExtension {
          override func didReceive(
            _ request: UNNotificationRequest,
            withContentHandler handler: @escaping (UNNotificationContent) -> Void
          ) {
            print(["a"][request.content.body.count])
          }
        }
        """, under: .ios17Scenes)
    let push = Push(
      payload: .object([
        .init(
          "aps",
          .object([.init("alert", .string("Hi")), .init("mutable-content", .number("1"))]))
      ]))
    let rich = Exploration.Candidate(event: .sentPush(push), text: "push rich")
    let report = try replay(
      Exploration(aim: .properties([.noTrap]), depth: 3, events: [rich]), in: session)
    #expect(report.result == .counterexample)
    #expect(report.claim == "not terminated by crash")
  }

  @Test("an app is asked with events that only its own methods take: a background session's end")
  func ownEvents() throws {
    func session(_ end: String) throws -> Session {
      try Session.playing(
        code: """
          class AppDelegate: UIResponder, UIApplicationDelegate, URLSessionDataDelegate {
            var completion: (() -> Void)?
            lazy var session = URLSession(
              configuration: .background(withIdentifier: "x"), delegate: self, delegateQueue: nil)
            func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
              _ = session
              return true
            }
            func applicationDidEnterBackground(_ application: UIApplication) {
              session.uploadTask(with: SDK.request, fromFile: SDK.file).resume()
            }
            func application(
              _ application: UIApplication, handleEventsForBackgroundURLSession name: String,
              completionHandler: @escaping () -> Void
            ) {
              completion = completionHandler
            }
            func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
              \(end)
            }
          }
          """, under: .ios17Scenes)
    }
    let question = Exploration(aim: .properties([.handlerOnce]), depth: 4)
    let forgotten = try replay(question, in: session("print(1)"))
    #expect(forgotten.result == .counterexample && forgotten.script.contains("transfer done"))
    #expect(
      forgotten.remarks.map(\.en).contains(
        "with transfer done, transfer failed, for which the app has methods"))
    let called = try replay(question, in: session("completion?(); completion = nil"))
    #expect(called.result == .none)
    #expect(
      !called.remarks.contains { $0.en.contains("completion,") || $0.en.hasSuffix("completion") })
  }

  @Test("an own app is asked with a push for its service extension, and the answer says so")
  func richPush() throws {
    let session = try Session.playing(
      code: """
        class AppDelegate: FlutterAppDelegate {}
        class NotificationService: UNNotificationServiceExtension {
          override func didReceive(
            _ request: UNNotificationRequest,
            withContentHandler handler: @escaping (UNNotificationContent) -> Void
          ) {
            handler(request.content)
            handler(request.content)
          }
        }
        """, under: .ios17Scenes)
    let report = try replay(
      Exploration(aim: .properties([.handlerOnce]), depth: 3), in: session)
    #expect(report.result == .counterexample && report.script.contains("push rich"))
    let remarks = report.remarks.map(\.en)
    #expect(remarks.contains("with push rich, for which the app has methods"))
    #expect(
      remarks.first
        == "assuming: FlutterAppDelegate, whose code is not here, does nothing in iOS's calls")
  }

  @Test("an answer names what it assumes also where the other way asks for more that is unknown")
  func namesWhatItAssumes() throws {
    let session = try Session.playing(
      code: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication,
            didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
          ) {
            if let store = Shop.store {
              if let queue = store.queue { queue.run(completionHandler) }
            }
          }
        }
        """)
    let report = try replay(
      Exploration(aim: .properties([.handlerOnce]), depth: 3), in: session)
    #expect(report.result == .counterexample)
    #expect(report.script.contains("assume 7.1 nil"))
  }

  @Test(
    "own apps are asked about handlers without events that lead to nothing new, and that is said")
  func idleEvents() throws {
    func code(_ state: String) -> String {
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didReceiveRemoteNotification userInfo: [AnyHashable: Any],
          fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) { if \(state) { completionHandler(.newData) } }
      }
      """
    }
    let handlers = Exploration(aim: .properties([.handlerOnce]), depth: 3)
    func left(_ state: String) throws -> [String] {
      let report = try replay(handlers, in: .playing(code: code(state)))
      let events = Exploration.usualEvents.filter { !report.exploration.events.contains($0) }
      #expect(report.remarks.contains { $0.en.contains("nothing new") } == !events.isEmpty)
      return events.map(\.text)
    }
    let always = ["swipe", "lock", "unlock", "call", "decline", "reclaim"]
    #expect(try left("application.applicationState == .active") == always)
    #expect(try left("userInfo.isEmpty") == ["switcher", "return"] + always)
    #expect(
      try left("UserDefaults.standard.bool(forKey: \"a\")") == [
        "lock", "unlock", "call", "decline",
      ])
  }

  @discardableResult
  private func replay(_ exploration: Exploration, in session: Session) throws -> Report {
    var search = session.search(for: exploration)
    let answer = search.run()
    let report = session.report(on: exploration, search, answer)
    #expect(report.isReplayed, "\(report.lines(in: .english))")
    return report
  }

  private func expectation(_ text: String) throws -> CommandLanguage.Expectation {
    try CommandLanguage.Expectation.read(
      text, from: "test", ParseContext(place: .script, file: "test"))
  }
}
