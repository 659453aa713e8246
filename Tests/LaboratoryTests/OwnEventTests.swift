import CommandLanguage
import Explorer
import LifecycleModel
import Testing

@testable import Laboratory

/// The events that `explore` tries for an app of the user: its pushes, buttons and extension.
@Suite struct OwnEventTests {
  private static let handlers = Exploration(aim: .properties([.handlerOnce, .handlerInTime]))

  @Test("buttons of the app's own categories are pressed, and the answer names them")
  func buttons() throws {
    let report = try Self.report(on: Self.answering("case \"NO\": print(\"no\")"))
    #expect(report.result == .counterexample)
    #expect(report.script.contains("action NO"))
    #expect(
      report.remarks.map(\.en).contains(
        "with action YES, action NO, for which the app has methods"))
  }

  @Test("a dismissal is tried where the category reports it")
  func dismissal() throws {
    let code = Self.answering("case UNNotificationDismissActionIdentifier: break")
      .replacing("options: [])])", with: "options: [.customDismissAction])])")
    let report = try Self.report(on: code)
    #expect(report.script.suffix(3).first == "center" && report.script.contains("clear"))
  }

  @Test("code that asks for buttons without categories in its files is told")
  func noCategories() throws {
    let code = Self.answering("case \"NO\": print(\"no\")").replacing(
      "center.setNotificationCategories(", with: "SDK.register(")
    #expect(try Self.report(on: code).remarks.contains { $0.en.hasPrefix("without buttons") })
    let plain = Self.answering("").replacing("response.actionIdentifier", with: "Store.word")
    let quiet = try Self.report(on: plain)
    #expect(!quiet.remarks.contains { $0.en.hasPrefix("without buttons") })
    #expect(quiet.result == .none)
  }

  @Test(
    "a content handler that is dropped, or called after the extension's end, is found",
    arguments: [
      ("print(1)", "push rich"),
      (
        "DispatchQueue.main.asyncAfter(deadline: .now() + 60) { handler(request.content) }",
        "wait 31s"
      ),
      ("kept = handler", "wait 31s"),
    ])
  func contentHandlers(_ body: String, _ last: String) throws {
    let report = try Self.report(on: Self.extending(body))
    #expect(report.result == .counterexample)
    #expect(report.script.dropLast().last == last)
  }

  @Test("a content handler that is called, or called at the last moment, is no fault")
  func goodContentHandlers() throws {
    for body in ["handler(request.content)", "kept = handler; content = request.content"] {
      let code = Self.extending(
        body, "override func serviceExtensionTimeWillExpire() { kept?(content!) }")
      #expect(try Self.report(on: code).result == .none)
    }
  }

  @Test(
    "ready pushes have the keys that a loop, a helper, an enumeration or a parser reads",
    arguments: [
      ("print(info.caller)", #""room":{"caller":"1"}"#),
      ("print(info.text(for: \"line\") ?? \"\")", #""line":"1""#),
      ("for key in [\"a\", \"b\"] { if info[key] != nil { print(key) } }", #""a":"1","b":"1""#),
      ("if let id = info[Keys.id.rawValue] as? String { print(id) }", #""order_id":"1""#),
      ("if let id = value(.kind, info) as? String { print(id) }", #""kind":"1""#),
      ("if text(for: Names.route, in: info) == \"home\" { print(1) }", #""route":"home""#),
      (
        "guard let parsed = Parsed(dict: info) else { return }\nprint(parsed)", #""chat":"1","n":1"#
      ),
      ("if Parsed(dict: info)?.chat == \"team\" { print(1) }", #""chat":"team","n":1"#),
      (
        "switch Kind(rawValue: info[\"type\"] as? String ?? \"\") { default: break }",
        #""type":"call""#
      ),
      ("if (info as NSDictionary).value(forKey: \"x\") as? Int == 4 { print(1) }", #""x":4"#),
      ("if [\"u\", \"v\"].contains(info[AnyHashable(\"y\")] as? String) { print(1) }", #""y":"u""#),
    ])
  func readyPushes(_ body: String, _ keys: String) throws {
    let code = """
      enum Keys: String { case id = "order_id", kind }
      enum Kind: String { case call, chat }
      struct Names { static let route = "route" }
      struct Parsed {
        let chat: String
        init?(dict: [AnyHashable: Any]) {
          guard let chat = dict["chat"] as? String, let n = dict["n"] as? Int else { return nil }
          self.chat = chat
        }
      }
      extension Dictionary where Key == AnyHashable {
        var caller: String { (self["room"] as! [String: Any])["caller"] as! String }
        func text(for key: Key) -> String? { self[key] as? String }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) { read(userInfo) }
        func read(_ info: [AnyHashable: Any]) {
          \(body)
        }
        func value(_ key: Keys, _ info: [AnyHashable: Any]) -> Any? { info[key.rawValue] }
        func text(for key: String, in info: [AnyHashable: Any]) -> String? { info[key] as? String }
      }
      """
    let pushes = try Session.playing(code: code).ownWords.payloads
    #expect(pushes.contains { $0.hasSuffix("},\(keys)}") }, "\(pushes)")
  }

  @Test("what NotificationCenter posts is no push")
  func postedKeys() throws {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        @objc func changed(_ notification: Notification) {
          if notification.userInfo?["task"] as? String == "a" { print(1) }
        }
        func userNotificationCenter(
          _ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse,
          withCompletionHandler h: @escaping () -> Void
        ) { print(r.notification.request.content.userInfo["id"] as? String ?? ""); h() }
      }
      """
    let pushes = try Session.playing(code: code).ownWords.payloads
    #expect(pushes.contains { $0.hasSuffix(#"},"id":"1"}"#) }, "\(pushes)")
  }

  // MARK: What a search could not try

  @Test("an event for a method that no world lets happen is named")
  func impossibleEvents() throws {
    let report = try Self.report(
      on: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ a: UIApplication, handleEventsForBackgroundURLSession identifier: String,
            completionHandler: @escaping () -> Void
          ) { print("dropped") }
        }
        """)
    let told = report.remarks.map(\.en).filter { $0.hasPrefix("never possible in this search: ") }
    #expect(told.count == 1)
    #expect(told.first?.contains("transfer done, transfer failed. No transfer ends now") == true)
  }

  @Test("a fetch whose interval the app sets on its way to the background is waited for")
  func fetchAfterBackground() throws {
    let report = try Self.report(
      on: """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidEnterBackground(_ application: UIApplication) {
            application.setMinimumBackgroundFetchInterval(60)
          }
          func application(
            _ a: UIApplication,
            performFetchWithCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void
          ) {}
        }
        """)
    #expect(report.result == .counterexample)
    #expect(report.script.contains("fetch"))
  }

  @Test("a VoIP push brings the keys that the code reads; a method that always traps is named")
  func calls() throws {
    let reading = try Self.report(on: Self.answeringCalls("payload.dictionaryPayload[\"id\"]"))
    #expect(reading.result == .counterexample)
    #expect(
      reading.script.dropLast().last
        == #"push {"aps":{"alert":"Hi","content-available":1},"id":"1"} type=voip"#)
    let trapping = try Self.report(on: Self.answeringCalls("Optional<Any>.none"))
    #expect(trapping.result == .none)
    let remarks = trapping.remarks.map(\.en)
    #expect(
      remarks.contains {
        $0.hasPrefix(
          "not searched: what pushRegistry(_:didReceiveIncomingPushWith:for:completion:) does "
            + "after line 14, because every call traps there: ")
      }, "\(remarks)")
    #expect(remarks.contains { $0.contains("no push except a VoIP push wakes it in background") })
  }

  // MARK: Apps

  /// An app that drops the handler of a VoIP push if `id` is a text, and traps otherwise.
  private static func answeringCalls(_ id: String) -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
      let registry = PKPushRegistry(queue: .main), provider = CXProvider(configuration: .init())
      func application(
        _ a: UIApplication,
        didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        registry.delegate = self; registry.desiredPushTypes = [.voIP]; return true
      }
      func pushRegistry(_ r: PKPushRegistry, didUpdate c: PKPushCredentials, for type: PKPushType) {}
      func pushRegistry(
        _ r: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
        for type: PKPushType, completion: @escaping () -> Void
      ) {
        print(\(id) as! String)
        provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in }
      }
    }
    """
  }

  private static func report(on code: String) throws -> Report {
    let session = try Session.playing(code: code, under: .ios17Scenes)
    var search = session.search(for: handlers)
    let answer = search.run()
    return session.report(on: handlers, search, answer)
  }

  /// An app with two buttons. `choice`: the case of the second one.
  private static func answering(_ choice: String) -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        let yes = UNNotificationAction(identifier: "YES", title: "Yes", options: [.foreground])
        let no = UNNotificationAction(identifier: "NO", title: "No", options: [])
        center.setNotificationCategories([
          UNNotificationCategory(
            identifier: "MEET", actions: [yes, no], intentIdentifiers: [], options: [])])
        return true
      }
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
      ) {
        switch response.actionIdentifier {
        \(choice)
        default: completionHandler()
        }
      }
    }
    """
  }

  private static func extending(_ body: String, _ member: String = "") -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {}
    class NotificationService: UNNotificationServiceExtension {
      var kept: ((UNNotificationContent) -> Void)?
      var content: UNNotificationContent?
      override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler handler: @escaping (UNNotificationContent) -> Void
      ) {
        \(body)
      }
      \(member)
    }
    """
  }
}
