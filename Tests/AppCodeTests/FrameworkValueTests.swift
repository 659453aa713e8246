import LifecycleModel
import Testing

@testable import AppCode

/// Numbers, keys and static properties that frameworks and other files give to types of iOS.
@Suite struct FrameworkValueTests {
  @Test("names of frameworks for numbers are numbers")
  func numbers() throws {
    #expect(
      try printed(
        """
        let frames = AVAudioFramePosition(30.5)
        var now: AVAudioFramePosition = 0
        while now < frames { now += AVAudioFramePosition(AVAudioFrameCount(8)) }
        print(now, CLLocationDistance(3) > 2, CFTimeInterval(2) * 2)
        """) == ["32 true 4.0"])
  }

  @Test("a comparison of an object of a framework with a number is unknown, no trap")
  func objects() throws {
    var play = try Play(
      launching("if AVUnplayed(3) > 2 { print(\"more\") } else { print(\"less\") }"))
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.logged == ["less"])
    #expect(play.assumed.count == 1)
  }

  @Test(
    "an entry of Info.plist under an unknown key is unknown",
    arguments: [
      "Bundle.main.object(forInfoDictionaryKey: Keys.server)",
      "Bundle.main.object(forInfoDictionaryKey: Bundle.Info.server)",
      "Bundle.main.infoDictionary?[Keys.server]",
    ])
  func infoKeys(_ entry: String) throws {
    let plist = "<plist><dict><key>CFBundleName</key><string>A</string></dict></plist>"
    let source = launching("if let id = \(entry) as? String { print(id) } else { print(\"none\") }")
    guard
      case .program(let program) = loadApp([
        AppSource(name: "AppDelegate.swift", text: source),
        AppSource(name: "Info.plist", text: plist),
      ])
    else {
      Issue.record("not loaded")
      return
    }
    var play = Play(program)
    play.happens(.openedApp)
    #expect(play.assumed.count == 1)
  }

  @Test("a static property that another file adds keeps what the code gives it")
  func statics() throws {
    var play = try Play(
      launching(
        """
        UserDefaults.token = "a"
        if let token = UserDefaults.token { print(token) }
        UIApplication.flag = true
        if UIApplication.flag { print("on") }
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["a", "on"])
    #expect(play.assumed == [])
  }

  @Test("the first letters of an unknown text are there if the text is")
  func prefixes() throws {
    var play = try Play(launching("if let code = SDK.languages.first?.prefix(2) { print(code) }"))
    play.happens(.openedApp)
    #expect(play.assumed.count == 1)
    #expect(play.assumed[0].hasPrefix("3: SDK.languages.first = "))
  }
}
