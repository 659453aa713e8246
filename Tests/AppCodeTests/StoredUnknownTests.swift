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

  @Test("a change of a list at an unknown index is said")
  func unknownIndex() throws {
    var play = try Play(launching("var list = [1, 2]\nlist[SDK.index] = 5\nprint(list)"))
    play.happens(.openedApp)
    #expect(play.logged == ["[1, 2]"])
    #expect(play.told == ["[1, 2][SDK.index] = 5"])
  }

  @Test("a second object of unknown code has no property of the first")
  func secondObject() throws {
    let body = """
      let first = SDKUser()
      first.isOn = true
      if first.isOn { print("first") }
      let second = SDKUser()
      if second.isOn { print("second") }
      """
    #expect(try printed(body) == ["first"])
  }

  @Test("an awaited call of unknown code ends after its closure")
  func awaitedCall() throws {
    var play = try Play(
      launching(
        """
        Task {
          print("before")
          let found: Bool = await SDK.context.perform { print("inside"); return true }
          print("after")
          guard found else { return }
          try? await SDK.save { _ in print("saved") }
          print("end")
        }
        """))
    play.happens(.openedApp)
    #expect(play.logged == ["before"])
    play.happens(.timePassed(2_000))
    #expect(play.logged == ["before", "inside", "after"])
    play.happens(.timePassed(2_000))
    #expect(play.logged == ["before", "inside", "after", "saved", "end"])
    #expect(play.told.count == 2)
  }

  @Test("a chain that was gone through, the value beside no error, and labels")
  func readAsThere() throws {
    let body = """
      SDK.session?.begin()
      if let session = SDK.session { print("there", session) }
      guard SDK.find(user: 1).isOn else { return true }
      func other(user: Int) {}
      other(user: 2)
      if SDK.find(user: 1).isOn { print("still on") }
      SDK.load { value, error in
        if let error { print(error) } else if let value { print("value", value) }
      }
      """
    var play = try Play(launching(body))
    play.happens(.openedApp, .timePassed(3_000))
    #expect(play.logged == ["there SDK.session", "still on", "value value"])
    #expect(play.assumed.contains("4: SDK.session = some"))
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

  @Test("an unknown secret is kept in the Keychain")
  func keychain() throws {
    var play = try Play(
      launching(
        """
        let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "a"]
        var result: AnyObject?
        var search = query
        search[kSecReturnData as String] = true
        print(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess)
        var item = query
        item[kSecValueData as String] = Data("\\(SDK.token)".utf8)
        SecItemAdd(item as CFDictionary, nil)
        print(SecItemCopyMatching(search as CFDictionary, &result) == errSecSuccess, result != nil)
        """))
    play.happens(.openedApp, .pressedHome, .reclaimedMemory, .openedApp)
    #expect(play.logged == ["false", "true true", "true", "true true"])
  }

  @Test("the data of a task is Optional, so that map has the data and not its bytes")
  func dataOfTask() throws {
    var play = try Play(
      launching(
        """
        URLSession.shared.dataTask(with: URL(string: "https://a.b")!) { data, _, error in
          print(data.map { "\\($0.count) bytes" } ?? "none", error == nil)
        }.resume()
        """))
    play.happens(.openedApp, .timePassed(.seconds(5)))
    #expect(play.logged == ["1024 bytes true"])
  }
}
