import CommandLanguage
import Judging
import LifecycleModel
import Platform

/// Computes the successors of a world, event by event. Immutable, so threads share it.
struct Successors: Sendable {
  let question: Search.Question
  let abstraction: StateAbstraction
  /// The English verb of each event's command.
  private let verbs: [String]
  private let usesSleepSets: Bool
  /// Whether only time passes while a service extension works and no handler of the app is open. Only one extension
  /// works at a time then. False if the processes share UserDefaults, because they may affect each other in any order.
  let endsExtensions: Bool

  init(question: Search.Question, abstraction: StateAbstraction) {
    var question = question
    if question.remembersRuns { question.program = question.program.rememberingRuns }
    self.question = question
    self.abstraction = abstraction
    usesSleepSets = question.usesSleepSets
    endsExtensions =
      abstraction.ignoresNonHandlers && !question.program.readsDefaultsForHandlers
      && question.program.implements(.serviceExtensionDidReceive)
      && question.events.contains(where: \.event.isWait)
    verbs = question.events.map {
      $0.event.canonicalText.split(separator: " ").first.map(String.init) ?? ""
    }
  }

  struct Origin: Sendable {
    var world: World
    var progress: Progress
    var taken: [Taken] = []
  }

  /// An assumption that the search made about an unknown expression.
  struct Taken: Sendable {
    var assumption: Assumption
    /// The unknown expression, as the code spells it.
    var what: String
    /// Other unknown expressions of the same event that fail in the same way.
    var alike: [String] = []
  }

  /// One possible result of an event.
  struct Found: Sendable {
    /// Index in the list of events.
    var event: Int
    var verdict: Verdict
    /// The world after the event, bounded for the search.
    var world: World
    var progress: Progress
    var taken: [Taken] = []
    var footprint = Footprint.anything
    /// Properties for which the event was relevant.
    var touched: Set<Exploration.Property>
    /// Unknown code that was assumed to call a completion handler.
    var handedOver: [Assumed] = []
    /// How the calls of the app's methods ended.
    var endings: [(Callback, CallEnding)] = []
    /// For a question about whole sequences: whether the expectation holds after the event.
    var meets = false
    /// Delegate methods that the event called; empty unless transitions are recorded.
    var calls: [String] = []
  }

  enum Verdict: Sendable {
    case answered(Exploration.Property?, Breach?)
    /// The search continues. The key of the world after the event, and `settled`: the key without assumptions about
    /// expressions that no code can read again. A known world with this key has the same future. Indirect, because a
    /// result is moved several times.
    indirect case open(Search.Key, settled: Search.Key? = nil)
    /// Nothing after this event can be an answer.
    case closed
  }

  /// The most assumptions that one answer may change.
  private var mostAssumptions: Int { abstraction.ignoresNonHandlers ? 1 : 2 }

  /// A search about handlers does not continue from worlds with more open handlers. Two are enough for a delegate that
  /// mixes up handlers.
  private let mostOpenHandlers = 2

  /// The results of one event: first with the current assumptions, then one for each unknown expression with another
  /// value. Empty if the event is refused; nil if stopped.
  func found(
    by number: Int, from origin: Origin, _ interruption: Interruption? = nil,
    unless isStopped: () -> Bool
  ) -> [Found]? {
    let event = question.events[number].event
    if origin.world.denial(of: event, by: question.program) != nil { return [] }
    if endsExtensions, origin.world.awaitsExtensionAlone, !event.isWait { return [] }
    var found: [Found] = []
    var (world, taken) = (origin.world, origin.taken)
    var starts: [(world: World, taken: [Taken])] = []
    var seen: Set<[Assumption]> = []
    while true {
      if isStopped() { return nil }
      let reaction = Interruption.$current.withValue(interruption) {
        LifecycleModel.reaction(
          to: event, in: world, running: question.program,
          recording: question.goal.asksForContent ? .all : .observed)
      }
      if let interruption, interruption.isCancelled { return nil }
      let isFull =
        world.stage.assumptions.count - question.start.stage.assumptions.count
        >= mostAssumptions
      for other in isFull ? [] : reaction.steps.otherAssumptions(question) {
        var world = world
        world.assume(other.assumption)
        if seen.insert(world.stage.assumptions).inserted { starts.append((world, taken + [other])) }
      }
      found.append(self.found(reaction, by: number, world, origin.progress, taken))
      guard !starts.isEmpty else { break }
      (world, taken) = starts.removeFirst()
    }
    return abstraction.ignoresNonHandlers ? deferringAssumptions(found, origin) : found
  }

  /// Defers the choice of a value that makes no difference yet: drops the results with other values, and lets the first
  /// result forget the value, so that the code reads it again when it matters.
  private func deferringAssumptions(_ found: [Found], _ origin: Origin) -> [Found] {
    guard let first = found.first, case .open = first.verdict else { return found }
    let (start, program) = (origin.taken.count, question.program)
    func thing(_ other: Found) -> [String] {
      other.taken.dropFirst(start).first.map { [$0.what] + $0.alike } ?? []
    }
    func isSame(_ other: Found) -> Bool {
      guard case .open = other.verdict, other.taken.count == start + 1 else { return false }
      let things = thing(other)
      let world = other.world.without([other.taken[start].assumption])
      return key(of: world.forgetting(things, program), other.progress)
        == key(of: first.world.forgetting(things, program), first.progress)
    }
    let others = found.dropFirst()
    let differing = Set(others.filter { !isSame($0) }.map(thing))
    let gone = others.filter { !differing.contains(thing($0)) }
    guard !gone.isEmpty else { return found }
    var base = first
    for other in gone {
      base.world = base.world.forgetting(thing(other), program)
      base.touched.formUnion(other.touched)
      base.handedOver += other.handedOver
    }
    base.verdict = .open(key(of: base.world, base.progress))
    return [base] + others.filter { differing.contains(thing($0)) }
  }

  /// The key of a world. `isFull`: the world already has the most assumptions. Unknown expressions then keep their
  /// values, and the key omits them.
  func key(of world: World, _ progress: Progress, isFull: Bool = false) -> Search.Key {
    Search.Key(
      world: world.canonicalForm(abstraction, question.program),
      trace: progress.trace(in: world)
        + (question.goal.asksForAges ? world.contentAges : []) + (isFull ? [1] : []))
  }

  /// The world without settled assumptions; nil if it has none.
  private func settled(_ world: World, _ taken: [Taken]) -> World? {
    guard abstraction.ignoresNonHandlers else { return nil }
    let settled = taken.filter {
      question.program.isSettled($0.assumption, about: $0.what, in: world)
    }
    return settled.isEmpty ? nil : world.without(settled.map(\.assumption))
  }

  /// Whether settled assumptions stay settled. Another launch would read the expressions again.
  private func staysSettled(in world: World) -> Bool {
    world.appProcess != nil
      && !question.events.contains { [.swipedAppAway, .reclaimedMemory].contains($0.event) }
  }

  private func found(
    _ reaction: Reaction, by event: Int, _ before: World, _ progress: Progress, _ taken: [Taken]
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
      if abstraction.ignoresNonHandlers,
        reaction.world.allOpenHandlers.count > mostOpenHandlers
          || (endsExtensions && reaction.world.extensionsAtWork > 1)
      {
        return found
      }
      found.world = reaction.world.boundedForSearch(abstraction, question.program)
      if abstraction.ignoresNonHandlers { found.world = found.world.inNormalTime }
      found.taken = taken
      if usesSleepSets {
        found.footprint = Footprint(question.events[event].event, before, reaction)
      }
      let settled = settled(found.world, taken)
      let settledKey = settled.map { key(of: $0, progress) }
      if let settled, staysSettled(in: settled) {
        found.verdict = .open(key(of: settled, progress, isFull: true), settled: settledKey)
      } else {
        found.verdict = .open(key(of: found.world, progress), settled: settledKey)
      }
    }
    if question.goal.asksForHandlers { found.handedOver = reaction.steps.handedOver }
    found.endings = reaction.steps.callEndings
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
    let verb = verbs[event]
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
      // The monitors are in the order of `Goal.expectations`.
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

  /// Whether the breach is a trap that depends on an assumption, which is not an answer.
  private func restsOnAssumption(_ breach: Breach, _ after: World) -> Bool {
    guard case .trapped = breach else { return false }
    return after.stage.assumptions != question.start.stage.assumptions
  }

  /// The result of playing the sequence from the start, without the bounds of a search.
  struct Replay {
    var isAnswer = false
    /// Whether APNs throttles a push of the sequence. Searches run without throttling.
    var isThrottled = false
    /// Default assumptions that affect the result.
    var assumed: [Assumed] = []
    /// Closures that unknown code calls or never calls, by default assumptions.
    var calls: [Assumed] = []
    /// Assumptions that the user or the search stated.
    var said: [Assumed] = []
  }

  func replay(_ path: [Int], _ assumptions: [Assumption]) -> Replay {
    var replay = Replay()
    var world = question.start
    for assumption in assumptions { world.assume(assumption) }
    var progress = question.startProgress
    var touched: Set<Exploration.Property> = []
    for event in path {
      let reaction = reaction(
        to: question.events[event].event, in: world, running: question.program)
      if reaction.steps.contains(where: { $0.holdsBackPush(of: world) }) {
        replay.isThrottled = true
      }
      let judged = judge(reaction.steps, by: event, world, reaction.world, &progress, &touched)
      if case .answered = judged { replay.isAnswer = true }
      for step in reaction.steps {
        guard case .app(.assumed(let assumed)) = step.change else { continue }
        if assumed.isStated {
          replay.said.append(assumed)
        } else if assumed.value.kind == .call {
          replay.calls.append(assumed)
        } else if !assumed.alternatives.isEmpty {
          replay.assumed.append(assumed)
        }
      }
      world = reaction.world
    }
    return replay
  }

  /// The assumptions that the answer depends on, including default assumptions.
  func assumptionsNeeded(for path: [Int], _ taken: [Assumption]) -> [Assumption] {
    var needed = taken
    for assumption in taken {
      let fewer = needed.filter { $0 != assumption }
      if replay(path, fewer).isAnswer { needed = fewer }
    }
    let known = replay(path, needed).assumed
    for assumed in known where !holds(path, needed, otherwise: assumed, besides: known) {
      needed.assume(question.program.assumption(assumed.value, of: assumed))
    }
    for call in replay(path, needed).calls {
      let other: AssumedValue = call.value == .calls ? .never : .calls
      var otherwise = needed
      otherwise.assume(question.program.assumption(other, of: call))
      if !replay(path, otherwise).isAnswer {
        needed.assume(question.program.assumption(call.value, of: call))
      }
    }
    return needed
  }

  /// Whether the sequence is still an answer if the unknown expression has another value, whichever values other
  /// unknown expressions take as a result.
  private func holds(
    _ path: [Int], _ taken: [Assumption], otherwise assumed: Assumed, besides known: [Assumed],
    levels: Int = 3
  ) -> Bool {
    assumed.alternatives.allSatisfy { other in
      var changed = taken
      changed.assume(question.program.assumption(other, of: assumed))
      let replay = replay(path, changed)
      guard replay.isAnswer, levels > 1 else { return replay.isAnswer }
      let met = replay.assumed.filter { new in !known.contains { $0.isAbout(new) } }
      return met.allSatisfy {
        holds(path, changed, otherwise: $0, besides: known + met, levels: levels - 1)
      }
    }
  }
}

extension World {
  fileprivate var extensionsAtWork: Int { extensions.running.count { !$0.isDone } }

  /// Whether a service extension works and no completion handler of the app is open.
  fileprivate var awaitsExtensionAlone: Bool {
    extensionsAtWork > 0 && appProcess?.openHandlers.isEmpty != false
  }
}

extension Event {
  var isWait: Bool {
    if case .timePassed = self { true } else { false }
  }
}
