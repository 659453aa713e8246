import LifecycleModel
import Testing

@testable import AppCode

/// What unknown code may change or call, and calls of methods that only other files can declare.
@Suite struct UnknownChangesTests {
  private func play(_ body: String, _ more: String = "") throws -> Play {
    var play = try Play(launching(body) + "\n" + more)
    play.happens(.openedApp)
    #expect(play.traps == [])
    return play
  }

  @Test("a variable that unknown code gets with & is unknown afterwards")
  func changedVariables() throws {
    let play = try play(
      """
      var hash = [0, 0]
      CC_SHA256(SDK.bytes, 2, &hash)
      print(hash)
      var count = 1
      SDK.reader.read(into: &count, more: 2)
      print(count)
      var box = Box()
      SDK.fill(&box.name)
      print(box.name, box.size)
      """, "struct Box { var name = \"a\"; var size = 1 }")
    #expect(play.logged == ["hash", "count", "box.name 1"])
  }

  @Test("an address of a lock, a key or a context, and a set of subscriptions, stay what they are")
  func addresses() throws {
    let play = try play(
      """
      var key = 1
      objc_setAssociatedObject(self, &key, 2, SDK.policy)
      var lock = 3
      os_unfair_lock_lock(&lock)
      var bag: Set<String> = ["a"]
      SDK.publisher.store(in: &bag)
      var context = 4
      SDK.observe(self, context: &context)
      print(key, lock, bag, context)
      """)
    #expect(play.logged == ["1 3 [\"a\"] 4"])
  }

  @Test("bytes that a closure may write are unknown afterwards")
  func writtenBytes() throws {
    let play = try play(
      """
      var bytes = Data(count: 2)
      bytes.withUnsafeMutableBytes { SDK.fill($0) }
      print(bytes)
      """)
    #expect(play.logged == ["bytes"])
  }

  @Test("methods that another file adds to a notification's content are told")
  func methodsOfContent() throws {
    let play = try play(
      """
      let content = UNMutableNotificationContent()
      content.title = "a"
      content.decorate(with: 1)
      print(content.title)
      """)
    #expect(play.told == ["content.decorate(with: 1)"])
    #expect(play.logged == ["a"])
  }

  @Test("methods that another file adds to a type of these files are told, those of iOS are not")
  func methodsOfOwnTypes() throws {
    let play = try play(
      """
      Box(name: "a").refresh()
      Store().open()
      Screen().present(Screen(), animated: true)
      Screen().configure(1)
      Item().isEqual(nil)
      Item().reload()
      """,
      """
      struct Box { var name: String }
      class Store {}
      class Screen: UIViewController {}
      class Item: NSObject {}
      """)
    #expect(
      play.told == [
        "Box.refresh()", "Store.open()", "Screen.configure(1)", "Item.reload()",
      ])
  }

  @Test("an own type with a prefix of Apple's is unknown code, a class of iOS is not")
  func prefixes() throws {
    let play = try play(
      """
      _ = UIAssembly()
      _ = NSPushHandler(1)
      _ = NSWelcomeViewController()
      _ = UINavigationController()
      _ = NSLayoutManager()
      """)
    #expect(play.told == ["UIAssembly()", "NSPushHandler(1)", "NSWelcomeViewController()"])
  }

  @Test("a closure of a method about errors is called, one for an error is not")
  func closuresForErrors() throws {
    var play = try play(
      """
      SDK.purgeErrors { print("purged") }
      SDK.onError { print("error") }
      SDK.load(onFailure: { print("failure") })
      """)
    play.happens(.timePassed(.seconds(10)))
    #expect(play.logged == ["purged"])
  }

  @Test("an unknown object of a class of these files is not assumed to call a closure")
  func ownClass() throws {
    var play = try play(
      """
      let screen = UIApplication.shared.windows.first?.rootViewController as? Screen
      screen?.take { print("screen") }
      let other = SDK.object as? SDKScreen
      other?.take { print("other") }
      """,
      """
      class Screen: UIViewController {
        func take(_ done: @escaping () -> Void) {}
      }
      """)
    play.happens(.timePassed(.seconds(10)))
    #expect(play.logged == ["other"])
  }

  @Test("a completion handler that a cast of its bits renames is still one")
  func castHandler() throws {
    var play = try Play(
      receiving(
        """
        let casted = unsafeBitCast(
          completionHandler, to: (@Sendable (UIBackgroundFetchResult) -> Void).self)
        casted(.newData)
        """))
    play.happens(.openedApp, .sentPush(.mixed))
    #expect(play.told == [])
    #expect(play.completions == ["newData"])
  }
}
