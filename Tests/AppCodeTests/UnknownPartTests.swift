import LifecycleModel
import Testing

@testable import AppCode

/// Published apps of which some files are missing. Each was once played wrongly.
@Suite struct UnknownPartTests {
  @Test("a property that only other files set is taken as there, in the delegate too")
  func awaitedProperty() throws {
    var play = try Play(
      launching("store.open()\nprint(\"on\")", members: "var store: ShopStore!"))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.logged == ["on"])
  }

  @Test("JSON and Data of something unknown are unknown, and no trap")
  func unknownBytes() throws {
    var play = try Play(
      launching(
        """
        struct Body: Codable { var id: Int }
        let data = try? JSONSerialization.data(withJSONObject: ["a": SDK.id])
        let encoded = try? JSONEncoder().encode(Body(id: SDK.id))
        print(data?.count ?? 0, encoded?.count ?? 0, Data([1, SDK.id]).count)
        print(JSONSerialization.isValidJSONObject(["a": 1]), "on")
        """))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.logged.last == "true on")
    #expect(play.logged.first?.hasSuffix("Data([1, SDK.id]).count") == true)
  }

  @Test("a text of the project is what assume says")
  func assumedText() throws {
    var play = try Play(launching("print(Bundle.main.bundleIdentifier ?? \"\")"))
    play.happens(.assumed(Assumption(line: 3, .text("com.a.b"))))
    play.happens(.openedApp)
    #expect(play.logged == ["com.a.b"])
  }

  @Test("functions named like types are unknown; a timer without arguments never fires")
  func functionsAndTimers() throws {
    var play = try Play(
      launching(
        """
        let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("a.png")
        print(NSHomeDirectory() + "x", file)
        print("on")
        """,
        members: "var timer = Timer()"))
    play.happens(.openedApp, .timePassed(.seconds(2)))
    #expect(play.traps == [])
    #expect(play.logged.last == "on")
    #expect(play.world.processState == .running)
  }

  @Test("an unknown thing in front of ?. is asked once where its member is assigned")
  func chainedAssignment() throws {
    var play = try Play(launching("SDK.shared()?.key = \"a\"\nprint(\"on\")"))
    play.happens(.openedApp)
    let calls = play.all.count {
      if case .app(.called(let call)) = $0.change { call == "SDK.shared()" } else { false }
    }
    #expect(calls == 1)
    #expect(play.logged == ["on"])
  }

  @Test("a module's name in front of a type: UIKit's own, not the files'")
  func moduleInFront() throws {
    var play = try Play(
      launching(
        """
        let center = Foundation.NotificationCenter.default
        center.addObserver(
          forName: UIKit.UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { _ in print("active") }
        """,
        members: "protocol NotificationCenter {}"))
    play.happens(.openedApp)
    #expect(play.assumed == [])
    #expect(play.logged == ["active"])
  }

  @Test("a content's userInfo prints its keys as AnyHashable")
  func printedUserInfo() throws {
    var play = try Play(
      launching(
        "UNUserNotificationCenter.current().delegate = self",
        members: """
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
          ) async -> UNNotificationPresentationOptions {
            let userInfo = notification.request.content.userInfo
            print(userInfo)
            return []
          }
          """), profile: .ios17Scenes)
    let alert = JSON.object([.init("alert", .string("Hi"))])
    play.happens(.openedApp, .sentPush(Push(payload: .object([.init("aps", alert)]))))
    #expect(play.logged == ["[AnyHashable(\"aps\"): [\"alert\": \"Hi\"]]"])
  }

  @Test("a static member of a type that is unknown here may be added to")
  func unknownLevel() throws {
    var play = try Play(
      launching(
        """
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert + 1
        window.makeKeyAndVisible()
        print("shown")
        """))
    play.happens(.openedApp)
    #expect(play.traps == [] && play.spared == [])
    #expect(play.logged == ["shown"])
  }

  @Test("a wrapper that the files do not have fills a local variable")
  func localInjection() throws {
    var play = try Play(
      launching(
        """
        @Dependency(\\.client) var client
        let count = 3
        Task { [count] in
          for await change in client.changes() { client.take(change) }
          print("done", count)
        }
        """))
    play.happens(.openedApp)
    #expect(play.traps == [] && play.spared == [])
    #expect(play.logged == ["done 3"])
  }

  @Test("a handler that a case carries to unknown code is called")
  func handlerInACase() throws {
    var play = try Play(
      receiving("Store.shared.send(.app(.received(userInfo, completionHandler)))"),
      profile: .ios17Scenes)
    let aps = JSON.object([.init("content-available", .number("1"))])
    let silent = Push(payload: .object([.init("aps", aps)]))
    play.happens(.openedApp, .sentPush(silent), .timePassed(.seconds(5)))
    #expect(play.completions == ["newData"])
  }

  @Test("categories that are not in the files are not taken for none")
  func unknownCategories() throws {
    var play = try Play(
      launching("UNUserNotificationCenter.current().setNotificationCategories(Kit.categories)"),
      profile: .ios17Scenes)
    play.happens(.openedApp)
    let isSet = play.all.contains { step in
      if case .app(.setCategories) = step.change { true } else { false }
    }
    #expect(!isSet)
  }

  @Test("a post that the files' own observers hear is played")
  func heardPost() throws {
    var play = try Play(
      launching(
        """
        let center = NotificationCenter.default
        center.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in print("heard") }
        center.post(name: .init("a"), object: nil)
        center.post(name: .init("b"), object: nil)
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["heard"])
    let noted = play.all.compactMap { step -> String? in
      if case .app(.called(let spelling)) = step.change { spelling } else { nil }
    }
    #expect(noted == ["NotificationCenter.default.post(b)"])
  }

  @Test("a storyboard's window is the scene's, and the application's where scenes are not sure")
  func windows() throws {
    let code =
      launching("print(window == nil)", members: "var window: UIWindow?") + """

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func sceneDidBecomeActive(_ scene: UIScene) { print(window == nil) }
        }
        """
    func logged(_ plist: String?) throws -> [String] {
      var sources = [AppSource(name: "AppDelegate.swift", text: code)]
      if let plist {
        let text = "<plist version=\"1.0\"><dict>\(plist)</dict></plist>"
        sources.append(AppSource(name: "Info.plist", text: text))
      }
      guard case .program(let program) = loadApp(sources) else {
        throw Refused(diagnostics: ["app"])
      }
      var stage = Configuration(profile: Profile(.ios17Scenes))
      stage.adoption = program.scenes.adoption
      let steps = react(to: .openedApp, in: World(stage: stage), running: program)
      return steps.compactMap { step in
        if case .app(.logged(let text)) = step.change { text } else { nil }
      }
    }
    #expect(try logged(nil) == ["true", "false"])
    #expect(try logged("<key>A</key><string>b</string>") == ["false", "false"])
    let manifest = "<key>UIApplicationSceneManifest</key>"
    #expect(try logged("\(manifest)<dict></dict>") == ["true"])
    let named = "<key>UISceneDelegateClassName</key><string>App.SceneDelegate</string>"
    #expect(try logged("\(manifest)<dict>\(named)</dict>") == ["true", "true"])
    let storyboard = "<key>UISceneStoryboardFile</key><string>Main</string>"
    #expect(try logged("\(manifest)<dict>\(named)\(storyboard)</dict>") == ["true", "false"])
  }
}
