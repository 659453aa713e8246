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

  @Test("a class is the scene delegate if its superclass outside of the files is named so")
  func sceneDelegateByName() throws {
    let source = """
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Screen: BaseSceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
      }
      """
    var play = try Play(load(source), profile: .ios17Scenes)
    #expect(play.program.scenes.adoption == .manifest)
    play.happens(.openedApp)
    #expect(play.logged == ["active"])
  }

  @Test("`.start()` where a type is expected that the files only extend is its static method")
  func implicitOfExtendedType() throws {
    var play = try Play(
      launching(
        """
        let worker: Worker = .make()
        worker.start()
        let other: Worker = .made(by: 1)
        other.end()
        """) + "\nextension Worker: Hashable {}")
    play.happens(.openedApp)
    #expect(
      play.told == [
        "Worker.make()", "Worker.make().start()", "Worker.made(by: 1)", "Worker.made(by: 1).end()",
      ])
  }

  @Test("methods that other files add to a view controller are told, those of UIKit are not")
  func methodsOfControllers() throws {
    var play = try Play(
      launching(
        "let a = UIViewController()\na.present(a, animated: true)\na.greet { print(\"greeted\") }"))
    play.happens(.openedApp, .timePassed(3_000))
    #expect(play.told == ["a.greet() {...}"])
    #expect(play.logged == ["greeted"])
  }

  @Test("something unknown is inserted at a known index")
  func unknownElement() throws {
    #expect(
      try printed(
        "var list = [1, 2]\nlist.insert(SDK.number, at: 1)\nprint(list.count, list[2])")
        == ["3 2"])
  }

  @Test("only conditions that decide whether a handler is called spare the process")
  func conditionsOfHandlers() throws {
    let other = "if SDK.isOn { UserDefaults.standard.set(true, forKey: \"a\") }"
    let deciding = "if SDK.isOn { completionHandler(.newData) }"
    for (body, isSkippedTrap) in [(other, false), (deciding, true)] {
      var play = try Play(receiving(body))
      play.happens(.openedApp, .pressedHome, .sentPush(.silent), .timePassed(31_000))
      #expect(play.spared.isEmpty == !isSkippedTrap)
      #expect((play.world.processState == .notRunning) == !isSkippedTrap)
    }
  }
}
