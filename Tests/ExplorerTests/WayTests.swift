import CommandLanguage
import LifecycleModel
import Testing

@testable import Explorer

/// Questions about whole sequences.
@Suite struct WayTests {
  private func ask(
    _ app: String, _ goal: Goal, only events: [String], depth: Int = 8
  ) throws -> Search.Answer {
    var search = Search(try question(app, .ios9, goal, only: events, depth: depth))
    return search.run()
  }

  @Test("eventually: open and home can go on for ever without a background app being suspended")
  func loop() throws {
    let goal = Goal.eventually(try expectation("state suspended"))
    let answer = try ask("article", goal, only: ["open", "home", "wait 5s"])
    #expect(answer.events?.map(\.text) == ["open", "home", "open"])
    #expect(answer.ending == .repeats(last: 2))
  }

  @Test("eventually: where nothing changes any more the way has ended")
  func dead() throws {
    let goal = Goal.eventually(try expectation("state active"))
    let answer = try ask("article", goal, only: ["lock", "wait 5s"])
    #expect(answer.events?.map(\.text) == ["lock"])
    #expect(answer.ending == .ends)
  }

  @Test("eventually: a way as long as the depth")
  func cut() throws {
    let goal = Goal.eventually(try expectation("called didReceiveRemoteNotification since start"))
    let short = try ask("article", goal, only: ["open", "home", "push silent"], depth: 1)
    #expect(short.events?.map(\.text) == ["open"])
    #expect(short.ending == .isCut)
  }

  @Test("eventually: every way brings it")
  func always() throws {
    let goal = Goal.eventually(try expectation("state active"))
    let answer = try ask("article", goal, only: ["open", "lock", "unlock"], depth: 3)
    #expect(answer.events?.map(\.text) == ["lock", "unlock"])
    let sure = try ask("article", goal, only: ["open", "wait 5s"])
    #expect(sure.events == nil)
    #expect(sure.extent == .complete)
    let already = try ask(
      "article", Goal.eventually(try expectation("state not-running")), only: ["open"])
    #expect(already.events == nil)
  }

  @Test("never A after B: the order counts")
  func never() throws {
    let active = try expectation("called didBecomeActive")
    let killed = try expectation("terminated by user")
    let events = ["open", "switcher", "swipe"]
    let answer = try ask("article", .never(active, after: killed), only: events)
    #expect(answer.events?.map(\.text) == ["open", "switcher", "swipe", "open"])
    let other = try ask(
      "article", .never(killed, after: try expectation("terminated by watchdog")), only: events)
    #expect(other.events == nil)
    #expect(other.extent == .complete)
  }

  @Test("never A after B: what holds at the start is before everything")
  func neverFromStart() throws {
    let goal = Goal.never(
      try expectation("state active"), after: try expectation("state not-running"))
    #expect(try ask("article", goal, only: ["open"]).events?.map(\.text) == ["open"])
  }

  @Test("from which A stays possible: without the way back it is lost")
  func lost() throws {
    let goal = Goal.possible(try expectation("state active"))
    let lost = try ask("article", goal, only: ["open", "lock"])
    #expect(lost.events?.map(\.text) == ["lock"])
    let kept = try ask("article", goal, only: ["open", "lock", "unlock"])
    #expect(kept.events == nil)
    #expect(kept.extent == .complete)
  }

  @Test("from which A stays possible: what lies behind the depth is not called impossible")
  func unknown() throws {
    let goal = Goal.possible(try expectation("state active"))
    let answer = try ask(
      "article", goal, only: ["open", "lock", "unlock", "call", "decline"], depth: 2)
    #expect(answer.events == nil)
    #expect(answer.extent == .bounded)
  }

  @Test("a loop that just fits into the depth repeats; a longer one is cut")
  func depthOfLoops() throws {
    // Each level leads to the other, and neither back to the start.
    let goal = Goal.eventually(try expectation("state active"))
    let events = ["battery 50", "battery 80"]
    let fits = try ask("article", goal, only: events, depth: 3)
    #expect(fits.events?.map(\.text) == ["battery 50", "battery 80", "battery 50"])
    #expect(fits.ending == .repeats(last: 2))
    let cut = try ask("article", goal, only: events, depth: 2)
    #expect(cut.events?.map(\.text) == ["battery 50", "battery 80"])
    #expect(cut.ending == .isCut)
  }

  @Test("a world that is left out for want of room is no end of a way")
  func noRoom() throws {
    let active = try expectation("state active")
    for goal in [Goal.eventually(active), .possible(active)] {
      var question = try question("article", .ios9, goal, only: ["lock"])
      question.mostWorlds = 1
      var search = Search(question)
      #expect(search.run() == Search.Answer(extent: .bounded))
    }
  }

  @Test("what lies at the depth is known where nothing lies behind it")
  func lostAtTheDepth() throws {
    let goal = Goal.possible(try expectation("state active"))
    var question = try question("article", .ios9, goal, only: ["lock"], depth: 1)
    question.start =
      reaction(to: .openedApp, in: question.start, running: question.program).world
    var search = Search(question)
    #expect(search.run().events?.map(\.text) == ["lock"])
  }

  @Test("whole ways: slices and threads make no difference")
  func slices() throws {
    let goal = Goal.possible(try expectation("called didReceiveRemoteNotification"))
    var question = try question(
      "article", .ios9, goal, only: ["open", "home", "push mixed", "lock", "offline"], depth: 6)
    var whole = Search(question)
    let answer = whole.run()
    #expect(answer.events?.map(\.text) == ["offline"])
    question.threads = 3
    var sliced = Search(question)
    var found: Search.Answer?
    while found == nil { found = sliced.advance(transitions: 5) }
    #expect(found == answer)
    #expect(sliced.transitions == whole.transitions)
  }

  @Test("loops are shortest and found in each group of worlds that lead to each other")
  func graph() {
    var graph = PathGraph()
    for (from, to) in [
      (0, 1), (1, 2), (2, 1), (2, 3), (3, 1), (0, 4), (4, 4), (4, 5), (5, 6), (6, 5),
    ] {
      graph.add(from: from, to: to, event: 0, meets: false)
    }
    let loops = graph.loops(worlds: 7)
    #expect(loops.map(\.world) == [1, 5])
    #expect(loops.map { $0.edges.map(\.to) } == [[2, 1], [6, 5]])
    #expect(graph.reaching([3], worlds: 7) == [true, true, true, true, false, false, false])
  }

  /// A long chain needs no recursion.
  @Test("a chain of 200,000 worlds has no loop")
  func chain() {
    var graph = PathGraph()
    for world in 0..<199_999 { graph.add(from: world, to: world + 1, event: 0, meets: false) }
    #expect(graph.loops(worlds: 200_000).isEmpty)
  }
}

/// External limits of a search, and the storage of worlds.
@Suite struct SearchBoundsTests {
  private final class Counter: @unchecked Sendable {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test("a limit ends the search as bounded, and the report names it")
  func limit() throws {
    var search = Search(try question("article"))
    let counter = Counter()
    let gauge = SearchGauge(
      seconds: { 0 }, reached: { counter.next() > 500 ? .memory(64) : nil })
    var outcome: SearchGauge.Outcome?
    while outcome == nil { outcome = gauge.advance(&search) }
    #expect(outcome?.answer.events == nil)
    #expect(outcome?.answer.extent == .bounded)
    #expect(outcome?.limit == .memory(64))
    #expect(search.transitions <= 500)
    let remarks = Report.remarks(
      Exploration(), search, outcome!.answer, outcome!.limit
    ).map(\.en)
    #expect(remarks.first == "none so far: the search reached its bound of 64 MB (--memory)")
  }

  @Test("a slice ends by the clock, and keeps what it has done")
  func clock() throws {
    var search = Search(try question("article"))
    let counter = Counter()
    // The clock advances a hundredth of a second at each reading.
    let gauge = SearchGauge(
      seconds: { Double(counter.next()) / 100 }, reached: { nil })
    #expect(gauge.advance(&search) == nil)
    #expect(search.transitions > 0 && search.transitions < 20)
    var outcome: SearchGauge.Outcome?
    while outcome == nil { outcome = gauge.advance(&search) }
    #expect(outcome?.answer.extent == .complete)
    #expect(search.worlds == 852)
    #expect(search.transitions == 7358)
  }

  @Test("a search goes on though each slice is over before its first event is")
  func shortSlices() throws {
    var search = Search(try question("naive"))
    let counter = Counter()
    // The clock advances a second at each reading.
    let gauge = SearchGauge(seconds: { Double(counter.next()) }, reached: { nil })
    var outcome: SearchGauge.Outcome?
    for _ in 0..<1000 where outcome == nil { outcome = gauge.advance(&search) }
    #expect(outcome?.answer.events?.count == 3)
    #expect(search.transitions == 92)
  }

  private struct Colliding: Hashable, Sendable {
    var number: Int
    func hash(into hasher: inout Hasher) {}
  }

  @Test("worlds with equal hashes are told apart by what they are")
  func collision() {
    #expect(Hashed(Colliding(number: 1)) != Hashed(Colliding(number: 2)))
    #expect(Hashed(Colliding(number: 1)) == Hashed(Colliding(number: 1)))
  }

  @Test("keys are equal where canonical worlds are", arguments: ["naive", "article", "classic"])
  func keys(app: String) throws {
    let question = try question(app, depth: 4)
    let successors = Successors(question: question, abstraction: StateAbstraction(question))
    var seen = SeenWorlds()
    var whole: [World: Int] = [:]
    var waiting = [
      Successors.Origin(world: question.start, progress: Progress(question.goal, past: []))
    ]
    var next = 0
    while next < waiting.count, next < 300 {
      for event in question.events.indices {
        for found in successors.found(by: event, from: waiting[next], unless: { false }) ?? [] {
          guard case .open(let key, _) = found.verdict else { continue }
          let world = found.world.canonicalForm(successors.abstraction, question.program)
          let number = seen.number(of: key)
          #expect(number == whole[world])
          guard number == nil else { continue }
          whole[world] = seen.insert(key)
          waiting.append(Successors.Origin(world: found.world, progress: found.progress))
        }
      }
      next += 1
    }
    #expect(seen.count == whole.count && seen.count > 200)
  }

  @Test("every transition is recorded once, with its calls")
  func transitions() throws {
    var question = try question("naive", .ios9, .everything, only: ["open", "home", "push mixed"])
    question.recordsTransitions = true
    var search = Search(question)
    #expect(search.run().extent == .complete)
    let transitions = search.takeTransitions()
    #expect(transitions.count == search.transitions)
    #expect(transitions.filter(\.isNew).compactMap(\.to) == Array(1..<search.worlds))
    #expect(transitions.first?.event == "open")
    #expect(transitions.first?.calls == ["application(_:didFinishLaunchingWithOptions:)"])
    #expect(search.takeTransitions().isEmpty)
  }
}
