import CommandLanguage
import Judging
import LifecycleModel

/// A breadth-first search over worlds. It goes on in slices, so that whoever asked can show how far it
/// is and break it off. Equal questions give equal answers: among equally short sequences the first in
/// the order of the events.
package struct Search: Sendable {
  package struct Question: Sendable {
    package var start: World
    package var program: any AppProgram
    package var events: [Exploration.Candidate]
    package var goal: Goal
    /// How many events a sequence has at most.
    package var depth: Int
    /// No more worlds than these are kept; the search ends as `bounded`.
    package var mostWorlds: Int

    package init(
      start: World, program: any AppProgram, events: [Exploration.Candidate], goal: Goal,
      depth: Int, mostWorlds: Int = .max
    ) {
      self.start = start
      self.program = program
      self.events = events
      self.goal = goal
      self.depth = depth
      self.mostWorlds = mostWorlds
    }
  }

  package enum Extent: String, Hashable, Sendable {
    /// Nothing new was left to visit.
    case complete
    /// The depth, the bound of worlds or an answer ended it.
    case bounded
    /// It was broken off.
    case stopped
  }

  package struct Answer: Hashable, Sendable {
    /// The sequence; nil: there is none among those that were visited.
    package var events: [Exploration.Candidate]?
    package var breach: Breach?
    package var property: Exploration.Property?
    /// What was taken of conditions that cannot be known, on the way there.
    package var assumptions: [Assumption] = []
    package var extent: Extent

    package init(
      events: [Exploration.Candidate]? = nil, breach: Breach? = nil,
      property: Exploration.Property? = nil, assumptions: [Assumption] = [], extent: Extent
    ) {
      self.events = events
      self.assumptions = assumptions
      self.breach = breach
      self.property = property
      self.extent = extent
    }
  }

  package let question: Question
  package let blindness: StateAbstraction
  package private(set) var transitions = 0
  /// Events of the longest sequence that was looked at.
  package private(set) var depthReached = 0
  /// Properties that some event had to do with.
  package private(set) var touched: Set<Exploration.Property> = []
  private var nodes: [Node]
  private var seen: Set<Key>
  private var next = 0
  private var isCut = false
  private var answer: Answer?

  /// A world that was reached, and from where. The world is given up when it was looked at.
  private struct Node {
    var parent: Int
    var event: Int
    var depth: Int
    var world: World?
    var progress: Progress
  }

  private struct Key: Hashable {
    var world: World
    var trace: [Int]
  }

  package init(_ question: Question) {
    self.question = question
    blindness = StateAbstraction(question)
    let start = question.start.boundedForSearch()
    let progress = Progress(question.goal)
    nodes = [Node(parent: -1, event: -1, depth: 0, world: start, progress: progress)]
    seen = []
    seen.insert(key(of: start, progress))
    if startMeetsGoal(start) {
      answer = Answer(events: [], extent: .bounded)
    }
  }

  package var worlds: Int { seen.count }

  /// Looks at up to so many transitions; nil while there is more to do.
  package mutating func advance(transitions limit: Int) -> Answer? {
    let end = limit == .max ? Int.max : transitions + limit
    while answer == nil {
      guard next < nodes.count else {
        answer = Answer(extent: isCut ? .bounded : .complete)
        break
      }
      if transitions >= end { return nil }
      expand(next)
      next += 1
    }
    return answer
  }

  /// The whole search at once.
  package mutating func run() -> Answer {
    advance(transitions: .max) ?? Answer(extent: .stopped)
  }

  private mutating func expand(_ index: Int) {
    guard let world = nodes[index].world else { return }
    let depth = nodes[index].depth
    nodes[index].world = nil
    guard depth < question.depth else {
      if !isCut { isCut = leadsOn(from: world, nodes[index].progress) }
      return
    }
    for (number, candidate) in question.events.enumerated() {
      for reaction in reactions(to: candidate.event, in: world) {
        transitions += 1
        depthReached = depth + 1
        if visit(reaction, by: number, from: index, world) { return }
      }
    }
  }

  /// What can come of the event: none where it is refused; several where a condition of the code cannot
  /// be known. It is taken both ways, false first, and stays so on the way from there.
  private func reactions(to event: Event, in world: World) -> [Reaction] {
    let plain = reaction(to: event, in: world, running: question.program)
    if case .refused? = plain.steps.first?.change { return [] }
    guard let line = plain.steps.lineAssumed(besides: world.stage) else { return [plain] }
    return [false, true].flatMap { holds -> [Reaction] in
      var world = world
      world.stage.assume(line: line, holds)
      return reactions(to: event, in: world)
    }
  }

  /// Whether one event more than the depth allows would bring an answer or a world that is new: where
  /// none does, the depth has cut off nothing.
  private mutating func leadsOn(from world: World, _ progress: Progress) -> Bool {
    for (number, candidate) in question.events.enumerated() {
      for reaction in reactions(to: candidate.event, in: world) {
        transitions += 1
        var progress = progress
        switch judge(reaction.steps, by: number, world, reaction.world, &progress) {
        case .answered: return true
        case .closed: continue
        case .open: break
        }
        let after = reaction.world.boundedForSearch()
        if !seen.contains(key(of: after, progress)) { return true }
      }
    }
    return false
  }

  /// Whether the search is over.
  private mutating func visit(
    _ reaction: Reaction, by event: Int, from parent: Int, _ before: World
  ) -> Bool {
    var progress = nodes[parent].progress
    let verdict = judge(reaction.steps, by: event, before, reaction.world, &progress)
    switch verdict {
    case .answered(let property, let breach):
      answer = Answer(
        events: path(to: parent) + [question.events[event]], breach: breach, property: property,
        assumptions: reaction.world.stage.assumptions.filter {
          !question.start.stage.assumptions.contains($0)
        },
        extent: .bounded)
      return true
    case .closed: return false
    case .open: break
    }
    let after = reaction.world.boundedForSearch()
    guard seen.count < question.mostWorlds else {
      isCut = true
      return false
    }
    if seen.insert(key(of: after, progress)).inserted {
      nodes.append(
        Node(
          parent: parent, event: event, depth: nodes[parent].depth + 1, world: after,
          progress: progress))
    }
    return false
  }

  private func path(to index: Int) -> [Exploration.Candidate] {
    var path: [Exploration.Candidate] = []
    var index = index
    while nodes[index].parent >= 0 {
      path.append(question.events[nodes[index].event])
      index = nodes[index].parent
    }
    return path.reversed()
  }

  private func key(of world: World, _ progress: Progress) -> Key {
    Key(
      world: world.canonicalForm(blindness),
      trace: progress.trace + (question.goal.asksForAges ? world.contentAges : []))
  }

  // MARK: Judging

  private enum Verdict {
    case answered(Exploration.Property?, Breach?)
    case open
    /// Whatever comes behind this cannot be an answer.
    case closed
  }

  private mutating func judge(
    _ steps: [Step], by event: Int, _ before: World, _ after: World, _ progress: inout Progress
  ) -> Verdict {
    if case .broken(let properties) = question.goal {
      for property in properties {
        if let breach = property.breach(
          by: steps, before: before, after: after, idle: question.program.idleProperties)
        {
          return .answered(property, breach)
        }
        if !touched.contains(property), property.isTouched(by: steps) { touched.insert(property) }
      }
      return .open
    }
    let verb = question.events[event].event.verb
    for index in progress.monitors.indices {
      progress.monitors[index].see(verb: verb, wasRefused: false, steps: steps)
    }
    let evidence = Evidence(
      world: after, steps: steps, verbs: [verb], wasRefused: false,
      propertyNames: question.program.propertyNames, pastSteps: { steps })
    func holds(_ expectation: Expectation) -> Bool {
      if let watch = progress.monitors.first(where: { $0.expectation == expectation }) {
        return watch.holds(in: after)
      }
      return expectation.judge(by: evidence).holds
    }
    switch question.goal {
    case .broken: return .open
    case .fails(let expectation): return holds(expectation) ? .open : .answered(nil, nil)
    case .holds(let expectation): return holds(expectation) ? .answered(nil, nil) : .open
    case .met(let goals, let keeps):
      guard keeps.allSatisfy({ $0.allSatisfy(holds) }) else { return .closed }
      for (index, goal) in goals.enumerated() where goal.allSatisfy(holds) {
        progress.met[index] = true
      }
      return progress.met.allSatisfy { $0 } ? .answered(nil, nil) : .open
    }
  }

  /// Claims about steps have nothing to look at before the first event.
  private func startMeetsGoal(_ start: World) -> Bool {
    guard case .holds(let expectation) = question.goal, !expectation.claim.isAboutSteps,
      !ClaimMonitor.isNeeded(for: expectation)
    else { return false }
    let evidence = Evidence(
      world: start, steps: [], verbs: [], wasRefused: false,
      propertyNames: question.program.propertyNames, pastSteps: { [] })
    return expectation.judge(by: evidence).holds
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

extension Event {
  /// The English verb of its command.
  fileprivate var verb: String {
    canonicalText.split(separator: " ").first.map(String.init) ?? ""
  }
}
