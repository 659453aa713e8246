import LifecycleModel

/// What a change says about a completion handler. Claims and properties of `explore` both read
/// this.
package enum HandlerFact: Hashable, Sendable {
  case opened(HandlerID)
  /// `again`: it had been called before.
  case called(HandlerID, again: Bool)
  /// Its time ended before it was called.
  case expired(HandlerID)

  package init?(_ change: Change) {
    switch change {
    case .quiet(.handlerOpened(let handler)): self = .opened(handler.id)
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

/// What `expect handler called once in time` has to remember of the events so far.
struct HandlerMemory: Hashable, Sendable {
  /// Handlers that were opened, called or whose time ended in the scope, in this order.
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

  /// The next event is a scope of its own.
  mutating func beginScope() { mentioned = [] }

  /// What is wrong; nil: every handler in scope was called exactly once, in time. One that died
  /// with its process counts as neither late nor forgotten.
  func contradiction(in world: World) -> String? {
    if mentioned.isEmpty { return "no handler was handed over or called" }
    for id in mentioned {
      let count = calls[id] ?? 0
      if expired.contains(id) { return "the time of a handler ended" }
      if count > 1 { return "a handler was called \(count) times" }
      if count == 0, world.openHandlers.contains(where: { $0.id == id }) {
        return "a handler has not been called"
      }
    }
    return nil
  }

  /// What distinguishes runs: whether a handler in scope is at fault for good, whether one is in
  /// scope, and which of the open ones are in scope or late. Ids are left out, for the play numbers
  /// them.
  func trace(in world: World) -> [Int] {
    let isBroken = mentioned.contains { expired.contains($0) || (calls[$0] ?? 0) > 1 }
    let open = world.openHandlers.map { handler in
      (mentioned.contains(handler.id) ? 1 : 0) + (expired.contains(handler.id) ? 2 : 0)
        + ((calls[handler.id] ?? 0) > 0 ? 4 : 0)
    }
    return [isBroken ? 2 : mentioned.isEmpty ? 0 : 1] + open
  }
}
