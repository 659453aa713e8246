import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// Searches of a few events whose answers can be checked by hand.
@Suite struct SmallSearchTests {
  /// A delegate with code for becoming active and for pushes.
  private func delegate(active: String = "", push: String = "", more: String = "") -> String {
    ExplorerTests.delegate(
      members: """
        \(more)
        func applicationDidBecomeActive(_ application: UIApplication) { \(active) }
        """,
      push: "\(push)\ncompletionHandler(.newData)")
  }

  private func opened(_ question: Search.Question) -> Search.Question {
    var question = question
    question.start =
      reaction(to: .openedApp, in: question.start, running: question.program).world
    return question
  }

  @Test("what lies just behind the depth counts: it leads back, and touches a property")
  func behindTheDepth() throws {
    let code = delegate(active: "print(1)")
    let question = opened(
      try question(code: code, .ios9, .broken([.noTrap]), only: ["home", "open"], depth: 1))
    var search = Search(question)
    #expect(search.run() == Search.Answer(extent: .complete))
    #expect(search.touched == [.noTrap])
    #expect(search.depthReached == 1)
    #expect(search.worlds == 2 && search.transitions == 3)
    #expect(search.waiting == 0 && search.waitingAtDepth == 0)
  }

  @Test("what an event within the depth touches counts where the search ends before its depth")
  func withinTheDepth() throws {
    let question = opened(
      try question(
        code: delegate(active: "print(1)"), .ios9, .broken([.noTrap]), only: ["home", "open"]))
    var search = Search(question)
    #expect(search.run() == Search.Answer(extent: .complete))
    #expect(search.touched == [.noTrap] && search.depthReached == 2)
  }

  @Test("the way back from a world at the depth is known")
  func wayBack() throws {
    let active = Goal.possible(try expectation("state active"))
    var search = Search(
      opened(try question("article", .ios9, active, only: ["lock", "unlock"], depth: 1)))
    #expect(search.run() == Search.Answer(extent: .complete))
  }

  @Test("a depth of nothing visits one event behind it, and keeps no world")
  func noDepth() throws {
    var search = Search(
      try question("article", .ios9, .holds(expectation("state active")), only: ["open"], depth: 0))
    #expect(search.run() == Search.Answer(extent: .bounded))
    #expect(search.worlds == 1 && search.transitions == 1 && search.depthReached == 0)
  }

  @Test("a slice of no transition does nothing")
  func emptySlice() throws {
    var search = Search(try question("naive"))
    #expect(search.advance(transitions: 0) == nil)
    #expect(search.transitions == 0)
    #expect(search.advance(transitions: 1) == nil)
    #expect(search.transitions > 0)
  }

  @Test("a claim about steps holds behind no event yet; a refused event is none of a search")
  func aboutSteps() throws {
    let nothing = Goal.holds(try expectation("calls nothing"))
    var search = Search(try question("naive", .ios9, nothing, only: ["lock", "unlock"]))
    #expect(search.run().events?.map(\.text) == ["lock"])
    let refused = Goal.holds(try expectation("refused"))
    search = Search(try question("naive", .ios9, refused, only: ["home", "lock", "unlock"]))
    #expect(search.run() == Search.Answer(extent: .complete))
  }

  // MARK: Throttling

  @Test("a sequence whose push APNs throttles is no answer; one that is not throttled is")
  func throttled() throws {
    let wish = Goal.holds(
      try expectation("called didReceiveRemoteNotification 4 times since start"))
    var search = Search(try question(code: delegate(), .ios9, wish, only: ["push silent"]))
    #expect(search.run() == Search.Answer(extent: .complete))
    #expect(search.throttledAnswers == 1)
    search = Search(try question(code: delegate(), .ios9, wish, only: ["push silent", "open"]))
    let answer = search.run()
    let silent = [String](repeating: "push silent", count: 3)
    #expect(answer.events?.map(\.text) == silent + ["open", "push silent"])
    #expect(search.throttledAnswers == 1)
    let remarks = Report.remarks(Exploration(), search, answer, nil).map(\.en)
    #expect(remarks.contains { $0.hasPrefix("left out: 1 longer sequences") })
  }

  @Test("a push with expiration 0 that APNs throttles is discarded: no answer either")
  func throttledWithoutStorage() throws {
    let wish = Goal.holds(
      try expectation("called didReceiveRemoteNotification 4 times since start"))
    var search = Search(
      try question(code: delegate(), .ios9, wish, only: ["push silent expires=0"]))
    #expect(search.run() == Search.Answer(extent: .complete))
    #expect(search.throttledAnswers == 1)
  }

  @Test(
    "a push with expiration 0 that APNs discards for another cause may be the answer",
    arguments: ["offline", "battery 20"])
  func discarded(cause: String) throws {
    let wish = Goal.holds(try expectation("apns discarded"))
    var search = Search(
      try question(code: delegate(), .ios9, wish, only: [cause, "push silent expires=0"]))
    #expect(search.run().events?.map(\.text) == [cause, "push silent expires=0"])
    #expect(search.throttledAnswers == 0)
  }

  @Test("a push that APNs delivers may be the answer, though it counts for later ones")
  func delivered() throws {
    let code = delegate().replacing("completionHandler(.newData)", with: "print(1)")
    var search = Search(
      try question(code: code, .ios9, .broken([.handlerOnce]), only: ["push silent"]))
    #expect(search.run().events?.map(\.text) == ["push silent"])
    #expect(search.throttledAnswers == 0)
  }

  @Test("whole ways: what APNs throttles is left out as well")
  func throttledWays() throws {
    // Four pushes lead to a world that no event leaves.
    let counting = delegate(push: "if pushes < 4 { pushes += 1 }", more: "var pushes = 0")
    let never = Goal.eventually(try expectation("state active"))
    var search = Search(try question(code: counting, .ios9, never, only: ["push silent"]))
    #expect(search.run() == Search.Answer(extent: .complete))
    #expect(search.throttledAnswers == 1)
    let few = delegate(
      push: "pushes = min(pushes + 1, 4); isFew = pushes < 4",
      more: "var pushes = 0\n  var isFew = true")
    let stays = Goal.possible(try expectation("flag isFew = true"))
    search = Search(try question(code: few, .ios9, stays, only: ["push silent"]))
    #expect(search.run() == Search.Answer(extent: .complete))
    // The fourth push, and a fifth one without effect.
    #expect(search.throttledAnswers == 2)
  }

  // MARK: Limits from outside

  @Test("without a clock a gauge shows no rate and no time left; with one it does")
  func progress() throws {
    func at(_ seconds: Double, _ search: Search) -> String {
      SearchGauge(seconds: { seconds }, reached: { nil }).progress(of: search).en
    }
    var search = Search(try question("naive", .ios9, only: ["open", "home", "lock"], depth: 4))
    #expect(at(10, search) == "depth 0 of 4, 1 worlds, 0 transitions/s")
    _ = search.advance(transitions: 1)
    let bare = Bilingual(
      en: "depth 1 of 4, \(search.worlds) worlds", zh: "深度 1 / 4，\(search.worlds) 个状态")
    #expect(SearchGauge.none.progress(of: search) == bare)
    #expect(at(0.1, search) == bare.en)
    let left = 10 * (search.worlds - 1)
    #expect(at(10, search) == bare.en + ", 0 transitions/s, this depth: \(left) s left")
    #expect(at(0.5, search).hasPrefix(bare.en + ", \(2 * search.transitions) transitions/s, "))
    _ = search.run()
    #expect(!at(10, search).contains("left"))
    var single = Search(try question("naive", .ios9, only: ["open"], depth: 4))
    _ = single.advance(transitions: 1)
    #expect(at(10, single) == "depth 1 of 4, 2 worlds, 0 transitions/s, this depth: 10 s left")
  }

  @Test("a gauge hands on that the user stops a search")
  func stopped() throws {
    var search = Search(try question("naive"))
    let none = SearchGauge(seconds: { 0 }, reached: { nil })
    #expect(none.advance(&search, unless: { true }) == nil)
    #expect(search.transitions == 0)
    #expect(none.advance(&search)?.answer.events?.count == 3)
  }

  @Test("an app that asks for fetches late is told what stands in the way then")
  func lateRefusal() throws {
    let code = delegate(
      more: """
        func applicationDidEnterBackground(_ application: UIApplication) {
          application.setMinimumBackgroundFetchInterval(60)
        }
        func application(
          _ a: UIApplication, performFetchWithCompletionHandler h: @escaping (UIBackgroundFetchResult) -> Void
        ) { h(.noData) }
        """)
    var search = Search(
      try question(
        code: code.replacing("remote-notification", with: "fetch"), .ios12,
        .broken([.handlerOnce]), only: ["open", "home", "fetch"], depth: 4))
    #expect(search.run().events == nil)
    let refused = search.refusedEverywhere
    #expect(refused.map(\.candidate.text) == ["fetch"])
    guard case .tooEarly? = refused.first?.denial.condition else {
      Issue.record("\(refused)")
      return
    }
  }
}
