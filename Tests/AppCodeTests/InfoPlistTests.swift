import LifecycleModel
import Testing

@testable import AppCode

/// What the code finds of the Info.plist, and what is assumed without it.
@Suite struct InfoPlistTests {
  /// Plays the launch. `keys`: the content of the Info.plist; nil if there is none.
  private func launch(_ code: String, _ keys: String?) throws -> Play {
    var play = try Play(code, profile: .ios17Scenes)
    guard let keys else {
      play.happens(.openedApp)
      return play
    }
    let plist = "<plist version=\"1.0\"><dict>\(keys)</dict></plist>"
    let loaded = loadApp([
      AppSource(name: "AppDelegate.swift", text: code), AppSource(name: "Info.plist", text: plist),
    ])
    guard case .program(let program) = loaded else { throw Refused(diagnostics: ["app"]) }
    play.program = program
    play.happens(.openedApp)
    return play
  }

  private func string(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }

  @Test("the bundle identifier is that of the Info.plist, else assumed with a step")
  func bundleIdentifier() throws {
    let code = launching(
      "print(Bundle.main.bundleIdentifier!)\nprint(Bundle.main.bundleIdentifier!)")
    let known = try launch(code, string("CFBundleIdentifier", "org.test.app"))
    #expect(known.logged == ["org.test.app", "org.test.app"])
    #expect(known.assumed == [])
    for keys in [nil, string("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)")] {
      let play = try launch(code, keys)
      #expect(play.logged == ["com.example.pushlab", "com.example.pushlab"])
      #expect(play.assumed == ["3: Bundle.main.bundleIdentifier = \"com.example.pushlab\""])
    }
  }

  @Test("a key that the file does not have is nil; without a file it is unknown")
  func missingKey() throws {
    let code = launching(
      """
      if Bundle.main.object(forInfoDictionaryKey: "API_KEY") is String { print("key") }
      print(Bundle.main.infoDictionary?["HOST"] as? String ?? "none")
      """)
    let known = try launch(code, string("A", "a"))
    #expect(known.logged == ["none"])
    #expect(known.assumed == [])
    let unknown = try launch(code, nil)
    #expect(unknown.logged == ["(Info.plist[\"HOST\"] as? String)"])
  }

  private let sceneDelegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {}
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
    }
    """

  @Test(
    "a scene manifest that names no delegate class makes no scene delegate",
    arguments: [
      "", "<key>UISceneConfigurations</key><dict/>",
      "<key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>"
        + "<array/></dict>",
      "<key>UISceneConfigurations</key><dict><key>CPTemplateApplicationSceneSessionRoleApplication"
        + "</key><array><dict><key>UISceneDelegateClassName</key><string>SceneDelegate</string>"
        + "</dict></array></dict>",
    ])
  func emptyManifest(content: String) throws {
    let manifest = "<key>UIApplicationSceneManifest</key><dict>\(content)</dict>"
    let play = try launch(sceneDelegate, manifest)
    #expect(play.logged == [])
    #expect(play.program.scenes.namesNoDelegate)
    #expect(play.program.scenes.unusedDelegate == "SceneDelegate")
  }

  @Test("the code may name the delegate class instead")
  func classInCode() throws {
    let method = """
      extension AppDelegate {
        func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = SceneDelegate.self
          return configuration
        }
      }
      """
    let play = try launch(
      sceneDelegate + "\n" + method, "<key>UIApplicationSceneManifest</key><dict/>")
    #expect(play.logged == ["active"])
    #expect(!play.program.scenes.namesNoDelegate)
  }

  @Test("the code finds texts, numbers and truth values of the Info.plist's own keys")
  func ownKeys() throws {
    let keys =
      string("A", "x &amp; y") + "<key>B</key><true/><key>C</key><integer>3</integer>"
      + "<key>D</key><dict>\(string("E", "inner"))</dict>" + string("F", "$(SETTING)")
    let play = try launch(
      launching(
        """
        let info = Bundle.main.infoDictionary!
        print(info["A"] as! String, info["B"] as? Bool == true, info["C"] as? Int ?? 0)
        print(Bundle.main.object(forInfoDictionaryKey: "A") as? String ?? "none")
        print(Bundle.main.object(forInfoDictionaryKey: "E") ?? "none")
        print(Bundle.main.object(forInfoDictionaryKey: "F") as! String)
        """), keys)
    #expect(play.logged.prefix(3) == ["x & y true 3", "x & y", "none"])
    #expect(play.logged.last == "Info.plist[\"F\"]")
  }

  @Test(
    "a task's identifier is permitted where it or the Info.plist is known in part only",
    arguments: [
      ("\"org.a.refresh\"", "$(PRODUCT_BUNDLE_IDENTIFIER).refresh", true),
      ("\"org.a.other\"", "$(PRODUCT_BUNDLE_IDENTIFIER).refresh", false),
      ("Bundle.main.bundleIdentifier! + \".refresh\"", "org.a.refresh", true),
      ("Bundle.main.bundleIdentifier! + \".other\"", "org.a.refresh", false),
      ("SDK.refresh", "org.a.refresh", true), ("\"org.b\"", "org.a", false),
    ])
  func permittedTasks(_ identifier: String, _ entry: String, _ isPermitted: Bool) throws {
    let code = launching(
      """
      let scheduler = BGTaskScheduler.shared
      print(scheduler.register(forTaskWithIdentifier: \(identifier), using: nil) { _ in })
      """)
    let list = "BGTaskSchedulerPermittedIdentifiers"
    let play = try launch(
      code, "<key>\(list)</key><array><string>\(entry)</string></array>")
    #expect(play.logged == ["\(isPermitted)"])
    let asked = "4: \(list).contains(\(identifier)) = true"
    #expect(play.assumed.contains(asked) == identifier.hasPrefix("SDK"))
  }

  @Test("the list of task identifiers counts also where the code does not use BGTaskScheduler")
  func unusedTasks() throws {
    let list = "<key>BGTaskSchedulerPermittedIdentifiers</key><array><string>a</string></array>"
    #expect(try launch(launching("print(1)"), list).program.permittedTasks == ["a"])
    #expect(try launch(launching("print(1)"), nil).program.permittedTasks == [])
  }

  @Test(
    "the window is UIKit's if the Info.plist names a storyboard, and other classes do not count")
  func window() throws {
    let code =
      launching("print(window == nil)\nwindow = UIWindow()", members: "var window: UIWindow?")
    #expect(try launch(code, string("UIMainStoryboardFile", "Main")).logged == ["false"])
    #expect(try launch(code, string("A", "b")).logged == ["true"])
    let other =
      launching(
        "print(window == nil, Screen().isShown)",
        members: "var window: UIWindow?") + """

        class Screen {
          var window: UIWindow? = UIWindow()
          var isShown: Bool { window != nil }
        }
        """
    #expect(try launch(other, nil).logged == ["false true"])
    let unread = other.replacing("window == nil", with: "1")
    let play = try launch(unread, nil)
    #expect(play.logged == ["1 true"])
    #expect(play.program.storyboardOwner == nil)
    #expect(try launch(other, nil).program.storyboardOwner == "AppDelegate")
  }

  @Test("an entry under an unknown key is unknown")
  func unknownKey() throws {
    let code = launching(
      """
      if Bundle.main.object(forInfoDictionaryKey: Keys.server) as? String == nil { print("none") }
      """)
    let play = try launch(code, string("Server", "a"))
    #expect(play.assumed == ["3: (Info.plist[Keys.server] as? String) = nil"])
  }
}
