import LifecycleModel
import Testing

@testable import AppCode

/// Styles of published apps. Each was once played wrongly without any message.
@Suite struct WildStyleTests {
  @Test("patterns of one clause bind the same names")
  func alternatives() throws {
    var play = try Play(
      launching(
        """
        switch Failure.late(2) {
        case .early(let n), .late(let n): print("failed", n)
        case .never: print("never")
        }
        do { throw Failure.early(3) } catch Failure.early(let n), Failure.late(let n) {
          print("caught", n)
        } catch { print("else") }
        """, members: "enum Failure: Error { case early(Int), late(Int), never }"))
    play.happens(.openedApp)
    #expect(play.logged == ["failed 2", "caught 3"])
  }

  @Test("an NSError prints its domain, code and userInfo as on iOS")
  func printedErrors() throws {
    var play = try Play(
      launching(
        """
        let plain = NSError(domain: "A", code: 7)
        let told = NSError(domain: "A", code: 1, userInfo: [NSLocalizedDescriptionKey: "Gone"])
        print(plain)
        print("failed: \\(told)", told.localizedDescription)
        print(told.description == "\\(told)")
        """))
    play.happens(.openedApp)
    #expect(
      play.logged == [
        "Error Domain=A Code=7 \"(null)\"",
        "failed: Error Domain=A Code=1 \"Gone\" UserInfo={NSLocalizedDescription=Gone} Gone",
        "true",
      ])
  }

  @Test("a conformance may have an attribute")
  func attributedConformances() throws {
    let source =
      launching("UNUserNotificationCenter.current().delegate = self")
        + """
        extension AppDelegate: @preconcurrency UNUserNotificationCenterDelegate {}
        final class Other: @unchecked Sendable {}
        """
    let program = try load(source)
    let names = program.sharedTree.value.tables["AppDelegate"]?.names ?? []
    #expect(names.contains("UNUserNotificationCenterDelegate"))
    #expect(program.sharedTree.value.types["Other"]?.inherited == ["Sendable"])
  }

  @Test("an interval that cannot be known is told and traps nothing; states have raw values")
  func unknownInterval() throws {
    var play = try Play(
      launching(
        """
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: SDK.delay, repeats: true)
        UNUserNotificationCenter.current().add(
          UNNotificationRequest(
            identifier: "later", content: UNMutableNotificationContent(), trigger: trigger))
        print(UNAuthorizationStatus.authorized.rawValue, UNNotificationSetting.enabled.rawValue)
        """))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.logged == ["2 2"])
  }

  @Test("%@ shows data as NSData does; the raw value of a push type is its name")
  func objectsInFormats() throws {
    var play = try Play(
      launching(
        """
        let data = Data([1, 171, 255])
        print(String(format: "%@", data as CVarArg), String(format: "%@", data as NSData))
        print(PKPushType.voIP.rawValue, log(1.0))
        log("text")
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["<01abff> <01abff>", "PKPushTypeVoIP 0.0"])
  }

  @Test("a function may be called above its declaration")
  func localFunctions() throws {
    var play = try Play(
      launching(
        """
        let scale = 3
        setUp(url: nil, count: 2)
        func setUp(url: URL?, count: Int) { print(url == nil, twice(count) * scale) }
        func twice(_ n: Int) -> Int { n * 2 }
        """))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.logged == ["true 12"])
  }

  @Test("static members of extensions that the files do not have are unknown")
  func unknownStaticMembers() throws {
    var play = try Play(
      launching(
        """
        if UserDefaults.currentUser == nil { print("nobody") } else { print("somebody") }
        if let user = UserDefaults.currentUser { print(user) }
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["nobody"])
    #expect(play.assumed == ["3: UserDefaults.currentUser = nil"])
  }

  @Test("whether the bundle has a file is assumed")
  func bundledFiles() throws {
    let source = launching(
      """
      if let path = Bundle.main.path(forResource: "Info", ofType: "plist") { print(path) }
      """)
    var play = try Play(source)
    play.happens(.openedApp)
    #expect(play.logged.count == 1)
    #expect(play.assumed.count == 1)
    var other = try Play(source)
    other.happens(.assumed(Assumption(line: 3, AssumedValue.none)), .openedApp)
    #expect(other.logged == [])
  }

  @Test("a phone is played, no simulator of Xcode")
  func targetEnvironment() throws {
    var play = try Play(
      launching(
        """
        #if targetEnvironment(simulator)
        print("simulator")
        #else
        print("phone")
        #endif
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["phone"])
  }

  @Test("times since the start can be subtracted")
  func mediaTime() throws {
    var play = try Play(
      launching(
        "let start: CFTimeInterval = CACurrentMediaTime()\nprint(CACurrentMediaTime() - start)"))
    play.happens(.openedApp)
    #expect(play.logged == ["0.0"])
  }

  @Test("requests of BGTaskScheduler need their modes")
  func modes() throws {
    let refresh = try load(launching("_ = BGAppRefreshTaskRequest(identifier: \"a\")"))
    #expect(refresh.defaultModes == [.fetch])
    let processing = try load(launching("_ = BGProcessingTaskRequest(identifier: \"a\")"))
    #expect(processing.defaultModes == [.processing])
  }

  @Test("a result that cannot be known is assumed")
  func unknownResult() throws {
    var play = try Play(receiving("completionHandler(Store.result)"))
    play.happens(.openedApp, .pressedHome, .sentPush(.silent))
    #expect(play.assumed == ["3: Store.result = case newData"])
  }

  @Test("the delegate of a SwiftUI app is made once, and its objects are there")
  func adaptor() throws {
    var play = try Play(
      """
      @main struct Shop: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        @StateObject var store = Store.shared
        var body: some Scene {
          WindowGroup { ContentView().environmentObject(store).environmentObject(delegate) }
        }
      }
      class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var launches = 0
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          launches += 1
          return true
        }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { print(launches) }
        func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) { print(launches) }
      }
      """, profile: .ios17Scenes)
    play.happens(.openedApp, .pressedHome, .openedApp)
    #expect(play.traps == [])
    #expect(play.assumed == [])
    #expect(play.world.memory.properties.contains(.int(1)))
  }

  @Test("unknown code that gets a VoIP push may report the call; without it iOS ends the app")
  func unknownReport() throws {
    func voip(_ body: String) -> String {
      """
      class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
        let registry = PKPushRegistry(queue: .main)
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          registry.delegate = self
          registry.desiredPushTypes = [.voIP]
          return true
        }
        func pushRegistry(_ registry: PKPushRegistry, didUpdate credentials: PKPushCredentials, for type: PKPushType) {}
        func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void) {
          \(body)
          completion()
        }
      }
      """
    }
    var call = Push(payload: .object([.init("caller", .string("Anna"))]))
    call.type = .voip
    var spared = try Play(
      voip("Calls.shared.handle(payload)"), profile: .ios17Scenes, modes: [.voip])
    spared.happens(.openedApp, .pressedHome, .sentPush(call))
    #expect(spared.spared == ["Calls.shared.handle(payload) does not report the call"])
    #expect(spared.world.appProcess != nil)
    for body in ["", "Log.info(\"a push, maybe a call\")"] {
      var ended = try Play(voip(body), profile: .ios17Scenes, modes: [.voip])
      ended.happens(.openedApp, .pressedHome, .sentPush(call))
      #expect(ended.spared == [])
      #expect(ended.world.appProcess == nil)
    }
  }

  @Test("an initialiser of the delegate may call another one of its own")
  func convenienceInit() throws {
    var play = try Play(
      launching(
        "print(count)",
        members: """
          let count: Int
          convenience override init() { self.init(count: 3) }
          init(count: Int) {
            self.count = count
            super.init()
          }
          """))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.logged == ["3"])
  }

  @Test("#if inside a chain of members")
  func conditionalChain() throws {
    var play = try Play(
      launching(
        """
        let texts = ["a", "b"]
          .map { $0 + "1" }
          #if os(macOS)
          .filter { $0 == "b1" }
          #elseif os(iOS)
          .map { $0 + "2" }
          .reversed()
          #endif
          .joined(separator: ",")
        let count = texts
          #if targetEnvironment(macCatalyst)
          .lowercased()
          #endif
          .count
        print(texts, count)
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["b12,a12 7"])
  }

  @Test("UIView's animations change at once, and what follows them comes when they are over")
  func animations() throws {
    var play = try Play(
      launching(
        """
        UIView.animate(withDuration: 3, animations: { print("changed") }) { done in print(done) }
        print("behind")
        """))
    play.happens(.openedApp, .timePassed(.seconds(2)))
    #expect(play.logged == ["changed", "behind"])
    play.happens(.timePassed(.seconds(2)))
    #expect(play.logged == ["changed", "behind", "true"])
    #expect(play.assumed == [])
  }

  @Test("what another file sets is taken as set")
  func setElsewhere() throws {
    let members = """
      weak static var manager: WindowManager!
      var name: String!
      private var hidden: WindowManager!
      """
    let source = launching("AppDelegate.manager.configure()\nprint(name == nil)", members: members)
    var play = try Play(source)
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.assumed == ["3: AppDelegate.manager = some"])
    #expect(play.logged == ["true"])
    var unset = try Play(source)
    unset.happens(.assumed(Assumption(line: 3, AssumedValue.none)), .openedApp)
    #expect(unset.traps.count == 1)
    var own = try Play(launching("hidden.configure()", members: members))
    own.happens(.openedApp)
    #expect(own.traps.count == 1)
  }

  @Test("identifiers that cannot be known stand for themselves")
  func unknownIdentifiers() throws {
    var play = try Play(
      launching(
        """
        let category = UNNotificationCategory(
          identifier: Names.category, actions: [], intentIdentifiers: [])
        UNUserNotificationCenter.current().setNotificationCategories([category, .message])
        """))
    play.happens(.openedApp)
    let identifiers = play.world.app.registrations.categories.map(\.identifier)
    #expect(identifiers == ["Names.category", ".message"])
  }

  @Test(
    "a notification's content has its interruption level",
    arguments: [
      (nil, "active"), ("passive", "passive"), ("time-sensitive", "timeSensitive"),
      ("critical", "critical"),
    ])
  func interruptionLevel(_ level: String?, _ name: String) throws {
    var play = try Play(
      launching(
        "UNUserNotificationCenter.current().delegate = self",
        members: """
          func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
            print(notification.request.content.interruptionLevel == .\(name))
            completionHandler([])
          }
          """),
      profile: .ios17Scenes)
    var members = [JSON.Member("alert", .string("Hi"))]
    if let level { members.append(JSON.Member("interruption-level", .string(level))) }
    let push = Push(payload: .object([JSON.Member("aps", .object(members))]))
    play.happens(.openedApp, .sentPush(push))
    #expect(play.logged == ["true"])
    #expect(play.assumed == [])
  }

  @Test("without an Info.plist every identifier of a task is permitted")
  func taskIdentifiers() throws {
    var play = try Play(
      launching(
        """
        let id = "\\(Bundle.main.bundleIdentifier ?? "").refresh"
        print(BGTaskScheduler.shared.register(forTaskWithIdentifier: id, using: nil) { _ in })
        """), profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["true"])
  }

  @Test("location updates in background need their mode")
  func locationMode() throws {
    let program = try load(
      launching("let m = CLLocationManager()\nm.allowsBackgroundLocationUpdates = true"))
    #expect(program.defaultModes == [.location])
  }

  @Test("calls of unknown methods of UserDefaults are told, and so is an unknown case")
  func toldCalls() throws {
    var play = try Play(
      launching(
        """
        UserDefaults.standard.registerOwn()
        Store.shared.tab = .main
        print(CLLocationManager.authorizationStatus() == .authorizedAlways)
        """))
    play.happens(.openedApp)
    let calls = play.all.compactMap { step -> String? in
      if case .app(.called(let spelling)) = step.change { return spelling }
      return nil
    }
    #expect(calls == ["UserDefaults.registerOwn()", "Store.shared.tab = main"])
    #expect(play.assumed == [])
  }
}
