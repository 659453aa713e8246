import CommandLanguage
import LifecycleModel

/// The state of a claim's evaluation, by kind of claim.
enum ClaimMemory: Hashable, Sendable {
  /// The world alone decides: states, flags, content.
  case nothing
  /// How many calls fitted.
  case called(fitting: Int)
  /// The number of calls that came as named, and the first call that did not.
  case calls(matched: Int, difference: String?)
  case order(Order)
  case events(count: Int)
  case refused(Bool)
  /// A display, verdict or end of the kind that the claim names was there.
  case hit(Bool)
  /// The newest timer of the name; nil: none was started.
  case timer(id: Int, Expectation.TimerState?)
  /// The last outcome.
  case treated(Treatment?)
  case handlers(HandlerMemory)

  /// Which of two callbacks have come. `contradicted`: the second came first, or one call is both.
  enum Order: Int, Hashable, Sendable {
    case neither, first, second, firstThenSecond, contradicted

    mutating func see(isFirst: Bool, isSecond: Bool) {
      switch self {
      case .neither:
        if isSecond {
          self = isFirst ? .contradicted : .second
        } else if isFirst {
          self = .first
        }
      case .first: if isSecond { self = .firstThenSecond }
      case .second: if isFirst { self = .contradicted }
      case .firstThenSecond, .contradicted: break
      }
    }
  }

  init(_ claim: Expectation.Claim) {
    switch claim {
    case .state, .flag, .content: self = .nothing
    case .called: self = .called(fitting: 0)
    case .calls: self = .calls(matched: 0, difference: nil)
    case .order: self = .order(.neither)
    case .event: self = .events(count: 0)
    case .refused: self = .refused(false)
    case .shown, .apns, .terminated: self = .hit(false)
    case .timer: self = .timer(id: 0, nil)
    case .treated: self = .treated(nil)
    case .handlerCalledOnceInTime: self = .handlers(HandlerMemory())
    }
  }

  /// Begins the scope of the next event; what depends on the whole past stays.
  mutating func beginScope(_ claim: Expectation.Claim) {
    switch self {
    case .timer: break
    case .handlers(var memory):
      memory.beginScope()
      self = .handlers(memory)
    case .nothing, .called, .calls, .order, .events, .refused, .hit, .treated:
      self = ClaimMemory(claim)
    }
  }

  /// What distinguishes runs: equal worlds with equal traces are judged alike from here on.
  func trace(in world: World, _ claim: Expectation.Claim) -> [Int] {
    switch self {
    case .nothing: return []
    case .called(let count), .events(let count):
      // One more than was asked for is as wrong as ten more.
      var most = 1
      if case .called(_, let times?, _, _) = claim { most = times + 1 }
      if case .event(_, let times?) = claim { most = times + 1 }
      return [min(count, most)]
    case .calls(let matched, let difference): return [difference == nil ? matched : -1]
    case .order(let order): return [order.rawValue]
    case .refused(let isTrue), .hit(let isTrue): return [isTrue ? 1 : 0]
    case .timer(_, let state):
      return [state.flatMap(Expectation.TimerState.allCases.firstIndex) ?? -1]
    case .treated(let treatment):
      return [treatment.flatMap(Treatment.allCases.firstIndex) ?? -1]
    case .handlers(let memory): return memory.trace(in: world)
    }
  }
}
