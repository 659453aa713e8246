import LifecycleModel
import Testing

@testable import AppCode

/// Classes that the files name and do not have.
@Suite struct UnknownClassTests {
  private static let flutter = """
    class AppDelegate: FlutterAppDelegate {
      override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
      }
    }
    """

  private func called(_ steps: [Step]) -> [String] {
    steps.compactMap { step in
      switch step.change {
      case .app(.called(let call)): return call
      case .call(let call): return "\(call.callback.swiftName) \(call.answer)"
      default: return nil
      }
    }
  }

  @Test("the superclass of the notification centre's delegate may have its methods")
  func superclass() throws {
    var play = try Play(Self.flutter, profile: .ios17Scenes, modes: [.remoteNotification])
    play.happens(.openedApp, .sentPush(.alert))
    #expect(
      called(play.last) == [
        "FlutterAppDelegate.userNotificationCenter(_:willPresent:withCompletionHandler:)"
      ])
    play.happens(.pressedHome, .sentPush(.alert), .tapped(1))
    #expect(
      called(play.last).contains(
        "FlutterAppDelegate.userNotificationCenter(_:didReceive:withCompletionHandler:)"))
    play.happens(.pressedHome, .sentPush(.silent))
    let fetch = Callback.didReceiveRemoteNotificationFetch.swiftName
    #expect(called(play.last).contains { $0.hasPrefix(fetch + " elsewhere") })
  }

  @Test("a cast to a protocol succeeds where the superclass may conform, by a step")
  func cast() throws {
    let code = Self.flutter.replacing(
      "delegate = self", with: "delegate = self as? UNUserNotificationCenterDelegate")
    var play = try Play(code, profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.assumed == ["3: (self as? UNUserNotificationCenterDelegate) = some"])
    #expect(play.world.appProcess?.notificationDelegate == .object("AppDelegate"))
  }

  @Test("the Info.plist's scene delegate is not among the files")
  func sceneDelegate() throws {
    let plist = """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UISceneDelegateClassName</key> <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
      </dict></dict></plist>
      """
    let sources = [
      AppSource(name: "AppDelegate.swift", text: launching("")),
      AppSource(name: "Info.plist", text: plist),
    ]
    guard case .program(let program) = loadApp(sources) else {
      Issue.record("not loaded")
      return
    }
    #expect(program.missingSceneDelegate == "SceneDelegate")
    #expect(program.answer(to: .sceneWillConnect) == .elsewhere(superclass: "SceneDelegate"))
  }

  @Test("a method that the files call is no misspelling")
  func ownMethod() throws {
    let members = "func _applicationDidEnterBackground() { print(1) }"
    let uncalled = try notes(of: launching("", members: members))
    #expect(uncalled.contains { $0.contains("iOS never calls") })
    let called = try notes(of: launching("_applicationDidEnterBackground()", members: members))
    #expect(!called.contains { $0.contains("iOS never calls") })
  }

  @Test("a call with a trailing closure is a call of the method")
  func trailingClosure() throws {
    let code = """
      class Net: SDKDelegate {
        func load(done: @escaping () -> Void) { done() }
        func save(done: @escaping () -> Void) { done() }
      }
      """
    let found = try notes(of: launching("SDK.net.load { print(1) }") + code)
    #expect(found.contains { $0.contains("no file calls 'save(done:)'") })
    #expect(!found.contains { $0.contains("no file calls 'load(done:)'") })
  }

  @Test("SwiftUI sets no window of an adaptor's delegate")
  func window() throws {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          print(window == nil)
          return true
        }
      }
      @main struct MyApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        var body: some Scene { WindowGroup { Text("") } }
      }
      """
    var play = try Play(code, profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["true"])
  }
}
