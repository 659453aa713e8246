import LifecycleModel
import Testing

@testable import AppCode

/// Types that other files declare, and members that other files add to the types of iOS.
@Suite struct UnknownOwnersTests {
  @Test("a scene delegate that the code names has its superclass outside of the files")
  func sceneDelegate() throws {
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          let c = UISceneConfiguration(name: nil, sessionRole: s.role)
          c.delegateClass = Screen.self
          return c
        }
      }
      class Screen: SDKSceneDelegate {
        override func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
      }
      """
    var play = try Play(load(source), profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["active"])
  }

  @Test("an initialiser of a type that the files only extend is unknown code")
  func extendedType() throws {
    var play = try Play(
      load(
        launching(
          """
          let worker = Worker(id: 1) { print("called") }
          worker.start()
          worker.own()
          """) + "\nextension Worker { func own() { print(\"own\") } }"))
    play.happens(.openedApp, .timePassed(3_000))
    #expect(play.logged == ["own", "called"])
    #expect(play.told.contains { $0.hasPrefix("Worker(id: 1)") })
    #expect(play.told.contains { $0.hasSuffix(".start()") })
  }

  @Test("a type of iOS has unknown members that another file adds")
  func addedMembers() throws {
    var play = try Play(
      launching(
        """
        let known: [String: Any] = ["id": "a"]
        guard let id = known[UNNotificationContent.UserInfoKey.id] as? String else { return true }
        print(String.Encoding.utf8)
        if String.tokenKey == "x" { print("equal") }
        print(id)
        """))
    play.happens(.openedApp)
    #expect(play.assumed.count == 2)
    #expect(play.logged.count == 2)
  }

  @Test("dictionaryRepresentation holds the registered defaults")
  func registered() throws {
    let logged = try printed(
      """
      UserDefaults.standard.register(defaults: ["a": 1, "b": 2])
      UserDefaults.standard.set(3, forKey: "b")
      let all = UserDefaults.standard.dictionaryRepresentation()
      print(all["a"]!, all["b"]!)
      """)
    #expect(logged == ["1 3"])
  }

  @Test("an unknown fetch interval is assumed to be one")
  func fetchInterval() throws {
    var play = try Play(
      launching("application.setMinimumBackgroundFetchInterval(SDK.interval)"))
    play.happens(.openedApp)
    #expect(play.assumed == ["3: SDK.interval == backgroundFetchIntervalNever = false"])
  }

  @Test("an extension that comes first gives no superclass")
  func extensionFirst() throws {
    let source = """
      extension AppDelegate: SDKExecutor { func run() {} }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        override init() { super.init() }
      }
      """
    let program = try load(source)
    #expect(program.unknownSuperclass == nil)
    #expect(program.tree.tables["AppDelegate"] != nil)
  }
}
