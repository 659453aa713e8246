import CommandLanguage
import Judging
import LifecycleModel

/// What follows a world of a search, event by event. It changes nothing: threads may ask at once.
struct Successors: Sendable {
  let question: Search.Question
  let abstraction: StateAbstraction

  struct Origin: Sendable {
    var world: World
    var progress: Progress
  }

  /// One thing that an event can lead to.
  struct Found: Sendable {
    /// Place in the list of events.
    var event: Int
    var verdict: Verdict
    /// Bounded for the search.
    var world: World
    var progress: Progress
    /// Properties that the event had to do with.
    var touched: Set<Exploration.Property>
    /// Whether what a question about whole ways asks for holds behind the event.
    var meets = false
    /// Delegate methods that it called; empty unless transitions are recorded.
    var calls: [String] = []
  }

  enum Verdict: Sendable {
    case answered(Exploration.Property?, Breach?)
    /// The key of the world after the event.
    case open(Search.Key)
    /// Whatever comes behind this cannot be an answer.
    case closed
  }

  /// What one event leads to: nothing where it is refused, several worlds where a condition that it
  /// meets cannot be known. nil: it was stopped before.
  func found(
    by number: Int, from origin: Origin, unless isStopped: () -> Bool
  ) -> [Found]? {
    if isStopped() { return nil }
    let event = question.events[number].event
    var found: [Found] = []
    // Ways in which the unknown conditions may turn out; the next one is the last.
    var starts = [origin.world]
    while let world = starts.popLast() {
      let reaction = reaction(
        to: event, in: world, running: question.program,
        recording: question.goal.asksForContent ? .all : .observed)
      if case .refused? = reaction.steps.first?.change { continue }
      if let line = reaction.steps.lineAssumed(besides: world.stage) {
        // False first; it stays so on the way from there.
        for holds in [true, false] {
          var world = world
          world.assume(line: line, holds)
          starts.append(world)
        }
        continue
      }
      found.append(self.found(reaction, by: number, world, origin.progress))
    }
    return found
  }

  func key(of world: World, _ progress: Progress) -> Search.Key {
    Search.Key(
      world: world.canonicalForm(abstraction),
      trace: progress.trace(in: world)
        + (question.goal.asksForAges ? world.contentAges : []))
  }

  private func found(
    _ reaction: Reaction, by event: Int, _ before: World, _ progress: Progress
  ) -> Found {
    var progress = progress
    var touched: Set<Exploration.Property> = []
    let judged = judge(
      reaction.steps, by: event, before, reaction.world, &progress, &touched)
    var found = Found(
      event: event, verdict: .closed, world: reaction.world, progress: progress, touched: touched)
    switch judged {
    case .answered(let property, let breach): found.verdict = .answered(property, breach)
    case .closed(let meets): found.meets = meets
    case .open(let meets):
      found.meets = meets
      found.world = reaction.world.boundedForSearch(abstraction)
      found.verdict = .open(key(of: found.world, progress))
    }
    if question.recordsTransitions { found.calls = reaction.steps.delegateCalls }
    return found
  }

  // MARK: Judging

  private enum Judged {
    case answered(Exploration.Property?, Breach?)
    case open(meets: Bool)
    case closed(meets: Bool)

    static let open = Judged.open(meets: false)
    static let closed = Judged.closed(meets: false)
  }

  private func judge(
    _ steps: [Step], by event: Int, _ before: World, _ after: World, _ progress: inout Progress,
    _ touched: inout Set<Exploration.Property>
  ) -> Judged {
    if case .broken(let properties) = question.goal {
      for property in properties {
        if let breach = property.breach(
          by: steps, before: before, after: after, idle: question.program.idleProperties),
          !restsOnAssumption(breach, after)
        {
          return .answered(property, breach)
        }
        if property.isTouched(by: steps) { touched.insert(property) }
      }
      return .open
    }
    let verb = question.events[event].event.verb
    for index in progress.monitors.indices {
      progress.monitors[index].see(verb: verb, wasRefused: false, steps: steps)
    }
    func holds(_ index: Int) -> Bool {
      progress.monitors[index].holds(in: after, of: question.program)
    }
    switch question.goal {
    case .broken, .everything: return .open
    case .never:
      if progress.met[0], holds(0) { return .answered(nil, nil) }
      if holds(1) { progress.met[0] = true }
      return .open
    case .eventually: return holds(0) ? .closed(meets: true) : .open
    case .possible: return .open(meets: holds(0))
    case .fails: return holds(0) ? .open : .answered(nil, nil)
    case .holds: return holds(0) ? .answered(nil, nil) : .open
    case .met(let goals, let keeps):
      // The monitors stand in the order of `Goal.expectations`.
      var index = 0
      func allHold(_ expectations: [Expectation]) -> Bool {
        let range = index..<(index + expectations.count)
        index = range.upperBound
        return range.allSatisfy(holds)
      }
      let met = goals.map(allHold)
      guard keeps.map(allHold).allSatisfy({ $0 }) else { return .closed }
      for (index, isMet) in met.enumerated() where isMet { progress.met[index] = true }
      return progress.met.allSatisfy { $0 } ? .answered(nil, nil) : .open
    }
  }

  /// A trap that comes only if a condition that cannot be known turns out in one way is no answer.
  private func restsOnAssumption(_ breach: Breach, _ after: World) -> Bool {
    guard case .trapped = breach else { return false }
    return after.stage.assumptions != question.start.stage.assumptions
  }

  /// Whether APNs throttles a push of the sequence when it is played as it stands. Searches run without
  /// throttling.
  func isThrottled(_ path: [Int], _ assumptions: [Assumption]) -> Bool {
    var world = question.start
    for assumption in assumptions {
      world.assume(line: assumption.line, assumption.holds)
    }
    for event in path {
      let reaction = reaction(
        to: question.events[event].event, in: world, running: question.program)
      if reaction.steps.contains(where: { $0.rule == .apnsThrottled }) { return true }
      world = reaction.world
    }
    return false
  }
}

extension [Step] {
  /// The line of the first condition that was assumed without anyone having said so.
  fileprivate func lineAssumed(besides stage: Configuration) -> Int? {
    for step in self {
      if case .app(.assumed(_, let line, _)) = step.change, stage.assumption(atLine: line) == nil {
        return line
      }
    }
    return nil
  }
}

extension [Step] {
  /// The calls of methods that the app has.
  fileprivate var delegateCalls: [String] {
    compactMap { step in
      guard case .call(let call) = step.change, case .implemented = call.answer else { return nil }
      return call.name
    }
  }
}

extension Event {
  /// The English verb of its command.
  fileprivate var verb: String {
    canonicalText.split(separator: " ").first.map(String.init) ?? ""
  }
}
