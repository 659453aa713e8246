import LifecycleModel
import Testing

@testable import AppCode

/// Extensions of enumerations and option sets of the frameworks, and of types of other files.
@Suite struct ImportedEnumerationTests {
  private let extensions = """

    extension UNAuthorizationStatus {
      var isGiven: Bool { self == .authorized || self == .provisional }
      var word: String { switch self { case .denied: return "off"; default: return "on" } }
      func name() -> String { "status \\(word)" }
    }
    extension UIApplication.State { var word: String { self == .active ? "front" : "back" } }
    extension UNNotificationPresentationOptions { var hasSound: Bool { contains(.sound) } }
    extension UNAuthorizationStatus: CustomStringConvertible {
      public var description: String { "<\\(word)>" }
    }
    """

  @Test("members of the files are played on a case, by the type that has it")
  func members() throws {
    var play = try Play(
      launching(
        """
        let status = UNAuthorizationStatus.denied
        print(status.isGiven, status.word, status.name(), status)
        print(application.applicationState.word, UIApplication.State.active.word)
        let options: UNNotificationPresentationOptions = [.banner, .sound]
        print(options.hasSound)
        """) + extensions)
    play.happens(.openedApp)
    #expect(play.logged == ["false off status off <off>", "back front", "true"])
    #expect(play.told == [])
  }

  @Test("a switch over a value of a type that the files only extend takes its first case")
  func onlyExtended() throws {
    var play = try Play(
      launching(
        """
        let note = SDKNote(id: 1)
        switch note { case .coin(let n): print("coin", n); case .token: print("token") }
        print(note.load(), note == .token)
        """) + """

          extension SDKNote {
            func load() -> String { switch self { case .coin: return "c"; case .token: return "t" } }
          }
          """)
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.logged.last?.hasPrefix("c ") == true)
    #expect(play.assumed == ["4: SDKNote = case coin"])
  }

  @Test("a type of the app whose name begins like one of UIKit's is unknown")
  func namedLikeApple() throws {
    var play = try Play(
      launching(
        """
        if UITestingBoot.isOn { print("on") } else { print("off") }
        print(UIApplication.shared.applicationState == .inactive)
        """))
    play.happens(.openedApp)
    #expect(play.assumed == ["3: UITestingBoot.isOn = false"])
    #expect(KnownType.isKnown("UITableView") && KnownType.isKnown("UNNotificationSettings"))
    #expect(!KnownType.isKnown("UITabsPlus") && !KnownType.isKnown("UNPushConfig"))
  }
}
