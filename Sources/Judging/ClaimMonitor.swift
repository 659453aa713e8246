import CommandLanguage
import LifecycleModel

/// Evaluates an expectation as a fold over events. After each event it knows whether the expectation holds, and what
/// was found instead. `expect` folds the history, a lesson folds the events of its play, and a search keeps one monitor
/// for each world.
package struct ClaimMonitor: Hashable, Sendable {
  package let expectation: Expectation
  private var memory: ClaimMemory
  /// The findings for the wording of judgements; nil if no words are needed.
  private var found: Findings?

  /// A monitor before the first event. `withWords`: false for searches, which judge millions of
  /// times.
  package init(_ expectation: Expectation, withWords: Bool = true) {
    self.expectation = expectation
    memory = ClaimMemory(expectation.claim)
    found = withWords ? Findings() : nil
  }

  /// Whether events before the last one matter.
  package static func readsHistory(_ expectation: Expectation) -> Bool {
    switch expectation.claim {
    case .timer, .handlerCalledOnceInTime: return true
    default: return expectation.sinceStart
    }
  }

  /// Adds an event: the verb of its command, whether it was refused, and its steps. While an event is in progress: the
  /// steps shown so far.
  package mutating func see(verb: String, wasRefused: Bool, steps: some Sequence<Step>) {
    if !expectation.sinceStart {
      memory.beginScope(expectation.claim)
      if found != nil { found = Findings() }
    }
    if case .event(let wanted, _) = expectation.claim, wanted == verb, !wasRefused,
      case .events(let count) = memory
    {
      memory = .events(count: count + 1)
    }
    if wasRefused, case .refused = memory { memory = .refused(true) }
    if case .nothing = memory { return }
    for step in steps { see(step.change) }
  }

  private mutating func see(_ change: Change) {
    switch change {
    case .call(let call): see(call)
    case .display(let display):
      guard case .shown(let place) = expectation.claim else { return }
      found?.words.append(display.place.rawValue)
      if place == nil || place == display.place { memory = .hit(true) }
    case .apns(let verdict):
      guard case .apns(let fate, let reason) = expectation.claim else { return }
      found?.words.append(verdict.claimWords)
      if verdict.fate == fate, reason == nil || verdict.reason == reason { memory = .hit(true) }
    case .outcome(let outcome):
      if case .treated = memory { memory = .treated(outcome.treatedAs) }
    case .terminated(let terminator, _): addEnd(by: terminator)
    // A service extension that traps emits no end step.
    case .app(.trapped): addEnd(by: .crash)
    case .app(.ranAway): addEnd(by: .watchdog)
    case .timer(let timer, let change):
      if case .timer(let name, _) = expectation.claim, timer.name == name, !timer.isGrace {
        see(timer, change)
      }
      addHandler(.timer(timer, change))
    case .quiet(.handlerOpened), .app: addHandler(change)
    default: break
    }
  }

  private mutating func addEnd(by terminator: Terminator) {
    guard case .terminated(let by) = expectation.claim else { return }
    let words = "terminated by \(terminator.rawValue)"
    if found?.words.last != words { found?.words.append(words) }
    if terminator == by { memory = .hit(true) }
  }

  private mutating func see(_ timer: Timer, _ change: TimerChange) {
    guard case .timer(let newest, _) = memory, timer.id >= newest else { return }
    switch change {
    case .started, .resumed: memory = .timer(id: timer.id, .running)
    case .stopped, .paused: memory = .timer(id: timer.id, .stopped)
    case .expired: memory = .timer(id: timer.id, .expired)
    }
  }

  private mutating func addHandler(_ change: Change) {
    guard case .handlers(var handlers) = memory, let fact = HandlerFact(change) else { return }
    handlers.see(fact)
    memory = .handlers(handlers)
  }

  private mutating func see(_ call: Call) {
    guard case .implemented = call.answer else {
      if case .called(let name, _, _, _) = expectation.claim, name.matches(call) {
        found?.wasTried = true
      }
      return
    }
    switch (expectation.claim, memory) {
    case (.called(let name, _, let state, let key), .called(let count)):
      found?.words.append(call.claimWords)
      guard name.matches(call) else { return }
      if found?.named == nil { found?.named = call.claimWords }
      guard state == nil || call.state == state,
        key.map({ call.launchOptions?.keys.contains($0) == true }) ?? true
      else { return }
      memory = .called(fitting: count + 1)
    case (.calls(let names), .calls(let matched, nil)):
      if names.indices.contains(matched), names[matched].matches(call) {
        memory = .calls(matched: matched + 1, difference: nil)
      } else {
        memory = .calls(
          matched: matched,
          difference: CallOrder.difference(at: matched, wanted: names, found: call))
      }
    case (.order(let first, let second), .order(var order)):
      order.see(
        isFirst: first.matches(call), isSecond: second.matches(call))
      memory = .order(order)
    default: break
    }
  }
}

extension ClaimMonitor {
  package func holds(in world: World, of program: any AppProgram) -> Bool {
    (contradiction(in: world, program) == nil) != expectation.isNegated
  }

  package func judgement(in world: World, of program: any AppProgram) -> Judgement {
    let contradiction = contradiction(in: world, program)
    let holds = (contradiction == nil) != expectation.isNegated
    return Judgement(
      kind: .expectation, text: expectation.text, holds: holds,
      found: holds ? nil : contradiction ?? confirmation)
  }

  /// The state that distinguishes runs: runs with equal values are judged alike from here on.
  package func trace(in world: World) -> [Int] { memory.trace(in: world, expectation.claim) }

  /// The finding that contradicts the claim, in English; nil if the claim is true.
  private func contradiction(in world: World, _ program: any AppProgram) -> String? {
    switch (expectation.claim, memory) {
    case (.called(_, let times, _, _), .called(let count)):
      if let times { return count == times ? nil : "\(count) times" }
      return count > 0 ? nil : notCalled
    case (.calls(let names), .calls(let matched, let difference)):
      return difference ?? CallOrder.difference(at: matched, wanted: names, found: nil)
    case (.order(let first, let second), .order(let order)):
      switch order {
      case .neither, .second: return "\(first.spelling) was not called"
      case .first: return "\(second.spelling) was not called"
      case .contradicted: return "\(second.spelling) came first"
      case .firstThenSecond: return nil
      }
    case (.event(let verb, let times), .events(let count)):
      if let times { return count == times ? nil : "\(verb) \(count) times" }
      return count > 0 ? nil : "no \(verb)"
    case (_, .refused(let wasRefused)): return wasRefused ? nil : "it was not refused"
    case (.shown(let place), .hit(let wasShown)):
      return wasShown == (place != nil) ? nil : list(or: "nothing")
    case (.apns, .hit(let isTrue)): return isTrue ? nil : list(or: "no push was sent")
    case (.terminated, .hit(let isTrue)): return isTrue ? nil : list(or: "nothing was terminated")
    case (.timer(let name, let wanted), .timer(_, let state)):
      return state == wanted ? nil : state?.rawValue ?? "no timer \(name.rawValue) was started"
    case (.treated(let wanted), .treated(let treatment)):
      guard let treatment else {
        return program.hasMarks ? "no push was handed over" : "the app has no marks"
      }
      return treatment == wanted ? nil : "treated as \(treatment.rawValue)"
    case (_, .handlers(let handlers)): return handlers.contradiction(in: world)
    default: return expectation.claim.contradiction(in: world, program.propertyNames)
    }
  }

  private var notCalled: String {
    if let named = found?.named { return named }
    if found?.wasTried == true { return "iOS called it, but the app does not have it" }
    return list(or: "no calls")
  }

  private func list(or none: String) -> String {
    guard let words = found?.words, !words.isEmpty else { return none }
    return words.joined(separator: ", ")
  }

  /// The finding that makes the claim true, for `expect not`.
  private var confirmation: String {
    switch expectation.claim {
    case .state(let state): return "the state is \(state.rawValue)"
    case .called(let name, _, _, _): return found?.named ?? "\(name.spelling) was called"
    case .calls: return "just these calls"
    case .order: return "just this order"
    case .event(let verb, _): return "\(verb) was given"
    case .refused: return "it was refused"
    case .shown(let place): return place.map { "\($0.rawValue) was shown" } ?? "nothing was shown"
    case .flag(_, let value): return "the value is \(value)"
    case .timer(let name, let state): return "\(name.rawValue) is \(state.rawValue)"
    case .apns: return list(or: "no push was sent")
    case .treated(let treatment): return "treated as \(treatment.rawValue)"
    case .handlerCalledOnceInTime: return "each handler was called once, in time"
    case .content(let content): return "content \(content.rawValue)"
    case .terminated(let by): return "terminated by \(by.rawValue)"
    }
  }
}

/// The findings for the wording of a judgement.
private struct Findings: Hashable, Sendable {
  /// The calls, displays, verdicts or ends that the claim is about.
  var words: [String] = []
  /// The first call with the claimed name.
  var named: String?
  /// iOS called the method, but the app does not have it.
  var wasTried = false
}

extension Verdict {
  fileprivate var claimWords: String {
    [fate.rawValue, status.map { "\($0)" }, reason].compactMap { $0 }.joined(separator: " ")
  }
}
