import LifecycleModel

/// The effect of a change on a completion handler. Claims and properties of `explore` both use it.
package enum HandlerFact: Hashable, Sendable {
  case opened(HandlerID)
  /// `again`: it had already been called.
  case called(HandlerID, again: Bool)
  /// Its time ran out before it was called.
  case expired(HandlerID)

  package init?(_ change: Change) {
    switch change {
    case .quiet(.handlerOpened(let handler)): self = .opened(handler.id)
    case .quiet(.contentNeverGiven(let id)): self = .expired(id)
    case .app(.completed(let id, _, let again)), .app(.presented(let id, _, let again)):
      self = .called(id, again: again)
    case .timer(let timer, .expired):
      switch timer.kind {
      case .handler(let id), .transfer(let id): self = .expired(id)
      default: return nil
      }
    default: return nil
    }
  }
}

/// The memory of `expect handler called once in time`.
struct HandlerMemory: Hashable, Sendable {
  /// Handlers in scope: those that were opened or called, or whose time ran out, in this order.
  private(set) var mentioned: [HandlerID] = []
  /// The number of calls of each handler since the start.
  private(set) var calls: [HandlerID: Int] = [:]
  private(set) var expired: Set<HandlerID> = []

  mutating func see(_ fact: HandlerFact) {
    let id: HandlerID
    switch fact {
    case .opened(let handler): id = handler
    case .called(let handler, let again):
      id = handler
      calls[id] = max(calls[id] ?? 0, again ? 1 : 0) + 1
    case .expired(let handler):
      id = handler
      expired.insert(id)
    }
    if !mentioned.contains(id) { mentioned.append(id) }
  }

  /// Begins the scope of the next event.
  mutating func beginScope() { mentioned = [] }

  /// The fault; nil if every handler in scope was called exactly once and in time. A handler that
  /// ended with its process is not a fault.
  func contradiction(in world: World) -> String? {
    if mentioned.isEmpty { return "no handler was handed over or called" }
    for id in mentioned {
      let count = calls[id] ?? 0
      if expired.contains(id) { return "the time of a handler ended" }
      if count > 1 { return "a handler was called \(count) times" }
      if count == 0, world.allOpenHandlers.contains(where: { $0.id == id }) {
        return "a handler has not been called"
      }
    }
    return nil
  }

  /// The part of the memory that distinguishes runs: whether a handler in scope has an irreparable
  /// fault, whether one is in scope, and which open ones are in scope or late. Without ids, because
  /// each run numbers them differently.
  func trace(in world: World) -> [Int] {
    let isBroken = mentioned.contains { expired.contains($0) || (calls[$0] ?? 0) > 1 }
    let open = world.allOpenHandlers.map { handler in
      (mentioned.contains(handler.id) ? 1 : 0) + (expired.contains(handler.id) ? 2 : 0)
        + ((calls[handler.id] ?? 0) > 0 ? 4 : 0)
    }
    return [isBroken ? 2 : mentioned.isEmpty ? 0 : 1] + open
  }
}
