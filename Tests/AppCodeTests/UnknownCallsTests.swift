import LifecycleModel
import Testing

@testable import AppCode

/// Calls that other files or modules play a part in, and what is known of their values.
@Suite struct UnknownCallsTests {
  @Test("a method that UIKit does not declare on a window or the application is told")
  func addedMethods() throws {
    var play = try Play(
      launching(
        """
        let window = UIWindow()
        window.makeKeyAndVisible()
        window.showAlert("a")
        application.sync(1)
        application.ignoreSnapshotOnNextApplicationLaunch()
        """))
    play.happens(.openedApp)
    #expect(play.told == ["window.showAlert(\"a\")", "application.sync(1)"])
  }

  @Test("what a protocol's method would change in a collection of the files is told")
  func ownCollection() throws {
    let source =
      launching(
        """
        var rows = Rows(items: [3, 1])
        rows.shuffle()
        print(rows.map { $0 })
        """)
        + """

        struct Rows: RandomAccessCollection, MutableCollection {
          var items: [Int]
          var startIndex: Int { 0 }
          var endIndex: Int { items.count }
          subscript(index: Int) -> Int { get { items[index] } set { items[index] = newValue } }
        }
        """
    var play = try Play(source)
    play.happens(.openedApp)
    #expect(play.told == ["rows.shuffle()"])
  }

  @Test("an assignment to an object of an extended type is told")
  func extendedObject() throws {
    let source =
      launching("SDK.shared.delegate = self")
      + "\nextension SDK { static var shared = SDK(id: 1) }"
    var play = try Play(source)
    play.happens(.openedApp)
    #expect(play.told.contains { $0.hasPrefix("SDK.delegate = ") })
  }

  @Test("the Logger of another module is unknown, and an OSLog is no Logger")
  func loggers() throws {
    var play = try Play(
      launching(
        """
        let other = Logger(label: "a")
        other.info("b")
        Logger(subsystem: "a", category: "b").info("c")
        let log = OSLog(subsystem: "a", category: "b")
        os_log("d", log: log, type: .info)
        Logger().log(level: .debug, "e")
        print(type(of: log), log is Logger)
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["c", "d", "e", "OSLog false"])
    #expect(play.told.count == 2)
  }

  @Test("an object of iOS is assumed to have the method of a selector")
  func responds() throws {
    var play = try Play(
      launching(
        """
        if application.responds(to: #selector(UIApplication.registerForRemoteNotifications)) {
          print("yes")
        }
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["yes"])
    #expect(play.assumed.count == 1)
  }

  @Test("each of several files counts its lines from 1, also for a default argument")
  func lineOfFile() throws {
    let first = """
      import UIKit
      func tell(_ line: Int = #line, _ file: String = #file) { print(line, file) }

      """
    let second = launching("print(#line)\ntell()")
    guard
      case .program(let program) = loadApp([
        AppSource(name: "A.swift", text: first), AppSource(name: "B.swift", text: second),
      ])
    else {
      Issue.record("refused")
      return
    }
    var play = Play(program)
    play.happens(.openedApp)
    #expect(play.logged == ["3", "4 B.swift"])
  }

  @Test("a handler in a notification that no file observes is given to other files")
  func postedHandler() throws {
    var play = try Play(
      receiving(
        """
        NotificationCenter.default.post(
          name: Notification.Name("came"), object: nil, userInfo: ["done": completionHandler])
        """))
    play.happens(.openedApp, .sentPush(.silent), .timePassed(.seconds(5)))
    #expect(play.completions == ["newData"])
  }

  @Test("closures for the end of the process do not run before it")
  func atTheEnd() throws {
    var play = try Play(
      launching("NSSetUncaughtExceptionHandler { error in print(error) }\natexit { print(1) }"))
    play.happens(.openedApp, .timePassed(.seconds(60)))
    #expect(play.logged == [])
    #expect(play.told.count == 2)
  }

  @Test("a value that was stored in place of nil is there in the next process")
  func storedDefault() throws {
    var play = try Play(
      launching(
        """
        if UserDefaults.standard.string(forKey: "k") != nil { print("stored") }
        let id = SDK.ids.first ?? "en"
        UserDefaults.standard.set(id, forKey: "k")
        """))
    play.happens(.openedApp, .pressedHome, .appCrashed, .openedApp)
    #expect(play.logged == ["stored"])
  }

  @Test("a value after as! is not nil")
  func forcedCast() throws {
    var play = try Play(
      launching(
        """
        controller = SDK.root as! SDKController
        if controller == nil { print("nil") }
        """, members: "var controller: SDKController!"))
    play.happens(.openedApp)
    #expect(play.logged == [])
    #expect(play.assumed == [])
  }

  @Test("closures of views that the App does not show are none that iOS calls")
  func shownViews() throws {
    let source = """
      import SwiftUI
      @main struct MyApp: App {
        let store = Launch.isCapturing ? 1 : 2
        var body: some Scene { WindowGroup { Home().onChange(of: 1) {} } }
      }
      struct Settings: View {
        var body: some View { Text("a").onAppear {}.task {} }
      }
      struct Home: View {
        var body: some View { Text("b").task { print("c") } }
      }
      """
    let program = try load(source)
    #expect(program.tree.viewHooks == [.viewTask: [10]])
    var play = try Play(program, profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.assumed == ["3: Launch.isCapturing = false"])
  }

  @Test("a method of CLLocationManager that is not played calls its closure")
  func closureOfTheLocationManager() throws {
    var play = try Play(
      launching(
        "manager.startMonitoringLocationPushes { token, _ in print(\"token\") }",
        members: "let manager = CLLocationManager()"))
    play.happens(.openedApp, .timePassed(10_000))
    #expect(play.logged == ["token"])
  }

  @Test("a call with other labels than a static method in an extension is not of that method")
  func labelsOfAnImplicitCall() throws {
    let client =
      "extension Client { static func live(server: String) -> Self { .live(fetch: { server }) } }"
    var play = try Play(launching("SDK.shared.store = .live(path: \"a\")") + "\n" + client)
    play.happens(.openedApp)
    #expect(play.told.allSatisfy { !$0.contains("Client") })
  }

  @Test("methods of the main queue with other labels than the system's are unknown code")
  func otherLabelsOfQueues() throws {
    var play = try Play(
      launching(
        """
        DispatchQueue.main.asyncAfter(seconds: 20, execute: { print("after") })
        DispatchQueue.main.async(after: 40) { print("async") }
        DispatchQueue.main.sync(after: 3) { print("sync") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 20) { print("system") }
        """))
    play.happens(.openedApp, .timePassed(.seconds(10)))
    #expect(play.assumed.count == 3, "\(play.assumed)")
    #expect(Set(play.logged) == ["after", "async", "sync"])
    play.happens(.timePassed(.seconds(10)))
    #expect(play.logged.last == "system")
  }

  @Test("an element of the next push's userInfo at an unknown key is asked for anew")
  func elementsOfNextPush() throws {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any], fetchCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void) {
          guard let id = u[Keys.id] as? String else { print("none"); h(.noData); return }
          if let again = u[Keys.id] as? String { print("the same push") }
          h(.newData)
        }
      }
      """
    var play = try Play(source)
    play.happens(.openedApp, .sentPush(.silent), .sentPush(.silent))
    #expect(play.logged == ["the same push", "the same push"])
    #expect(play.assumed.count == 2, "\(play.assumed)")
  }
}
