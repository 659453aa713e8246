import LifecycleModel

/// Completion handlers of iOS that the code calls.
extension Interpreter {
  /// Calls a handler. An unknown argument is assumed, and a step says so.
  private mutating func complete(
    _ handler: HandlerID, of kind: HandlerKind?, withUnknown what: String
  ) {
    switch kind {
    case .push?, .fetch?:
      guard case .enumCase(let name) = assume(what, .enumCase(FetchResult.newData.rawValue)),
        let result = FetchResult(rawValue: name)
      else { return callWithSuccess(handler: handler) }
      reaction.complete(handler, with: result)
    case .presentation?:
      _ = assume(what, .enumCase("all"))
      callWithSuccess(handler: handler)
    default: callWithSuccess(handler: handler)
    }
  }

  /// Calls a handler; its kind follows from the argument.
  mutating func complete(_ handler: HandlerID, _ argument: Value?) {
    let argument = argument?.unwrapped
    let open = reaction.world.openHandlers.first { $0.id == handler }
    if open?.kind == .content {
      reaction.deliver(handler, argument.flatMap { changedContent($0) })
      return
    }
    switch argument {
    case .array?, .object("Set", _)?: reaction.present(handler, argument?.memberNames ?? [])
    case .member(let name)?:
      if let result = FetchResult(rawValue: name) {
        reaction.complete(handler, with: result)
      } else {
        reaction.present(handler, [name])
      }
    case .opaque(let what)?: complete(handler, of: open?.kind, withUnknown: what)
    default: reaction.complete(handler, with: nil)
    }
  }

  /// The content that a service extension returns; nil if it leaves nothing to show.
  private func changedContent(_ content: Value) -> ExtensionContent? {
    if case .opaque = content { return nil }
    let members = ["title", "subtitle", "body"].compactMap { name -> JSON.Member? in
      guard case .string(let text)? = systemMember(name, of: content)?.unwrapped, !text.isEmpty
      else {
        return nil
      }
      return JSON.Member(name, .string(text))
    }
    let sound: ExtensionContent.Sound
    switch systemMember("sound", of: content) {
    case .dictionary?: sound = .kept
    case let value?: sound = soundName(of: value).map { .named($0) } ?? .silent
    case nil: sound = .silent
    }
    var badge: Int?
    if case .int(let number)? = systemMember("badge", of: content) { badge = number }
    return ExtensionContent(
      alert: members.isEmpty ? nil : .object(members), sound: sound, badge: badge)
  }
}

extension Value {
  /// Names of the members of an option set, with those of sets inside it.
  fileprivate var memberNames: [String] {
    switch self {
    case .member(let name): return [name]
    case .array(let parts), .object("Set", let parts): return parts.flatMap(\.memberNames)
    default: return []
    }
  }
}
