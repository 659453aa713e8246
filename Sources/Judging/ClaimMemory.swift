import CommandLanguage
import LifecycleModel

/// The state of a claim's evaluation, by kind of claim.
enum ClaimMemory: Hashable, Sendable {
  /// The claim needs no memory, because the world alone decides it.
  case nothing
  /// The number of calls that match.
  case called(fitting: Int)
  /// The number of calls that matched in order, and the first difference.
  case calls(matched: Int, difference: String?)
  case order(Order)
  case events(count: Int)
  case refused(Bool)
  /// Whether there was a display, verdict or end of the claimed kind.
  case hit(Bool)
  /// The newest timer of that name, and its state; nil if none was started.
  case timer(id: Int, Expectation.TimerState?)
  /// The last outcome.
  case treated(Treatment?)
  case handlers(HandlerMemory)

  /// Which of two callbacks came first. `contradicted`: the second one did, or one call matches both.
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

  /// Begins the scope of the next event. Facts about the whole past stay.
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

  /// The part of the memory that distinguishes runs. Runs with equal worlds and equal traces are judged alike from here
  /// on.
  func trace(in world: World, _ claim: Expectation.Claim) -> [Int] {
    switch self {
    case .nothing: return []
    case .called(let count), .events(let count):
      // One extra call is as wrong as ten.
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
