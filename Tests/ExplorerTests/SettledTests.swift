import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// Unknown things that no code of the process can read again, in searches about handlers.
@Suite struct SettledTests {
  private func search(
    launch: String, push: String, only events: [String], depth: Int = 4
  ) throws -> (search: Search, answer: Search.Answer) {
    let code = delegate(
      members: "var mode = 0", launch: launch, push: "\(push)\ncompletionHandler(.newData)")
    var search = Search(
      try question(
        code: code, .ios9, .broken([.handlerOnce, .handlerInTime]), only: events, depth: depth))
    let answer = search.run()
    return (search, answer)
  }

  @Test("two of the launch that leave the same behind count as one where nothing launches again")
  func sameTrace() throws {
    func worlds(_ launch: String, _ events: [String]) throws -> Int {
      try search(launch: launch, push: "if mode == 2 { return }", only: events).search.worlds
    }
    let one = "if Store.a { mode = 1 }"
    let two = one + "; if Store.b { mode = 1 }"
    let once = ["push mixed", "open"]
    #expect(try worlds(two, once) == worlds(one, once))
    let again = once + ["reclaim"]
    #expect(try worlds(two, again) > worlds(one, again))
  }

  @Test("what the launch reads is told apart where another launch reads it again")
  func nextLaunch() throws {
    let launch = """
      let defaults = UserDefaults.standard
      var isMarked = false
      var isOther = false
      if Store.a { isMarked = true }
      if Store.b { isMarked = true; isOther = true }
      if !defaults.bool(forKey: "again") {
        defaults.set(isMarked, forKey: "mark")
      } else if isOther, defaults.bool(forKey: "mark") {
        mode = 1
      }
      defaults.set(true, forKey: "again")
      """
    let answer = try search(
      launch: launch, push: "if mode == 1 { return }", only: ["push mixed", "reclaim"]
    ).answer
    #expect(answer.events?.map(\.text) == ["push mixed", "reclaim", "push mixed"])
    #expect(answer.assumptions == [Assumption(line: 10, number: 1, .bool(true))])
  }

  @Test("a world that took one otherwise does not stand for the same world that may yet take one")
  func laterChoice() throws {
    let push = "if mode == 2, Store.b { return }; mode = min(mode + 1, 2)"
    let answer = try search(
      launch: "if Store.a { mode = 1 }", push: push, only: ["push mixed"]
    ).answer
    #expect(answer.events?.map(\.text) == ["push mixed", "push mixed", "push mixed"])
    #expect(answer.assumptions == [Assumption(line: 14, number: 1, .bool(true))])
  }

  @Test("what makes no difference at the launch tells no worlds apart, and is decided later")
  func deferred() throws {
    let events = ["push mixed", "open"]
    func worlds(_ launch: String) throws -> Int {
      try search(launch: launch, push: "if mode == 2 { return }", only: events).search.worlds
    }
    #expect(try worlds("if Store.a { mode = 0 }") == worlds("mode = 0"))
    #expect(try worlds("if Store.a { mode = 1 }") > worlds("mode = 1"))
    let later = try search(
      launch: "if Store.a { mode = 0 }", push: "if Store.a { return }", only: events
    ).answer
    #expect(later.events?.map(\.text) == ["push mixed"])
    #expect(later.assumptions.map(\.value) == [.bool(true)])
  }

  @Test("no world with three open handlers is continued")
  func openHandlers() throws {
    let code = delegate(
      push: """
        DispatchQueue.main.asyncAfter(deadline: .now() + 20) { completionHandler(.newData) }
        """)
    var search = Search(
      try question(
        code: code, .ios9, .broken([.handlerOnce, .handlerInTime]),
        only: ["push mixed", "wait 5s"], depth: 9))
    var most = 0
    while search.advance(transitions: 1) == nil {
      let open = search.waitingWorlds.compactMap { $0.appProcess?.openHandlers.count }
      most = max(most, open.max() ?? 0)
    }
    #expect(most == 2)
    #expect(search.depthReached >= 4)
  }

  @Test("the number of UUIDs made so far tells no worlds apart")
  func identifiers() throws {
    let events = ["push mixed", "open", "home"]
    let plain = try search(launch: "", push: "print(1)", only: events)
    let making = try search(launch: "", push: "print(UUID())", only: events)
    #expect(making.search.worlds == plain.search.worlds)
  }
}
