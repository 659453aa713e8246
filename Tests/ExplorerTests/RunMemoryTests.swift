import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// A search remembers what code of the app did in which circumstances, and makes the steps anew
/// where it would do the same again. Without this memory it finds the same.
@Suite struct RunMemoryTests {
  struct Asked: Sendable, CustomTestStringConvertible {
    var app: String
    var profile = Profile.Name.ios17Scenes
    var goal = Goal.broken([.handlerOnce, .handlerInTime])
    var with: [String] = []
    var depth = 5

    var testDescription: String { "\(app) \(profile) \(goal) \(with)" }
  }

  static let questions = [
    Asked(app: "modern"), Asked(app: "modern", goal: .everything, with: ["center"], depth: 4),
    Asked(app: "article", profile: .ios9), Asked(app: "fetch", profile: .ios9, with: ["fetch"]),
    Asked(app: "legacy", profile: .ios7, goal: .everything, depth: 4),
    Asked(app: "swiftui", goal: .everything, depth: 4),
    Asked(app: "transfer", goal: .everything, with: ["transfer done"], depth: 4),
    Asked(app: "asking", with: ["allow"]), Asked(app: "location", goal: .everything, depth: 4),
    Asked(app: "sdk", profile: .ios13),
  ]

  @Test("answer, worlds and transitions of the built-in apps", arguments: questions)
  func same(asked: Asked) throws {
    try compare(
      question(asked.app, asked.profile, asked.goal, with: asked.with, depth: asked.depth))
  }

  static let bodies = [
    // The time since the launch.
    """
    if Date().timeIntervalSince(launched) > 40 { held = completionHandler; return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { completionHandler(.newData) }
    """,
    // What the defaults hold, which another push changes.
    """
    let count = UserDefaults.standard.integer(forKey: "count")
    UserDefaults.standard.set(count + 1, forKey: "count")
    if count < 3 { completionHandler(.newData) }
    """,
    // Unknown things, one of which is read in two lines.
    """
    let isOld = Store.shared.isOld
    if isOld { Store.shared.load { completionHandler(.newData) } } else if Store.shared.isFull {
      completionHandler(.noData)
    } else { completionHandler(.failed) }
    if Store.shared.isOld && Store.shared.isFull { completionHandler(.newData) }
    """,
    // Numbers of tasks, timers and handlers.
    """
    let task = UIApplication.shared.beginBackgroundTask { completionHandler(.failed) }
    let timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { _ in
      UIApplication.shared.endBackgroundTask(task)
    }
    URLSession.shared.dataTask(with: URL(string: "https://a.example")!) { _, _, error in
      if error != nil { timer.invalidate() }
      completionHandler(.newData)
    }.resume()
    """,
    // The state of the app.
    """
    if application.applicationState == .inactive { held?(.noData); held = completionHandler }
    else { completionHandler(.newData) }
    """,
  ]

  @Test("answer, worlds and transitions of code that reads what changes", arguments: bodies)
  func changing(body: String) throws {
    let code = delegate(
      members: "var launched = Date(); var held: ((UIBackgroundFetchResult) -> Void)?", push: body)
    for goal in [Goal.broken([.handlerOnce, .handlerInTime]), .everything] {
      try compare(
        question(
          code: code, .ios13, goal,
          only: ["open", "home", "push mixed", "push silent", "wait 5s", "wait 31s", "swipe"],
          depth: 4))
    }
  }

  @Test("answer, worlds and transitions of a service extension")
  func serviceExtension() throws {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class NotificationService: UNNotificationServiceExtension {
        var held: ((UNNotificationContent) -> Void)?
        override func didReceive(
          _ request: UNNotificationRequest,
          withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
        ) {
          held = contentHandler
          let content = request.content.mutableCopy() as! UNMutableNotificationContent
          let shared = UserDefaults(suiteName: "group.a")!
          shared.set(shared.integer(forKey: "count") + 1, forKey: "count")
          URLSession.shared.dataTask(with: URL(string: "https://a.example")!) { _, _, _ in
            content.title = "\\(shared.integer(forKey: "count"))"
            self.held?(content)
            self.held = nil
          }.resume()
        }
        override func serviceExtensionTimeWillExpire() { held?(UNNotificationContent()) }
      }
      """
    for goal in [Goal.broken([.handlerOnce, .handlerInTime]), .everything] {
      try compare(
        question(
          code: code, .ios17Scenes, goal,
          only: ["open", "home", "push rich", "push mixed", "wait 5s", "offline", "tap"], depth: 4))
    }
  }

  private func compare(_ asked: Search.Question) throws {
    var question = asked
    question.recordsTransitions = true
    question.remembersRuns = false
    var plain = Search(question)
    let answer = plain.run()
    let transitions = plain.takeTransitions().map(text)
    question.remembersRuns = true
    for threads in [1, 2, 8] {
      question.threads = threads
      var search = Search(question)
      #expect(search.run() == answer, "\(threads) threads")
      #expect(search.worlds == plain.worlds && search.transitions == plain.transitions)
      #expect(search.touched == plain.touched && search.handedOver == plain.handedOver)
      #expect(search.takeTransitions().map(text) == transitions, "\(threads) threads")
    }
  }

  private func text(_ transition: Search.Transition) -> String {
    "\(transition.from) \(String(describing: transition.to)) \(transition.event) "
      + "\(transition.calls) \(transition.state)"
  }
}
