import LifecycleModel
import Testing

@testable import AppCode

/// The classes of an app's files that iOS makes, and values at the limits of their types.
@Suite struct ChosenClassesTests {
  @Test("a lazy property in a class with its own initialiser below a class of the files")
  func lazyProperty() throws {
    var play = try Play(
      """
      import UIKit
      class Base: UIResponder, UIApplicationDelegate { }
      @main class AppDelegate: Base {
        lazy var count = 1
        override init() { super.init(); print("made") }
        func applicationDidBecomeActive(_ application: UIApplication) { print(count) }
      }
      """)
    play.happens(.openedApp)
    #expect(play.logged == ["made", "1"])
  }

  private func loggedByScenes(launch: String, plist: String?) throws -> [String] {
    let code = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          let c = UISceneConfiguration(name: nil, sessionRole: s.role)
          \(launch)
          return c
        }
      }
      class First: UIResponder, UIWindowSceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) { print("first") }
      }
      class Second: UIResponder, UIWindowSceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) { print("second") }
      }
      """
    var sources = [AppSource(name: "AppDelegate.swift", text: code)]
    if let plist {
      let text = """
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).\(plist)</string>
        </dict></dict></plist>
        """
      sources.append(AppSource(name: "Info.plist", text: text))
    }
    guard case .program(let program) = loadApp(sources) else {
      throw Refused(diagnostics: ["app"])
    }
    var play = Play(program, profile: .ios17Scenes)
    play.happens(.openedApp)
    return play.logged
  }

  @Test("of two scene delegates, the one that the code sets plays, else the Info.plist's")
  func sceneDelegates() throws {
    let sets = "c.delegateClass = Second.self"
    #expect(try loggedByScenes(launch: sets, plist: nil) == ["second"])
    #expect(try loggedByScenes(launch: "", plist: "Second") == ["second"])
    #expect(try loggedByScenes(launch: "", plist: "First") == ["first"])
    #expect(try loggedByScenes(launch: sets, plist: "First") == ["second"])
  }

  @Test("a Character of several characters or none traps")
  func character() throws {
    for text in ["ab", ""] {
      var play = try Play(launching("let n = \"\(text)\"\nprint(Character(n))\nprint(\"on\")"))
      play.happens(.openedApp)
      #expect(play.logged == [])
      #expect(play.traps.first?.contains("form a Character") == true)
    }
  }

  @Test("the count of all integers traps")
  func count() throws {
    var play = try Play(
      launching("let n = [Int]().count\nprint((Int.min + n...Int.max).count)"))
    play.happens(.openedApp)
    #expect(play.traps == ["4: arithmetic overflow"])
  }

  @Test("a dictionary literal of thousands of keys is made, and a repeated key traps")
  func literal() throws {
    func played(_ last: String) throws -> Play {
      let entries = (0..<5000).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
      var play = try Play(launching("let t = [\(entries), \(last)]\nprint(t.count, t[\"k77\"]!)"))
      play.happens(.openedApp)
      return play
    }
    #expect(try played("\"last\": 0").logged == ["5001 77"])
    #expect(
      try played("\"k5\": 0").traps == ["3: Dictionary literal contains duplicate keys"])
  }
}
