import AppCode
import LifecycleModel
import Testing

@testable import Laboratory

/// Lines of methods and closures in the load report's page.
@Suite struct LoadReportLinesTests {
  private func page(_ code: String) throws -> [String] {
    let app = try App.read([AppSource(name: "AppDelegate.swift", text: code)])
    var stage = Configuration(profile: Profile(.ios17Scenes))
    stage.adoption = app.program.scenes.adoption
    stage.setModes(app.program.defaultModes)
    return LoadReport(app, stage).page.map(\.en)
  }

  @Test("each closure of a view has its line")
  func closures() throws {
    let page = try page(
      """
      @main struct TestApp: App {
        var body: some Scene {
          WindowGroup {
            Text("a")
              .onAppear { print(1) }
              .onAppear { print(2) }
          }
        }
      }
      """)
    #expect(page.contains("iOS calls (line): onAppear 5, onAppear 6"))
  }

  @Test("a closure that an SDK gets from a call about notifications may bring arrivals and taps")
  func closuresForPushes() throws {
    func lines(_ call: String) throws -> [String] {
      try page(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            SDK(a).\(call) { data in print(data) }
            return true
          }
        }
        """
      ).filter { $0.hasPrefix("no d") }
    }
    let throughSDK = "through unknown code only"
    let listening = try lines("setNotificationListener")
    #expect(listening.count == 2 && listening.allSatisfy { $0.hasSuffix(throughSDK) })
    let others = try lines("load")
    #expect(others.count == 2 && !others.contains { $0.hasSuffix(throughSDK) })
  }

  @Test("an SDK's method is named in an extension beside the class that names the protocol")
  func methodInAnExtension() throws {
    let page = try page(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate, SDKDelegate {}
      extension AppDelegate {
        func sdk(_ sdk: SDK, didReceive token: String) {}
        func helper(_ one: Int, two: Int) {}
      }
      """)
    #expect(page.contains("iOS or an SDK may call these, PushLab never does (line): didReceive 3"))
  }

  @Test("methods about a scene's geometry and the restoration of its interface are named")
  func geometry() throws {
    let page = try page(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func windowScene(_ scene: UIWindowScene, didUpdate space: UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection) {}
      }
      """)
    let line = try #require(page.first { $0.hasPrefix("iOS calls these too") })
    let index = try #require(page.firstIndex(of: line))
    let lines = page[index...].prefix(2).joined()
    #expect(lines.contains("windowSceneDidUpdate 5"))
    #expect(lines.contains("didDecodeRestorableStateWith 2"))
  }

  @Test("a window with a value is no storyboard's, and that of a scene delegate is named")
  func windows() throws {
    let words = "taken as made from a main storyboard, since no file here sets it"
    let launch = """
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        return window != nil
      }
      """
    let made = try page(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow? = UIWindow()
        func applicationDidBecomeActive(_ application: UIApplication) { window?.makeKey() }
      }
      """)
    #expect(!made.contains { $0.contains(words) })
    let scene = try page(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        \(launch)
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func sceneDidBecomeActive(_ scene: UIScene) { window?.makeKey() }
      }
      """)
    #expect(scene.contains("SceneDelegate.window: " + words))
  }

  @Test("what is assumed when a call comes is on the way of a push")
  func calls() throws {
    let page = try page(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
        let registry = PKPushRegistry(queue: .main)
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          registry.delegate = self
          registry.desiredPushTypes = [.voIP]
          return true
        }
        func pushRegistry(
          _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
          for type: PKPushType, completion: @escaping () -> Void
        ) {
          if SDK.isBusy { print("busy") }
          SDK.report(payload)
          completion()
        }
      }
      """)
    #expect(page.contains("  AppDelegate.swift:15 SDK.isBusy: false"))
  }

  @Test("the superclass of a scene delegate that is not in the files is named")
  func sceneSuperclass() throws {
    let page = try page(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: FlutterSceneDelegate {}
      """)
    let words = "which is not in these files: what that does in iOS's calls is not played"
    #expect(page.contains("SceneDelegate inherits from FlutterSceneDelegate, " + words))
  }

  @Test("a content extension's methods are named; those of a location manager need a manager")
  func contentExtensionAndLocation() throws {
    let content = try page(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Controller: UIViewController, UNNotificationContentExtension {
        func didReceive(_ notification: UNNotification) {}
        func refresh(_ n: Int) {}
      }
      """)
    #expect(
      content.contains("iOS or an SDK may call these, PushLab never does (line): didReceive 3"))
    func location(_ body: String) throws -> [String] {
      try page(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
          lazy var manager = CLLocationManager()
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            \(body)
            return true
          }
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
        }
        """)
    }
    let without = "no CLLocationManager had a delegate when pushes were tried: iOS does not call "
    #expect(try location("").contains { $0.hasPrefix(without) })
    let with = try location("manager.delegate = self")
    #expect(!with.contains { $0.hasPrefix(without) })
    let permission = "the permission for location is 'always'; 'settings location' changes it"
    #expect(!with.contains(permission))
    let asking = try location("print(manager.authorizationStatus == .notDetermined)")
    #expect(asking.contains(permission))
  }

  @Test("pushes are not tried further once the code has run as much as in three callbacks")
  func statementsOfRehearsal() throws {
    func isCut(_ rounds: Int) throws -> Bool {
      let app = try App.read([
        AppSource(
          name: "AppDelegate.swift",
          text: """
            class AppDelegate: UIResponder, UIApplicationDelegate {
              func applicationDidBecomeActive(_ a: UIApplication) { for _ in 0..<\(rounds) { _ = 1; _ = 2 } }
              func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {
                for _ in 0..<\(rounds) { _ = 1; _ = 2 }
              }
            }
            """)
      ])
      return PushRehearsal(app.program, Configuration(profile: Profile(.ios9))).isCut
    }
    #expect(try !isCut(100))
    #expect(try isCut(19_000))
  }

  @Test("iOS calls performFetch only with the background mode")
  func fetchMode() throws {
    func page(_ modes: [BackgroundMode]) throws -> [String] {
      let app = try App.read([
        AppSource(
          name: "AppDelegate.swift",
          text: """
            class AppDelegate: UIResponder, UIApplicationDelegate {
              func application(_ a: UIApplication, performFetchWithCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void) { h(.newData) }
            }
            """)
      ])
      var stage = Configuration(profile: Profile(.ios12))
      stage.setModes(modes)
      return LoadReport(app, stage).page.map(\.en)
    }
    #expect(try page([.fetch]).contains("iOS calls (line): performFetch 2"))
    #expect(
      try page([.remoteNotification]).contains(
        "iOS does not call these in this configuration (line): performFetch 2"))
  }
}
