import LifecycleModel
import Lint
import Testing

/// The rules of `lint` for delegates.
@Suite struct DelegateLintTests {
  private func lint(
    _ members: String, behind more: String = "", modes: [BackgroundMode]? = nil,
    profile: Profile? = nil
  ) -> [String] {
    let text =
      "class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {\n"
      + members + "\n}\n" + more
    let found = lintDelegates(
      [DelegateSource(name: "AppDelegate.swift", text: text)], modes: modes, profile: profile)
    return found.flatMap { $0 }.map { "\($0.position.line) \($0.severity.rawValue) \($0.rule)" }
  }

  /// Another class that conforms to UIApplicationDelegate, to which the delegate forwards calls, is
  /// not a second app.
  @Test func aHelperThatConformsIsOfTheSameApp() {
    let helper =
      "class Helper: NSObject, UIApplicationDelegate {\n" + Self.push("done(.noData)") + "\n}"
    func app(_ head: String) -> String {
      "\(head) class AppDelegate: UIResponder, UIApplicationDelegate {\n"
        + "func application(_ a: UIApplication, didFinishLaunchingWithOptions "
        + "o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }\n"
        + Self.push("done(.newData)")
        + "\nfunc ask() { UIApplication.shared.registerForRemoteNotifications() }\n}"
    }
    func rules(_ main: String) -> [[String]] {
      lintDelegates(
        [
          DelegateSource(name: "AppDelegate.swift", text: main),
          DelegateSource(name: "Helper.swift", text: helper),
        ], modes: [.remoteNotification], profile: nil
      ).map { $0.map(\.rule) }
    }
    #expect(rules(app("@main")) == [[], []])
  }

  private static func push(_ body: String, label: String = "fetchCompletionHandler") -> String {
    """
      func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any],
        \(label) done: @escaping (UIBackgroundFetchResult) -> Void) {
    \(body)
      }
    """
  }

  @Test(arguments: [
    ("done(.newData)", []),
    ("print(u)", ["2 error handler-never-called"]),
    ("guard u.isEmpty else { return }\ndone(.noData)", ["2 warning handler-never-called"]),
    ("if u.isEmpty { done(.noData) }", ["2 warning handler-never-called"]),
    ("if u.isEmpty { done(.noData) } else { done(.newData) }", []),
    ("if u.isEmpty { done(.noData) }\ndone(.newData)", ["2 warning handler-called-twice"]),
    ("if u.isEmpty { done(.noData); return }\ndone(.newData)", []),
    ("DispatchQueue.main.async { done(.newData) }", []),
    ("Backend.sync(u, then: done)", []),
    ("defer { done(.newData) }\nguard u.isEmpty else { return }\nprint(u)", []),
    ("switch u.count {\ncase 0: done(.noData)\ndefault: done(.newData)\n}", []),
    ("do { try sync(); done(.newData) } catch { done(.failed) }", []),
    ("guard u.isEmpty else { fatalError() }\ndone(.newData)", []),
    (
      "Backend.load { news in\nguard news.isNew else { return }\ndone(.newData)\n}",
      ["2 warning handler-never-called"]
    ),
    ("Backend.load { done(.newData) }.catch { _ in done(.failed) }", []),
    (
      "Backend.load { news in\nguard news.isNew else { return done(.noData) }\ndone(.newData)\n}",
      []
    ),
  ])
  func handlers(_ body: String, _ told: [String]) {
    #expect(lint(Self.push(body)) == told)
  }

  /// The check follows the handler into methods of the files.
  @Test(arguments: [
    ("result(.newData)", []),
    ("print(1)", ["2 warning handler-never-called"]),
    ("if isReady { result(.newData) }", ["2 warning handler-never-called"]),
    ("again(result)", []),
    (
      "guard let open = cache else { return }\nresult(.newData)",
      ["2 warning handler-never-called"]
    ),
  ])
  func handlersHandedOn(_ helper: String, _ told: [String]) {
    let members =
      Self.push("finish(done)")
      + "\nvar isReady = false\nvar cache: Cache?\nfunc finish(_ result: @escaping (UIBackgroundFetchResult) -> Void) {\n"
      + helper + "\n}\nfunc again(_ r: (UIBackgroundFetchResult) -> Void) { r(.noData) }"
    #expect(lint(members) == told)
  }

  @Test func theCentresMethodWithoutItsHandler() {
    let method =
      "  func userNotificationCenter(_ c: UNUserNotificationCenter, "
      + "didReceive r: UNNotificationResponse)"
    #expect(lint(method + " {}") == ["2 error near-miss"])
    #expect(!lint(method + " async {}").contains("2 error near-miss"))
    let older =
      "  func pushRegistry(_ r: PKPushRegistry, didReceiveIncomingPushWith p: PKPushPayload, "
      + "for t: PKPushType) {}"
    #expect(!lint(older).contains("2 error near-miss"))
  }

  @Test(arguments: [
    ("guard t == .voIP else { return }", []),
    ("if t != PKPushType.voIP { return }", []),
    ("switch t { case .voIP: break\ndefault: return }", []),
    ("if p.dictionaryPayload.isEmpty { return }", ["4 warning call-not-reported"]),
    ("guard t != .voIP else { return }", ["4 warning call-not-reported"]),
  ])
  func waysWithoutAReport(way: String, told: [String]) {
    let members = """
      let provider = CXProvider(configuration: CXProviderConfiguration())
      lazy var registry: PKPushRegistry = { let r = PKPushRegistry(queue: nil); r.delegate = self; return r }()
      func pushRegistry(_ r: PKPushRegistry, didReceiveIncomingPushWith p: PKPushPayload, for t: PKPushType) {
        \(way)
        provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in }
      }
      }
      extension AppDelegate: PKPushRegistryDelegate {
      """
    #expect(lint(members) == told)
  }

  @Test(arguments: [
    ("done(true)", []), ("print(i)", ["2 error handler-never-called"]),
    ("if i.type == \"a\" { done(true) }", ["2 warning handler-never-called"]),
  ])
  func theHandlerOfAShortcut(body: String, told: [String]) {
    let method =
      "func application(_ a: UIApplication, performActionFor i: UIApplicationShortcutItem, "
      + "completionHandler done: @escaping (Bool) -> Void) {\n\(body)\n}"
    #expect(lint(method) == told)
  }

  @Test func anUnreadObjectTellsNotWhenTheDelegateIsSet() {
    func rules(_ more: String) -> [String] {
      lint(
        "",
        behind: """
          class Centre: NSObject, UNUserNotificationCenterDelegate {
            override init() {
              super.init()
              UNUserNotificationCenter.current().delegate = self
            }
            func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async {}
            \(more)
          }
          """)
    }
    #expect(rules("static let mock = Centre()") == rules(""))
  }

  @Test func aLabelOfItsOwnOfTheCentresMethod() {
    let found = lint(
      """
        func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: UNNotification,
          completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) { completionHandler([]) }
      """)
    #expect(found == ["2 error near-miss"])
  }

  @Test func aLaunchHandlerThatIsRegisteredLate() {
    func members(_ launch: String) -> String {
      """
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        \(launch)
        return true
      }
      func setUp() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: nil) { $0.setTaskCompleted(success: true) } }
      func applicationDidBecomeActive(_ a: UIApplication) { setUp() }
      """
    }
    #expect(lint(members("setUp()")) == [])
    #expect(lint(members("")) == ["6 warning task-registered-late"])
  }

  @Test func otherSystemsAndFilesWithoutADelegate() {
    func rules(_ text: String) -> [String] {
      lintDelegates([DelegateSource(name: "A.swift", text: text)], modes: nil, profile: nil)
        .flatMap { $0 }.map { "\($0.severity.rawValue) \($0.rule)" }
    }
    #expect(rules("class A: NSObject, NSApplicationDelegate {}") == ["error platform"])
    #expect(rules("class A: NSObject, WKExtensionDelegate {}") == ["error platform"])
    #expect(rules("struct Row { var text = \"\" }") == ["note no-delegate"])
  }

  /// The sample of article 3.17.
  @Test func aSlipOfTheName() {
    let sample = Self.push("done(.newData)", label: "fetchCompleteionHandler")
    #expect(lint(sample) == ["2 error near-miss"])
  }

  @Test func privateMethods() {
    #expect(
      lint("  private func applicationDidBecomeActive(_ a: UIApplication) {}")
        == ["2 warning private-method"])
  }

  /// A class that iOS does not call, unless a file forwards its calls to it.
  @Test func methodsOfNoDelegate() {
    func rules(_ more: String, _ launch: String = "") -> [String] {
      let text = """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ a: UIApplication) { \(launch) }
        }
        \(more)
        """
      return lintDelegates(
        [DelegateSource(name: "a.swift", text: text)], modes: nil, profile: nil
      ).flatMap { $0 }.map { "\($0.position.line) \($0.rule)" }
    }
    let method = "func applicationWillTerminate(_ a: UIApplication) {}"
    let service = "class Service: NSObject {\n\(method)\n}"
    #expect(rules(service) == ["5 stray-method"])
    #expect(rules(service, "Service().applicationWillTerminate(a)") == [])
    #expect(rules("class Service: NSObject, UIApplicationDelegate {\n\(method)\n}") == [])
    #expect(rules("class Service: SDKPlugin {\n\(method)\n}") == [])
    let events = "func urlSessionDidFinishEvents(forBackgroundURLSession s: URLSession) {}"
    #expect(rules("class Loader: NSObject {\n\(events)\n}") == ["5 stray-method"])
    #expect(rules("class Loader: NSObject, URLSessionDelegate {\n\(events)\n}") == [])
  }

  @Test func aMethodThatOnlyTheSubclassHas() {
    let text = """
      class Base: UIResponder, UIApplicationDelegate {}
      @main class AppDelegate: Base {
        func applicationDidBecomeActive(_ a: UIApplication) {}
        @objc func applicationWillResignActive(_ a: UIApplication) {}
      }
      """
    let found = lintDelegates(
      [DelegateSource(name: "a.swift", text: text)], modes: nil, profile: nil)
    #expect(found.flatMap { $0 }.map(\.rule) == ["subclass-only"])
  }

  @Test func modesWhereTheyAreKnown() {
    let push = Self.push("done(.newData)")
    #expect(lint(push, modes: [.fetch]) == ["2 warning mode-missing"])
    #expect(lint(push, modes: [.remoteNotification]) == [])
  }

  private static let response = """
      func userNotificationCenter(_ c: UNUserNotificationCenter,
        didReceive r: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
        done()
      }
    """

  @Test func theCentresDelegate() {
    let set = "UNUserNotificationCenter.current().delegate = self"
    let launch = """
        func application(_ a: UIApplication,
          didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          BODY
          return true
        }
        func start() { \(set) }
        func applicationDidBecomeActive(_ a: UIApplication) { \(set) }
      """
    func lint(_ body: String) -> [String] {
      self.lint(Self.response + "\n" + launch.replacing("BODY", with: body))
    }
    #expect(self.lint(Self.response) == ["2 warning delegate-set-late"])
    #expect(lint("") == ["2 warning delegate-set-late"])
    #expect(lint(set) == [])
    #expect(lint("start()") == [])
    #expect(lint("DispatchQueue.main.async { self.start() }") == ["2 warning delegate-set-late"])
    let later = """
      func ask() {
        let center = UNUserNotificationCenter.current()
        center.requestAuthorization(options: [.alert]) { _, _ in center.delegate = self }
      }
      func applicationDidBecomeActive(_ a: UIApplication) { ask() }
      """
    let source =
      "class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {\n"
      + Self.response + "\n" + later + "\n}"
    let words = lintDelegates(
      [DelegateSource(name: "AppDelegate.swift", text: source)], modes: nil, profile: nil
    ).flatMap { $0 }.map(\.sentence.en)
    #expect(words.contains { $0.contains("is set after didFinishLaunching") })
    let manager = "class Manager { func start() { \(set) } }"
    #expect(self.lint(Self.response, behind: manager) == [], "another file may call it")
    let app = """
      @main struct Shop: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        init() { UNUserNotificationCenter.current().delegate = delegate }
        var body: some Scene { WindowGroup { Text("a") } }
      }
      """
    #expect(self.lint(Self.response, behind: app) == [])
    let made = """
      class Helper {
        let center = UNUserNotificationCenter.current()
        init(_ delegate: UNUserNotificationCenterDelegate?) { center.delegate = delegate }
      }
      class Holder { static let shared = Holder(); let helper: Helper = { Helper(nil) }() }
      """
    #expect(self.lint("  let helper = Holder.shared\n" + Self.response, behind: made) == [])
  }

  @Test func callsThatNothingMakes() {
    let launch = """
        func application(_ a: UIApplication,
          didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          BODY
          return true
        }
      """
    func lint(_ body: String) -> [String] {
      self.lint(
        launch.replacing("BODY", with: body) + "\n" + Self.push("done(.newData)"))
    }
    #expect(lint("print(1)") == ["7 note no-registration"])
    #expect(lint("a.registerForRemoteNotifications()") == [])
    let begun = "a.registerForRemoteNotifications(); let id = a.beginBackgroundTask()"
    #expect(lint(begun) == ["4 warning task-never-ended"])
    #expect(lint(begun + "; a.endBackgroundTask(id)") == [])
  }

  @Test func whatAnEraNeverCalls() {
    let method = "  func applicationDidBecomeActive(_ a: UIApplication) {}"
    let configuration =
      "  func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, "
      + "options: UIScene.ConnectionOptions) -> UISceneConfiguration { s.configuration }"
    let adopting = method + "\n" + configuration
    #expect(lint(adopting, profile: Profile(.ios17Scenes)) == ["2 note never-called"])
    #expect(lint(adopting, profile: Profile(.ios12)) == [])
    #expect(lint(method, profile: Profile(.ios17Scenes)) == [])
    #expect(lint(Self.push("done(.newData)"), profile: Profile(.ios6)) == ["2 note never-called"])
  }
}
