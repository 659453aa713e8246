import LifecycleModel
import Testing

@testable import AppCode

/// Unknown values in UserDefaults, and members that are never nil.
@Suite struct StoredUnknownTests {
  @Test("what the code stored is there, in the next process too, where it may differ")
  func stored() throws {
    var play = try Play(
      launching(
        """
        let defaults = UserDefaults.standard
        if let token = defaults.string(forKey: "token") {
          print(token)
          if token == SDK.token { print("same") }
        } else { print("none") }
        defaults.set(SDK.token, forKey: "token")
        if defaults.string(forKey: "token") == SDK.token { print("same now") }
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["none", "same now"])
    play.happens(.reclaimedMemory, .openedApp)
    #expect(play.logged == ["none", "same now", "earlier SDK.token", "same now"])
    #expect(play.assumed.contains("4: earlier SDK.token = some"))
    #expect(play.assumed.contains("6: earlier SDK.token == SDK.token = false"))
  }

  @Test("what was assumed to be nil is not stored")
  func assumedNil() throws {
    let body = """
      if let token = SDK.token { print(token) }
      UserDefaults.standard.set(SDK.token, forKey: "token")
      print(UserDefaults.standard.object(forKey: "token") == nil)
      """
    #expect(try printed(body) == ["true"])
  }

  @Test("members that no type declares as an Optional are not nil")
  func plainMembers() throws {
    let body = """
      let url: URL = SDK.link
      if last == url.path { print("path") }
      if last == SDK.baseURL.path { print("base") }
      if let name = SDK.file?.lastPathComponent { print(name) }
      if let text = SDK.title?.lowercased() { print(text) }
      """
    #expect(
      try printed(body, members: "var last: String?")
        == ["SDK.file.lastPathComponent", "SDK.title.lowercased()"])
  }

  @Test("mirrors, pointers and classes of unknown things")
  func unknownParts() throws {
    let body = """
      for child in Mirror(reflecting: SDK.user).children { print("child") }
      var count = 0
      let done = withUnsafeMutablePointer(to: &count) { pointer in
        print("at once")
        return SDK.fill(pointer)
      }
      print("after", count)
      guard UIFont.isOwn else { return true }
      if UIColor.isOwn { print("colour") } else { print("no colour") }
      """
    #expect(try printed(body) == ["child", "at once", "after count", "no colour"])
  }

  @Test("protected data's notifications, by their names in Foundation")
  func protectedData() throws {
    var play = try Play(
      launching(
        """
        for name in [UIApplication.protectedDataWillBecomeUnavailableNotification, UIApplication.protectedDataDidBecomeAvailableNotification] {
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { print($0.name.rawValue) }
        }
        _ = UIApplication.shared.beginBackgroundTask {}
        """))
    play.happens(.openedApp, .locked, .timePassed(11_000), .unlocked)
    #expect(
      play.logged == [
        "UIApplicationProtectedDataWillBecomeUnavailable",
        "UIApplicationProtectedDataDidBecomeAvailable",
      ])
  }
}
