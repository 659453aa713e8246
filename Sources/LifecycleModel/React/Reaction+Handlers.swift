/// Completion handlers that iOS passes to the app.
extension Reaction {
  /// Opens a handler of any kind. In the background iOS limits the time of handlers of a push, a fetch, a button and
  /// transfers; no limit is documented for others. `notification`: the one that `willPresent` is about.
  mutating func openHandler(
    _ kind: HandlerKind, for push: PushID? = nil, about notification: ReceivedPush? = nil,
    _ rule: Rule
  ) -> Argument {
    let id = world.counters.handlers + 1
    let handler = AppProcess.OpenHandler(id: id, kind: kind, push: push, notification: notification)
    emit(.handlerOpened(handler), rule)
    if let timer = kind.timer(of: id), world.process?.state == .background {
      start(timer, rule)
      reconsiderSuspension()
    }
    return .handler(id)
  }
}

extension HandlerKind {
  fileprivate func timer(of id: HandlerID) -> Timer.Kind? {
    switch self {
    case .push, .fetch, .action: return .handler(id)
    case .transfer: return .transfer(id)
    case .call, .content, .presentation, .response: return nil
    }
  }
}
