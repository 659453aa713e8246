import LifecycleModel
import Testing

@testable import AppCode

/// What public apps do that was played wrongly, or without a word.
@Suite struct PublicAppTests {
  private func notes(_ source: String) throws -> [SourceNote] {
    try load(source).notes.map(\.matter)
  }

  @Test("a delegate with the launch method without options gets it")
  func oldLaunchMethod() throws {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        override init() {
          super.init()
          NotificationCenter.default.addObserver(forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil) { _ in print("posted") }
        }
        func applicationDidFinishLaunching(_ application: UIApplication) { print("launched") }
        NEW
      }
      """
    var old = try Play(source.replacing("NEW", with: ""))
    old.happens(.openedApp)
    #expect(old.logged == ["launched", "posted"])
    var both = try Play(
      source.replacing(
        "NEW",
        with: """
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { print("with options"); return true }
          """))
    both.happens(.openedApp)
    #expect(both.logged == ["with options", "posted"])
  }

  @Test("a condition of #if with a flag of the project is noted; a decided one is not")
  func projectFlags() throws {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          #if CONDITION
          UNUserNotificationCenter.current().delegate = self
          application.registerForRemoteNotifications()
          #endif
          return true
        }
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { completionHandler(.noData) }
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }
      }
      """
    func with(_ condition: String) throws -> DelegateProgram {
      try load(source.replacing("CONDITION", with: condition))
    }
    for condition in ["FIREBASE", "!FIREBASE", "DEBUG && FIREBASE", "hasFeature(X)"] {
      let program = try with(condition)
      #expect(program.notes.map(\.matter) == [.projectFlag(condition)], "\(condition)")
      #expect(program.flaws(modes: nil, profile: nil).isEmpty, "\(condition)")
    }
    for condition in ["os(iOS)", "DEBUG || FIREBASE", "os(macOS) && FIREBASE", "!DEBUG"] {
      #expect(try with(condition).notes.isEmpty, "\(condition)")
    }
    #expect(try !with("os(macOS)").flaws(modes: nil, profile: nil).isEmpty)
  }

  @Test("a property that only a method sets which no file calls is noted")
  func unsetProperties() throws {
    let source = """
      protocol Opener { func open() }
      class Handling {
        static let shared = Handling()
        private(set) var service: Opener?
        func setup(service: Opener) { self.service = service }
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { CALL Handling.shared.service?.open() }
      }
      """
    let note = SourceNote.unset("service", in: "setup(service:)")
    #expect(try notes(source.replacing("CALL", with: "")) == [note])
    let called = source.replacing("CALL", with: "Handling.shared.setup(service: Some());")
    #expect(try !notes(called).contains(note))
  }

  @Test("an optional property that no file sets is noted if another file may set it")
  func neverSet() throws {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        MODIFIER var runtime: Runtime?
        func applicationDidBecomeActive(_ application: UIApplication) { USE }
      }
      """
    func noted(_ modifier: String, _ use: String) throws -> Bool {
      try notes(source.replacing("MODIFIER", with: modifier).replacing("USE", with: use))
        .contains(.unset("runtime", in: nil))
    }
    #expect(try noted("weak", "runtime?.start()") && noted("", "if let runtime { f(runtime) }"))
    #expect(try !noted("private", "runtime?.start()") && !noted("private(set)", "f(runtime)"))
    #expect(try !noted("", "print(1)") && !noted("", "runtime = Runtime(); runtime?.start()"))
  }

  @Test("a static property that no file sets is noted")
  func neverSetStatic() throws {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        static var coordinator: Coordinator?
        func applicationDidBecomeActive(_ application: UIApplication) {
          if Self.coordinator?.isBusy == true { print(1) } SET
        }
      }
      """
    let note = SourceNote.unset("coordinator", in: nil)
    #expect(try notes(source.replacing("SET", with: "")).contains(note))
    #expect(
      try !notes(source.replacing("SET", with: "; Self.coordinator = Coordinator()")).contains(note)
    )
  }

  @Test("the App is the one that the program's own main() starts, and not that for unit tests")
  func appOfLoader() throws {
    let source = """
      struct TestApp: App { var body: some Scene { WindowGroup { } } }
      @main struct AppLoader {
        static func main() { if NSClassFromString("XCTestCase") != nil { TestApp.main() } else { ShopApp.main() } }
      }
      struct ShopApp: App { var body: some Scene { WindowGroup { Text("a").onAppear { print("hi") } } } }
      """
    let program = try load(source)
    #expect(program.app == "ShopApp" && program.startClass == "AppLoader")
    var play = try Play(source, profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["hi"])
  }

  @Test("a method named like a modifier of SwiftUI is none without a closure")
  func modifiersOnly() throws {
    let source = """
      @main struct Shop: App { var body: some Scene { WindowGroup { Text("a").CALL } } }
      """
    let method = try load(
      source.replacing("CALL", with: "onAppear { _ = Queue.shared.task(with: 1) }"))
    #expect(method.lines(ofClosures: .viewTask).isEmpty)
    for call in ["task(id: 1) { }", "task { }", "task(id: 1, load)"] {
      let modifier = try load(source.replacing("CALL", with: call))
      #expect(modifier.lines(ofClosures: .viewTask) == [1], "\(call)")
    }
  }

  @Test("onReceive of an unknown publisher is given to unknown code")
  func unknownPublisher() throws {
    let source = """
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { Text("a").onReceive(Router.shared.events) { _ in print("event") } }
        }
      }
      """
    var play = try Play(source, profile: .ios17Scenes)
    play.happens(.openedApp, .timePassed(.seconds(5)))
    #expect(play.logged == ["event"])
    #expect(play.assumed == ["3: onReceive(Router.shared.events) = calls"])
  }

  @Test("a cast of an object of an unknown class to a protocol of the files is an assumption")
  func castToOwnProtocol() throws {
    let source =
      launching(
        "let x: Any = Welcome()\nif x is String { } else if let h = x as? Handler { print(1); h.go() }"
      ) + "\nprotocol Handler { func go() }"
    var play = try Play(source)
    play.happens(.openedApp)
    #expect(play.logged == ["1"])
    #expect(play.assumed.contains { $0.hasSuffix("(Welcome() as? Handler) = some") })
  }

  @Test("methods of a class whose first inherited name may be a protocol are named")
  func protocolFirst() throws {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate { let setup = Setup(Runner()) }
      class Runner: BackgroundRunner {
        private var done: (() -> Void)?
        func invoke(done: @escaping () -> Void) { self.done = done }
        func stop() { done?() }
      }
      """
    let found = try notes(source)
    #expect(found.contains(.offered("invoke(done:)", of: "Runner")))
    #expect(!found.contains { if case .unset = $0 { true } else { false } })
  }

  @Test("what a class overrides tells that the first name it inherits is a superclass")
  func superclassByOverride() throws {
    let source = """
      @main class AppDelegate: PushDelegate {
        MODIFIER func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      }
      """
    #expect(
      try load(source.replacing("MODIFIER", with: "override")).unknownSuperclass == "PushDelegate")
    #expect(try load(source.replacing("MODIFIER", with: "")).unknownSuperclass == nil)
  }

  @Test("a view with closures that no shown view contains is noted")
  func unshownViews() throws {
    let source = """
      @main struct Shop: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct Orders: View { var body: some View { Text("x").onAppear { print("orders") } } }
      struct Preview: PreviewProvider { static var previews: some View { Text("x").onAppear { } } }
      """
    #expect(try notes(source).contains(.hiddenView("Orders")))
    #expect(try !notes(source).contains(.hiddenView("Preview")))
    let shown = source + "\nstruct ContentView: View { var body: some View { Orders() } }"
    #expect(try !notes(shown).contains(.hiddenView("Orders")))
  }

  @Test("nil that an assumption left there traps only under the assumption")
  func passedOver() throws {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var service: Service!
        static var name: String?
        var other: Int?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          if SDK.isReady { service = Service() }
          if let name = SDK.name { AppDelegate.name = name }
          return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { USE }
      }
      class Service { func fetch() { print("fetched") } }
      """
    for use in ["service.fetch()", "print(AppDelegate.name!.count)"] {
      var play = try Play(source.replacing("USE", with: use))
      play.happens(.openedApp)
      #expect(play.spared.count == 1, "\(use)")
      #expect(play.world.appProcess != nil, "\(use)")
    }
    let set = "service = nil; service.fetch()"
    var certain = try Play(source.replacing("USE", with: set))
    certain.happens(.openedApp)
    #expect(certain.spared.isEmpty)
    #expect(certain.world.appProcess == nil)
    var real = try Play(source.replacing("USE", with: "print(other!)"))
    real.happens(.openedApp)
    #expect(real.spared.isEmpty)
    #expect(real.world.appProcess == nil)
  }

  @Test(
    "launch handlers without a queue run in the background, so that main.sync waits for nothing")
  func launchHandlerQueue() throws {
    let source = """
      // UIBackgroundModes: fetch
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.refresh", using: QUEUE) { task in
            print(Thread.isMainThread)
            let state = DispatchQueue.main.sync { UIApplication.shared.applicationState }
            print(state == .background)
            task.setTaskCompleted(success: true)
          }
          return true
        }
        func applicationDidEnterBackground(_ application: UIApplication) {
          try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "a.refresh"))
        }
      }
      """
    var play = try Play(source.replacing("QUEUE", with: "nil"), profile: .ios13)
    play.happens(.openedApp, .pressedHome, .timePassed(.seconds(3600)), .grantedTask(.refresh))
    #expect(play.logged == ["false", "true"])
    #expect(play.world.appProcess != nil)
    var main = try Play(source.replacing("QUEUE", with: ".main"), profile: .ios13)
    main.happens(.openedApp, .pressedHome, .timePassed(.seconds(3600)), .grantedTask(.refresh))
    #expect(main.logged == ["true"])
    #expect(main.world.appProcess == nil)
  }

  @Test("a log of a VoIP push does not report the call")
  func loggedCall() throws {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
        let registry = PKPushRegistry(queue: .main)
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          registry.delegate = self
          registry.desiredPushTypes = [.voIP]
          return true
        }
        func pushRegistry(_ registry: PKPushRegistry, didUpdate credentials: PKPushCredentials, for type: PKPushType) {}
        func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void) {
          Log.assert(type == .voIP)
          Cache.log.info(payload.dictionaryPayload)
          completion()
        }
      }
      """
    var call = Push(payload: .object([]))
    call.type = .voip
    var play = try Play(source, profile: .ios17Scenes, modes: [.voip])
    play.happens(.openedApp, .pressedHome, .sentPush(call))
    #expect(play.spared == [])
    #expect(play.world.appProcess == nil)
  }

  @Test("lists and dictionaries of the Info.plist are known, and so are the program's arguments")
  func infoDictionaries() throws {
    let info = """
      <plist><dict>
      <key>Servers</key><array><string>a</string><dict><key>port</key><integer>80</integer></dict><real>1.5</real></array>
      <key>Empty</key><dict/>
      </dict></plist>
      """
    let code = launching(
      """
      let servers = Bundle.main.object(forInfoDictionaryKey: "Servers") as? [Any]
      print(servers?.count ?? 0, (servers?[1] as? [String: Any])?["port"] as? Int ?? 0)
      print((Bundle.main.infoDictionary?["Empty"] as? [String: Any])?.isEmpty ?? false)
      print(CommandLine.arguments.contains("-test"))
      """)
    let loaded = loadApp([
      AppSource(name: "A.swift", text: code), AppSource(name: "Info.plist", text: info),
    ])
    guard case .program(let program) = loaded else { throw Refused(diagnostics: ["app"]) }
    var play = Play(program)
    play.happens(.openedApp)
    #expect(play.logged == ["3 80", "true", "false"])
    #expect(play.assumed == [])
  }

  @Test("a method for a protocol of the files sets nothing if no file calls it")
  func unsetByProtocol() throws {
    let source = """
      protocol Setup { func register(_ service: Service) }
      class Pushes { private var service: Service? }
      extension Pushes: Setup { func register(_ service: Service) { self.service = service } }
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      """
    #expect(try notes(source) == [.unset("service", in: "register(_:)")])
  }

  @Test("a notification that the files observe and none of them posts is noted")
  func unheardNames() throws {
    func with(_ name: String, _ more: String = "") throws -> [SourceNote] {
      try notes(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          static let done = Notification.Name("done")
          func applicationDidBecomeActive(_ application: UIApplication) {
            NotificationCenter.default.addObserver(self, selector: #selector(hear), name: \(name), object: nil)
            \(more)
          }
          @objc func hear() {}
        }
        """
      ).filter { if case .unpostedNotification = $0 { true } else { false } }
    }
    #expect(try with("SDK.flagsCame") == [.unpostedNotification("flagsCame")])
    #expect(try with("AppDelegate.done") == [.unpostedNotification("done")])
    let post = "NotificationCenter.default.post(name: "
    #expect(try with("AppDelegate.done", post + "AppDelegate.done, object: nil)") == [])
    #expect(try with("SDK.flagsCame", post + "names[0], object: nil)") == [])
    #expect(try with("UIApplication.didBecomeActiveNotification") == [])
  }
}
