import CommandLanguage
import Judging
import LifecycleModel
import Testing

@testable import Explorer

/// Worlds that a search merges must behave alike.
@Suite struct MergingTests {
  @Test(
    "merged worlds have the same future, two events long",
    arguments: ["naive", "article", "classic", "legacy"], [[], ["center"]])
  func bisimilar(app: String, more: [String]) throws {
    try compare(try question(app, .ios9, .broken([.noTrap]), with: more), atLeast: 1000)
  }

  @Test("so do worlds of a phone that is never locked", arguments: ["naive", "classic"])
  func neverLocked(app: String) throws {
    var question = try question(app, .ios9, .broken([.noTrap]))
    question.events.removeAll { $0.event == .locked }
    #expect(StateAbstraction(question).lockScreen)
    try compare(question, atLeast: 300)
  }

  private func compare(_ question: Search.Question, atLeast fewest: Int) throws {
    let abstraction = StateAbstraction(question)
    var kept: [World: World] = [:]
    var waiting = [question.start]
    kept[question.start.canonicalForm(abstraction, question.program)] = question.start
    var next = 0
    var merged = 0
    while next < waiting.count {
      let world = waiting[next]
      next += 1
      for candidate in question.events {
        guard let after = play(candidate.event, in: world, question.program, abstraction) else {
          continue
        }
        let key = after.canonicalForm(abstraction, question.program)
        guard let twin = kept[key] else {
          kept[key] = after
          waiting.append(after)
          continue
        }
        merged += 1
        // A sample: each check plays two events of every kind in both worlds.
        guard merged.isMultiple(of: 53) else { continue }
        let one = future(of: after, question, abstraction, 2)
        let other = future(of: twin, question, abstraction, 2)
        let parting = zip(one, other).first { $0 != $1 }
        if one.count != other.count || parting != nil {
          Issue.record("after \(candidate.text): \(String(describing: parting))")
          return
        }
      }
    }
    #expect(merged > fewest)
  }

  @Test("no world is told from its like by its own numbers: replay from the start")
  func replay() throws {
    var search = Search(try question("article", .ios9, .holds(expectation("state suspended"))))
    let events = try #require(search.run().events)
    var world = search.question.start
    for candidate in events {
      world = try #require(
        play(candidate.event, in: world, search.question.program, search.abstraction))
    }
    #expect(world.lifecycle == .suspended)
  }

  private func play(
    _ event: Event, in world: World, _ program: any AppProgram, _ abstraction: StateAbstraction
  ) -> World? {
    let reaction = reaction(to: event, in: world, running: program)
    if case .refused? = reaction.steps.first?.change { return nil }
    return reaction.world.boundedForSearch(abstraction, program)
  }

  /// The visible results of the next events: refusals, calls, outcomes and following worlds.
  private func future(
    of world: World, _ question: Search.Question, _ abstraction: StateAbstraction, _ depth: Int
  ) -> [String] {
    question.events.flatMap { candidate -> [String] in
      let reaction = reaction(to: candidate.event, in: world, running: question.program)
      var seen = ["> " + candidate.text]
      for step in reaction.steps {
        switch step.change {
        case .refused: return seen + ["refused"]
        case .call(let call): seen.append("\(call.callback) \(call.state)")
        case .outcome(let outcome): seen.append("\(outcome.treatedAs) \(outcome.was)")
        case .terminated(let by, _): seen.append("\(by)")
        default: break
        }
      }
      guard let after = play(candidate.event, in: world, question.program, abstraction) else {
        return seen
      }
      if depth > 1 { return seen + future(of: after, question, abstraction, depth - 1) }
      return seen + ["\(after.canonicalForm(abstraction, question.program).hashValue)"]
    }
  }

  @Test("objects that were made in another order make no other world")
  func orderOfObjects() throws {
    let code = """
      import UIKit
      class Part { var name = "a" }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var one: Part?
        var other: Part?
        func applicationDidEnterBackground(_ application: UIApplication) {
          one = Part()
          if other == nil { other = Part() }
        }
        func applicationWillResignActive(_ application: UIApplication) {
          other = Part()
          if one == nil { one = Part() }
        }
      }
      """
    let question = try question(code: code, .ios9, .broken([.noTrap]), only: ["home", "open"])
    let (abstraction, program) = (StateAbstraction(question), question.program)
    var world = question.start
    func happens(_ event: Event) throws {
      world = try #require(play(event, in: world, program, abstraction))
    }
    try happens(.openedApp)
    try happens(.pressedHome)
    let (first, form) = (world, world.canonicalForm(abstraction, program))
    try happens(.openedApp)
    try happens(.pressedHome)
    #expect(world.memory.heap.count >= 2 && world.memory != first.memory)
    #expect(world.canonicalForm(abstraction, program) == form)
  }
}
