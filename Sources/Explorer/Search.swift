import CommandLanguage
import Judging
import LifecycleModel

/// A breadth-first search over worlds. It goes on in slices, so that whoever asked can show how far it
/// is and break it off. Equal questions give equal answers, whatever the number of threads: among
/// equally short sequences the first in the order of the events.
///
/// What follows a world is computed apart from the search (`Successors`), by several threads at once;
/// then it is taken in one world after the other, in the order in which they were found.
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
    /// At least 1.
    package var threads: Int

    package init(
      start: World, program: any AppProgram, events: [Exploration.Candidate], goal: Goal,
      depth: Int, mostWorlds: Int = .max, threads: Int = 1
    ) {
      self.start = start
      self.program = program
      self.events = events
      self.goal = goal
      self.depth = depth
      self.mostWorlds = mostWorlds
      self.threads = threads
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
  package let abstraction: StateAbstraction
  package private(set) var transitions = 0
  /// Events of the longest sequence that was looked at.
  package private(set) var depthReached = 0
  /// Properties that some event had to do with.
  package private(set) var touched: Set<Exploration.Property> = []
  /// Sequences that would be answers but for a limit that searches leave out: played as they stand,
  /// APNs throttles a push of theirs.
  package private(set) var throttledAnswers = 0
  private var nodes: [Node]
  private var seen: Set<Shared<Key>>
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

  struct Key: Hashable, Sendable {
    var world: World
    var trace: [Int]
  }

  package init(_ question: Question) {
    self.question = question
    abstraction = StateAbstraction(question)
    let start = question.start.boundedForSearch(abstraction)
    let progress = Progress(question.goal)
    nodes = [Node(parent: -1, event: -1, depth: 0, world: start, progress: progress)]
    seen = []
    seen.insert(successors.key(of: start, progress))
    if case .broken([]) = question.goal {
      answer = Answer(extent: .complete)
    } else if startMeetsGoal(start) {
      answer = Answer(events: [], extent: .bounded)
    }
  }

  package var worlds: Int { seen.count }

  private var successors: Successors { Successors(question: question, abstraction: abstraction) }

  /// Looks at so many transitions or a few more; nil while there is more to do. `isStopped` is asked
  /// before each of them: once it says true, what was begun is dropped and nil comes back.
  package mutating func advance(
    transitions limit: Int, unless isStopped: @escaping @Sendable () -> Bool = { false }
  ) -> Answer? {
    let end = limit == .max ? Int.max : transitions + limit
    while answer == nil {
      guard next < nodes.count else {
        answer = Answer(extent: isCut ? .bounded : .complete)
        break
      }
      if transitions >= end { return nil }
      guard takeNextNodes(unless: isStopped) else { return nil }
    }
    return answer
  }

  /// The whole search at once.
  package mutating func run() -> Answer {
    advance(transitions: .max) ?? Answer(extent: .stopped)
  }

  /// A few nodes for each thread. False: it was stopped.
  private mutating func takeNextNodes(unless isStopped: @escaping @Sendable () -> Bool) -> Bool {
    let count = question.threads == 1 ? 1 : question.threads * 4
    let indices = next..<min(next + count, nodes.count)
    let successors = successors
    let work = indices.map { index -> Successors.Origin? in
      guard let world = nodes[index].world, nodes[index].depth < question.depth || !isCut else {
        return nil
      }
      return Successors.Origin(world: world, progress: nodes[index].progress)
    }
    let found = Workers.map(work, threads: question.threads) { origin in
      origin.map { successors.all(of: $0, unless: isStopped) } ?? []
    }
    for (index, found) in zip(indices, found) {
      guard let found else { return false }
      next = index + 1
      nodes[index].world = nil
      if nodes[index].depth < question.depth {
        for successor in found where take(successor, from: index) { return true }
      } else if !isCut {
        isCut = leadsOn(found)
      }
    }
    return true
  }

  /// Whether one event more than the depth allows would bring an answer or a world that is new: where
  /// none does, the depth has cut off nothing.
  private mutating func leadsOn(_ found: [Successors.Found]) -> Bool {
    for successor in found {
      transitions += 1
      touched.formUnion(successor.touched)
      switch successor.verdict {
      case .answered: return true
      case .closed: continue
      case .open(let key): if !seen.contains(key) { return true }
      }
    }
    return false
  }

  /// Whether the search is over.
  private mutating func take(_ successor: Successors.Found, from parent: Int) -> Bool {
    transitions += 1
    depthReached = nodes[parent].depth + 1
    touched.formUnion(successor.touched)
    switch successor.verdict {
    case .closed: return false
    case .answered(let property, let breach):
      let path = path(to: parent) + [successor.event]
      let assumptions = successor.world.stage.assumptions.filter {
        !question.start.stage.assumptions.contains($0)
      }
      if successors.isThrottled(path, assumptions) {
        throttledAnswers += 1
        return false
      }
      answer = Answer(
        events: path.map { question.events[$0] }, breach: breach, property: property,
        assumptions: assumptions, extent: .bounded)
      return true
    case .open(let key):
      guard seen.count < question.mostWorlds else {
        isCut = true
        return false
      }
      if seen.insert(key).inserted {
        nodes.append(
          Node(
            parent: parent, event: successor.event, depth: nodes[parent].depth + 1,
            world: successor.world, progress: successor.progress))
      }
      return false
    }
  }

  /// Places in the list of events.
  private func path(to index: Int) -> [Int] {
    var path: [Int] = []
    var index = index
    while nodes[index].parent >= 0 {
      path.append(nodes[index].event)
      index = nodes[index].parent
    }
    return path.reversed()
  }

  /// Claims about steps have nothing to look at before the first event.
  private func startMeetsGoal(_ start: World) -> Bool {
    guard case .holds(let expectation) = question.goal, !expectation.claim.isAboutSteps,
      !ClaimMonitor.looksBack(expectation)
    else { return false }
    return ClaimMonitor(expectation, withWords: false).holds(in: start, of: question.program)
  }
}
