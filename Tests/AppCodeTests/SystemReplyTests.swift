import LifecycleModel
import Testing

@testable import AppCode

/// Completion handlers that the system calls on threads of its own, and those of the app's delegate
/// that are called after the method has returned.
@Suite struct SystemReplyTests {
  @Test(
    "what willPresent answers is shown when the handler is called, and not before",
    arguments: [
      ("handler([.banner, .list])", 0), ("Task { handler([.banner, .list]) }", 0),
      ("DispatchQueue.main.async { handler([.banner, .list]) }", 0),
      ("Task {\ntry? await Task.sleep(for: .seconds(1))\nhandler([.banner, .list])\n}", 1),
      ("DispatchQueue.main.asyncAfter(deadline: .now() + 3) { handler([.banner, .list]) }", 3),
    ])
  func lateAnswer(_ answer: String, _ seconds: Int) throws {
    var play = try Play(Self.asked(answer), profile: .ios17Scenes)
    play.happens(.openedApp, .sentPush(.alert))
    #expect(play.shown == (seconds == 0 ? ["banner", "list"] : ["nothing"]))
    guard seconds > 0 else { return }
    play.happens(.timePassed(.seconds(seconds) - 1))
    #expect(play.shown == [])
    play.happens(.timePassed(1))
    #expect(play.shown == ["banner", "list"])
  }

  @Test("no answer, an empty one, and a wrong one show nothing; each push gets its own answer")
  func otherAnswers() throws {
    for answer in ["print(1)", "handler([])", "Task { handler([]) }"] {
      var play = try Play(Self.asked(answer), profile: .ios17Scenes)
      play.happens(.openedApp, .sentPush(.alert))
      #expect(play.shown == ["nothing"])
    }
    var play = try Play(
      Self.asked("held.append(handler)\nif held.count == 2 { held[0]([.list]); held[1]([]) }"),
      profile: .ios17Scenes)
    play.happens(.openedApp, .sentPush(.alert), .sentPush(.alert))
    #expect(play.shown == ["list", "nothing"])
    #expect(play.world.center.notifications.map(\.push.id) == [1])
  }

  @Test("an answer that comes when the app has left the front counts")
  func answerInBackground() throws {
    var play = try Play(
      Self.asked("DispatchQueue.main.asyncAfter(deadline: .now() + 2) { handler([.list]) }"),
      profile: .ios17Scenes)
    play.happens(.openedApp, .sentPush(.alert), .pressedHome, .timePassed(.seconds(2)))
    #expect(play.shown == ["list"])
  }

  @Test(
    "the system's completion handlers run while the main thread waits for them",
    arguments: [
      "UNUserNotificationCenter.current().getNotificationSettings { _ in sem.signal() }",
      "UNUserNotificationCenter.current().requestAuthorization(options: []) { _, _ in sem.signal() }",
      "UNUserNotificationCenter.current().getPendingNotificationRequests { _ in sem.signal() }",
      "UNUserNotificationCenter.current().setBadgeCount(1) { _ in sem.signal() }",
      "URLSession.shared.dataTask(with: URL(string: \"https://a.b\")!) { _, _, _ in sem.signal() }"
        + ".resume()",
    ])
  func waitsForSystem(_ call: String) throws {
    var play = try Play(
      launching("let sem = DispatchSemaphore(value: 0)\n\(call)\nsem.wait()\nprint(\"on\")"),
      profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["on"] && play.traps == [])
  }

  @Test("they may wait for the main thread and for each other")
  func mainSync() throws {
    var play = try Play(
      launching(
        """
        UNUserNotificationCenter.current().requestAuthorization(options: []) { granted, _ in
          print(granted, Thread.isMainThread)
          DispatchQueue.main.sync { print("main", Thread.isMainThread) }
          let sem = DispatchSemaphore(value: 0)
          UNUserNotificationCenter.current().getNotificationSettings { settings in
            print(settings.authorizationStatus == .authorized)
            sem.signal()
          }
          sem.wait()
          print("end")
        }
        """), profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["true false", "main true", "true", "end"] && play.traps == [])
  }

  @Test("unknown code calls what the main thread waits for, and may call it on another thread")
  func waitsForUnknownCode() throws {
    var play = try Play(
      launching(
        """
        let sem = DispatchSemaphore(value: 0)
        SDK.load { _ in
          DispatchQueue.main.sync { print("in") }
          sem.signal()
        }
        sem.wait()
        print("on")
        """), profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["in", "on"] && play.traps == [] && play.spared == [])
  }

  @Test("a handler that unknown code and the app both call is called again with the same result")
  func calledTwice() throws {
    var play = try Play(
      receiving("SDK.take(userInfo, completionHandler)\ncompletionHandler(.noData)"),
      profile: .ios17Scenes)
    play.happens(.openedApp, .sentPush(.silent), .timePassed(.seconds(5)))
    #expect(play.completions == ["noData", "newData again"])
  }

  private static func asked(_ body: String) -> String {
    launching(
      "UNUserNotificationCenter.current().delegate = self",
      members: """
        var held: [(UNNotificationPresentationOptions) -> Void] = []
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
          withCompletionHandler handler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
          \(body)
        }
        """)
  }
}

extension Play {
  /// Where the last event showed a notification.
  fileprivate var shown: [String] {
    last.compactMap { step in
      switch step.change {
      case .display(let display): display.place.rawValue
      case .app(.notShown): "nothing"
      default: nil
      }
    }
  }
}
