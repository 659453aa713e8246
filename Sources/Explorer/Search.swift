import CommandLanguage
import Judging
import LifecycleModel
import Platform

/// A breadth-first search over worlds. It advances in slices, so that its caller can show progress and stop it. The
/// answer does not depend on the number of threads: of several shortest sequences it is the first one in the order of
/// the events.
///
/// `Successors` computes the worlds after a world on several threads; the search takes the results in the order of the
/// worlds and of the events.
package struct Search: Sendable {
  package let question: Question
  package let abstraction: StateAbstraction
  package private(set) var transitions = 0
  /// Length of the longest visited sequence.
  package private(set) var depthReached = 0
  /// Properties for which some event was relevant.
  package private(set) var touched: Set<Exploration.Property> = []
  /// Unknown code that was assumed to call a completion handler, each once, in the order of lines.
  package private(set) var handedOver: [Assumed] = []
  /// How the calls of each method ended, if one of them trapped or would have.
  private var endings: [Callback: CallEnding] = [:]
  /// The reason for refusing each event, by its index, as long as every world refused it.
  private var refusals: [Int: Denial] = [:]
  private var happened: Set<Int> = []
  /// The number of sequences that are not answers, because in a replay APNs throttles one of their pushes.
  package var throttledAnswers = 0
  let successors: Successors
  private var seen = SeenWorlds()
  /// For each world, by number, the event that first reached it.
  private(set) var links: [Link] = []
  /// The assumptions of each world that has more than the start.
  private var assumptions: [Int: [Assumption]] = [:]
  /// The worlds at the current depth. Each one becomes nil after its last event.
  private var level: [Reached?]
  /// Number of the first world of each depth.
  private(set) var levelStarts = [0]
  /// Worlds one event deeper, found so far.
  private var nextLevel: [Reached] = []
  /// The next work: an index in `level`, and an event.
  private var place = 0
  private var event = 0
  /// Events that were played in the world at `place` and may be asleep in the worlds after it.
  private var played: [SleepingEvent] = []
  /// The number of transitions that were skipped because they are the second order of two events. `transitions`
  /// includes them.
  private(set) var skippedTransitions = 0
  private var isCut = false
  private var answer: Answer?
  /// The graph of worlds, for questions about whole sequences.
  private(set) var ways = PathGraph()
  private var recorded: [Transition] = []

  struct Link: Sendable {
    /// The number of the world before; -1 for the start.
    var parent: Int32
    var event: Int32
  }

  /// A world waiting for its visit. A class, so that moving it copies only a reference.
  private final class Reached: Sendable {
    let origin: Successors.Origin
    let asleep: [SleepingEvent]

    init(_ origin: Successors.Origin, asleep: [SleepingEvent] = []) {
      self.origin = origin
      self.asleep = asleep
    }

    func isAsleep(_ event: Int) -> Bool { asleep.contains { $0.event == event } }
  }

  package init(_ question: Question) {
    self.question = question
    abstraction = StateAbstraction(question)
    successors = Successors(question: question, abstraction: abstraction)
    let start = question.start.boundedForSearch(abstraction, question.program)
    let progress = question.startProgress
    let origin = Successors.Origin(world: start, progress: progress)
    level = question.events.isEmpty ? [] : [Reached(origin)]
    links.append(Link(parent: -1, event: -1))
    _ = seen.insert(successors.key(of: start, progress))
    switch question.goal {
    case .broken([]): answer = Answer(extent: .complete)
    case .holds(let expectation) where question.startMeets(expectation):
      answer = Answer(events: [], extent: .bounded)
    case .eventually(let expectation) where question.startMeets(expectation):
      answer = Answer(extent: .complete)
    case .broken, .fails, .holds, .met, .never, .eventually, .possible, .everything: break
    }
  }

  package var worlds: Int { seen.count }

  /// The depth of the worlds that are being visited.
  package var depth: Int { levelStarts.count - 1 }

  /// The worlds at the current depth that have not been visited.
  var waitingWorlds: [World] { level.compactMap { $0?.origin.world } }

  /// The number of worlds found but not completely visited: at the current depth, and in total.
  package var waitingAtDepth: Int { level.count - place }
  package var waiting: Int { waitingAtDepth + nextLevel.count }

  /// Visits about `count` transitions; returns nil while there is more to do. If `isPaused` becomes true, finishes the
  /// events in progress, at least one, because an interrupted event would start again. If `isStopped` becomes true or
  /// the current `Interruption` is raised, drops the events in progress. Finished work is kept.
  package mutating func advance(
    transitions limit: Int, until isPaused: @escaping @Sendable () -> Bool = { false },
    unless isStopped: @escaping @Sendable () -> Bool = { false }
  ) -> Answer? {
    let interruption = Interruption.current
    let end = limit == .max ? Int.max : transitions + limit
    while answer == nil {
      if place == level.count || (depth == question.depth && isCut) {
        // Worlds found at the last depth are not visited, so they are not kept.
        guard !nextLevel.isEmpty else {
          let concluded = concluded()
          guard interruption?.isCancelled != true else { return nil }
          answer = concluded
          break
        }
        levelStarts.append(seen.count - nextLevel.count)
        level = nextLevel
        nextLevel = []
        place = 0
      }
      if transitions >= end { return nil }
      guard visitMore(interruption, until: isPaused, unless: isStopped) else { return nil }
    }
    return answer
  }

  /// Runs the whole search.
  package mutating func run() -> Answer {
    advance(transitions: .max) ?? Answer(extent: .stopped)
  }

  /// The transitions since the last call, in the order in which they were visited.
  package mutating func takeTransitions() -> [Transition] {
    defer { recorded = [] }
    return recorded
  }

  /// The number of events that the threads play before their results are merged. Small batches waste little work after
  /// an answer; large ones reduce the overhead of threads in large searches.
  private var batch: Int { min(256, max(16, seen.count / 4)) }

  /// Returns false if the search was paused or stopped.
  private mutating func visitMore(
    _ interruption: Interruption?,
    until isPaused: @escaping @Sendable () -> Bool,
    unless isStopped: @escaping @Sendable () -> Bool
  ) -> Bool {
    let work = nextWork()
    let (successors, first) = (successors, (place, event))
    let found = Workers.map(work, threads: question.threads) { item -> [Successors.Found]? in
      if item.isAsleep { return [] }
      if (item.place, item.event) != first, isPaused() { return nil }
      return successors.found(
        by: item.event, from: item.reached.origin, interruption, unless: isStopped)
    }
    for found in found {
      guard let found else { return false }
      if let reached = level[place], reached.isAsleep(event) {
        skip()
        continue
      }
      note(found, by: event, in: level[place]?.origin.world)
      let parent = levelStarts[depth] + place
      if depth < question.depth {
        for successor in found where take(successor, from: parent) { return true }
        for successor in found where successor.footprint != .anything {
          played.append(SleepingEvent(event: event, footprint: successor.footprint))
        }
      } else if findsNewWorld(found, from: parent) {
        isCut = true
        return true
      }
      moveOn()
    }
    return true
  }

  /// Notes the effect of the event: its refusal, or the methods that it called.
  private mutating func note(_ found: [Successors.Found], by event: Int, in world: World?) {
    if found.isEmpty {
      // A world in which the app has not asked yet does not decide: the app may ask later, and then the reason may be
      // another one.
      guard !happened.contains(event), refusals[event].map({ $0.condition == .notAsked }) ?? true
      else { return }
      refusals[event] = world?.denial(of: question.events[event].event, by: question.program)
    } else {
      happened.insert(event)
    }
    for successor in found {
      for (callback, ending) in successor.endings {
        endings[callback, default: ending].join(ending)
      }
    }
  }

  /// Events that every world refused, with the first reason other than that the app did not ask.
  var refusedEverywhere: [(candidate: Exploration.Candidate, denial: Denial)] {
    refusals.filter { !happened.contains($0.key) }.sorted { $0.key < $1.key }.map {
      (question.events[$0.key], $0.value)
    }
  }

  /// Methods whose calls all trapped, or would have.
  var trappedAlways: [(callback: Callback, trap: CallEnding.Trap)] {
    Callback.allCases.compactMap { callback in
      guard case .trapped(let trap)? = endings[callback] else { return nil }
      return (callback, trap)
    }
  }

  private struct Work: Sendable {
    var reached: Reached
    /// Index in `level`.
    var place: Int
    var event: Int

    var isAsleep: Bool { reached.isAsleep(event) }
  }

  private func nextWork() -> [Work] {
    var work: [Work] = []
    let most = question.threads * batch
    var (place, event) = (place, event)
    while work.count < most, level.indices.contains(place), let reached = level[place] {
      work.append(Work(reached: reached, place: place, event: event))
      event += 1
      if event == question.events.count { (place, event) = (place + 1, 0) }
    }
    return work
  }

  /// Counts a transition to a known world without playing it.
  private mutating func skip() {
    transitions += 1
    skippedTransitions += 1
    if depth < question.depth { depthReached = depth + 1 }
    moveOn()
  }

  private mutating func moveOn() {
    event += 1
    guard event == question.events.count else { return }
    level[place] = nil
    played = []
    (place, event) = (place + 1, 0)
  }

  /// Whether a further event would bring an answer or a new world. If not, the depth cut nothing off.
  private mutating func findsNewWorld(_ found: [Successors.Found], from parent: Int) -> Bool {
    for successor in found {
      transitions += 1
      touched.formUnion(successor.touched)
      note(handedOver: successor.handedOver)
      switch successor.verdict {
      case .answered: return true
      case .closed: note(successor, from: parent, to: nil)
      case .open(let key, let settled):
        guard let number = number(of: key, settled) else { return true }
        note(successor, from: parent, to: number)
      }
    }
    return false
  }

  /// The number of the world, or of a known world with the same future.
  private func number(of key: Search.Key, _ settled: Search.Key?) -> Int? {
    seen.number(of: key) ?? settled.flatMap { seen.number(of: $0) }
  }

  private mutating func note(handedOver calls: [Assumed]) {
    for call in calls where !handedOver.contains(where: { $0.isAbout(call) }) {
      handedOver.append(call)
      handedOver.sort { ($0.line, $0.number) < ($1.line, $1.number) }
    }
  }

  /// Returns whether the search is over.
  private mutating func take(_ successor: Successors.Found, from parent: Int) -> Bool {
    transitions += 1
    depthReached = depth + 1
    touched.formUnion(successor.touched)
    note(handedOver: successor.handedOver)
    switch successor.verdict {
    case .closed:
      note(successor, from: parent, to: nil)
      return false
    case .answered(let property, let breach):
      note(successor, from: parent, to: nil)
      let path = path(to: parent) + [successor.event]
      let taken = newAssumptions(of: successor.world)
      if successors.replay(path, taken).isThrottled {
        throttledAnswers += 1
        return false
      }
      let assumptions = successors.assumptionsNeeded(for: path, taken)
      let stated = successors.replay(path, assumptions)
      // Replays that are broken off say nothing. The next event that is tried ends the search.
      guard Interruption.current?.isCancelled != true else { return true }
      // The sequence rests on a trap that was passed over because it is only assumed: with the
      // assumption stated, the code traps.
      guard stated.isAnswer || assumptions.isEmpty else { return false }
      let unknown = stated.said
      answer = Answer(
        events: path.map { question.events[$0] }, breach: breach, property: property,
        assumptions: assumptions, unknown: unknown, extent: .bounded)
      return true
    case .open(let key, let settled):
      if let number = number(of: key, settled) {
        note(successor, from: parent, to: number)
        return false
      }
      guard seen.count < question.mostWorlds else {
        isCut = true
        if question.goal.asksForWays { ways.leaveOpen(parent) }
        return false
      }
      let number = seen.insert(key)
      links.append(Link(parent: Int32(parent), event: Int32(successor.event)))
      let world =
        abstraction.ignoresNonHandlers
        ? seen.continuing(successor.world, key) : successor.world
      nextLevel.append(
        Reached(
          Successors.Origin(
            world: world, progress: successor.progress, taken: successor.taken),
          asleep: asleep(after: successor)))
      let assumptions = newAssumptions(of: successor.world)
      if !assumptions.isEmpty { self.assumptions[number] = assumptions }
      note(successor, from: parent, to: number, isNew: true)
      return false
    }
  }

  private func asleep(after successor: Successors.Found) -> [SleepingEvent] {
    guard successor.footprint != .anything else { return [] }
    return ((level[place]?.asleep ?? []) + played).filter {
      $0.footprint.isIndependent(of: successor.footprint)
    }
  }

  /// Records a transition. `number` is nil if the search does not continue from there.
  private mutating func note(
    _ successor: Successors.Found, from parent: Int, to number: Int?, isNew: Bool = false
  ) {
    if question.goal.asksForWays {
      ways.add(from: parent, to: number, event: successor.event, meets: successor.meets)
    }
    guard question.recordsTransitions else { return }
    recorded.append(
      Transition(
        from: parent, to: number, event: question.events[successor.event].text,
        calls: successor.calls, state: successor.world.lifecycle, isNew: isNew))
  }

  private func newAssumptions(of world: World) -> [Assumption] {
    guard world.stage.assumptions.count > question.start.stage.assumptions.count else { return [] }
    return world.stage.assumptions.filter { !question.start.stage.assumptions.contains($0) }
  }

  private mutating func concluded() -> Answer {
    let extent = isCut ? Extent.bounded : .complete
    switch question.goal {
    case .eventually: return pathWithout(extent)
    case .possible: return lastChance(extent)
    case .broken, .fails, .holds, .met, .never, .everything: return Answer(extent: extent)
    }
  }

  func assumptions(at number: Int) -> [Assumption] { assumptions[number] ?? [] }

  /// The events that lead to a world, as indices in the list of events.
  func path(to number: Int) -> [Int] {
    var path: [Int] = []
    var link = links[number]
    while link.parent >= 0 {
      path.append(Int(link.event))
      link = links[Int(link.parent)]
    }
    return path.reversed()
  }
}
