import AppCode
import CommandLanguage
import LifecycleModel
import Testing

@testable import Laboratory

/// The load report: what PushLab understands of the user's files, and what it does not.
@Suite struct LoadReportTests {
  private func page(_ code: String, under profile: Profile.Name = .ios17Scenes) throws -> [String] {
    let app = try App.read([AppSource(name: "AppDelegate.swift", text: code)])
    var stage = Configuration(profile: Profile(profile))
    stage.adoption = app.program.scenes.adoption
    stage.setModes(app.program.defaultModes)
    return LoadReport(app, stage).page.map(\.en)
  }

  private func delegate(_ head: String, _ launch: String = "", _ members: String = "") -> String {
    """
    \(head) {
      override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        \(launch)
        return true
      }
      \(members)
    }
    """
  }

  @Test("classes of other files that take part in what iOS calls")
  func classesOfOtherFiles() throws {
    let words = "which is not in these files: what that does in iOS's calls is not played"
    let flutter = try page(delegate("@main class AppDelegate: FlutterAppDelegate"))
    #expect(flutter.contains("AppDelegate inherits from FlutterAppDelegate, \(words)"))
    let plain = try page(delegate("@main class AppDelegate: UIResponder, UIApplicationDelegate"))
    #expect(!plain.contains { $0.contains("inherits") })
    let wrapped = try page(
      "@main class Wrapper: SDKWrapper<AppDelegate> {}\n"
        + delegate("class AppDelegate: UIResponder, UIApplicationDelegate"))
    #expect(
      wrapped.contains(
        "@main is Wrapper, whose superclass is not in these files: AppDelegate is played as the "
          + "delegate"))
  }

  @Test("methods of classes that iOS does not call are named")
  func methodsOfNoDelegate() throws {
    let page = try page(
      delegate(
        "@main class AppDelegate: NSObject, UIApplicationDelegate", "",
        """
        func urlSessionDidFinishEvents(forBackgroundURLSession s: URLSession) {}
        func sceneDidBecomeActive(_ scene: UIScene) {}
        """)
        + "\nclass Service: NSObject {\nfunc applicationWillTerminate(_ a: UIApplication) {}\n}")
    let words = "iOS never calls these; their class is not the delegate for them (line): "
    let first = try #require(page.firstIndex { $0.hasPrefix(words) })
    let said = page[first...].prefix(2).joined(separator: " ")
    for name in ["sceneDidBecomeActive(_:) 10", "didFinishEvents 9", "willTerminate 13"] {
      #expect(said.contains(name), "\(page)")
    }
    #expect(!page.contains { $0.hasPrefix("iOS calls") && $0.contains("DidFinishEvents") })
  }

  @Test("methods that unknown code may call are named")
  func methodsForUnknownCode() throws {
    let head =
      "@main class AppDelegate: NSObject, UIApplicationDelegate, SDKListener, CLLocationManagerDelegate"
    let methods = """
      func clicked(event: SDKEvent) { opened(url: event.url) }
      func opened(url: URL) {}
      func sdk(_ sdk: SDK, didRegister token: String) {}
      private func helper(of url: URL) {}
      @objc func changed(_ note: Notification) {}
      func locationManager(_ m: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
      """
    let observe =
      "NotificationCenter.default.addObserver(self, selector: #selector(changed), name: .a, "
      + "object: nil)"
    let page = try page(delegate(head, observe, methods))
    #expect(
      page.contains(
        "iOS or an SDK may call these, PushLab never does (line): clicked 9, didRegister 11"))
    #expect(page.contains("  didStartMonitoringFor 14"))
    #expect(
      page.contains(
        "no delegate of UNUserNotificationCenter in these files: a tap reaches them through "
          + "unknown code only"))
    let own = try self.page(delegate(head, "", methods) + "\nprotocol SDKListener {}")
    #expect(!own.contains { $0.contains("may call these") && $0.contains("clicked") })
  }

  @Test("static methods for unknown code, and overrides of its classes, are named")
  func otherMethodsForUnknownCode() throws {
    let head = delegate(
      "@main class AppDelegate: UIResponder, UIApplicationDelegate", "SDK.register(with: self)")
    let page = try page(
      head + """

        class Plugin: NSObject, SDKPlugin {
          static func register(with registrar: SDKRegistrar) { print(registrar) }
          func handle(_ call: SDKCall, result: SDKResult) { result(1) }
        }
        class Factory: SDKFactory {
          override func bundleURL() -> URL? { nil }
        }
        class Screen: SDKViewController {
          override func show() {}
        }
        """)
    #expect(
      page.contains(
        "iOS or an SDK may call these, PushLab never does (line): register 12, handle 13, "
          + "bundleURL 16"))
    let calls = try self.page(
      head + "\nclass P: NSObject, SDKPlugin {\n"
        + "static func register(with r: Int) {}\nprivate func a() { P.register(with: 1) }\n}")
    #expect(!calls.contains { $0.contains("may call these") })
  }

  @Test("a service extension whose superclass is not in the files")
  func serviceExtension() throws {
    let head = delegate("@main class AppDelegate: UIResponder, UIApplicationDelegate")
    let words = "which is not in these files: what that does as a service extension is not played"
    let empty = try page(head + "\nclass Service: SDKNotificationServiceExtension {}")
    #expect(empty.contains("Service inherits from SDKNotificationServiceExtension, \(words)"))
    let named = try page(head + "\nclass NotificationService: SDK.NotificationService {}")
    #expect(named.contains("NotificationService inherits from SDK.NotificationService, \(words)"))
    let handed = try page(
      head + "\nclass Service: SDKService {\noverride func sdkDidReceive(_ r: "
        + "UNNotificationRequest, withContentHandler h: @escaping (Any?) -> Void) { h(nil) }\n}")
    #expect(handed.contains("Service inherits from SDKService, \(words)"))
    let own = try page(
      head + """

        class Service: SDKExtension {
          override func didReceive(
            _ request: UNNotificationRequest,
            withContentHandler handler: @escaping (UNNotificationContent) -> Void
          ) { super.didReceive(request, withContentHandler: handler) }
        }
        """)
    #expect(own.contains("Service inherits from SDKExtension, \(words)"))
    #expect(own.contains("iOS calls (line): didFinishLaunching 2, didReceive 12"))
  }

  @Test("an adaptor's class of another file is named, and what it may have is not called missing")
  func adaptorsClassOfAnotherFile() throws {
    let app =
      "@main struct TestApp: App {\n@UIApplicationDelegateAdaptor(Helper.self) var helper\n"
      + "var body: some Scene { WindowGroup { Text(\"a\") } }\n}\n"
    let page = try page(app + "extension Helper: UNUserNotificationCenterDelegate {}")
    #expect(
      page.contains(
        "the adaptor's class Helper is not in these files: what iOS calls on it is not played"))
    #expect(!page.contains { $0.hasPrefix("no did") || $0.hasPrefix("no delegate") })
  }

  @Test("whether the centre has a delegate is told by what the code does")
  func centreDelegate() throws {
    let head =
      "class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate"
    let set = "UNUserNotificationCenter.current().delegate = self"
    let response = """
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
      ) { completionHandler() }
      """
    #expect(try page(delegate(head)).contains { $0.hasPrefix("no delegate of UNUserNotif") })
    #expect(try page(delegate(head, set)).contains { $0.hasPrefix("no didReceive response in") })
    let unset = "nothing set the delegate of UNUserNotificationCenter when pushes were tried: "
    #expect(
      try page(delegate(head, "", response)).contains(
        unset
          + "iOS calls none of its methods, unless a library or code that did not run sets it (didReceive 9)"
      ))
    #expect(try !page(delegate(head, "", response)).contains { $0.contains("Launching 2, did") })
    let unknown = "UNUserNotificationCenter.current().delegate = Services.shared.centre"
    #expect(
      try page(delegate(head, unknown, response)).contains(
        "the notification centre's delegate is Services.shared.centre, whose class is not known "
          + "here: didReceive 9 may be its methods, and are not played"))
    #expect(try !page(delegate(head, set, response)).contains { $0.hasPrefix(unset) })
  }

  @Test("a class that is the delegate of the application and of its scene")
  func oneClass() throws {
    let both = "class AppDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate"
    let words = "AppDelegate is the scene's delegate too: "
    let active = "func sceneDidBecomeActive(_ scene: UIScene) {}"
    let page = try page(delegate(both, "", active))
    #expect(page.contains { $0.hasPrefix(words) })
    #expect(page.contains { $0.contains("didBecomeActive 9") })
    let other = "class SceneDelegate: NSObject, UIWindowSceneDelegate {}\n"
    #expect(try !self.page(other + delegate(both)).contains { $0.hasPrefix(words) })
  }

  @Test("methods of a class that is never made the centre's delegate")
  func otherCenterDelegate() throws {
    let head =
      "class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate"
    let willPresent = """
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
      ) async -> UNNotificationPresentationOptions { [.banner] }
      """
    let response = """
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
      ) async {}
      """
    let set = "UNUserNotificationCenter.current().delegate = self"
    let other = "\nclass Other: NSObject, UNUserNotificationCenterDelegate {\n\(response)\n}"
    let page = try page(delegate(head, set, willPresent) + other)
    #expect(
      page.contains(
        "iOS does not call didReceive 14: the notification centre's delegate was AppDelegate when "
          + "pushes were tried"))
    #expect(page.contains("iOS calls (line): didFinishLaunching 2, willPresent 9"))
    let both = try self.page(delegate(head, set, willPresent + "\n" + response))
    #expect(!both.contains { $0.hasPrefix("iOS does not call") })
  }

  @Test("methods that iOS calls and PushLab does not; private ones it never calls")
  func unplayed() throws {
    let methods = """
      func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
      func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
      func urlSession(_ s: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
      func applicationSignificantTimeChange(_ application: UIApplication) {}
      """
    let head = "class AppDelegate: UIResponder, UIApplicationDelegate, URLSessionDataDelegate"
    let words = "iOS calls these too, PushLab does not (line): "
    let page = try page(delegate(head, "", methods))
    let index = try #require(page.firstIndex { $0.hasPrefix(words) })
    #expect(page[index] == words + "dataTaskDidReceiveData 11")
    #expect(page[index + 1] == "  applicationSignificantTimeChange 12, perform 9, perform 10")
    let hidden = methods.replacing("func ", with: "private func ")
    #expect(try !self.page(delegate(head, "", hidden)).contains { $0.hasPrefix(words) })
  }

  @Test("of two forms of a method iOS calls the newer one")
  func newerForms() throws {
    let forms = """
      func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
      func application(
        _ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any],
        fetchCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void
      ) {}
      """
    let page = try page(
      delegate("class AppDelegate: UIResponder, UIApplicationDelegate", "", forms))
    let name = "didReceiveRemoteNotification"
    #expect(page.contains("iOS calls (line): didFinishLaunching 2, \(name) 10"))
    #expect(page.contains("iOS does not call these in this configuration (line): \(name) 9"))
  }

  @Test("what the page takes for the bundle identifier and the window")
  func taken() throws {
    let code = delegate(
      "class AppDelegate: UIResponder, UIApplicationDelegate",
      "print(Bundle.main.bundleIdentifier!, window!)", "var window: UIWindow?")
    let page = try page(code)
    #expect(
      page.contains(
        "taken for what no Info.plist here says: Bundle.main.bundleIdentifier is "
          + "\"com.example.pushlab\" (AppDelegate.swift:6)"))
    #expect(
      page.contains("window: taken as made from a main storyboard, since no file here sets it"))
    #expect(page.contains("no assumptions on the way of a push"))
  }

  @Test("an Info.plist without a scene manifest beside a scene delegate is told")
  func noManifest() throws {
    func page(_ keys: String) throws -> [String] {
      let plist = "<plist version=\"1.0\"><dict>\(keys)</dict></plist>"
      let code = delegate("class AppDelegate: UIResponder, UIApplicationDelegate")
      let app = try App.read([
        AppSource(
          name: "AppDelegate.swift",
          text: code + "\nclass SceneDelegate: NSObject, UIWindowSceneDelegate {}"),
        AppSource(name: "Info.plist", text: plist),
      ])
      var stage = Configuration(profile: Profile(.ios17Scenes))
      stage.adoption = app.program.scenes.adoption
      return LoadReport(app, stage).page.map(\.en)
    }
    let words = "the Info.plist has no UIApplicationSceneManifest; "
    #expect(try page("<key>A</key><string>b</string>").contains { $0.hasPrefix(words) })
    #expect(
      try !page("<key>UIApplicationSceneManifest</key><dict></dict>")
        .contains { $0.hasPrefix(words) })
  }

  @Test("with scenes the application's transitions, links and quick actions go to the scene")
  func notCalled() throws {
    let methods = """
      func applicationDidBecomeActive(_ application: UIApplication) {}
      func applicationWillTerminate(_ application: UIApplication) {}
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
      ) -> Bool { true }
      func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {}
      """
    let code = "class AppDelegate: UIResponder, UIApplicationDelegate {\n\(methods)\n}\n"
    let scene = "class SceneDelegate: NSObject, UIWindowSceneDelegate {}"
    let calls = "iOS calls (line): "
    let head = "iOS does not call these in this configuration (line): "
    let withScenes = try page(code + scene)
    #expect(withScenes.contains(calls + "willTerminate 3"))
    #expect(withScenes.contains(head + "didBecomeActive 2, open 4"))
    #expect(withScenes.contains("  performActionFor 7"))
    let without = try page(code)
    #expect(without.contains(calls + "didBecomeActive 2, willTerminate 3, open 4"))
    #expect(!without.contains { $0.hasPrefix("iOS does not call these") })
    let sceneless = "iOS does not call these in this configuration (line): "
    let active = scene.replacing("{}", with: "{ func sceneDidBecomeActive(_ scene: UIScene) {} }")
    #expect(try page(code + active, under: .ios13).contains(sceneless + "didBecomeActive 12"))
  }

  @Test("methods of view controllers do not run, and the page says so")
  func viewControllers() throws {
    let head = "class AppDelegate: UIResponder, UIApplicationDelegate"
    let start = "class Start: UIViewController { override func viewDidLoad() {} }\n"
    let line =
      "view controllers are not shown: viewDidLoad and the like do not run (line 1)"
    #expect(try page(start + delegate(head)).contains(line))
    #expect(try !page(delegate(head)).contains { $0.hasPrefix("view controllers") })
  }

  @Test("methods that iOS calls and PushLab does not")
  func unplayedMethods() throws {
    let methods = """
      func applicationSignificantTimeChange(_ application: UIApplication) {}
      func application(
        _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
      ) -> Bool { true }
      """
    let head = "class AppDelegate: UIResponder, UIApplicationDelegate"
    let line = "iOS calls these too, PushLab does not (line): "
    let long = try page("\(head) {\n\(methods)\n}")
    #expect(long.contains(line + "shouldSaveSecureApplicationState 3"))
    #expect(long.contains("  applicationSignificantTimeChange 2"))
    let shortcut = """
      func application(
        _ application: UIApplication, performActionFor item: UIApplicationShortcutItem
      ) async -> Bool { true }
      """
    #expect(try page(delegate(head, "", shortcut)).contains(line + "performActionFor 9"))
    // If the app has the method with options, UIKit does not call the older one.
    #expect(
      try page(delegate(head, "", methods)).contains(line + "shouldSaveSecureApplicationState 10"))
  }

  @Test("of two methods for links iOS calls the newer one")
  func olderMethodsForLinks() throws {
    let methods = """
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool { true }
      func application(
        _ app: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
      ) -> Bool { true }
      func application(_ app: UIApplication, handleOpen url: URL) -> Bool { true }
      """
    let head = "class AppDelegate: UIResponder, UIApplicationDelegate"
    let page = try page(delegate(head, "", methods))
    #expect(page.contains("iOS calls (line): didFinishLaunching 2, open 9"))
    #expect(!page.contains { $0.contains("handleOpen") })
    let old = try self.page(
      "\(head) {\nfunc application(_ app: UIApplication, handleOpen url: URL) -> Bool { true }\n}")
    #expect(old.contains("iOS calls these too, PushLab does not (line): handleOpen 2"))
  }

  @Test("a page has at most 24 lines")
  func length() throws {
    let conditions = (1...30).map { "if Store.a\($0) { Store.load { print(\($0)) } }" }
    let closures = (1...9).map { "Store.run\($0) { print(\($0)) }" }
    let code = delegate(
      "@main class AppDelegate: ShopAppDelegate, UNUserNotificationCenterDelegate",
      (conditions + closures).joined(separator: "\n"),
      """
      func applicationDidEnterbackground(_ application: UIApplication) {}
      func applicationwillTerminate(_ application: UIApplication) {}
      """)
    let page = try page(code)
    #expect(page.count <= 24)
    #expect(page.contains { $0.contains("show app all") })
  }
}
