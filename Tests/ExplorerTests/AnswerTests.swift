import CommandLanguage
import LifecycleModel
import Platform
import Testing

@testable import Explorer

/// Answers of `explore`, with the number of visited worlds.
@Suite struct AnswerTests {
  struct Count: Equatable {
    var worlds: Int
    var transitions: Int
  }

  private func ask(_ question: Search.Question) -> (answer: Search.Answer, count: Count) {
    var search = Search(question)
    let answer = search.run()
    return (answer, Count(worlds: search.worlds, transitions: search.transitions))
  }

  @Test("naive under ios9: an arrival under the switcher is taken for a tap")
  func naive() throws {
    let (answer, count) = ask(try question("naive"))
    #expect(answer.events?.map(\.text) == ["open", "switcher", "push mixed"])
    #expect(answer.property == .arrivalIsArrival)
    #expect(answer.breach == .arrivalAsTap(NotificationName(id: 1)))
    #expect(count == Count(worlds: 46, transitions: 92))
  }

  @Test("article under ios9: nothing breaks it, and nothing was left to visit")
  func article() throws {
    let (answer, count) = ask(try question("article"))
    #expect(answer.events == nil)
    #expect(answer.extent == .complete)
    #expect(count == Count(worlds: 852, transitions: 7358))
  }

  @Test("article with Notification Center: the hole in the flag")
  func hole() throws {
    let (answer, _) = ask(try question("article", with: ["center"]))
    #expect(answer.events?.map(\.text) == ["push mixed", "open", "center", "tap"])
    #expect(answer.property == .tapIsTap)
    #expect(answer.breach == .tapAs(.arrival, NotificationName(id: 1)))
  }

  @Test("legacy marks nothing: it is not judged")
  func legacy() throws {
    let question = try question("legacy")
    var search = Search(question)
    let answer = search.run()
    #expect(answer.events == nil)
    let remarks = Report.remarks(Exploration(), search, answer, nil).map(\.en)
    #expect(remarks.contains { $0.contains("fetchCompletionHandler:): no push wakes it") })
  }

  @Test("legacy: properties that nothing touches hold emptily, and that is said")
  func emptily() throws {
    let properties: [Exploration.Property] = [.handlerOnce, .handlerInTime]
    var search = Search(try question("legacy", .ios9, .broken(properties)))
    let answer = search.run()
    #expect(answer.events == nil)
    let remarks = Report.remarks(
      Exploration(aim: .properties(properties)), search, answer, nil
    ).map(\.en)
    #expect(remarks.count { $0.contains("holds trivially") } == 2)
  }

  @Test("a depth that cuts something off says so")
  func bounded() throws {
    #expect(ask(try question("article", depth: 4)).answer.extent == .bounded)
  }

  @Test("so does a bound of worlds")
  func fewWorlds() throws {
    var question = try question("article")
    question.mostWorlds = 100
    let (answer, count) = ask(question)
    #expect(answer.extent == .bounded)
    #expect(count.worlds == 100)
  }

  @Test("an answer one event behind the depth makes it bounded")
  func answerBehindDepth() throws {
    var question = try question("naive", only: ["switcher", "push mixed"], depth: 1)
    question.start =
      reaction(to: .openedApp, in: question.start, running: question.program).world
    #expect(ask(question).answer.events == nil)
    #expect(ask(question).answer.extent == .bounded)
    question.depth = 2
    #expect(ask(question).answer.events?.map(\.text) == ["switcher", "push mixed"])
  }

  @Test("content is missing where the app comes to the front just as the network's time is over")
  func contentInTime() throws {
    var question = try question(
      "article", .ios9, .broken([.contentBeforeOpen]),
      only: ["push mixed", "reclaim", "wait 5s", "open"], depth: 4)
    var network = question.start.network
    network.duration = .seconds(5)
    question.start.apply(.network(network))
    #expect(ask(question).answer.events?.count == 4)
    network.duration = .seconds(6)
    question.start.apply(.network(network))
    #expect(ask(question).answer.events == nil)
  }

  @Test("slices of any size make no difference", arguments: [1, 7, 1000])
  func slices(size: Int) throws {
    var search = Search(try question("naive"))
    var answer: Search.Answer?
    while answer == nil { answer = search.advance(transitions: size) }
    #expect(answer?.events?.count == 3)
    #expect(search.transitions == 92)
  }

  @Test("threads make no difference", arguments: [2, 8])
  func threads(count: Int) throws {
    for (app, depth) in [("naive", 8), ("article", 6)] {
      var question = try question(app, depth: depth)
      let one = ask(question)
      question.threads = count
      let many = ask(question)
      #expect(one.answer == many.answer && one.count == many.count)
    }
  }

  @Test("a search that is stopped gives nothing of what it had begun, and can go on")
  func stopped() throws {
    var search = Search(try question("naive"))
    #expect(search.advance(transitions: 1000, unless: { true }) == nil)
    #expect(search.transitions == 0)
    #expect(search.run().events?.count == 3)
    #expect(search.transitions == 92)
  }

  @Test("a search that is broken off in the middle of an event does not take it in, and can go on")
  func brokenOff() throws {
    var search = Search(try question("naive"))
    let interruption = Interruption()
    let (answer, isCancelled) = interruption.perform {
      interruption.cancel(interruption.piece)
      return search.advance(transitions: 1000)
    }
    #expect(answer == nil && isCancelled && search.transitions == 0)
    #expect(search.run().events?.count == 3)
    #expect(search.transitions == 92)
  }

  @Test("a trap that rests on an assumption is no answer")
  func assumedTrap() throws {
    let code = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          if Account.shared.isSignedIn { let numbers = [1]; print(numbers[3]) }
        }
      }
      """
    var search = Search(try question(code: code, .ios9, .broken([.noTrap]), depth: 3))
    #expect(search.run().events == nil)
  }

  @Test("content that was not downloaded before the app came to the front")
  func content() throws {
    let (answer, _) = ask(try question("article", .ios9, .broken([.contentBeforeOpen])))
    #expect(answer.events?.map(\.text) == ["push mixed", "reclaim", "wait 5s", "open"])
  }

  @Test("find: the shortest way to what is wished")
  func find() throws {
    let wish = try expectation("called didReceiveRemoteNotification in inactive")
    let (answer, _) = ask(try question("article", .ios9, .holds(wish)))
    #expect(answer.events?.map(\.text) == ["push mixed", "tap"])
    let never = try expectation("called performFetch")
    let (none, _) = ask(try question("article", .ios9, .holds(never)))
    #expect(none.events == nil)
    #expect(none.extent == .complete)
  }

  @Test("without events there is nothing to visit")
  func noEvents() throws {
    var question = try question("naive")
    question.events = []
    #expect(ask(question).answer == Search.Answer(extent: .complete))
  }

  @Test("find what holds already")
  func already() throws {
    let (answer, count) = ask(
      try question("article", .ios9, .holds(expectation("state not-running"))))
    #expect(answer.events == [])
    #expect(count.transitions == 0)
  }

  @Test("always: the shortest way to where it fails")
  func always() throws {
    let rule = try expectation("not terminated by watchdog")
    let (none, _) = ask(try question("article", .ios9, .fails(rule)))
    #expect(none.events == nil)
    let once = try expectation("not called didReceiveRemoteNotification 2 times since start")
    let (twice, _) = ask(try question("article", .ios9, .fails(once)))
    #expect(twice.events?.map(\.text) == ["push mixed", "push mixed"])
  }

  @Test("a lesson's goals and what must be kept")
  func lesson() throws {
    let goal = Goal.met(
      goals: [
        [
          try expectation("called didReceiveRemoteNotification in inactive since start"),
          try expectation("treated as tap since start"),
        ]
      ],
      keeps: [[try expectation("not event tap since start")]])
    let (naive, _) = ask(try question("naive", .ios9, goal))
    #expect(naive.events?.map(\.text) == ["open", "switcher", "push mixed"])
    let (article, _) = ask(try question("article", .ios9, goal, depth: 20))
    #expect(article.events == nil)
    #expect(article.extent == .complete)
  }
}

/// Properties that affect nothing, and unknown conditions.
@Suite struct OwnDelegateTests {
  private func delegate(_ properties: String, _ body: String) -> String {
    """
    // UIBackgroundModes: remote-notification
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      \(properties)
      func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
      ) {
        \(body)
      }
    }
    """
  }

  @Test("a counter that is only printed is left out, and that is said")
  func idle() throws {
    let code = delegate(
      "var pushes = 0", "pushes += 1\n print(\"push \\(pushes)\")\n completionHandler(.newData)")
    var search = Search(try question(code: code, .ios9, .broken([.handlerOnce]), depth: 20))
    #expect(search.run().extent == .complete)
    let names = search.question.program.propertyNames
    #expect(search.abstraction.properties.map { names[$0] } == ["pushes"])
  }

  @Test("a counter that a condition reads counts")
  func steering() throws {
    let code = delegate(
      "var pushes = 0", "pushes += 1\n if pushes < 3 { completionHandler(.newData) }")
    var search = Search(try question(code: code, .ios9, .broken([.handlerOnce])))
    let answer = search.run()
    #expect(answer.events?.map(\.text) == ["push mixed", "push mixed", "push mixed"])
    #expect(search.abstraction.properties.isEmpty)
  }

  @Test("an expectation that asks for it makes it count")
  func askedFor() throws {
    let code = delegate("var pushes = 0", "pushes += 1\n completionHandler(.newData)")
    let goal = Goal.holds(try expectation("flag pushes = 2"))
    var search = Search(try question(code: code, .ios9, goal))
    #expect(search.run().events?.map(\.text) == ["push mixed", "push mixed"])
  }

  @Test("a condition that cannot be known is taken both ways, and the answer says which")
  func assumptions() throws {
    let code = delegate(
      "", "if Account.shared.isSignedIn { completionHandler(.newData) }")
    var search = Search(try question(code: code, .ios9, .broken([.handlerOnce])))
    let answer = search.run()
    #expect(answer.events?.map(\.text) == ["push mixed"])
    #expect(answer.assumptions == [Assumption(line: 10, number: 1, .bool(false))])
    let other = delegate(
      "", "if !Account.shared.isSignedIn { completionHandler(.newData) }")
    var second = Search(try question(code: other, .ios9, .broken([.handlerOnce])))
    let otherAnswer = second.run()
    #expect(otherAnswer.events?.map(\.text) == ["push mixed"])
    #expect(otherAnswer.assumptions == [Assumption(line: 10, number: 1, .bool(true))])
  }

  @Test("what only the launch asks for multiplies no worlds where it leaves nothing behind")
  func settled() throws {
    func worlds(_ statement: String) throws -> Int {
      let launch = """
        var mode = 0
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          \(statement)
          mode = 0
          return true
        }
        """
      let code = delegate(launch, "if mode == 0 { completionHandler(.newData) }")
      var search = Search(
        try question(code: code, .ios9, .broken([.handlerOnce, .handlerInTime])))
      #expect(search.run().events == nil)
      return search.worlds
    }
    #expect(try worlds("if Store.isFast { mode = 1 }") == worlds("print(1)"))
  }

  @Test("unknown things and memory that no handler hangs on multiply no worlds")
  func slice() throws {
    func worlds(_ body: String) throws -> Int {
      let code = delegate(
        "var title = \"\"", body + "Store.show(title)\n completionHandler(.newData)")
      var search = Search(
        try question(code: code, .ios9, .broken([.handlerOnce, .handlerInTime])))
      #expect(search.run().events == nil)
      return search.worlds
    }
    let plain = try worlds("")
    #expect(
      try worlds("if Store.a { title = \"a\" }\n if Store.b { title = \"b\" }\n") == plain)
  }
}
