import LifecycleModel
import Testing

@testable import AppCode

/// Members and cases of types that are not in the files, and when iOS makes objects of the files.
@Suite struct UnknownMemberTests {
  @Test("a static method of an unknown type with arguments is noted, and its result is unknown")
  func implicitCall() throws {
    var play = try Play(
      launching("let config: SDKConfig = .client(key: \"c\")\nprint(config)"))
    play.happens(.openedApp)
    #expect(play.logged == ["SDKConfig.client(key: \"c\")"])
    #expect(play.told.contains("SDKConfig.client(key: \"c\")"))
  }

  @Test("an object of iOS has the method of a selector; isSuccess is true")
  func assumedTrue() throws {
    var play = try Play(
      launching(
        """
        let session = AVAudioSession.sharedInstance()
        if session.responds(to: #selector(AVAudioSession.setActive)) { print("has") }
        SDK.load { result in print(result.isSuccess ? "ok" : "no") }
        """))
    play.happens(.openedApp, .timePassed(10_000))
    #expect(play.logged == ["has", "ok"])
  }

  @Test("a parameter with @autoclosure is handed on as it is, as in Swift 4")
  func autoclosure() throws {
    var play = try Play(
      launching(
        "info(\"hello\")",
        members: """
          func info(_ text: @autoclosure () -> Any?) { out(text, 1) }
          func out(_ text: @autoclosure () -> Any?, _ n: Int) { print(text() ?? "nil", n) }
          """))
    play.happens(.openedApp)
    #expect(play.logged == ["hello 1"])
  }

  @Test("what the files match as a case with values is a case")
  func implicitCase() throws {
    var play = try Play(
      launching(
        """
        let route: SDKRoute = .detail(5)
        if case .detail(let id) = route { print(id) }
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["5"])
    #expect(play.told == [])
  }

  @Test("x?.y of something unknown in a condition is an assumption, elsewhere it is none")
  func chainInCondition() throws {
    var play = try Play(
      launching(
        """
        SDK.user?.refresh()
        if SDK.current?.isOn == true { print("on") }
        """))
    play.happens(.openedApp)
    #expect(
      play.assumed == ["4: SDK.current = some", "4: SDK.current.isOn = false"])
  }

  @Test("switches and comparisons agree about an unknown value")
  func agreeing() throws {
    var play = try Play(
      launching(
        """
        switch SDK.number { case 1: print("one"); default: print("other") }
        switch SDK.number { case 2: print("two"); default: print("other") }
        if SDK.number == 1 { print("is one") }
        if SDK.number == 2 { print("is two") }
        switch SDK.text { case "a": print("a"); default: print("other") }
        if SDK.text == "b" { print("b") } else { print("not b") }
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["one", "other", "is one", "a", "not b"])
  }

  @Test("a switch without default takes a case that the default of an earlier one left open")
  func afterDefault() throws {
    var play = try Play(
      launching(
        """
        switch SDK.state { case .a: print("a"); default: print("other") }
        switch SDK.state { case .a: print("a"); case .b: print("b") }
        """))
    play.happens(.assumed(Assumption(line: 3, .enumCase("default"))), .openedApp)
    #expect(play.logged == ["other", "b"])
  }

  @Test("UIKit makes the scene delegate before it calls scene(_:willConnectTo:)")
  func sceneDelegate() throws {
    var play = try Play(
      launching("")
        + """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let start = { print("made"); return 1 }()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            print("connects")
          }
        }
        """, profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["made", "connects"])
    let made = play.all.firstIndex { if case .app(.logged) = $0.change { true } else { false } }
    let called = play.all.firstIndex { step in
      if case .call(let call) = step.change { call.callback == .sceneWillConnect } else { false }
    }
    #expect(try #require(made) < #require(called))
  }

  @Test("a static constant whose text holds a value is made at first use")
  func lazyText() throws {
    var play = try Play(
      "extension SDKKey { static let one = \"\\(made())\" }\n"
        + "func made() -> Int { print(\"made\"); return 1 }\n"
        + launching("print(\"launched\")\nprint(SDKKey.one)"))
    play.happens(.openedApp)
    #expect(play.logged == ["launched", "made", "1"])
  }

  @Test("a property that another file gives to an object of iOS keeps what the code assigns")
  func systemProperty() throws {
    var play = try Play(
      launching(
        """
        UserDefaults.standard.fcmToken = "abc"
        if UserDefaults.standard.fcmToken == nil { print("nothing") } else { print("stored") }
        application.isReady = true
        if application.isReady { print("ready") }
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["stored", "ready"])
    #expect(play.assumed.isEmpty)
    #expect(play.told == ["UserDefaults.fcmToken = \"abc\""])
  }

  @Test("categories and buttons of the files' own extensions are found by their names alone")
  func ownCategories() throws {
    var play = try Play(
      """
      extension UNNotificationAction {
        static var reply: UNNotificationAction { UNTextInputNotificationAction(identifier: "R", title: "R", options: []) }
      }
      extension UNNotificationCategory {
        static var message: UNNotificationCategory {
          UNNotificationCategory(identifier: "M", actions: [.reply], intentIdentifiers: [], options: [])
        }
      }

      """ + launching("UNUserNotificationCenter.current().setNotificationCategories([.message])"))
    play.happens(.openedApp)
    let categories = play.world.app.registrations.categories
    #expect(categories.map(\.identifier) == ["M"])
    #expect(categories.flatMap(\.actions).map(\.identifier) == ["R"])
  }

  @Test("methods without parameters for a protocol of unknown code are named")
  func offeredWithoutParameters() throws {
    let notes = try notes(
      of: launching("SDK.delegate = self") + "extension AppDelegate: SDKDelegate {\n"
        + "  func sdkDidStart() { }\n}\n")
    #expect(notes.contains { $0.contains("'sdkDidStart()' of AppDelegate") })
  }

  @Test("the class with @main is the delegate if its superclass is unknown")
  func mainClass() throws {
    var play = try Play(
      "@main "
        + launching("print(\"on\")").replacing(
          "UIResponder, UIApplicationDelegate", with: "CourierDelegate"))
    play.happens(.openedApp)
    #expect(play.logged == ["on"])
  }
}

/// Further unknown things that once went by without a word.
@Suite struct UntoldUnknownTests {
  @Test("an initialiser whose result is compared with nil is assumed to have made an object")
  func failableInitialiser() throws {
    var play = try Play(
      launching(
        "let sender = JID(SDK.id)\nif sender == nil { print(\"none\") } else { print(\"some\") }")
    )
    play.happens(.openedApp)
    #expect(play.logged == ["some"])
    #expect(play.assumed == ["4: JID(SDK.id) = some"])
  }

  @Test("a download task gives the place of a file")
  func downloadTask() throws {
    var play = try Play(
      launching(
        """
        URLSession.shared.downloadTask(with: URL(string: "https://a.b/c")!) { place, _, _ in
          print(place?.isFileURL == true)
        }.resume()
        """))
    play.happens(.openedApp, .timePassed(.seconds(5)))
    #expect(play.logged == ["true"])
  }

  @Test("DispatchTimeInterval with its name is an interval")
  func dispatchInterval() throws {
    var play = try Play(
      launching(
        """
        DispatchQueue.main.asyncAfter(deadline: .now() + DispatchTimeInterval.seconds(25)) { print("a") }
        """))
    play.happens(.openedApp, .timePassed(.seconds(24)))
    #expect(play.logged == [])
    play.happens(.timePassed(.seconds(2)))
    #expect(play.logged == ["a"])
  }

  @Test("a comparison of two global names of a framework is no trap")
  func comparedGlobals() throws {
    var play = try Play(
      launching("if NSFoundationVersionNumber < NSFoundationVersionNumber_iOS_6_0 { return false }")
    )
    play.happens(.openedApp)
    #expect(play.traps == [])
  }

  @Test("methods for a framework's protocol and overrides that call super are named")
  func offered() throws {
    let notes = try notes(
      of: launching(
        "",
        members:
          "override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { super.touchesBegan(t, with: e) }"
      )
        + """
        class Push: NSObject, CLLocationPushServiceExtension {
          func didReceiveLocationPushPayload(_ p: [String: Any], completion: @escaping () -> Void) { completion() }
          func serviceExtensionWillTerminate() { }
        }
        """)
    for name in [
      "touchesBegan(_:with:)", "didReceiveLocationPushPayload(_:completion:)",
      "serviceExtensionWillTerminate()",
    ] {
      #expect(notes.contains { $0.contains("'\(name)'") }, "\(name)")
    }
  }

  @Test("a view of unknown code shows the views that it is given, which is an assumption")
  func unknownContainer() throws {
    var play = try Play(
      """
      import SwiftUI
      @main struct MyApp: App {
        var body: some Scene {
          WindowGroup { Scope { Text("a").onAppear { print("appears") } } }
        }
      }
      """, profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["appears"])
    #expect(play.assumed.count == 1)
  }
}
