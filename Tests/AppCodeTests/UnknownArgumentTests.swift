import LifecycleModel
import Testing

@testable import AppCode

/// What the library makes of values that cannot be known, and where such values come from.
@Suite struct UnknownArgumentTests {
  @Test(
    "a result of the library that something unknown decides is assumed, and said",
    arguments: [
      ("\"\\(SDK.name)!\" == \"a!\"", "SDK.name! == \"a!\""),
      ("String(format: \"%d\", SDK.count) == \"0\"", "SDK.count == \"0\""),
      ("[1, 2].contains(SDK.count)", "[1, 2].contains(SDK.count)"),
      ("[1, SDK.count].contains(2)", "[1, SDK.count].contains(2)"),
      ("[1, SDK.count] == [1, 2]", "[1, SDK.count] == [1, 2]"),
      ("\"abc\".hasPrefix(SDK.start)", "\"abc\".hasPrefix(SDK.start)"),
      ("[\"a\", SDK.name].joined() == \"ab\"", "aSDK.name == \"ab\""),
      ("max(SDK.count, 3) > 3", "max(SDK.count, 3) > 3"),
      ("URL(string: SDK.address)?.host == \"a.b\"", "SDK.address.host == \"a.b\""),
      (
        "Date(\"x\", strategy: .iso8601) > Date(timeIntervalSince1970: 0)",
        "Date(x, strategy: iso8601) > 1970-01-01 00:00:00 +0000"
      ),
      (
        "Date(timeIntervalSince1970: .soon) + 5 == Date(timeIntervalSince1970: 0)",
        "Date(timeIntervalSince1970: soon) + 5 == 1970-01-01 00:00:00 +0000"
      ),
      (
        "UIApplication.State(rawValue: SDK.state) == .active",
        "UIApplication.State(rawValue: SDK.state) == .active"
      ),
    ])
  func unknownResult(_ condition: String, _ told: String) throws {
    var play = try Play(launching("if \(condition) { print(\"yes\") } else { print(\"no\") }"))
    play.happens(.openedApp)
    #expect(play.assumed == ["3: \(told) = false"])
    #expect(play.logged == ["no"])
  }

  @Test(
    "a result that nothing unknown decides is known",
    arguments: [
      "[1, SDK.count].contains(1)", "[1, SDK.count] != [1, 2, 3]", "[1, SDK.count].count == 2",
      "![Int]().contains(SDK.count)", "\"\\(1)\" == \"1\"", "(SDK.name, 1) != (SDK.name, 2)",
    ])
  func knownResult(_ condition: String) throws {
    var play = try Play(launching("print(\(condition))"))
    play.happens(.openedApp)
    #expect(play.assumed == [])
    #expect(play.logged == ["true"])
  }

  @Test("a text with an unknown part is printed as it was put together")
  func printedText() throws {
    var play = try Play(
      launching(
        """
        print("id \\(SDK.name)", String(format: "%03d|%@", SDK.count, "x"))
        var list = [1]
        list.append(contentsOf: SDK.more)
        print(list, URL(string: "https://a.b/\\(SDK.path)")!)
        """))
    play.happens(.openedApp)
    #expect(
      play.logged == ["id SDK.name SDK.count|x", "[1] + SDK.more https://a.b/SDK.path"])
  }

  @Test("os_log shows its message, whether its level comes in front or not")
  func levelInFront() throws {
    var play = try Play(
      launching(
        """
        os_log(.debug, "a \\(1)")
        os_log(.error, log: .default, "b %d", 2)
        os_log(OSLogType.info, "c")
        os_log("d %@", log: .default, type: .info, "e")
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["a 1", "b 2", "c", "d e"])
  }

  @Test("a property under a wrapper that the files do not have is unknown until it is set")
  func unknownWrapper() throws {
    var play = try Play(
      launching(
        """
        if saved == nil { print("none") } else { print("some") }
        if Flags.isOn { print("on") }
        saved = "a"
        print(saved ?? "nil", count, plain ?? "nil")
        """,
        members: """
          @UserDefault("saved") var saved: String?
          @Atomic var count = 3
          @Published var plain: String?
          enum Flags { @UserDefault("on", defaultValue: true) static var isOn: Bool }
          """))
    play.happens(.openedApp)
    #expect(play.assumed == ["3: AppDelegate.saved = nil", "4: AppDelegate.Flags.isOn = false"])
    #expect(play.logged == ["none", "a 3 nil"])
  }

  @Test("an implicit member is one of the type of its place")
  func implicitMember() throws {
    var play = try Play(
      launching(
        """
        plain.plan(.current())
        let request: UNNotificationRequest = .init(identifier: "b", content: .init(), trigger: nil)
        plain.center.add(request)
        """,
        members: """
          let plain = Plain()
          final class Plain {
            let center: UNUserNotificationCenter
            private let app: UIApplication
            private let store: UserDefaults = .standard
            init(center: UNUserNotificationCenter = .current(), app: UIApplication = .shared) {
              self.center = center
              self.app = app
            }
            func plan(_ other: UNUserNotificationCenter) {
              store.set(true, forKey: "planned")
              print(UserDefaults.standard.bool(forKey: "planned"))
              other.add(.init(identifier: "a", content: UNMutableNotificationContent(),
                trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
              app.registerForRemoteNotifications()
            }
          }
          """), profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["true"])
    #expect(play.world.app.registrations.localRequests.map(\.identifier) == ["a"])
    #expect(play.world.app.hasToken)
    let calls = play.all.filter { if case .app(.called) = $0.change { true } else { false } }
    #expect(calls.isEmpty)
  }

  @Test("what a condition binds of a `try?` is there behind it")
  func boundOfTry() throws {
    var play = try Play(
      launching(
        """
        if let a = try? SDK.a() { if a == nil { print("a nil") } else { print("a") } }
        guard let b = try? SDK.b() else { return true }
        let known: [String: Int] = [:]
        if known["k"] == b { print("b nil") } else { print("b") }
        """))
    play.happens(.openedApp)
    #expect(play.assumed == [])
    #expect(play.logged == ["a", "b"])
  }

  @Test("responds(to:) asks for the whole selector")
  func wholeSelector() throws {
    let method = "application(_:didReceiveRemoteNotification:"
    var play = try Play(
      launching(
        """
        let old = #selector(UIApplicationDelegate.\(method)))
        let new = #selector(UIApplicationDelegate.\(method)fetchCompletionHandler:))
        print(responds(to: old), responds(to: new))
        print(responds(to: Selector("application:didReceiveRemoteNotification:")))
        """,
        members: """
          func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}
          """))
    play.happens(.openedApp)
    #expect(play.logged == ["true false", "true"])
  }

  @Test("enumerations and options of the frameworks have Apple's raw values and print with them")
  func rawValues() throws {
    var play = try Play(
      launching(
        """
        print(application.applicationState, application.backgroundRefreshStatus.rawValue)
        print(UNAuthorizationStatus.denied.rawValue, CLAuthorizationStatus.denied.rawValue)
        print(UNAuthorizationStatus(rawValue: 2) == .authorized, UNAuthorizationStatus(rawValue: 9) == nil)
        let options: UNAuthorizationOptions = [.alert, .badge]
        print(options.rawValue, UNAuthorizationOptions(rawValue: 6) == [.sound, .alert])
        UNUserNotificationCenter.current().getNotificationSettings { settings in
          let status = settings.authorizationStatus
          print(status, "\\(status.rawValue)", settings.alertSetting.rawValue)
          if status.rawValue == 2 { print("allowed") }
        }
        """), profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.assumed == [])
    #expect(
      play.logged == [
        "UIApplicationState(rawValue: 1) 2", "1 2", "true true", "5 true",
        "UNAuthorizationStatus(rawValue: 2) 2 2", "allowed",
      ])
  }

  @Test("a class that no adaptor names, and methods that nobody here calls, are told")
  func neverCalled() throws {
    let told = try notes(
      of: """
        import SwiftUI
        @main struct TestApp: App { var body: some Scene { WindowGroup { Text("a") } } }
        class Helper: NSObject, UIApplicationDelegate {}
        class Receiver { var act: (() -> Void)?; func onReceive(_ act: @escaping () -> Void) { self.act = act } }
        extension SDK { func setUp(_ receiver: Receiver) { receiver.onReceive { print(1) } } }
        """)
    #expect(
      told.contains(
        "3:1: iOS never calls 'Helper' as the application's delegate: no adaptor names it"))
    #expect(told.contains { $0.contains("no file calls 'setUp(_:)' of SDK") })
  }

  @Test("an unknown time to wait is one second")
  func unknownWait() throws {
    var play = try Play(
      launching(
        """
        Timer.scheduledTimer(withTimeInterval: SDK.interval, repeats: true) { _ in print("timer") }
        DispatchQueue.main.asyncAfter(deadline: .now() + SDK.delay) { print("after") }
        Task {
          try? await Task.sleep(for: .seconds(SDK.delay))
          print("slept")
        }
        """))
    play.happens(.openedApp, .timePassed(.seconds(1) - 1))
    #expect(play.logged == [])
    play.happens(.timePassed(.seconds(1)))
    #expect(play.logged.sorted() == ["after", "slept", "timer"])
  }

  @Test("a trigger with a part of a date that is not played is told")
  func unplayedUnit() throws {
    var play = try Play(
      launching(
        """
        let trigger = UNCalendarNotificationTrigger(
          dateMatching: DateComponents(hour: 9, weekOfMonth: 4), repeats: true)
        UNUserNotificationCenter.current().add(
          UNNotificationRequest(identifier: "a", content: .init(), trigger: trigger))
        """), profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.world.app.registrations.localRequests.map(\.due) == [nil])
  }

  @Test("a local notification at a date that cannot be known is told, and does not come")
  func unknownDate() throws {
    var play = try Play(
      launching(
        """
        let day = Calendar.current.date(byAdding: .day, value: SDK.days, to: Date()) ?? Date()
        var parts = Calendar.current.dateComponents([.year, .month, .day], from: day)
        parts.hour = 12
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
        UNUserNotificationCenter.current().add(
          UNNotificationRequest(identifier: "a", content: .init(), trigger: trigger))
        """), profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.world.app.registrations.localRequests.map(\.due) == [nil])
    let calls = play.all.compactMap { step -> String? in
      if case .app(.called(let call)) = step.change { call } else { nil }
    }
    #expect(calls.contains { $0.contains("at a time that cannot be known") })
  }

  @Test("unknown code does not call a handler if its result is false, and the app calls it")
  func declinedHandler() throws {
    var play = try Play(
      receiving(
        """
        if SDK.handle(userInfo, handler: completionHandler) { return }
        completionHandler(.noData)
        """))
    play.happens(.openedApp, .pressedHome, .sentPush(.silent), .timePassed(.seconds(5)))
    #expect(play.completions == ["noData"])
    #expect(play.assumed.contains("3: SDK.handle(userInfo, handler: completionHandler) = false"))
  }

  @Test("closures for which the caller waits run at once", arguments: ["performAndWait", "sync"])
  func waitingCalls(_ name: String) throws {
    var play = try Play(
      launching(
        """
        var found = 0
        SDK.context.\(name) { found = 3 }
        print(found)
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["3"])
  }
}
